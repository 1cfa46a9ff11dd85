import type { Meld } from '../hand/situation.js';
import { FIRST_BONUS, type Kind } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';
import { type CompletionRules, distanceOf, waitsOf } from './completion.js';

/** A kind of tile that helps, with the copies that are not in sight. */
export interface Helpful {
  readonly kind: Kind;
  readonly left: number;
}

/** One way to throw from fourteen tiles. */
export interface Discard {
  readonly kind: Kind;
  /** Tiles still missing after the throw. */
  readonly distance: number;
  /** What the hand waits for after the throw, with the copies left: the thrown tile is in sight. */
  readonly waits: readonly Helpful[];
  /** Of the best throws that do not yet wait: the tiles that bring the hand nearer. Empty for all others. */
  readonly draws: readonly Helpful[];
}

const NONE: readonly Helpful[] = [];

const copies = (helpful: readonly Helpful[]): number => helpful.reduce((sum, { left }) => sum + left, 0);

/**
 * What to throw from fourteen tiles: each distinct tile with the distance and what helps after it. Best throws first:
 * smallest distance, then more copies left of what it waits for or what brings it nearer, then tile order.
 *
 * @param counts fourteen standing tiles (three less per set on the table), by kind
 * @param left copies of each kind that are not in sight
 */
export const discardsOf = (
  counts: Uint8Array,
  melds: readonly Meld[],
  completion: CompletionRules,
  tileSet: TileSet,
  left: Uint8Array,
): Discard[] => {
  const after = counts.slice(0, FIRST_BONUS);
  const away = (): number => distanceOf(after, melds, completion, tileSet);
  const leftOf = (kind: Kind): Helpful => ({ kind, left: left[kind]! });
  const throws: Discard[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < FIRST_BONUS; kind++) {
    if (counts[kind] === 0) continue;
    after[kind]! -= 1;
    const waits = waitsOf(after, melds, completion, tileSet).map(leftOf);
    const distance = waits.length > 0 ? 1 : away();
    if (distance < best) best = distance;
    throws.push({ kind, distance, waits, draws: NONE });
    after[kind]! += 1;
  }

  /** Kinds that, added to the whole hand, bring it below the best distance: no other can help after a throw. */
  const candidates: Kind[] = [];
  const nearer = (kind: Kind): boolean => {
    after[kind]! += 1;
    const helps = after[kind]! <= tileSet.copies[kind]! && away() < best;
    after[kind]! -= 1;
    return helps;
  };
  const ranked = best > 1 && Number.isFinite(best);
  if (ranked) for (let kind = 0; kind < FIRST_BONUS; kind++) if (nearer(kind)) candidates.push(kind);
  const discards = throws.map((thrown): Discard => {
    if (!ranked || thrown.distance > best) return thrown;
    after[thrown.kind]! -= 1;
    const draws = candidates.filter(nearer).map(leftOf);
    after[thrown.kind]! += 1;
    return { ...thrown, draws };
  });
  const helpful = ({ waits, draws }: Discard): number => copies(waits) + copies(draws);
  return discards.sort((a, b) => a.distance - b.distance || helpful(b) - helpful(a) || a.kind - b.kind);
};
