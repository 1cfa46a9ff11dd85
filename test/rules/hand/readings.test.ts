import { describe, expect, it } from 'vitest';
import { isStandardComplete } from '../../../src/rules/hand/complete.js';
import { findReadings, MAX_READINGS, READINGS_BYTES, RUN } from '../../../src/rules/hand/readings.js';
import { KIND_COUNT, tokenOf } from '../../../src/rules/tiles/kinds.js';
import { runs } from '../../support/runs.js';
import { naiveReadings } from './naive.js';
import { countsOf, randomComplete, randomTiles, seeded } from './random-hands.js';

const out = new Uint8Array(READINGS_BYTES);

const tilesOfSet = (byte: number): number[] =>
  byte < RUN ? [byte, byte, byte] : [byte - RUN, byte - RUN + 1, byte - RUN + 2];

/** Readings as the naive reference writes them. */
const readings = (counts: Uint8Array, sets: number, maxRuns: number): string[] => {
  const found = findReadings(counts, sets, maxRuns, out);
  return Array.from({ length: found }, (_, i) => {
    const bytes = out.slice(i * (sets + 1), (i + 1) * (sets + 1));
    return `${bytes[0]}|${Array.from(bytes.slice(1), (byte) => tilesOfSet(byte).join('-')).join(' ')}`;
  });
};

const shown = (text: string, sets: number, maxRuns = sets): string[] => {
  const found = findReadings(countsOf(text), sets, maxRuns, out);
  return Array.from({ length: found }, (_, i) =>
    Array.from(out.slice(i * (sets + 1), (i + 1) * (sets + 1)), (byte, at) =>
      (at === 0 ? [byte, byte] : tilesOfSet(byte)).map(tokenOf).join(''),
    ).join(' '),
  );
};

describe('findReadings', () => {
  it.each([
    ['123456789B EEE RR', 4, ['RR EEE 1B2B3B 4B5B6B 7B8B9B']],
    ['111222333B 456C EE', 4, ['EE 1B1B1B 2B2B2B 3B3B3B 4C5C6C', 'EE 1B2B3B 1B2B3B 1B2B3B 4C5C6C']],
    ['11123B', 1, ['1B1B 1B2B3B']],
    ['2222B 34B 555D EE NNN', 4, ['EE 2B2B2B 5D5D5D NNN 2B3B4B']],
    [
      '11222233334444D',
      4,
      ['1D1D 2D2D2D 3D3D3D 4D4D4D 2D3D4D', '4D4D 1D2D3D 1D2D3D 2D3D4D 2D3D4D', '1D1D 2D3D4D 2D3D4D 2D3D4D 2D3D4D'],
    ],
    ['EEEE SSS 123B 456C', 4, []],
    ['EE', 0, ['EE']],
    ['1B 1C', 0, []],
    ['12378B 123C 99D EEE', 4, []],
  ] as const)('%s', (text, sets, expected) => {
    const found = shown(text, sets);
    expect(found).toEqual(expected);
  });

  it('reads four equal standing tiles as a three and one used elsewhere, never as a four', () => {
    expect(shown('1111B 23B 777C 888C RR', 4)).toEqual(['RR 1B1B1B 7C7C7C 8C8C8C 1B2B3B']);
    expect(shown('1111B 777C 888C RRR', 4)).toEqual([]);
  });

  it('keeps to the most runs allowed', () => {
    expect(shown('111222333B 456C EE', 4, 1)).toEqual(['EE 1B1B1B 2B2B2B 3B3B3B 4C5C6C']);
    expect(shown('111222333B 456C EE', 4, 0)).toEqual([]);
    expect(shown('111222333B EE', 3, 0)).toEqual(['EE 1B1B1B 2B2B2B 3B3B3B']);
  });

  it('agrees with trying every set on 20,000 random complete hands', () => {
    const below = seeded(1);
    for (let i = 0; i < runs(20_000); i++) {
      const sets = i % 5 === 0 ? 1 + below(3) : 4;
      const maxRuns = below(2) === 0 ? sets : below(sets + 1);
      const counts = randomComplete(below, sets);
      const found = readings(counts, sets, maxRuns);
      const expected = naiveReadings(counts, sets, maxRuns);
      expect(new Set(found)).toEqual(expected);
      expect(found.length).toBe(expected.size);
      expect(isStandardComplete(counts, sets, maxRuns)).toBe(expected.size > 0);
    }
  });

  it('agrees with trying every set on random tiles of one suit', () => {
    const below = seeded(2);
    for (let i = 0; i < runs(3_000); i++) {
      const counts = randomTiles(below, 14, 9);
      const expected = naiveReadings(counts, 4, 4);
      expect(new Set(readings(counts, 4, 4))).toEqual(expected);
      expect(isStandardComplete(counts, 4, 4)).toBe(expected.size > 0);
    }
  });

  it('finds at most four readings of fourteen tiles of one suit', () => {
    const counts = new Uint8Array(KIND_COUNT);
    const room = new Uint8Array(READINGS_BYTES * 4);
    let most = 0;
    const fill = (kind: number, left: number): void => {
      if (kind === 9) {
        if (left === 0) most = Math.max(most, findReadings(counts, 4, 4, room));
        return;
      }
      for (let n = 0; n <= Math.min(4, left); n++) {
        counts[kind] = n;
        fill(kind + 1, left - n);
      }
      counts[kind] = 0;
    };
    fill(0, 14);
    expect(most).toBe(MAX_READINGS);
  });

  it('lists readings in canonical order and leaves the counts alone', () => {
    const below = seeded(3);
    for (let i = 0; i < runs(2_000); i++) {
      const counts = randomComplete(below);
      const before = counts.slice();
      const found = findReadings(counts, 4, 4, out);
      expect(counts).toEqual(before);
      const keys = Array.from({ length: found }, (_, n) => {
        const bytes = out.slice(n * 5, n * 5 + 5);
        return String.fromCharCode(...bytes.slice(1), bytes[0]!);
      });
      expect(keys).toEqual(keys.toSorted());
    }
  });
});
