import { FIRST_BONUS, FIRST_WIND, type Kind, SUIT_SIZE } from '../tiles/kinds.js';

/**
 * How far standing tiles are from the standard shape.
 *
 * The distance is the least number of tiles that must still come in: over every way to lay `sets` sets and a pair,
 * the tiles of it that the hand lacks. 0 is complete, 1 a side of thirteen that waits. It looks at the own tiles only:
 * a target never needs more of a kind than the set holds beside the own sets, but tiles that other players show do
 * not lengthen it.
 *
 * Each suit, and the honours together, get a table: fewest tiles missing for s sets, with or without the pair, with r
 * runs. Inside a suit the table is carried from number to number with the runs begun one and two numbers below; a
 * tile is needed by those, by runs begun here (two at most: three equal runs are three threes), by a three, by the
 * pair. The tables are then added up. Nothing is allocated.
 */
const MOST_SETS = 4;
const NEVER = 100;
/** Room for a table: sets 0-4, pair 0-1, runs 0-4. */
const TABLE = (MOST_SETS + 1) * 2 * (MOST_SETS + 1);

/** The ways to use one number: runs begun one and two below, runs begun here, three, pair; at most four tiles. */
const ways: { below: number; twoBelow: number; begun: number; three: number; pair: number; tiles: number }[] = [];
for (let below = 0; below <= 2; below++)
  for (let twoBelow = 0; twoBelow <= 2; twoBelow++)
    for (let begun = 0; begun <= 2; begun++)
      for (let three = 0; three <= 1; three++)
        for (let pair = 0; pair <= 1; pair++) {
          const tiles = below + twoBelow + begun + 3 * three + 2 * pair;
          if (tiles <= 4) ways.push({ below, twoBelow, begun, three, pair, tiles });
        }
const WAYS = ways.length;
const FROM = Uint8Array.from(ways, (way) => 3 * way.below + way.twoBelow);
const TO = Uint8Array.from(ways, (way) => 3 * way.begun + way.below);
const BEGUN = Uint8Array.from(ways, (way) => way.begun);
const SETS = Uint8Array.from(ways, (way) => way.begun + way.three);
const PAIR = Uint8Array.from(ways, (way) => way.pair);
const TILES = Uint8Array.from(ways, (way) => way.tiles);
/** Runs that hold the number. */
const RUNS = Uint8Array.from(ways, (way) => way.below + way.twoBelow + way.begun);
const STATES = 9;

let states = new Uint8Array(STATES * TABLE);
let nextStates = new Uint8Array(STATES * TABLE);
const group = new Uint8Array(TABLE);
let total = new Uint8Array(TABLE);
let nextTotal = new Uint8Array(TABLE);

/** Steps within a table: entry (s, p, r) is at `s * setStep + p * pairStep + r`. */
let sets = 0;
let runSteps = 1;
let pairStep = 1;
let setStep = 2;
let size = 0;

const FOUR_OF_EACH = new Uint8Array(FIRST_BONUS).fill(4);

/** One way to use a number, from its state into its next state. */
const step = (way: number, missing: number): void => {
  const from = FROM[way]! * TABLE;
  const to = TO[way]! * TABLE;
  const addSets = SETS[way]!;
  const addPair = PAIR[way]!;
  const addRuns = runSteps > 1 ? BEGUN[way]! : 0;
  const shift = addSets * setStep + addPair * pairStep + addRuns;
  for (let s = 0; s + addSets <= sets; s++) {
    for (let p = 0; p + addPair <= 1; p++) {
      const base = s * setStep + p * pairStep;
      for (let r = 0; r + addRuns < runSteps; r++) {
        const cost = states[from + base + r]! + missing;
        const at = to + base + r + shift;
        if (cost < nextStates[at]!) nextStates[at] = cost;
      }
    }
  }
};

