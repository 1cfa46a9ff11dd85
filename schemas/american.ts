import Type, { type Static } from 'typebox';
import { CardRef } from './card.js';
import { answer, component, envelope, oneOf, ref, Seat } from './common.js';
import { Hand, Meld, Win } from './hand.js';
import { ProblemItem } from './problem.js';
import { TileList } from './tiles.js';
import { HandState } from './validate.js';

const mode = oneOf(['exposed', 'concealed']);
const lineMembers = {
  id: Type.String({ examples: ['r1'] }),
  section: Type.String({ description: 'Id of the section.' }),
  value: Type.Integer({ description: 'What the line is worth to this hand: of two prices the one that applies.' }),
  mode,
};
const binding = Type.Record(Type.String(), Type.Union([Type.Integer(), Type.String()]), {
  description: 'What the variables stand for: numbers, suits (B, C, D), winds, tiles.',
  examples: [{ x: 4, a: 'B', b: 'D' }],
});

export const LineRef = component('LineRef', answer(lineMembers, { description: 'A line of a card.' }));
export type LineRef = Static<typeof LineRef>;

export const BoundLine = component(
  'BoundLine',
  answer({ ...lineMembers, binding }, { description: 'A line of a card with its variables bound.' }),
);
export type BoundLine = Static<typeof BoundLine>;

export const LineGroup = component(
  'LineGroup',
  answer(
    {
      tile: Type.String(),
      count: Type.Integer(),
      naturals: Type.Integer(),
      jokers: Type.Integer(),
      flowers: Type.Optional(Type.Integer({ description: 'Flowers that stand for the tile.' })),
      exposed: Type.Boolean(),
    },
    { description: 'A group of a line, as the hand fills it.' },
  ),
);
export type LineGroup = Static<typeof LineGroup>;

export const LineMatch = component(
  'LineMatch',
  answer(
    {
      ...lineMembers,
      binding,
      groups: Type.Array(ref(LineGroup)),
      jokerless: Type.Boolean({ description: 'No joker among the 14 tiles.' }),
    },
    { description: 'One way in which the hand is a line of the card.' },
  ),
);
export type LineMatch = Static<typeof LineMatch>;

export const NearestLine = component(
  'NearestLine',
  answer(
    {
      line: ref(BoundLine),
      distance: Type.Integer({ minimum: 0, description: 'Tiles that the line still needs.' }),
      missing: ref(TileList),
      unneeded: ref(TileList),
      possible: Type.Boolean({ description: 'The tiles that can still come can fill every group.' }),
    },
    { description: 'A line that the hand is near, in the variant that uses most of its tiles.' },
  ),
);
export type NearestLine = Static<typeof NearestLine>;

export const AmericanWait = component(
  'AmericanWait',
  answer(
    {
      tile: Type.String(),
      left: Type.Integer({ minimum: 0, description: 'Copies that are nowhere to be seen in the request.' }),
      lines: Type.Array(ref(LineRef), { description: 'Lines that the tile completes, best value first.' }),
    },
    { description: 'A tile that completes a line.' },
  ),
);
export type AmericanWait = Static<typeof AmericanWait>;

export const AmericanDiscard = component(
  'AmericanDiscard',
  answer(
    {
      tile: Type.String(),
      distance: Type.Integer({ minimum: 0 }),
      waits: ref(TileList),
    },
    { description: 'A tile to throw, and what that leaves.' },
  ),
);
export type AmericanDiscard = Static<typeof AmericanDiscard>;

const handMembers = {
  card: ref(CardRef),
  hand: ref(Hand),
  seat: Type.Optional(ref(Seat)),
  win: Type.Optional(ref(Win)),
};

