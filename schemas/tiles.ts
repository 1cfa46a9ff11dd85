import Type, { type Static } from 'typebox';
import { component } from './common.js';

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