/** Fills `group` for the suit that begins at kind `first`. */
const suitTable = (counts: Uint8Array, limits: Uint8Array, first: Kind, maxRuns: number): void => {
  states.fill(NEVER, 0, STATES * TABLE);
  states[0] = 0;
  for (let number = 0; number < SUIT_SIZE; number++) {
    const held = counts[first + number]!;
    const limit = limits[first + number]!;
    nextStates.fill(NEVER);
    for (let way = 0; way < WAYS; way++) {
      const begun = BEGUN[way]!;
      const tiles = TILES[way]!;
      if (tiles > limit || RUNS[way]! > maxRuns || (begun > 0 && number > 6)) continue;
      step(way, tiles > held ? tiles - held : 0);
    }
    const swap = states;
    states = nextStates;
    nextStates = swap;
  }
  for (let i = 0; i < size; i++) group[i] = states[i]!;
};

/** Fills `group` for the honours. */
const honourTable = (counts: Uint8Array, limits: Uint8Array): void => {
  group.fill(NEVER);
  group[0] = 0;
  for (let kind = FIRST_WIND; kind < FIRST_BONUS; kind++) {
    const held = counts[kind]!;
    const limit = limits[kind]!;
    const three = limit < 3 ? NEVER : held < 3 ? 3 - held : 0;
    const pair = limit < 2 ? NEVER : held < 2 ? 2 - held : 0;
    // From the largest number of sets down, so that a kind is used once.
    for (let s = sets; s >= 0; s--) {
      const at = s * setStep;
      let withPair = group[at + pairStep]!;
      withPair = Math.min(withPair, group[at]! + pair);
      if (s > 0) {
        withPair = Math.min(withPair, group[at - setStep + pairStep]! + three);
        group[at] = Math.min(group[at]!, group[at - setStep]! + three);
      }
      group[at + pairStep] = withPair;
    }
  }
};

/** Adds `group` into `total`. */
const addGroup = (): void => {
  nextTotal.fill(NEVER, 0, size);
  for (let s = 0; s <= sets; s++) {
    for (let p = 0; p <= 1; p++) {
      for (let r = 0; r < runSteps; r++) {
        const base = s * setStep + p * pairStep + r;
        const cost = total[base]!;
        if (cost >= NEVER) continue;
        for (let t = 0; s + t <= sets; t++) {
          for (let q = 0; p + q <= 1; q++) {
            for (let n = 0; r + n < runSteps; n++) {
              const shift = t * setStep + q * pairStep + n;
              const sum = cost + group[shift]!;
              if (sum < nextTotal[base + shift]!) nextTotal[base + shift] = sum;
            }
          }
        }
      }
    }
  }
  const swap = total;
  total = nextTotal;
  nextTotal = swap;
};

/**
 * Tiles still missing for `wanted` sets and a pair with at most `maxRuns` runs; 0 if the tiles hold them.
 *
 * @param counts copies by kind, at least 34 long; any number of tiles
 * @param wanted sets to be made of standing tiles: 4 less the sets on the table
 * @param limits most copies of each kind that standing tiles can hold (the set's less those in own sets); four of each
 *   unless given
 * @returns the distance, or `Infinity` if no target is within the limits
 */
export const standardDistance = (
  counts: Uint8Array,
  wanted: number,
  maxRuns: number,
  limits: Uint8Array = FOUR_OF_EACH,
): number => {
  if (maxRuns < 0 || wanted < 0) return Number.POSITIVE_INFINITY;
  sets = wanted;
  runSteps = maxRuns < wanted ? maxRuns + 1 : 1;
  pairStep = runSteps;
  setStep = 2 * pairStep;
  size = (sets + 1) * setStep;
  total.fill(NEVER, 0, size);
  total[0] = 0;
  for (let first = 0; first < FIRST_WIND; first += SUIT_SIZE) {
    suitTable(counts, limits, first, maxRuns);
    addGroup();
  }
  honourTable(counts, limits);
  addGroup();
  let best = NEVER;
  const at = sets * setStep + pairStep;
  for (let r = 0; r < runSteps; r++) if (total[at + r]! < best) best = total[at + r]!;
  return best < NEVER ? best : Number.POSITIVE_INFINITY;
};
