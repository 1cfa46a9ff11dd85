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

/**
 * Tables are laid out (p, s, r): entry `p * pairStep + s * runSteps + r`. Where all sets may be runs they are not
 * counted, and there is one step of r.
 */
let sets = 0;
let runSteps = 1;
let pairStep = 1;
let size = 0;

const FOUR_OF_EACH = new Uint8Array(FIRST_BONUS).fill(4);

/** One way to use a number, from its state into its next state. */
const step = (way: number, missing: number): void => {
  const addRuns = runSteps > 1 ? BEGUN[way]! : 0;
  const addSets = SETS[way]!;
  const lastPair = 1 - PAIR[way]!;
  const shift = (TO[way]! - FROM[way]!) * TABLE + PAIR[way]! * pairStep + addSets * runSteps + addRuns;
  for (let p = 0; p <= lastPair; p++) {
    let from = FROM[way]! * TABLE + p * pairStep;
    for (let s = addSets; s <= sets; s++) {
      for (let r = addRuns; r < runSteps; r++, from++) {
        const cost = states[from]! + missing;
        if (cost < nextStates[from + shift]!) nextStates[from + shift] = cost;
      }
      from += addRuns;
    }
  }
};

/**
 * The last table of each suit and what it was made from: throws and draws that are tried one after the other change
 * one suit at a time. It changes speed only.
 */
const lastTables = [new Uint8Array(TABLE), new Uint8Array(TABLE), new Uint8Array(TABLE)];
const lastKeys = new Float64Array(3).fill(-1);

/** Everything a suit's table depends on, as one number below 2 ** 53. */
const keyOf = (counts: Uint8Array, limits: Uint8Array, first: Kind, maxRuns: number): number => {
  let key = sets * 5 + Math.min(maxRuns, 4);
  for (let kind = first; kind < first + SUIT_SIZE; kind++) {
    key = (key * 5 + Math.min(counts[kind]!, 4)) * 5 + Math.min(limits[kind]!, 4);
  }
  return key;
};

/** Table of a suit. */
const suitTable = (counts: Uint8Array, limits: Uint8Array, suit: number, maxRuns: number): Uint8Array => {
  const first = suit * SUIT_SIZE;
  const key = keyOf(counts, limits, first, maxRuns);
  const table = lastTables[suit]!;
  if (lastKeys[suit] === key) return table;
  states.fill(NEVER);
  states[0] = 0;
  for (let number = 0; number < SUIT_SIZE; number++) {
    const held = counts[first + number]!;
    const limit = limits[first + number]!;
    nextStates.fill(NEVER);
    for (let way = 0; way < WAYS; way++) {
      const tiles = TILES[way]!;
      if (tiles > limit || RUNS[way]! > maxRuns || (BEGUN[way]! > 0 && number > 6)) continue;
      step(way, tiles > held ? tiles - held : 0);
    }
    const swap = states;
    states = nextStates;
    nextStates = swap;
  }
  for (let i = 0; i < size; i++) table[i] = states[i]!;
  lastKeys[suit] = key;
  return table;
};

/** Table of the honours. */
const honourTable = (counts: Uint8Array, limits: Uint8Array): Uint8Array => {
  group.fill(NEVER);
  group[0] = 0;
  for (let kind = FIRST_WIND; kind < FIRST_BONUS; kind++) {
    const held = counts[kind]!;
    const limit = limits[kind]!;
    const three = limit < 3 ? NEVER : held < 3 ? 3 - held : 0;
    const pair = limit < 2 ? NEVER : held < 2 ? 2 - held : 0;
    // From the largest number of sets down, so that a kind is used once.
    for (let s = sets; s >= 0; s--) {
      const at = s * runSteps;
      let withPair = Math.min(group[at + pairStep]!, group[at]! + pair);
      if (s > 0) {
        withPair = Math.min(withPair, group[at - runSteps + pairStep]! + three);
        group[at] = Math.min(group[at]!, group[at - runSteps]! + three);
      }
      group[at + pairStep] = withPair;
    }
  }
  return group;
};

/** Adds a table into `total`. */
const add = (table: Uint8Array): void => {
  nextTotal.fill(NEVER, 0, size);
  for (let p = 0; p <= 1; p++) {
    for (let s = 0; s <= sets; s++) {
      for (let r = 0; r < runSteps; r++) {
        const base = p * pairStep + s * runSteps + r;
        const cost = total[base]!;
        if (cost >= NEVER) continue;
        for (let q = 0; p + q <= 1; q++) {
          for (let t = 0; s + t <= sets; t++) {
            for (let n = 0; r + n < runSteps; n++) {
              const shift = q * pairStep + t * runSteps + n;
              const sum = cost + table[shift]!;
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
  pairStep = (sets + 1) * runSteps;
  size = 2 * pairStep;
  total.fill(NEVER, 0, size);
  total[0] = 0;
  for (let suit = 0; suit < 3; suit++) add(suitTable(counts, limits, suit, maxRuns));
  add(honourTable(counts, limits));
  let best = NEVER;
  for (let at = size - runSteps; at < size; at++) if (total[at]! < best) best = total[at]!;
  return best < NEVER ? best : Number.POSITIVE_INFINITY;
};
