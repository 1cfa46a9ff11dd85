import Type, { type Static } from 'typebox';
import { answer, component, envelope, oneOf, ref, Seat } from './common.js';
import { Hand, Reading, Win } from './hand.js';
import { TileList } from './tiles.js';

export const ScoreItem = component(
  'ScoreItem',
  answer(
    {
      id: Type.String({ description: 'Stable id of the rule.', examples: ['pung-exposed'] }),
      label: Type.String({ description: 'The rule for people.', examples: ['Three green dragons, exposed'] }),
      points: Type.Optional(Type.Integer()),
      doubles: Type.Optional(Type.Integer()),
      tiles: Type.Optional(ref(TileList)),
      source: Type.String({ description: 'Book and place.', examples: ['Red Book, scoring table'] }),
    },
    { description: 'One thing that counted, with the tiles that earned it.' },
  ),
);
export type ScoreItem = Static<typeof ScoreItem>;

export const Award = component(
  'Award',
  answer(
    {
      id: Type.String({ description: 'A special hand, an award, or `calling`.', examples: ['hand-from-heaven'] }),
      kind: oneOf(['fixed', 'floor'], {
        description: '`fixed`: this value in place of points and doubles. `floor`: it lifted a smaller total.',
      }),
      value: Type.Integer(),
      hand: Type.Optional(
        Type.String({ description: 'Of `calling`: the special hand that one more tile would make.' }),
      ),
    },
    { description: 'A value of its own for a special hand or event.' },
  ),
);
export type Award = Static<typeof Award>;

export const BonusTotals = component(
  'BonusTotals',
  answer(
    { base: Type.Integer(), doubles: Type.Integer(), total: Type.Integer() },
    { description: 'Flowers and seasons, where they are counted apart beside an award.' },
  ),
);
export type BonusTotals = Static<typeof BonusTotals>;

const nullable = <T extends { $id: string }>(schema: T) => Type.Union([Type.Ref(schema.$id), Type.Null()]);
const NullableInteger = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

export const ScoreTotals = component(
  'ScoreTotals',
  answer(
    {
      base: NullableInteger('Points before doubling. `null` under an award with a value of its own.'),
      doubles: NullableInteger('How often the points are doubled.'),
      beforeLimit: NullableInteger('`base` × 2 to the power of `doubles`.'),
      limit: NullableInteger('Most that a hand can score; `null` for no limit.'),
      award: Type.Unsafe<Award | null>(nullable(Award)),
      bonus: Type.Unsafe<BonusTotals | null>(nullable(BonusTotals)),
      total: Type.Integer({ description: 'What the hand scores.' }),
    },
    { description: 'From points to total.' },
  ),
);
export type ScoreTotals = Static<typeof ScoreTotals>;

export const NotApplied = component(
  'NotApplied',
  answer(
    {
      id: Type.String({ examples: ['only-place'] }),
      because: Type.String({ examples: ['other tiles also complete the hand'] }),
      tiles: Type.Optional(ref(TileList)),
    },
    { description: 'A rule that nearly applied, or was set aside by another.' },
  ),
);
export type NotApplied = Static<typeof NotApplied>;

export const ScoreAlternative = component(
  'ScoreAlternative',
  answer(
    { score: ref(ScoreTotals), reading: Type.Optional(ref(Reading)), items: Type.Array(ref(ScoreItem)) },
    { description: 'Another way to read and value the same hand.' },
  ),
);
export type ScoreAlternative = Static<typeof ScoreAlternative>;

export const ScoreAnswer = component(
  'ScoreAnswer',
  answer(
    {
      ...envelope,
      hand: ref(Hand),
      seat: Type.Optional(ref(Seat)),
      prevailingWind: Type.Optional(ref(Seat)),
      win: Type.Optional(ref(Win)),
      outcome: oneOf(['win', 'no-win', 'dead']),
      score: ref(ScoreTotals),
      reading: Type.Optional(ref(Reading)),
      items: Type.Array(ref(ScoreItem)),
      waits: Type.Array(Type.String(), { description: 'Every tile that completes the 13-tile side.' }),
      notApplied: Type.Array(ref(NotApplied)),
      alternatives: Type.Array(ref(ScoreAlternative), { description: 'Other values of the same hand, best first.' }),
    },
    { description: 'The itemised score of a hand in its best reading.' },
  ),
);
export type ClassicalScoreAnswer = Static<typeof ScoreAnswer>;

/** Components of the classical score, each after those it refers to. */
export const scoreComponents = [ScoreItem, Award, BonusTotals, ScoreTotals, NotApplied, ScoreAlternative, ScoreAnswer];
