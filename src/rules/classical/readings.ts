import { findReadings, READINGS_BYTES } from '../hand/readings.js';
import type { Meld } from '../hand/situation.js';
import type { Kind } from '../tiles/kinds.js';
import { EXPOSED, isRun, KIND_BITS, KONG, kindOfSet, MELDED, orderOf, ROW, RUN, WINNING } from './view.js';

/** Most rows a hand can have: readings times the five places of the winning tile. */
const MOST_ROWS = READINGS_BYTES;
const found = new Uint8Array(READINGS_BYTES);
const rows: number[] = Array<number>(MOST_ROWS * ROW).fill(-1);

const NO_ROWS: readonly number[] = [];

/** A set laid down, as an integer. */
export const encodeMeld = (meld: Meld): number =>
  meld.kind | MELDED | (meld.type === 'chow' ? RUN : meld.type === 'kong' ? KONG : 0) | (meld.concealed ? 0 : EXPOSED);

const holds = (set: number, kind: Kind): boolean =>
  isRun(set) ? kind >= kindOfSet(set) && kind <= kindOfSet(set) + 2 : kindOfSet(set) === kind;

/** Puts the sets of a row in canonical order. Equal sets keep their order. */
const sortSets = (at: number, count: number): void => {
  for (let i = 1; i < count; i++) {
    const set = rows[at + i]!;
    const order = orderOf(set);
    let j = i - 1;
    while (j >= 0 && orderOf(rows[at + j]!) > order) {
      rows[at + j + 1] = rows[at + j]!;
      j--;
    }
    rows[at + j + 1] = set;
  }
};

const copyRow = (from: number, to: number): void => {
  for (let i = 0; i < ROW; i++) rows[to + i] = rows[from + i]!;
};

/**
 * All readings of a complete hand of the standard shape with all places of the winning tile, as rows of `ROW` numbers.
 *
 * A claimed tile exposes the set it completes, so each different set it could complete is a reading of its own.
 * A drawn tile changes nothing: one row, the first set in canonical order that holds the tile is marked.
 *
 * @param counts standing tiles with the winning tile, by kind
 * @param maxRuns most runs that the standing tiles may make
 * @param winningTile -1 when complete as dealt
 * @param claimed the winning tile was a discard or robbed
 */
export const layReadings = (
  counts: Uint8Array,
  melds: readonly Meld[],
  maxRuns: number,
  winningTile: Kind,
  claimed: boolean,
): readonly number[] => {
  const inHand = 4 - melds.length;
  const readings = maxRuns < 0 ? 0 : findReadings(counts, inHand, maxRuns, found);
  if (readings === 0) return NO_ROWS;
  let end = 0;
  for (let r = 0; r < readings; r++) {
    const from = r * (inHand + 1);
    const at = end;
    for (let i = 0; i < melds.length; i++) rows[at + i] = encodeMeld(melds[i]!);
    for (let i = 0; i < inHand; i++) rows[at + melds.length + i] = found[from + 1 + i]!;
    rows[at + 4] = found[from]!;
    sortSets(at, 4);
    end += ROW;
    if (winningTile < 0) continue;
    if (claimed) end = placeClaimed(at, winningTile);
    else markDrawn(at, winningTile);
  }
  return rows.slice(0, end);
};

const markDrawn = (at: number, tile: Kind): void => {
  for (let i = 0; i < 4; i++) {
    const set = rows[at + i]!;
    if ((set & MELDED) === 0 && holds(set, tile)) {
      rows[at + i] = set | WINNING;
      return;
    }
  }
  rows[at + 4] = rows[at + 4]! | WINNING;
};

/** Turns the row at `at` into one row for each place of the claimed tile. Returns the end of the table. */
const placeClaimed = (at: number, tile: Kind): number => {
  const plain = MOST_ROWS * ROW - ROW;
  copyRow(at, plain);
  let end = at;
  for (let i = 0; i < 4; i++) {
    const set = rows[plain + i]!;
    if ((set & MELDED) !== 0 || !holds(set, tile)) continue;
    if (i > 0 && rows[plain + i - 1] === set) continue;
    copyRow(plain, end);
    rows[end + i] = set | EXPOSED | WINNING;
    sortSets(end, 4);
    end += ROW;
  }
  if ((rows[plain + 4]! & KIND_BITS) === tile) {
    copyRow(plain, end);
    rows[end + 4] = tile | WINNING;
    end += ROW;
  }
  return end;
};

/** Compares two rows in canonical order: set by set, then the pair, then the place of the winning tile. */
export const compareRows = (table: readonly number[], a: number, b: number): number => {
  for (let i = 0; i < 4; i++) {
    const difference = orderOf(table[a + i]!) - orderOf(table[b + i]!);
    if (difference !== 0) return difference;
  }
  const pairs = (table[a + 4]! & KIND_BITS) - (table[b + 4]! & KIND_BITS);
  if (pairs !== 0) return pairs;
  for (let i = 0; i < ROW; i++) {
    const difference = (table[b + i]! & WINNING) - (table[a + i]! & WINNING);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * A loser's hand as one row: the sets as they lie, then three or four equal standing tiles as a concealed three
 * (`fours`: four of them as a concealed four).
 */
export const layLoser = (counts: Uint8Array, melds: readonly Meld[], fours: boolean): number[] => {
  rows.fill(-1, 0, ROW);
  let sets = 0;
  for (const meld of melds) rows[sets++] = encodeMeld(meld);
  for (let kind = 0; kind < 34 && sets < 4; kind++) {
    if (counts[kind]! >= 3) rows[sets++] = counts[kind] === 4 && fours ? kind | KONG : kind;
  }
  sortSets(0, sets);
  return rows.slice(0, ROW);
};
