import { type Kind, SUIT_SIZE } from '../tiles/kinds.js';
import { firstOf, GROUPS, groupRuns, SUIT_GROUPS, suitWithPair, sumOf, tilesOf } from './complete.js';

/** Adds the kinds of a group that complete it beside `otherRuns` runs elsewhere. */
const pushWaits = (counts: Uint8Array, group: number, otherRuns: number, maxRuns: number, into: Kind[]): void => {
  if (otherRuns > maxRuns) return;
  const first = firstOf(group);
  const tiles = tilesOf(counts, group);
  if (group >= SUIT_GROUPS) {
    if (tiles < 3) into.push(first);
    return;
  }
  const sum = sumOf(counts, first);
  for (let number = 0; number < SUIT_SIZE; number++) {
    const kind = first + number;
    if (counts[kind]! >= 4) continue;
    if (otherRuns + suitWithPair(counts, first, kind, tiles + 1, sum + number) <= maxRuns) into.push(kind);
  }
};

/**
 * The kinds that complete a side waiting for one tile as sets and a pair, in tile order. Kinds of which all four are
 * among the standing tiles are left out; sets on the table are the caller's business.
 *
 * Only groups (see `complete.ts`) with tiles over can take the tile: one group with one over (the tile makes its
 * pair), or two with two over (the tile makes one of them even, the other keeps the pair). Whatever else: no waits.
 *
 * @param counts copies by kind of `3 * sets + 1` standing tiles
 * @param sets sets to be found: 4 less the sets on the table
 * @param maxRuns most runs among them
 */
export const standardWaits = (counts: Uint8Array, sets: number, maxRuns: number): Kind[] => {
  let tiles = 0;
  let one = -1;
  let two = -1;
  let otherTwo = -1;
  for (let group = 0; group < GROUPS; group++) {
    const inGroup = tilesOf(counts, group);
    tiles += inGroup;
    const rest = inGroup % 3;
    if (rest === 1) {
      if (one >= 0) return [];
      one = group;
    } else if (rest === 2) {
      if (otherTwo >= 0) return [];
      if (two < 0) two = group;
      else otherTwo = group;
    }
  }
  if (tiles !== 3 * sets + 1 || (one >= 0 ? two >= 0 : otherTwo < 0)) return [];

  let evenRuns = 0;
  for (let group = 0; group < GROUPS; group++) {
    if (group !== one && group !== two && group !== otherTwo) evenRuns += groupRuns(counts, group);
  }
  if (evenRuns > maxRuns) return [];
  const waits: Kind[] = [];
  if (one >= 0) pushWaits(counts, one, evenRuns, maxRuns, waits);
  else {
    pushWaits(counts, two, evenRuns + groupRuns(counts, otherTwo), maxRuns, waits);
    pushWaits(counts, otherTwo, evenRuns + groupRuns(counts, two), maxRuns, waits);
  }
  return waits;
};
