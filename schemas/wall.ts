import Type, { type Static, type TSchema } from 'typebox';
import { answer, component, envelope, named, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { MeldInput } from './hand.js';
import { TileList, TilesInput } from './tiles.js';

export const PHASES = ['between-turns', 'holding'] as const;
export type Phase = (typeof PHASES)[number];

const bySeat = <T extends TSchema>(each: T, description: string) =>
  request(
    { E: Type.Optional(each), S: Type.Optional(each), W: Type.Optional(each), N: Type.Optional(each) },
    { description },
  );

const laidDown = Type.Array(
  Type.Union([
    ref(MeldInput),
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: 14, description: 'One tile an element.' }),
  ]),
  { maxItems: 14 },
);

/** Body of `POST /v1/{variant}/wall`; refers to `${prefix}TableInput` and `${prefix}Options`. */
export const wallRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}WallRequest`,
    request(
      {
        tiles: Type.Optional(ref(TilesInput)),
        hands: Type.Optional(bySeat(ref(TilesInput), 'Standing tiles by seat.')),
        melds: Type.Optional(bySeat(laidDown, 'Sets laid down, by seat.')),
        bonus: Type.Optional(bySeat(ref(TilesInput), 'Bonus tiles laid out, by seat.')),
        discards: Type.Optional(ref(TilesInput)),
        wall: Type.Optional(ref(TilesInput)),
        phase: Type.Optional(
          oneOf(PHASES, { description: '`holding`: one player has drawn or claimed and not yet discarded.' }),
        ),
        table: Type.Optional(named(`${shape.prefix}TableInput`)),
        options: Type.Optional(named(`${shape.prefix}Options`)),
      },
      { description: 'A full wall in `tiles`, or the tiles of a position by where they lie.' },
    ),
  );

type BySeat<T> = { readonly [seat in Seat]?: T };

/** Loosest form of the request: what the rules take. */
export interface WallRequest {
  readonly tiles?: TilesInput;
  readonly hands?: BySeat<TilesInput>;
  readonly melds?: BySeat<readonly (MeldInput | readonly string[])[]>;
  readonly bonus?: BySeat<TilesInput>;
  readonly discards?: TilesInput;
  readonly wall?: TilesInput;
  readonly phase?: Phase;
  readonly table?: { readonly players?: number };
  readonly options?: Readonly<Record<string, unknown>>;
}

export const UnknownTile = component(
  'UnknownTile',
  answer(
    {
      code: Type.String({ examples: ['tile.unknown'] }),
      pointer: Type.String(),
      offset: Type.Optional(Type.Integer({ description: 'Character offset in the string pointed at, from 0.' })),
      token: Type.Optional(Type.String()),
      detail: Type.String(),
    },
    { description: 'Something among the tiles that is no tile: a blank, or a piece that cannot be read.' },
  ),
);
export type UnknownTile = Static<typeof UnknownTile>;

export const ExtraTile = component(
  'ExtraTile',
  answer(
    {
      tile: Type.String(),
      count: Type.Integer({ description: 'How many were found.' }),
      limit: Type.Integer({ description: 'How many the set holds.' }),
      pointers: Type.Array(Type.String(), { description: 'Where each of them is.' }),
    },
    { description: 'A tile of which there are too many.' },
  ),
);
export type ExtraTile = Static<typeof ExtraTile>;

export const HandSize = component(
  'HandSize',
  answer(
    {
      seat: ref(Seat),
      tiles: Type.Integer({ description: 'Tiles that count, a classical kong as three.' }),
      fits: Type.Boolean(),
    },
    { description: 'Whether a hand has as many tiles as the phase asks for.' },
  ),
);
export type HandSize = Static<typeof HandSize>;

export const WallAnswer = component(
  'WallAnswer',
  answer(
    {
      ...envelope,
      complete: Type.Boolean({ description: 'The tiles are exactly the set.' }),
      expected: Type.Integer({ description: 'Tiles in the set.' }),
      found: Type.Integer({ description: 'Tiles that could be read.' }),
      missing: ref(TileList),
      extra: ref(TileList),
      unknown: Type.Array(ref(UnknownTile)),
      where: Type.Array(ref(ExtraTile), { description: 'The tiles of `extra`, with every place where they lie.' }),
      phase: Type.Optional(oneOf(PHASES)),
      sizes: Type.Optional(Type.Array(ref(HandSize))),
      fits: Type.Optional(Type.Boolean({ description: 'All hand sizes fit the phase.' })),
    },
    { description: 'What a wall or a position lacks and has too much of.' },
  ),
);
export type WallAnswer = Static<typeof WallAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const wallComponents = [UnknownTile, ExtraTile, HandSize, WallAnswer] as const;
