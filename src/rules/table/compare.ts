import { KIND_COUNT, type Kind } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';

/** Kinds with repeats, in tile order. */
export interface Difference {
  readonly missing: readonly Kind[];
  readonly extra: readonly Kind[];
}

/** What a list of tiles lacks of a set, and what it has beyond it. */
export const compareWithSet = (kinds: Iterable<Kind>, set: TileSet): Difference => {
  const left = Int16Array.from(set.copies);
  for (const kind of kinds) left[kind]!--;
  const missing: Kind[] = [];
  const extra: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let n = left[kind]!; n > 0; n--) missing.push(kind);
    for (let n = left[kind]!; n < 0; n++) extra.push(kind);
  }
  return { missing, extra };
};
