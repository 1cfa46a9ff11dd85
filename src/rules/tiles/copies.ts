import type { Problem } from '../problem.js';
import { AMERICAN_FLOWER, FIRST_FLOWER, KIND_COUNT, type Kind, tokenOf } from './kinds.js';
import type { TileSet } from './sets.js';

/** Tiles standing at one place of a request, with a pointer for each (or one for all of them). */
export interface Placed {
  readonly kinds: readonly Kind[];
  readonly pointers: readonly string[];
}

/** Problems `tile.not_in_set`: real tiles that the set does not hold. One for each place where a kind stands. */
export const notInSet = (places: readonly Placed[], set: TileSet): Problem[] => {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { kinds, pointers } of places) {
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i]!;
      if (set.copies[kind]! > 0) continue;
      const pointer = pointers[i] ?? pointers[0]!;
      const key = `${kind} ${pointer}`;
      if (seen.has(key)) continue;
      seen.add(key);
      problems.push(absent(kind, pointer, set));
    }
  }
  return problems;
};

/** A classical set names each flower and season by its number. */
const absent = (kind: Kind, pointer: string, set: TileSet): Problem => {
  const tile = tokenOf(kind);
  const numbered = kind === AMERICAN_FLOWER ? BONUS_KINDS.filter((bonus) => set.copies[bonus]! > 0) : [];
  const plain: Problem = { code: 'tile.not_in_set', pointer, detail: `The set of this table has no ${tile}.`, tile };
  if (numbered.length === 0) return plain;
  const detail = 'The set of this table has no F: its flowers and seasons are told apart by their numbers.';
  return { ...plain, detail, suggestions: numbered.map(tokenOf) };
};

const BONUS_KINDS: readonly Kind[] = Array.from({ length: AMERICAN_FLOWER - FIRST_FLOWER }, (_, i) => FIRST_FLOWER + i);

/**
 * Problems `tile.copies`: more copies of a kind than the set holds, over all the places together. `pointers` names
 * every occurrence, one pointer a copy; `pointer` is the first copy too many. Kinds outside the set are not counted.
 */
export const tooManyCopies = (places: readonly Placed[], set: TileSet): Problem[] => {
  const counts = COUNTS.fill(0);
  let over = false;
  for (const { kinds } of places) {
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i]!;
      const limit = set.copies[kind]!;
      if (++counts[kind]! > limit && limit > 0) over = true;
    }
  }
  if (!over) return [];
  const problems: Problem[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const limit = set.copies[kind]!;
    const count = counts[kind]!;
    if (count <= limit || limit === 0) continue;
    const pointers = occurrencesOf(kind, places);
    const tile = tokenOf(kind);
    problems.push({
      code: 'tile.copies',
      pointer: pointers[limit]!,
      detail: `${count} copies of ${tile}; the set has ${limit}.`,
      tile,
      count,
      limit,
      pointers,
    });
  }
  return problems;
};

/** Scratch of `tooManyCopies`: copies by kind. */
const COUNTS = new Uint16Array(KIND_COUNT);

const occurrencesOf = (wanted: Kind, places: readonly Placed[]): string[] => {
  const found: string[] = [];
  for (const { kinds, pointers } of places) {
    for (let i = 0; i < kinds.length; i++) if (kinds[i] === wanted) found.push(pointers[i] ?? pointers[0]!);
  }
  return found;
};
