/**
 * Shuffles and throws from a seed, the same on every machine and in every release. The exact procedure:
 *
 * 1. A stream of numbers has a purpose (`wall`, `dice`, `seating`). Its key is SHA-256 of the UTF-8 bytes of
 *    `purpose + ":" + seed` (@noble/hashes).
 * 2. The first 16 bytes of the key, as four big-endian signed 32-bit integers, are the state
 *    `[s01, s00, s11, s10]` of a xoroshiro128+ generator (pure-rand, `xoroshiro128plusFromState`): s01 and s11 are
 *    the high words of its two 64-bit integers. An output is the low word of their sum, as a signed integer.
 * 3. `uniformInt(generator, 0, i)` of pure-rand gives a number from 0 to i without bias: an output, plus 2^31,
 *    is thrown away if it is not below the largest multiple of `i + 1` that fits 2^32; else it counts modulo `i + 1`.
 * 4. The wall: all tiles in tile order (bamboo, characters, dots by number, E S W N R G P, flowers, seasons, joker;
 *    copies beside each other); for i from the last index down to 1, the tiles at i and at `uniformInt(0, i)` change
 *    places (Fisher-Yates). A die is `1 + uniformInt(0, 5)`; throws in the order in which they are made, two dice each.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Kind } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';

export const SHUFFLE_LIBRARY = 'pure-rand';
export const SHUFFLE_ALGORITHM =
  'xoroshiro128+ from the first 16 bytes (four big-endian 32-bit integers s01 s00 s11 s10) of ' +
  'SHA-256("wall:" + seed); Fisher-Yates from the last tile down over the set in tile order with uniformInt(0, i). ' +
  'Dice: the same with "dice:", seating with "seating:", each die 1 + uniformInt(0, 5)';

/** A throw of two dice. */
export type Throw = readonly [number, number];

/** What the numbers drawn from a seed are for: streams of one seed do not depend on each other. */
export type Purpose = 'wall' | 'dice' | 'seating';

/** The stream of numbers for a purpose. */
export const stream = (seed: string, purpose: Purpose): RandomGenerator => {
  const key = sha256(utf8ToBytes(`${purpose}:${seed}`));
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => view.getInt32(offset)));
};

/** The next throw of two dice. */
export const throwDice = (generator: RandomGenerator): Throw => [
  uniformInt(generator, 1, 6),
  uniformInt(generator, 1, 6),
];

/** All tiles of a set in tile order. */
export const tilesOfSet = (set: TileSet): Kind[] => {
  const tiles: Kind[] = [];
  for (let kind = 0; kind < set.copies.length; kind++) {
    for (let copy = 0; copy < set.copies[kind]!; copy++) tiles.push(kind);
  }
  return tiles;
};

/** The tiles of a set in the order that the seed gives: wall order, or a pile with its top first. */
export const shuffled = (set: TileSet, seed: string): Kind[] => {
  const tiles = tilesOfSet(set);
  const generator = stream(seed, 'wall');
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const tile = tiles[i]!;
    tiles[i] = tiles[j]!;
    tiles[j] = tile;
  }
  return tiles;
};
