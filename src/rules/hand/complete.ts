import { FIRST_BONUS, FIRST_WIND, type Kind, SUIT_SIZE } from '../tiles/kinds.js';

/**
 * Whether tiles can be read as sets and a pair, and with how few runs, without listing the readings.
 *
 * The tiles fall into ten groups that share no set: three suits, and each honour by itself. Within a suit the number
 * of runs that begin at a tile is fixed modulo three by the tiles below it, and three equal runs are as well three
 * threes; so taking the fewest runs at each tile, from the lowest up, finds a reading if there is one, with the
 * fewest runs that any reading has. Nothing is allocated.
 */
export const GROUPS = 10;
export const SUIT_GROUPS = 3;

/** More runs than any hand has: the group cannot be read. */
export const UNREADABLE = 99;

/** The group of a kind: 0-2 the suits, 3-9 the honours. */
export const groupOf = (kind: Kind): number =>
  kind < FIRST_WIND ? (kind / SUIT_SIZE) | 0 : kind - FIRST_WIND + SUIT_GROUPS;

export const firstOf = (group: number): Kind =>
  group < SUIT_GROUPS ? group * SUIT_SIZE : group - SUIT_GROUPS + FIRST_WIND;

export const endOf = (group: number): Kind => (group < SUIT_GROUPS ? (group + 1) * SUIT_SIZE : firstOf(group) + 1);

/** Tiles of a group. */
export const tilesOf = (counts: Uint8Array, group: number): number => {
  let tiles = 0;
  for (let kind = firstOf(group), end = endOf(group); kind < end; kind++) tiles += counts[kind]!;
  return tiles;
};

/** Fewest runs for a suit's tiles with `extra` added and the pair `pair` taken out (-1: none); `UNREADABLE` if not. */
const suitRuns = (counts: Uint8Array, first: Kind, extra: Kind, pair: Kind): number => {
  let runs = 0;
  let begunBelow = 0;
  let begunTwoBelow = 0;
  for (let number = 0, kind = first; number < SUIT_SIZE; number++, kind++) {
    let rest = counts[kind]! - begunBelow - begunTwoBelow;
    if (kind === extra) rest++;
    if (kind === pair) rest -= 2;
    if (rest < 0) return UNREADABLE;
    const begun = rest % 3;
    if (begun > 0 && number > 6) return UNREADABLE;
    runs += begun;
    begunTwoBelow = begunBelow;
    begunBelow = begun;
  }
  return runs;
};

/**
 * Fewest runs for a suit's tiles with one of `extra` (-1: none) added, `UNREADABLE` if they cannot be read.
 *
 * @param tiles their number, `extra` included: sets alone if a multiple of three, sets and a pair if two more
 * @param sum their numbers added up, each less one, `extra` included: every set adds up to a multiple of three
 */
export const suitWithPair = (counts: Uint8Array, first: Kind, extra: Kind, tiles: number, sum: number): number => {
  const rest = tiles % 3;
  if (rest === 0) return sum % 3 === 0 ? suitRuns(counts, first, extra, -1) : UNREADABLE;
  if (rest === 1) return UNREADABLE;
  let fewest = UNREADABLE;
  // Without the pair 2 * pair = sum (modulo 3), so pair = 2 * sum.
  for (let pair = first + ((2 * sum) % 3); pair < first + SUIT_SIZE; pair += 3) {
    if (counts[pair]! + (pair === extra ? 1 : 0) < 2) continue;
    const runs = suitRuns(counts, first, extra, pair);
    if (runs < fewest) fewest = runs;
  }
  return fewest;
};

/** Numbers of a suit's tiles added up, each less one. */
export const sumOf = (counts: Uint8Array, first: Kind): number => {
  let sum = 0;
  for (let number = 1; number < SUIT_SIZE; number++) sum += counts[first + number]! * number;
  return sum;
};

/**
 * Fewest runs with which a group's tiles can be read: as sets if their number is a multiple of three, as sets and a
 * pair if it is two more; else `UNREADABLE`.
 */
export const groupRuns = (counts: Uint8Array, group: number): number => {
  const tiles = tilesOf(counts, group);
  if (tiles === 0) return 0;
  if (group >= SUIT_GROUPS) return tiles === 2 || tiles === 3 ? 0 : UNREADABLE;
  const first = firstOf(group);
  return suitWithPair(counts, first, -1, tiles, sumOf(counts, first));
};

/**
 * Whether standing tiles are `sets` sets and a pair with at most `maxRuns` runs.
 *
 * @param counts copies by kind, at least 34 long
 * @param sets sets to be found: 4 less the sets on the table
 */
export const isStandardComplete = (counts: Uint8Array, sets: number, maxRuns: number): boolean => {
  let tiles = 0;
  for (let kind = 0; kind < FIRST_BONUS; kind++) tiles += counts[kind]!;
  if (tiles !== 3 * sets + 2) return false;
  let pairs = 0;
  for (let group = 0; group < GROUPS; group++) {
    const rest = tilesOf(counts, group) % 3;
    if (rest === 1) return false;
    if (rest === 2 && ++pairs > 1) return false;
  }
  let runs = 0;
  for (let group = 0; group < GROUPS; group++) {
    runs += groupRuns(counts, group);
    if (runs > maxRuns) return false;
  }
  return pairs === 1;
};
