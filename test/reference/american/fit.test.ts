import { describe, expect, it } from 'vitest';
import { throwDice } from '../dice.js';
import { countTiles, fits, type Group, mostUsed, mostUsedSlowly } from './fit.js';
import type { Token } from './hand.js';

const KINDS: readonly Token[] = ['1B', '2B', 'F'];

describe('the tiles that groups can use', () => {
  it('are as many by counting as by trying every filling', () => {
    const dice = throwDice(3);
    for (let round = 0; round < 1_500; round++) {
      const groups = Array.from({ length: 1 + dice.int(3) }, (): Group => {
        const tile = dice.pick([...KINDS, 'J']);
        const size = 1 + dice.int(4);
        const cap = tile === 'J' ? 0 : dice.int(size + 1);
        return { tile, size, cap, wild: cap === size && tile !== 'F' && dice.chance(25) };
      });
      const tiles = Array.from({ length: dice.int(9) }, () => dice.pick([...KINDS, 'J']));
      const counts = countTiles(tiles);
      const text = JSON.stringify([groups, tiles]);
      expect(mostUsed(groups, counts), text).toBe(mostUsedSlowly(groups, 0, counts));
      const places = groups.reduce((sum, group) => sum + group.size, 0);
      const complete = places === tiles.length && mostUsed(groups, counts) === places;
      expect(fits(groups, { standing: tiles, exposed: [] }), text).toBe(complete);
    }
  });
});
