import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SHUFFLE_ALGORITHM, SHUFFLE_LIBRARY, shuffled, stream, throwDice } from '../../../src/rules/table/shuffle.js';
import { tokensOf } from '../../../src/rules/tiles/kinds.js';
import { AMERICAN_SET, classicalTileSet, type TileSet } from '../../../src/rules/tiles/sets.js';

const CLASSICAL = classicalTileSet(false, 4);
const MASK = (1n << 64n) - 1n;
const rotate = (value: bigint, by: bigint): bigint => ((value << by) | (value >> (64n - by))) & MASK;

/** The documented procedure once more, with big integers and another SHA-256. */
const byTheBook = (seed: string, purpose: string) => {
  const key = createHash('sha256').update(`${purpose}:${seed}`, 'utf8').digest();
  const word = (at: number): bigint => BigInt(key.readUInt32BE(at));
  let s0 = (word(0) << 32n) | word(4);
  let s1 = (word(8) << 32n) | word(12);
  // State order s01 s00 s11 s10: high word first.
  const output = (): number => {
    const out = Number((s0 + s1) & 0xffffffffn);
    const mixed = s1 ^ s0;
    s0 = rotate(s0, 24n) ^ mixed ^ ((mixed << 16n) & MASK);
    s1 = rotate(mixed, 37n);
    return (out | 0) + 2 ** 31;
  };
  return (most: number): number => {
    const size = most + 1;
    const bound = Math.floor(2 ** 32 / size) * size;
    let drawn = output();
    while (size > 2 && drawn >= bound) drawn = output();
    return drawn % size;
  };
};

const deckByTheBook = (set: TileSet, seed: string): number[] => {
  const tiles = [...set.copies].flatMap((copies, kind) => Array<number>(copies).fill(kind));
  const below = byTheBook(seed, 'wall');
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
};

describe('shuffle from a seed', () => {
  it('deals the tiles that this seed has always dealt (golden)', () => {
    const tiles = tokensOf(shuffled(CLASSICAL, 'twittering of the sparrows'));
    expect(tiles.slice(0, 14).join(' ')).toBe('5B 2B W 8D 9B 2C 7C 8C 7B R E 6D G N');
    expect(createHash('sha256').update(tiles.join(' ')).digest('hex')).toBe(
      'bc4a16e8a3c5b3bb85727353ef043ff2a94a60134ec337c19e4c5ff397f539e3',
    );
    const american = tokensOf(shuffled(AMERICAN_SET, 'twittering of the sparrows'));
    expect(createHash('sha256').update(american.join(' ')).digest('hex')).toBe(
      'db48f5e06ed14bb4563838cda804d1f3fe05ba0aad2010dbd9c5e0e5170d5ea1',
    );
    const dice = stream('twittering of the sparrows', 'dice');
    expect([throwDice(dice), throwDice(dice), throwDice(dice)]).toEqual([
      [4, 2],
      [1, 3],
      [6, 6],
    ]);
  });

  it.each(['', 'a', '42', 'Ünïcödé 麻將', 'x'.repeat(200)])(
    'can be repeated by the documented procedure: seed %j',
    (seed) => {
      expect(shuffled(CLASSICAL, seed)).toEqual(deckByTheBook(CLASSICAL, seed));
      const below = byTheBook(seed, 'dice');
      const dice = stream(seed, 'dice');
      expect([throwDice(dice), throwDice(dice)]).toEqual([
        [1 + below(5), 1 + below(5)],
        [1 + below(5), 1 + below(5)],
      ]);
    },
  );

  it('names its library and algorithm', () => {
    expect(SHUFFLE_LIBRARY).toBe('pure-rand');
    expect(SHUFFLE_ALGORITHM).toMatch(/xoroshiro128\+.*SHA-256.*Fisher-Yates/);
  });

  it('keeps every tile, and depends on the seed', () => {
    const first = shuffled(CLASSICAL, 'one');
    expect(first.toSorted((a, b) => a - b)).toEqual([...CLASSICAL.copies].flatMap((n, kind) => Array(n).fill(kind)));
    expect(shuffled(CLASSICAL, 'one')).toEqual(first);
    expect(shuffled(CLASSICAL, 'two')).not.toEqual(first);
  });
});

/** How many standard deviations a chi-squared statistic lies from its mean. */
const deviations = (statistic: number, freedom: number): number => (statistic - freedom) / Math.sqrt(2 * freedom);

describe('uniformity over 13,600 seeds (chi-squared)', () => {
  const seeds = 13_600;
  const kinds = 34;
  const places = CLASSICAL.size;
  const at = new Uint32Array(kinds * places);
  const pairs = new Uint32Array(kinds * kinds);
  for (let seed = 0; seed < seeds; seed++) {
    const tiles = shuffled(CLASSICAL, `uniform ${seed}`);
    for (let place = 0; place < places; place++) at[tiles[place]! * places + place]!++;
    pairs[tiles[0]! * kinds + tiles[1]!]!++;
  }

  it('every kind is equally likely at every place', () => {
    const expected = seeds / kinds;
    let statistic = 0;
    for (const count of at) statistic += (count - expected) ** 2 / expected;
    const freedom = (kinds - 1) * (places - 1);
    expect(Math.abs(deviations((statistic * (places - 1)) / places, freedom))).toBeLessThan(4);
  });

  it('neighbours do not depend on each other', () => {
    let statistic = 0;
    for (let i = 0; i < pairs.length; i++) {
      const same = Math.floor(i / kinds) === i % kinds;
      const expected = (seeds * 4 * (same ? 3 : 4)) / (places * (places - 1));
      statistic += (pairs[i]! - expected) ** 2 / expected;
    }
    expect(Math.abs(deviations(statistic, kinds * kinds - 1))).toBeLessThan(4);
  });

  it('dice show every pair equally often', () => {
    const throws = new Uint32Array(36);
    for (let seed = 0; seed < seeds; seed++) {
      const [a, b] = throwDice(stream(`uniform ${seed}`, 'dice'));
      throws[(a - 1) * 6 + b - 1]!++;
    }
    let statistic = 0;
    for (const count of throws) statistic += (count - seeds / 36) ** 2 / (seeds / 36);
    expect(Math.abs(deviations(statistic, 35))).toBeLessThan(4);
  });
});
