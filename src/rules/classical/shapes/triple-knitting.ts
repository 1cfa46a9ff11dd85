import { type Kind, SUIT_SIZE } from '../../tiles/kinds.js';
import { cheapest, type ShapeGroup, type SpecialShape, tileCount, tried } from './shape.js';

const ONES: readonly Kind[] = [0, SUIT_SIZE, 2 * SUIT_SIZE];

/** The two suits of the pair, as what it adds to bamboo, characters and dots. */
const PAIRS: readonly (readonly [number, number, number])[] = [
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
];

/** Triplets of a number: as many as its scarcest suit has tiles. */
const triplets = (counts: Uint8Array, i: number): number =>
  Math.min(counts[i]!, counts[SUIT_SIZE + i]!, counts[2 * SUIT_SIZE + i]!);

const tilesOfNumber = (counts: Uint8Array, i: number): number =>
  counts[i]! + counts[SUIT_SIZE + i]! + counts[2 * SUIT_SIZE + i]!;

/** The number of the pair (0 for ones), -1 if the tiles are not the shape. */
const pairNumber = (counts: Uint8Array): number => {
  let pair = -1;
  let sets = 0;
  for (let i = 0; i < SUIT_SIZE; i++) {
    const inAll = triplets(counts, i);
    sets += inAll;
    const over = tilesOfNumber(counts, i) - 3 * inAll;
    if (over === 0) continue;
    const highest = Math.max(counts[i]!, counts[SUIT_SIZE + i]!, counts[2 * SUIT_SIZE + i]!);
    if (over !== 2 || highest !== inAll + 1 || pair >= 0) return -1;
    pair = i;
  }
  return sets === 4 && tileCount(counts) === 14 ? pair : -1;
};

const fits = (counts: Uint8Array): boolean => pairNumber(counts) >= 0;

/** Tiles of a number lacking for the `n`-th triplet beside the tiles of the pair. */
const lackingFor = (counts: Uint8Array, i: number, n: number, pair: readonly number[]): number => {
  let lacking = 0;
  for (let suit = 0; suit < 3; suit++) if (counts[ONES[suit]! + i]! < n + pair[suit]!) lacking++;
  return lacking;
};

const NO_PAIR: readonly number[] = [0, 0, 0];

/** Adds (`by` 1) or takes back (-1) the triplets of a number to the tally of costs. */
const count = (tally: number[], counts: Uint8Array, i: number, pair: readonly number[], by: number): void => {
  const most = pair === NO_PAIR ? 4 : 3;
  for (let n = 1; n <= most; n++) tally[lackingFor(counts, i, n, pair)]! += by;
};

/** Triple Knitting: four triplets, each one number in all three suits, and a pair of one number in two suits. */
export const tripleKnitting: SpecialShape = {
  id: 'triple-knitting',
  fits,
  read: (counts) => {
    const pair = pairNumber(counts);
    if (pair < 0) return null;
    const sets: ShapeGroup[] = [];
    for (let i = 0; i < SUIT_SIZE; i++) {
      for (let n = triplets(counts, i); n > 0; n--) sets.push({ kind: 'triplet', tiles: ONES.map((one) => one + i) });
    }
    const inAll = triplets(counts, pair);
    sets.push({ kind: 'knit', tiles: ONES.map((one) => one + pair).filter((kind) => counts[kind]! > inAll) });
    return { id: 'triple-knitting', sets };
  },
  // The missing tile belongs to a number with tiles over: one such number, or the pair and a triplet one tile short.
  waits: (counts) => {
    const open: number[] = [];
    for (let i = 0; i < SUIT_SIZE; i++) {
      if (tilesOfNumber(counts, i) !== 3 * triplets(counts, i)) open.push(i);
      if (open.length > 2) return [];
    }
    if (tileCount(counts) !== 13) return [];
    const candidates = ONES.flatMap((one) => open.map((i) => one + i));
    return tried(counts, candidates, fits);
  },
  // For each pair, the four cheapest triplets: a further triplet of a number never lacks fewer tiles than the one before.
  distance: (counts) => {
    let best = Number.POSITIVE_INFINITY;
    const tally = [0, 0, 0, 0];
    for (let i = 0; i < SUIT_SIZE; i++) count(tally, counts, i, NO_PAIR, 1);
    for (let i = 0; i < SUIT_SIZE; i++) {
      count(tally, counts, i, NO_PAIR, -1);
      for (const pair of PAIRS) {
        count(tally, counts, i, pair, 1);
        best = Math.min(best, lackingFor(counts, i, 0, pair) + cheapest(tally, 4));
        count(tally, counts, i, pair, -1);
      }
      count(tally, counts, i, NO_PAIR, 1);
    }
    return best;
  },
};