export const AmericanDecomposeAnswer = component(
  'AmericanDecomposeAnswer',
  answer(
    {
      ...envelope,
      ...handMembers,
      complete: Type.Boolean(),
      lines: Type.Array(ref(LineMatch), {
        description: 'Every way to read the hand, best value first. An id may occur more than once.',
      }),
      distance: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'The least over the lines that the exposed sets fit; absent if none.',
        }),
      ),
      waits: Type.Optional(Type.Array(ref(AmericanWait), { description: 'Of 13 tiles.' })),
      discards: Type.Optional(
        Type.Array(ref(AmericanDiscard), { description: 'Of 14 tiles that are no line: each tile to throw.' }),
      ),
      nearest: Type.Array(ref(NearestLine), { description: 'The nearest lines, nearest first.' }),
    },
    { description: 'Which lines a hand is, or is near.' },
  ),
);
export type AmericanDecomposeAnswer = Static<typeof AmericanDecomposeAnswer>;

export const AmericanScore = component(
  'AmericanScore',
  answer(
    {
      value: Type.Integer({ description: 'The printed value.' }),
      jokerless: Type.Boolean({ description: 'No joker among the 14 tiles.' }),
      jokerlessCounts: Type.Boolean({ description: 'It is paid: declared, and not switched off for the line.' }),
      selfDrawn: Type.Boolean(),
      thrower: Type.Optional(Type.Integer({ description: 'What the player pays who threw the winning tile.' })),
      other: Type.Integer({ description: 'What each other player pays.' }),
      total: Type.Integer({ description: 'What the winner receives in all.' }),
    },
    { description: 'What a win pays.' },
  ),
);
export type AmericanScore = Static<typeof AmericanScore>;

export const AmericanScoreAnswer = component(
  'AmericanScoreAnswer',
  answer(
    {
      ...envelope,
      ...handMembers,
      outcome: oneOf(['win', 'no-win', 'dead']),
      line: Type.Optional(ref(BoundLine)),
      groups: Type.Optional(Type.Array(ref(LineGroup))),
      announced: Type.Boolean({ description: 'The line is the one that was announced.' }),
      score: ref(AmericanScore),
      alternatives: Type.Array(ref(LineMatch), { description: 'Other lines that the hand is.' }),
    },
    { description: 'The line that a hand is, and what it pays.' },
  ),
);
export type AmericanScoreAnswer = Static<typeof AmericanScoreAnswer>;

export const ExposureRuling = component(
  'ExposureRuling',
  answer(
    {
      index: Type.Integer({ description: 'Place among the sets as sent.' }),
      set: Type.Optional(ref(Meld)),
      ruling: oneOf(['stays', 'returned']),
      jokersExchangeable: Type.Boolean({ description: 'It stays and holds jokers: they may still be exchanged.' }),
    },
    { description: 'What becomes of an exposed set.' },
  ),
);
export type ExposureRuling = Static<typeof ExposureRuling>;

export const AmericanValidateAnswer = component(
  'AmericanValidateAnswer',
  answer(
    {
      ...envelope,
      card: ref(CardRef),
      hand: Type.Optional(ref(Hand)),
      seat: Type.Optional(ref(Seat)),
      win: Type.Optional(ref(Win)),
      state: ref(HandState),
      problems: Type.Array(ref(ProblemItem), { description: 'Everything found, the reasons of a dead hand included.' }),
      dead: Type.Array(ref(ProblemItem), { description: 'Why the hand is dead; empty if it is not.' }),
      exposures: Type.Array(ref(ExposureRuling)),
      possibleLines: Type.Array(ref(LineRef), {
        description: 'Lines that the exposed sets fit and that can still be made.',
      }),
      distance: Type.Optional(Type.Integer({ minimum: 0 })),
      waits: Type.Optional(ref(TileList)),
    },
    { description: 'Whether a hand is legal, alive, waiting or complete, and what becomes of its exposed sets.' },
  ),
);
export type AmericanValidateAnswer = Static<typeof AmericanValidateAnswer>;

/** Components of the American answers, each after those it refers to. */
export const americanComponents = [
  LineRef,
  BoundLine,
  LineGroup,
  LineMatch,
  NearestLine,
  AmericanWait,
  AmericanDiscard,
  AmericanDecomposeAnswer,
  AmericanScore,
  AmericanScoreAnswer,
  ExposureRuling,
  AmericanValidateAnswer,
];
