import Type, { type Static } from 'typebox';
import { answer, component, oneOf, ref, request, Warning } from './common.js';

export const TilesInput = component(
  'TilesInput',
  Type.Union(
    [
      Type.String({ maxLength: 2000, description: 'Tiles in any accepted notation.' }),
      Type.Array(Type.String({ maxLength: 40 }), { maxItems: 200, description: 'One tile an element.' }),
    ],
    {
      description: 'Tiles in any accepted notation: one string, or an array of single tiles.',
      examples: ['123B 2D', ['1B', '2B', '3B', '2D']],
    },
  ),
);
export type TilesInput = Static<typeof TilesInput>;

export const TileList = component(
  'TileList',
  Type.Array(Type.String(), { description: 'Tiles as canonical tokens.', examples: [['1B', '2B', '3B']] }),
);
export type TileList = Static<typeof TileList>;

export const TileInfo = component(
  'TileInfo',
  answer(
    {
      token: Type.String({ description: 'Canonical token.', examples: ['3B'] }),
      unicode: Type.String({ examples: ['🀒'] }),
      name: Type.String({ examples: ['3 of bamboo'] }),
      aliases: Type.Array(Type.String(), {
        description: 'Other names, read in arrays of tiles in any case; colours with a number in deck games only.',
        examples: [['3 bam', '3 stick', 'green 3']],
      }),
      group: oneOf(['suit', 'wind', 'dragon', 'flower', 'season', 'joker']),
      copies: Type.Record(Type.String(), Type.Integer(), {
        description: 'Copies in the set of each variant with its default options and players.',
        examples: [{ 'babcock-1923': 4, 'american-league': 4 }],
      }),
    },
    { description: 'A kind of tile.' },
  ),
);
export type TileInfo = Static<typeof TileInfo>;

export const TileSetInfo = component(
  'TileSetInfo',
  answer(
    {
      variant: Type.String({ examples: ['chinese'] }),
      when: Type.Optional(
        Type.String({ description: 'Absent for the default.', examples: ['flowers: true, players: 3'] }),
      ),
      size: Type.Integer({ description: 'Tiles in the set.', examples: [138] }),
      copies: Type.Record(Type.String(), Type.Integer(), {
        description: 'Copies by token; tiles not named are absent.',
      }),
    },
    { description: 'The set of tiles that a variant is played with, by default or with other options and players.' },
  ),
);
export type TileSetInfo = Static<typeof TileSetInfo>;

export const TilesAnswer = component(
  'TilesAnswer',
  answer(
    { tiles: Type.Array(ref(TileInfo)), sets: Type.Array(ref(TileSetInfo)) },
    { description: 'Every kind of tile in tile order, and the sets of the variants.' },
  ),
);
export type TilesAnswer = Static<typeof TilesAnswer>;

/** Component `ParseRequest`: tiles to read, for a variant of those named. */
export const parseRequest = (variants: readonly string[]) =>
  component(
    'ParseRequest',
    request(
      {
        tiles: ref(TilesInput),
        variant: Type.Optional(
          oneOf(variants, {
            description: 'Read as this variant does, and check against its set with default options.',
            examples: [variants[0]],
          }),
        ),
      },
      { description: 'Tiles in any accepted notation.' },
    ),
  );
export interface ParseRequest {
  readonly tiles: TilesInput;
  readonly variant?: string;
}

export const ParseAnswer = component(
  'ParseAnswer',
  answer(
    {
      variant: Type.Optional(Type.String()),
      tiles: ref(TileList),
      unicode: Type.String({ description: 'The tiles in Unicode.', examples: ['🀐🀑🀒🀚'] }),
      names: Type.Array(Type.String(), { description: 'The name of each tile.', examples: [['1 of bamboo']] }),
      count: Type.Integer({ description: 'Number of tiles.' }),
      warnings: Type.Array(ref(Warning)),
    },
    { description: 'The tiles as read, in the order given.' },
  ),
);
export type ParseAnswer = Static<typeof ParseAnswer>;
