import { isStandardComplete } from '../hand/complete.js';
import { standardDistance } from '../hand/distance.js';
import type { Meld, Situation } from '../hand/situation.js';
import { standardWaits } from '../hand/waits.js';
import { FIRST_BONUS, FIRST_WIND, type Kind, suitOf } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';
import type { SpecialShape } from './shapes/shape.js';

/**
 * What can go out at a table: four sets and a pair with at most `maxRuns` runs, sets on the table counted, or one of
 * the special shapes with nothing on the table (or, where the shape allows it, sets face down). This is "complete" everywhere; minimum doubles are left aside.
 */
export interface CompletionRules {
  readonly maxRuns: number;
  readonly shapes: readonly SpecialShape[];
}

/** What a kind would complete: `standard` for sets and a pair, else the id of a special shape. */
export type Completes = string;

const runsOf = (melds: readonly Meld[]): number => {
  let runs = 0;
  for (const meld of melds) if (meld.type === 'chow') runs++;
  return runs;
};

/** Adds (`by` 1) the tiles of the sets on the table to counts by kind, or takes them out (-1). */
const addMelds = (counts: Uint8Array, melds: readonly Meld[], by: 1 | -1): void => {
  for (const meld of melds) {
    if (meld.type !== 'chow') counts[meld.kind]! += by * meld.count;
    else for (let step = 0; step < 3; step++) counts[meld.kind + step]! += by;
  }
};

const together = new Uint8Array(FIRST_BONUS);

/**
 * The tiles in which to look for a special shape: the standing ones, with sets lying face down where the shape may
 * hold them; `null` where a set on the table rules the shape out. Good until the next call.
 */
export const tilesForShape = (shape: SpecialShape, counts: Uint8Array, melds: readonly Meld[]): Uint8Array | null => {
  if (melds.length === 0) return counts;
  if (shape.faceDown !== true) return null;
  for (const meld of melds) if (!meld.concealed || meld.type === 'kong') return null;
  for (let kind = 0; kind < FIRST_BONUS; kind++) together[kind] = counts[kind]!;
  addMelds(together, melds, 1);
  return together;
};

/** All tiles of a hand by kind: the standing ones and those of the sets on the table. */
export const withMelds = (counts: Uint8Array, melds: readonly Meld[]): Uint8Array => {
  const all = counts.slice();
  addMelds(all, melds, 1);
  return all;
};

const onTable = new Uint8Array(FIRST_BONUS);
const SHAPE_SIZE = 14;

/**
 * Tiles that a special shape lacks. Sets face down cannot be thrown: each of their tiles must belong to the shape,
 * and tiles of other suits than theirs are of no use.
 */
const shapeDistance = (
  shape: SpecialShape,
  counts: Uint8Array,
  melds: readonly Meld[],
  tileSet: TileSet,
  standing: Uint8Array,
): number => {
  if (melds.length === 0) return shape.distance(counts, standing);
  const tiles = tilesForShape(shape, counts, melds);
  if (tiles === null) return Number.POSITIVE_INFINITY;
  onTable.fill(0);
  addMelds(onTable, melds, 1);
  if (shape.distance(onTable, tileSet.copies) !== SHAPE_SIZE - 3 * melds.length) return Number.POSITIVE_INFINITY;
  const suit = suitOf(melds[0]!.kind);
  for (let kind = 0; kind < FIRST_WIND; kind++) if (suitOf(kind) !== suit) tiles[kind] = 0;
  return shape.distance(tiles, tileSet.copies);
};

/** Runs that standing tiles may still make. Below 0: too many lie on the table. */
export const runsLeft = (melds: readonly Meld[], completion: CompletionRules): number =>
  completion.maxRuns - runsOf(melds);

/**
 * What standing tiles complete: `standard` first, then special shapes in the order of the sheet; empty if nothing.
 *
 * @param counts standing tiles with the winning tile, by kind
 */
export const completedBy = (
  counts: Uint8Array,
  melds: readonly Meld[],
  completion: CompletionRules,
): readonly Completes[] => {
  const completes: Completes[] = [];
  if (isStandardComplete(counts, 4 - melds.length, runsLeft(melds, completion))) completes.push('standard');
  for (const shape of completion.shapes) {
    const tiles = tilesForShape(shape, counts, melds);
    if (tiles !== null && shape.fits(tiles)) completes.push(shape.id);
  }
  return completes;
};

/**
 * Whether a hand is complete.
 *
 * @param counts standing tiles with the winning tile, by kind
 */
