import { describe, expect, it } from 'vitest';
import { standardWaits } from '../../../src/rules/hand/waits.js';
import { tokensOf } from '../../../src/rules/tiles/kinds.js';
import { runs } from '../../support/runs.js';
import { naiveWaits } from './naive.js';
import { countsOf, randomComplete, randomTiles, removeOne, seeded } from './random-hands.js';

const waits = (text: string, sets: number, maxRuns = sets): string =>
  tokensOf(standardWaits(countsOf(text), sets, maxRuns)).join(' ');

describe('standardWaits', () => {
  it.each([
    ['1112345678999B', 4, '1B 2B 3B 4B 5B 6B 7B 8B 9B'],
    ['123B 456C 789D EE RR', 4, 'E R'],
    ['123B 456C 789D 11D RR', 4, '1D R'],
    ['123B 456C 789D EEE R', 4, 'R'],
    ['12B 456C 789D EEE RR', 4, '3B'],
    ['13B 456C 789D EEE RR', 4, '2B'],
    ['23B 456C 789D EEE RR', 4, '1B 4B'],
    ['2345B', 1, '2B 5B'],
    ['E', 0, 'E'],
    ['1111B', 1, ''],
    ['1111B 456C 789D EEE', 4, ''],
    ['EEEE 123B 456C 789D', 4, ''],
    ['1111234B', 2, '4B'],
    ['123B 456C 789D E R S W', 4, ''],
  ] as const)('%s waits for %s', (text, sets, expected) => {
    expect(waits(text, sets)).toBe(expected);
  });

  it('counts the run that the wait would make', () => {
    expect(waits('23B 444C 777D EEE RR', 4, 1)).toBe('1B 4B');
    expect(waits('23B 444C 777D EEE RR', 4, 0)).toBe('');
    expect(waits('23B 456C 777D EEE RR', 4, 1)).toBe('');
  });

  it('agrees with trying every kind on sides one tile short', () => {
    const below = seeded(4);
    for (let i = 0; i < runs(1_500); i++) {
      const sets = i % 3 === 0 ? 1 + below(3) : 4;
      const maxRuns = below(2) === 0 ? sets : below(sets + 1);
      const side = randomComplete(below, sets);
      removeOne(below, side);
      expect(standardWaits(side, sets, maxRuns)).toEqual(naiveWaits(side, sets, maxRuns));
    }
  });

  it('agrees with trying every kind on random tiles', () => {
    const below = seeded(5);
    for (let i = 0; i < runs(1_500); i++) {
      const sets = 1 + (i % 4);
      const side = randomTiles(below, 3 * sets + 1, i % 2 === 0 ? 9 : 34);
      expect(standardWaits(side, sets, sets)).toEqual(naiveWaits(side, sets, sets));
    }
  });
});
