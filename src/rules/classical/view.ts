import type { WinFact } from '../hand/situation.js';
import { FIRST_DRAGON, FIRST_WIND, isDragon, isWind, type Kind } from '../tiles/kinds.js';

/**
 * A set as one small integer: the kind it is made of (of a run its lowest tile) and what it is.
 * Integers compare in canonical order once `orderOf` has turned them.
 */
export const KIND_BITS = 63;
export const RUN = 64;
export const KONG = 128;
export const EXPOSED = 256;
export const MELDED = 512;
export const WINNING = 1024;

export const kindOfSet = (set: number): Kind => set & KIND_BITS;
export const isRun = (set: number): boolean => (set & RUN) !== 0;
export const isKong = (set: number): boolean => (set & KONG) !== 0;
export const isExposed = (set: number): boolean => (set & EXPOSED) !== 0;
export const isMelded = (set: number): boolean => (set & MELDED) !== 0;
export const isWinning = (set: number): boolean => (set & WINNING) !== 0;

/** Rank in canonical order: kong, pung, chow; tile order; table before hand; concealed before exposed. */
export const orderOf = (set: number): number =>
  ((isKong(set) ? 0 : isRun(set) ? 2 : 1) << 9) |
  (kindOfSet(set) << 2) |
  (isMelded(set) ? 0 : 2) |
  (isExposed(set) ? 1 : 0);

/** Numbers a row of a table of readings takes: four sets (-1 from the first missing one on), then the pair (-1: none). */
export const ROW = 5;

/** Kind of the pair of a row, -1 for none. */
export const pairOfRow = (rows: readonly number[], at: number): Kind =>
  rows[at + 4]! < 0 ? -1 : kindOfSet(rows[at + 4]!);

/** Facts as bits, so that a rule asks for one without searching a list. */
export const FACT_BITS: Readonly<Record<WinFact, number>> = {
  'last-tile': 1,
  'last-discard': 2,
  'first-discard': 4,
  'original-call': 8,
  'kong-on-kong': 16,
};

/** How the hand went out, as far as it can differ while the tiles stay the same. */
export interface Circumstances {
  /** Kind of the own wind and of the prevailing wind, -1 where unknown or none. */
  seat: Kind;
  prevailing: Kind;
  /** `FACT_BITS` of the facts. */
  facts: number;
}

/** Everything about the hand that no reading changes. */
export interface Whole {
  readonly winner: boolean;
  /** Of a loser -1, also when complete as dealt. */
  readonly winningTile: Kind;
  readonly drawn: boolean;
  readonly loose: boolean;
  readonly claimed: boolean;
  readonly robbed: boolean;
  readonly dealt: boolean;
  /** Number of suits in the hand, and tiles of suits and honours, sets on the table included. */
  readonly suits: number;
  readonly suitTiles: number;
  readonly honours: number;
  /** Every suit tile is a 1 or 9. */
  readonly majorsOnly: boolean;
  /** Every tile is a 2 3 4 6 8 of bamboo or a green dragon. */
  readonly jadeOnly: boolean;
  readonly exposedMelds: number;
  /** Kinds that would complete the 13-tile side. */
  readonly waits: number;
  /** Option values that rules look at. */
  readonly noScoreDespiteDoubles: boolean;
  readonly concealedAnyTiles: boolean;
  readonly originalCallAnyPlayer: boolean;
}

/** What the rules see: the hand under one reading. Filled anew for each reading; nothing else writes to it. */
export interface View extends Circumstances {
  whole: Whole;
  /** Encoded sets, `setCount` of them. A loser's hand has its threes and fours only. */
  readonly sets: number[];
  setCount: number;
  /** Kind of the pair, -1 for none. */
  pair: Kind;
  runs: number;
  kongs: number;
  /** Threes and fours that are exposed. */
  exposedPungs: number;
  /** Bits of the dragons and winds of which there is a set. */
  dragonSets: number;
  windSets: number;
  /** Counted so far: rules are asked after the sets, doubles before the points of the winner. */
  points: number;
  pairPoints: number;
  doubles: number;
  /** Place of the row that has been counted in these circumstances, -1 for none. */
  counted: number;
}

export const newView = (whole: Whole): View => ({
  whole,
  seat: -1,
  prevailing: -1,
  facts: 0,
  sets: [0, 0, 0, 0],
  setCount: 0,
  pair: -1,
  runs: 0,
  kongs: 0,
  exposedPungs: 0,
  dragonSets: 0,
  windSets: 0,
  points: 0,
  pairPoints: 0,
  doubles: 0,
  counted: -1,
});

/** Puts one row of a table of readings (see `readings.ts`) before the rules. */
export const showReading = (view: View, rows: readonly number[], at: number): void => {
  let runs = 0;
  let kongs = 0;
  let exposedPungs = 0;
  let dragons = 0;
  let winds = 0;
  let sets = 0;
  while (sets < 4) {
    const set = rows[at + sets]!;
    if (set < 0) break;
    view.sets[sets++] = set;
    if (isRun(set)) {
      runs++;
      continue;
    }
    if (isKong(set)) kongs++;
    if (isExposed(set)) exposedPungs++;
    const kind = kindOfSet(set);
    if (isDragon(kind)) dragons |= 1 << (kind - FIRST_DRAGON);
    else if (isWind(kind)) winds |= 1 << (kind - FIRST_WIND);
  }
  view.setCount = sets;
  view.pair = pairOfRow(rows, at);
  view.runs = runs;
  view.kongs = kongs;
  view.exposedPungs = exposedPungs;
  view.dragonSets = dragons;
  view.windSets = winds;
};

/** Puts a special shape before the rules: it has no sets and no pair. */
export const showNoSets = (view: View): void => {
  view.counted = -1;
  view.setCount = 0;
  view.runs = view.kongs = view.exposedPungs = view.dragonSets = view.windSets = 0;
  view.pair = -1;
};
