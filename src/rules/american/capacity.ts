import { AMERICAN_FLOWER, JOKER, KIND_COUNT } from '../tiles/kinds.js';
import { codeCap, codeKind, codeSize, codeWild } from './variants.js';

/**
 * How many tiles of a supply fit into a list of groups: the one question behind matching, distance and possibility.
 *
 * Places differ only in what they take: naturals of the kind alone (`strict`), naturals or jokers (`flex`), and in
 * flowers-wild groups flowers as well (`open`: all three; `flowers`: naturals or flowers). By the max-flow min-cut
 * theorem the answer is the least, over whether flowers and jokers are cut at their supply or at their places, of a
 * sum over kinds; no search is needed.
 */
const strict = new Uint8Array(KIND_COUNT);
const flex = new Uint8Array(KIND_COUNT);
const open = new Uint8Array(KIND_COUNT);
const flowers = new Uint8Array(KIND_COUNT);
const touched = new Uint8Array(16);
let kinds = 0;
let literal = 0;
let places = 0;
let anyWild = false;

/** Starts a new list of groups. */
export const clearGroups = (): void => {
  for (let i = 0; i < kinds; i++) {
    const kind = touched[i]!;
    strict[kind] = 0;
    flex[kind] = 0;
    open[kind] = 0;
    flowers[kind] = 0;
  }
  kinds = 0;
  literal = 0;
  places = 0;
  anyWild = false;
};

/** Adds a group by its code. `minNaturals` of the card holds in flowers-wild groups that take jokers. */
export const addGroup = (code: number, minNaturals: number): void => {
  const kind = codeKind(code);
  const size = codeSize(code);
  const cap = codeCap(code);
  places += size;
  if (kind === JOKER) {
    literal += size;
    return;
  }
  if (strict[kind] === 0 && flex[kind] === 0 && open[kind] === 0 && flowers[kind] === 0) touched[kinds++] = kind;
  if (!codeWild(code)) {
    strict[kind]! += size - cap;
    flex[kind]! += cap;
    return;
  }
  anyWild = true;
  const naturals = cap > 0 ? Math.min(minNaturals, size) : 0;
  strict[kind]! += naturals;
  open[kind]! += cap;
  flowers[kind]! += size - cap - naturals;
};

/** Places of the groups added so far. */
export const placesOfGroups = (): number => places;

/** The most tiles of `supply` (by kind, jokers included) that fit into the groups added so far. */
export const usableTiles = (supply: Uint8Array): number => {
  const jokers = supply[JOKER]!;
  if (!anyWild) {
    // Flowers are a kind like any other: only the jokers are cut, at their supply or at their places.
    let naturals = jokers;
    let room = literal;
    for (let i = 0; i < kinds; i++) {
      const kind = touched[i]!;
      const have = supply[kind]!;
      const total = strict[kind]! + flex[kind]!;
      naturals += Math.min(have, total);
      room += Math.min(have + flex[kind]!, total);
    }
    return Math.min(naturals, room);
  }
  const blooms = supply[AMERICAN_FLOWER]!;
  let best = places;
  for (let cut = 0; cut < 4; cut++) {
    const flowersCut = (cut & 1) !== 0;
    const jokersCut = (cut & 2) !== 0;
    let sum = (flowersCut ? blooms : 0) + (jokersCut ? jokers : literal);
    for (let i = 0; i < kinds; i++) {
      const kind = touched[i]!;
      const total = strict[kind]! + flex[kind]! + open[kind]! + flowers[kind]!;
      if (kind === AMERICAN_FLOWER) {
        sum += flowersCut ? (jokersCut ? 0 : flex[kind]!) : total;
        continue;
      }
      let naturalsCut = supply[kind]!;
      if (!flowersCut) naturalsCut += open[kind]! + flowers[kind]!;
      if (!jokersCut) naturalsCut += flex[kind]! + (flowersCut ? open[kind]! : 0);
      sum += Math.min(naturalsCut, total);
    }
    if (sum < best) best = sum;
  }
  return best;
};
