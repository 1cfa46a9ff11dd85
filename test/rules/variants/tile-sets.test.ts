import { describe, expect, it } from 'vitest';
import { defaultTileSet, setUses } from '../../../src/rules/variants/tile-sets.js';
import type { Variant } from '../../../src/rules/variants/variant.js';
import { babcock, british, chinese, league } from '../hand/hand-rules.js';

const asVariant = (id: string, hand: object) => ({ id, hand }) as unknown as Variant;
const VARIANTS = [
  asVariant('babcock-1923', babcock),
  asVariant('chinese', chinese),
  asVariant('british', british),
  asVariant('american-league', league),
];

describe('the sets that variants are played with', () => {
  it('as the table of the specification says', () => {
    expect(setUses(VARIANTS).map(({ variant, when, set }) => [variant, when, set.size])).toEqual([
      ['babcock-1923', null, 136],
      ['chinese', null, 136],
      ['chinese', 'flowers: true', 144],
      ['chinese', 'players: 3', 132],
      ['chinese', 'flowers: true, players: 3', 138],
      ['british', null, 144],
      ['british', 'flowers: false', 136],
      ['british', 'players: 3', 138],
      ['british', 'flowers: false, players: 3', 132],
      ['american-league', null, 152],
    ]);
  });
  it('the default of each', () => {
    expect(VARIANTS.map((variant) => defaultTileSet(variant).size)).toEqual([136, 136, 144, 152]);
  });
});
