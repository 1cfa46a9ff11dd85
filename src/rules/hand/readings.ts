import { FIRST_BONUS, FIRST_WIND, type Kind, SUIT_SIZE } from '../tiles/kinds.js';

/**
 * Readings of the standard shape: sets of three and one pair, made of standing tiles alone. Sets on the table are
 * fixed and never come here; a kong exists only on the table, so four equal standing tiles are a three and one tile
 * used elsewhere.
 *
 * The trick: the tiles of a suit can be cut into sets only if their number is a multiple of three, two more with the
 * pair; so the counts tell which suit holds the pair, and the sum of its numbers leaves three candidates for it
 * (every set adds up to a multiple of three). What is left is walked from the lowest tile up, where each tile has at
 * most two ways: three equal ones, or runs beginning with it. Nothing is allocated.
 */

/** A run as a set byte: `RUN` plus its lowest kind. Below `RUN` a set byte is three equal tiles of that kind. */
export const RUN = 64;

/** No hand has more readings than this (counted over every hand of one suit; mixed hands have fewer). */
export const MAX_READINGS = 4;

/** Bytes that `findReadings` may write: `new Uint8Array(READINGS_BYTES)` always suffices. */
export const READINGS_BYTES = MAX_READINGS * 5;

const SUIT_COUNT = 3;

const left = new Uint8Array(FIRST_WIND);
const pungs = new Uint8Array(4);
const runs = new Uint8Array(4);
const honours = new Uint8Array(4);
let pungCount = 0;
let runCount = 0;
let honourCount = 0;
let runLimit = 0;
let pair: Kind = 0;
let found = 0;
let out: Uint8Array = left;

/** Canonical order: sets (threes by tile order, then runs by tile order), then the pair. */
const isBefore = (a: number, b: number, width: number): boolean => {
  for (let i = 1; i < width; i++) {
    const difference = out[a + i]! - out[b + i]!;
    if (difference !== 0) return difference < 0;
  }
  return out[a]! < out[b]!;
};

/** Writes the reading at hand behind the others and moves it up to its place. */
const emit = (): void => {
  const width = 1 + pungCount + honourCount + runCount;
  let at = found * width;
  let end = at;
  out[end++] = pair;
  for (let i = 0; i < pungCount; i++) out[end++] = pungs[i]!;
  for (let i = 0; i < honourCount; i++) out[end++] = honours[i]!;
  for (let i = 0; i < runCount; i++) out[end++] = RUN + runs[i]!;
  found++;
  while (at > 0 && isBefore(at, at - width, width)) {
    for (let i = at; i < at + width; i++) {
      const byte = out[i]!;
      out[i] = out[i - width]!;
      out[i - width] = byte;
    }
    at -= width;
  }
};

/** Reads on with `n` runs beginning at `kind`, then puts them back. */
const walkRuns = (kind: Kind, n: number): void => {
  if (n === 0) {
    walk(kind + 1);
    return;
  }
  if (kind % SUIT_SIZE > 6 || left[kind + 1]! < n || left[kind + 2]! < n || runCount + n > runLimit) return;
  left[kind + 1]! -= n;
  left[kind + 2]! -= n;
  for (let i = 0; i < n; i++) runs[runCount++] = kind;
  walk(kind + 1);
  runCount -= n;
  left[kind + 1]! += n;
  left[kind + 2]! += n;
};

const walk = (from: Kind): void => {
  let kind = from;
  while (kind < FIRST_WIND && left[kind] === 0) kind++;
  if (kind === FIRST_WIND) {
    emit();
    return;
  }
  const n = left[kind]!;
  if (n >= 3) {
    pungs[pungCount++] = kind;
    walkRuns(kind, n - 3);
    pungCount--;
  }
  walkRuns(kind, n);
};

/**
 * All ways to read standing tiles as `sets` sets and a pair, with at most `maxRuns` runs among them.
 *
 * @param counts copies by kind, at least 34 long; only kinds of suits and honours are looked at
 * @param sets sets to be found: 4 less the sets on the table
 * @param result receives `sets + 1` bytes a reading: the pair's kind, then the sets as set bytes (threes by tile
 *   order, then runs by tile order); readings in canonical order of their sets, then of the pair
 * @returns the number of readings; 0 if the tiles are not `3 * sets + 2` or cannot be read
 */
export const findReadings = (counts: Uint8Array, sets: number, maxRuns: number, result: Uint8Array): number => {
  let tiles = 0;
  let pairs = 0;
  let pairSuit = -1;
  let sum = 0;
  honourCount = 0;
  for (let kind = FIRST_WIND; kind < FIRST_BONUS; kind++) {
    const n = counts[kind]!;
    if (n === 0) continue;
    if (n === 2) {
      pairs++;
      pair = kind;
    } else if (n === 3 && honourCount < 4) honours[honourCount++] = kind;
    else return 0;
    tiles += n;
  }
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let inSuit = 0;
    let numbers = 0;
    for (let number = 0, kind = suit * SUIT_SIZE; number < SUIT_SIZE; number++, kind++) {
      const n = counts[kind]!;
      left[kind] = n;
      inSuit += n;
      numbers += n * number;
    }
    const rest = inSuit % 3;
    if (rest === 1) return 0;
    if (rest === 2) {
      pairs++;
      pairSuit = suit;
      sum = numbers;
    }
    tiles += inSuit;
  }
  if (pairs !== 1 || tiles !== 3 * sets + 2) return 0;

  out = result;
  found = 0;
  pungCount = 0;
  runCount = 0;
  runLimit = maxRuns;
  if (pairSuit < 0) {
    walk(0);
    return found;
  }
  const first = pairSuit * SUIT_SIZE;
  // Without the pair the numbers add up to a multiple of three: 2 * pair = sum, so pair = 2 * sum (modulo 3).
  for (let kind = first + ((2 * sum) % 3); kind < first + SUIT_SIZE; kind += 3) {
    if (left[kind]! < 2) continue;
    pair = kind;
    left[kind]! -= 2;
    walk(0);
    left[kind]! += 2;
  }
  return found;
};