export const isComplete = (counts: Uint8Array, melds: readonly Meld[], completion: CompletionRules): boolean => {
  if (isStandardComplete(counts, 4 - melds.length, runsLeft(melds, completion))) return true;
  for (const shape of completion.shapes) {
    const tiles = tilesForShape(shape, counts, melds);
    if (tiles !== null && shape.fits(tiles)) return true;
  }
  return false;
};

const waiting = new Uint8Array(FIRST_BONUS);
const held = new Uint8Array(FIRST_BONUS);

/**
 * The kinds that complete the 13-tile side, in tile order. Kinds that the set does not have are left out, and kinds of
 * which all copies are in hand and own sets; tiles that other players show are not looked at.
 *
 * @param counts standing tiles without the winning tile, by kind
 */
export const waitsOf = (
  counts: Uint8Array,
  melds: readonly Meld[],
  completion: CompletionRules,
  tileSet: TileSet,
): Kind[] => {
  const standard = standardWaits(counts, 4 - melds.length, runsLeft(melds, completion));
  let waits = standard;
  if (completion.shapes.length > 0) {
    let added = false;
    for (const shape of completion.shapes) {
      const tiles = tilesForShape(shape, counts, melds);
      if (tiles === null) continue;
      const more = shape.waits(tiles);
      if (more.length === 0) continue;
      if (!added) {
        waiting.fill(0);
        for (const kind of standard) waiting[kind] = 1;
        added = true;
      }
      for (const kind of more) waiting[kind] = 1;
    }
    if (added) {
      waits = [];
      for (let kind = 0; kind < FIRST_BONUS; kind++) if (waiting[kind] === 1) waits.push(kind);
    }
  }
  if (waits.length === 0) return waits;
  for (let kind = 0; kind < FIRST_BONUS; kind++) held[kind] = counts[kind]!;
  addMelds(held, melds, 1);
  return waits.filter((kind) => held[kind]! < tileSet.copies[kind]!);
};

const limits = new Uint8Array(FIRST_BONUS);

/** Copies of each kind that standing tiles can hold: the set's less those in own sets. */
const standingLimits = (melds: readonly Meld[], tileSet: TileSet): Uint8Array => {
  for (let kind = 0; kind < FIRST_BONUS; kind++) limits[kind] = tileSet.copies[kind]!;
  addMelds(limits, melds, -1);
  return limits;
};

/**
 * Tiles that must still come in to complete the hand; 0 is complete, 1 a side of thirteen that waits. It goes by the
 * own tiles: no target needs more of a kind than the set holds beside the own sets, and tiles seen elsewhere do not
 * lengthen it. `Infinity` if the hand cannot be completed any more (too many runs on the table).
 *
 * @param counts standing tiles, by kind: 13, 14 or any number
 */
export const distanceOf = (
  counts: Uint8Array,
  melds: readonly Meld[],
  completion: CompletionRules,
  tileSet: TileSet,
): number => {
  const most = standingLimits(melds, tileSet);
  let distance = standardDistance(counts, 4 - melds.length, runsLeft(melds, completion), most);
  for (const shape of completion.shapes) {
    distance = Math.min(distance, shapeDistance(shape, counts, melds, tileSet, most));
  }
  return distance;
};

/**
 * The tiles that the hand lacks for one of its nearest completions, in tile order; `null` if there is none.
 *
 * A tile belongs to a nearest completion exactly if adding it shortens the distance, so one pass over the kinds finds
 * them all.
 */
export const missingTiles = (
  counts: Uint8Array,
  melds: readonly Meld[],
  completion: CompletionRules,
  tileSet: TileSet,
): Kind[] | null => {
  let distance = distanceOf(counts, melds, completion, tileSet);
  if (distance === Number.POSITIVE_INFINITY) return null;
  const trial = counts.slice(0, FIRST_BONUS);
  const missing: Kind[] = [];
  for (let kind = 0; kind < FIRST_BONUS && distance > 0; kind++) {
    for (let shorter = true; shorter && distance > 0; ) {
      trial[kind]! += 1;
      shorter = distanceOf(trial, melds, completion, tileSet) < distance;
      if (shorter) {
        missing.push(kind);
        distance--;
      } else trial[kind]! -= 1;
    }
  }
  return missing;
};

/** Copies of each kind that are nowhere in the request: not in the hand, its sets and its win, nor in `visible`. */
export const copiesLeft = ({ hand, win, visible, tileSet }: Situation): Uint8Array => {
  const inSight = withMelds(hand.counts, hand.melds);
  if (win !== null && win.tile !== null) inSight[win.tile]! += 1;
  return inSight.map((seen, kind) => Math.max(0, tileSet.copies[kind]! - seen - visible[kind]!));
};
