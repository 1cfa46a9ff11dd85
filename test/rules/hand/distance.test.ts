import { describe, expect, it } from 'vitest';
import { standardDistance } from '../../../src/rules/hand/distance.js';
import { standardWaits } from '../../../src/rules/hand/waits.js';
import { runs } from '../../support/runs.js';
import { naiveDistance } from './naive.js';
import { countsOf, randomComplete, randomTiles, removeOne, seeded } from './random-hands.js';

describe('standardDistance', () => {
  it.each([
    ['123B 456C 789D EEE RR', 4, 4, 0],
    ['123B 456C 789D EEE R', 4, 4, 1],
    ['123B 456C 789D EE R S', 4, 4, 2],
    ['123B 456C 789D EEE RR', 4, 1, 4],
    ['147B 147C 147D ESWN R', 4, 4, 9],
    ['EEEE', 1, 1, 2],
    ['1111B 2B', 1, 1, 1],
    ['EE', 0, 4, 0],
    ['ES', 0, 4, 1],
  ] as const)('%s with %i sets and %i runs: %i', (text, sets, maxRuns, expected) => {
    expect(standardDistance(countsOf(text), sets, maxRuns)).toBe(expected);
    expect(naiveDistance(countsOf(text), sets, maxRuns)).toBe(expected);
  });

  it('never counts on a tile beyond the limits', () => {
    const limits = new Uint8Array(34).fill(4);
    expect(standardDistance(countsOf('E'), 0, 4, limits)).toBe(1);
    limits[27] = 1;
    expect(standardDistance(countsOf('E'), 0, 4, limits)).toBe(2);
    expect(standardDistance(countsOf('E'), 0, 4, new Uint8Array(34))).toBe(Number.POSITIVE_INFINITY);
  });

  it('has no target with more runs on the table than allowed', () => {
    expect(standardDistance(countsOf('EE'), 0, -1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('agrees with trying every choice of sets', () => {
    const below = seeded(6);
    for (let i = 0; i < 400; i++) {
      const sets = 1 + (i % 4);
      const maxRuns = below(2) === 0 ? sets : below(sets + 1);
      const side = i % 3 === 0 ? randomTiles(below, 3 * sets + 1) : randomComplete(below, sets);
      if (i % 3 !== 0) for (let n = below(4); n > 0; n--) removeOne(below, side);
      const limits = new Uint8Array(34).fill(4);
      for (let n = 0; n < 8; n++) {
        const kind = below(34);
        limits[kind] = Math.max(side[kind]!, below(4));
      }
      expect(standardDistance(side, sets, maxRuns, limits)).toBe(
        naiveDistance(side, sets, maxRuns, (kind) => limits[kind]!),
      );
    }
  });

  it('is 1 exactly where the side waits', () => {
    const below = seeded(7);
    for (let i = 0; i < runs(4_000); i++) {
      const sets = 1 + (i % 4);
      const side = i % 2 === 0 ? randomTiles(below, 3 * sets + 1, 9) : randomComplete(below, sets);
      if (i % 2 !== 0) removeOne(below, side);
      expect(standardDistance(side, sets, sets) === 1).toBe(standardWaits(side, sets, sets).length > 0);
    }
  });
});
