import { FIRST_BONUS, type Kind } from '../../tiles/kinds.js';

/** A group of tiles in a reading of a special shape: `pair`, `pung`, `run`, `winds`, `single`, `singles`, `knit`, `triplet`. */
export interface ShapeGroup {
  readonly kind: string;
  readonly tiles: readonly Kind[];
}

/** A special shape read in a hand: its groups, in the order in which a player would lay them out. */
export interface ShapeReading {
  readonly id: string;
  readonly sets: readonly ShapeGroup[];
}

/**
 * A complete hand that is not four sets and a pair. Every shape is fourteen tiles: an exposed set or a kong rules it
 * out, and so does a set face down unless the shape has `faceDown`. Counts are copies by kind, at least 34 long, and never written to.
 */
export interface SpecialShape {
  readonly id: string;
  /** Runs and threes lying face down may be part of it; their tiles are then counted with the others. */
  readonly faceDown?: true;
  /** Whether fourteen tiles are the shape. */
  readonly fits: (counts: Uint8Array) => boolean;
  /** The groups of fourteen tiles, `null` if they are not the shape. */
  readonly read: (counts: Uint8Array) => ShapeReading | null;
  /** The kinds that complete thirteen tiles, in tile order. */
  readonly waits: (counts: Uint8Array) => Kind[];
  /**
   * Tiles of the nearest hand of the shape that the given tiles (any number) lack; 0 if they hold it.
   * `limits` are the copies of each kind in the set, four of each unless given; `Infinity` if the set has no such hand.
   */
  readonly distance: (counts: Uint8Array, limits?: Uint8Array) => number;
}

export const FOUR_OF_EACH: Uint8Array = new Uint8Array(FIRST_BONUS).fill(4);

/** Tiles among suits and honours. */
export const tileCount = (counts: Uint8Array): number => {
  let tiles = 0;
  for (let kind = 0; kind < FIRST_BONUS; kind++) tiles += counts[kind]!;
  return tiles;
};

/** The kinds of `candidates` with which the tiles fit; a fifth tile of a kind does not exist. */
export const tried = (
  counts: Uint8Array,
  candidates: readonly Kind[],
  fits: (counts: Uint8Array) => boolean,
): Kind[] => {
  const trial = counts.slice(0, FIRST_BONUS);
  return candidates.filter((kind) => {
    if (trial[kind]! >= 4) return false;
    trial[kind]! += 1;
    const complete = fits(trial);
    trial[kind]! -= 1;
    return complete;
  });
};

/**
 * Sum of the `wanted` smallest costs. `tally[c]` is how many things of cost `c` there are; `Infinity` if too few.
 */
export const cheapest = (tally: ArrayLike<number>, wanted: number): number => {
  let left = wanted;
  let sum = 0;
  for (let cost = 0; cost < tally.length && left > 0; cost++) {
    const taken = Math.min(left, tally[cost]!);
    sum += taken * cost;
    left -= taken;
  }
  return left > 0 ? Number.POSITIVE_INFINITY : sum;
};
