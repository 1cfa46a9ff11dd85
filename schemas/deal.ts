import Type, { type Static } from 'typebox';
import { answer, component, envelope, named, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { optionsOf } from './options.js';
import { TileList, TilesInput } from './tiles.js';

/** Two dice. Their range is checked by the rules, which name what is wrong. */
const dice = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, examples: [[3, 4]] });

/** Body of `POST /v1/{variant}/deal`; refers to `${prefix}TableInput` and `${prefix}DealOptions`. */
export const dealRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}DealRequest`,
    request(
      {
        tiles: Type.Optional(ref(TilesInput)),
        seed: Type.Optional(
          Type.String({ minLength: 1, maxLength: 200, description: 'Shuffles the wall, and throws the dice.' }),
        ),
        dice: Type.Optional(
          Type.Array(dice, {
            maxItems: 8,
            description: 'The throws that open the wall, in order.',
            examples: [
              [
                [5, 6],
                [3, 5],
              ],
            ],
          }),
        ),
        table: Type.Optional(named(`${shape.prefix}TableInput`)),
        options: Type.Optional(optionsOf(shape, 'deal')),
      },
      {
        description:
          'A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile ' +
          "of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.",
      },
    ),
  );

/** Loosest form of the request: what the rules take. */
export interface DealRequest {
  readonly tiles?: TilesInput;
  readonly seed?: string;
  readonly dice?: readonly (readonly number[])[];
  readonly table?: { readonly players?: number };
  readonly options?: Readonly<Record<string, unknown>>;
}

export const WallStack = component(
  'WallStack',
  answer(
    { wall: ref(Seat), stack: Type.Integer({ description: "From the right end of the owner's wall, from 1." }) },
    { description: 'A stack of the wall.' },
  ),
);
export type WallStack = Static<typeof WallStack>;

export const WallPlace = component(
  'WallPlace',
  answer(
    {
      wall: ref(Seat),
      stack: Type.Integer({ description: "From the right end of the owner's wall, from 1." }),
      level: oneOf(['upper', 'lower', 'loose'], { description: '`loose`: lying on top of the stack.' }),
    },
    { description: 'The place of a tile in the wall.' },
  ),
);
export type WallPlace = Static<typeof WallPlace>;

export const DiceThrow = component(
  'DiceThrow',
  answer({ seat: ref(Seat), dice, sum: Type.Integer() }, { description: 'A throw of two dice.' }),
);
export type DiceThrow = Static<typeof DiceThrow>;

export const SeatTiles = component(
  'SeatTiles',
  answer(
    {
      E: Type.Optional(ref(TileList)),
      S: Type.Optional(ref(TileList)),
      W: Type.Optional(ref(TileList)),
      N: Type.Optional(ref(TileList)),
    },
    { description: 'Tiles by seat, in tile order.' },
  ),
);
export type SeatTiles = Static<typeof SeatTiles>;

export const DealStep = component(
  'DealStep',
  answer(
    {
      step: oneOf(['throw', 'gap', 'loose', 'count', 'deal', 'bonus', 'replacement']),
      seat: Type.Optional(ref(Seat)),
      tiles: Type.Optional(ref(TileList)),
      places: Type.Optional(Type.Array(ref(WallPlace), { description: 'Where the tiles came from, or lie now.' })),
      detail: Type.String({ description: 'What happens, for people.' }),
    },
    { description: 'One step of the deal.' },
  ),
);
export type DealStep = Static<typeof DealStep>;

export const SeatingThrows = component(
  'SeatingThrows',
  answer(
    {
      rounds: Type.Array(
        Type.Array(answer({ player: Type.Integer({ description: 'From 1.' }), dice, sum: Type.Integer() })),
        { description: 'Every player throws; those who tie for the highest throw again.' },
      ),
      east: Type.Integer({ description: 'The player who becomes East.' }),
      seats: Type.Array(answer({ player: Type.Integer(), seat: ref(Seat) }), {
        description: 'The others sit to the right of East in their order.',
      }),
    },
    { description: 'Who is East.' },
  ),
);
export type SeatingThrows = Static<typeof SeatingThrows>;

export const Shuffle = component(
  'Shuffle',
  answer(
    { library: Type.String(), algorithm: Type.String(), seed: Type.String() },
    { description: 'How the tiles were shuffled and the dice thrown, so that anyone can deal them again.' },
  ),
);
export type Shuffle = Static<typeof Shuffle>;

export const DealAnswer = component(
  'DealAnswer',
  answer(
    {
      ...envelope,
      players: Type.Integer(),
      seating: Type.Optional(ref(SeatingThrows)),
      throws: Type.Optional(Type.Array(ref(DiceThrow))),
      opener: Type.Optional(ref(Seat)),
      gap: Type.Optional(ref(WallStack)),
      loose: Type.Optional(
        Type.Array(ref(WallStack), { description: 'Where the loose tiles lie, in the order they will be drawn.' }),
      ),
      firstDealt: Type.Optional(ref(WallPlace)),
      hands: ref(SeatTiles),
      bonus: Type.Optional(ref(SeatTiles)),
      live: Type.Array(Type.String(), { description: 'Tiles left to draw, in drawing order.' }),
      dead: Type.Optional(
        Type.Array(Type.String(), { description: 'Replacement tiles, in drawing order, the loose tiles first.' }),
      ),
      steps: Type.Array(ref(DealStep)),
      shuffle: Type.Optional(ref(Shuffle)),
    },
    { description: 'A deal, step by step. Members that do not apply to the game are absent.' },
  ),
);
export type DealAnswer = Static<typeof DealAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const dealComponents = [
  WallStack,
  WallPlace,
  DiceThrow,
  SeatTiles,
  DealStep,
  SeatingThrows,
  Shuffle,
  DealAnswer,
] as const;
