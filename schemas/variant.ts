import Type, { type Static } from 'typebox';
import { answer, component, oneOf, ref } from './common.js';
import { TileList } from './tiles.js';

const text = (description: string) => Type.String({ description });

export const SheetSource = component(
  'SheetSource',
  answer(
    {
      title: Type.String(),
      author: Type.Optional(Type.String()),
      year: Type.Optional(Type.String()),
      url: Type.Optional(Type.String()),
      rights: text('Under which terms the text may be used.'),
    },
    { description: 'A book or text that the rules follow.' },
  ),
);
export type SheetSource = Static<typeof SheetSource>;

export const SheetRule = component(
  'SheetRule',
  answer(
    {
      id: text('Stable id, as in the items of a score.'),
      label: Type.String(),
      meaning: Type.Optional(Type.String()),
      points: Type.Optional(Type.Integer()),
      doubles: Type.Optional(Type.Integer()),
      option: Type.Optional(text('The option that decides the value; the value given is the one by default.')),
      who: oneOf(['winner', 'every hand']),
      source: Type.String(),
    },
    { description: 'A rule for points or doubles.' },
  ),
);
export type SheetRule = Static<typeof SheetRule>;

export const SheetSetPoints = component(
  'SheetSetPoints',
  answer(
    {
      id: Type.String(),
      label: Type.String(),
      minor: Type.Integer({ description: 'Suit tiles 2 to 8.' }),
      majorOrHonour: Type.Integer({ description: 'Suit tiles 1 and 9, winds, dragons.' }),
      source: Type.String(),
    },
    { description: 'Points of a three or a four.' },
  ),
);
export type SheetSetPoints = Static<typeof SheetSetPoints>;

export const SheetSpecialHand = component(
  'SheetSpecialHand',
  answer(
    {
      id: Type.String(),
      name: Type.String(),
      tiles: text('The exact tiles, in words.'),
      restrictions: Type.Optional(Type.String()),
      value: oneOf(['limit', 'half-limit', 'doubled'], {
        description: 'A share of the limit, or `doubled`: its points with doubles of its own.',
      }),
      doubles: Type.Optional(Type.Integer()),
      calling: Type.Boolean({ description: 'A loser one tile short of it gets a share of its value.' }),
      example: answer(
        {
          tiles: ref(TileList),
          request: Type.Object({}, { additionalProperties: true, description: 'A request that scores exactly it.' }),
        },
        { description: 'An example hand.' },
      ),
      source: Type.String(),
    },
    { description: 'A hand with a value of its own.' },
  ),
);
export type SheetSpecialHand = Static<typeof SheetSpecialHand>;

export const SheetTileSet = component(
  'SheetTileSet',
  answer(
    {
      players: Type.Integer(),
      size: Type.Integer(),
      tiles: Type.Array(answer({ tile: Type.String(), name: Type.String(), copies: Type.Integer() })),
    },
    { description: 'The tiles that are played with, by default options.' },
  ),
);
export type SheetTileSet = Static<typeof SheetTileSet>;

export const SheetOption = component(
  'SheetOption',
  Type.Object(
    {
      id: Type.String(),
      type: Type.String(),
      default: Type.Unknown(),
      meaning: Type.String(),
      values: Type.Optional(Type.Array(Type.Unknown())),
      presets: Type.Optional(Type.Unknown({ description: 'Defaults of other options that a value brings along.' })),
    },
    { additionalProperties: true, description: 'An option of the rules.' },
  ),
);
export type SheetOption = Static<typeof SheetOption>;

export const RuleSheetAnswer = component(
  'RuleSheetAnswer',
  Type.Object(
    {
      variant: Type.String(),
      edition: Type.String(),
      name: Type.String(),
      description: Type.String(),
      players: Type.Array(Type.Integer(), { description: 'Numbers of players, the usual one first.' }),
      tileSets: Type.Optional(Type.Array(ref(SheetTileSet))),
      winBy: Type.Optional(Type.Array(Type.String())),
      facts: Type.Optional(Type.Array(Type.String())),
      setPoints: Type.Optional(Type.Array(ref(SheetSetPoints))),
      points: Type.Optional(Type.Array(ref(SheetRule))),
      doubles: Type.Optional(Type.Array(ref(SheetRule))),
      specialHands: Type.Optional(Type.Array(ref(SheetSpecialHand))),
      claimOrder: Type.Optional(
        Type.Array(Type.String(), { description: 'Claims on a discard, the strongest first.' }),
      ),
      payments: Type.Optional(Type.Array(Type.String(), { description: 'Who pays whom, in words.' })),
      options: Type.Array(ref(SheetOption)),
      sources: Type.Array(ref(SheetSource)),
    },
    { additionalProperties: true, description: 'The whole rule sheet of a variant as data.' },
  ),
);
export type RuleSheetAnswer = Static<typeof RuleSheetAnswer>;

/** Components of reference answers about variants, each after those it refers to. */
export const variantComponents = [
  SheetSource,
  SheetRule,
  SheetSetPoints,
  SheetSpecialHand,
  SheetTileSet,
  SheetOption,
  RuleSheetAnswer,
];
