import type { Meld } from '../hand/situation.js';
import { codeCap, codeKind, codeSize, codeWild } from './variants.js';

/** What matching needs to know of a set laid down. */
export type ExposedSet = Pick<Meld, 'kind' | 'count' | 'jokers' | 'wildFlowers'>;

/** Whether an exposed set can be this group, its kind left aside: size, jokers, flowers that stand in. */
export const setFitsSize = (code: number, set: ExposedSet, minNaturals: number): boolean => {
  if (codeSize(code) !== set.count || set.jokers > codeCap(code)) return false;
  if (set.wildFlowers === 0) return true;
  if (!codeWild(code)) return false;
  return codeCap(code) === 0 || set.count - set.jokers - set.wildFlowers >= minNaturals;
};

/** Whether an exposed set can be this group: the same kind and size, its jokers allowed there. */
export const setFitsGroup = (code: number, set: ExposedSet, minNaturals: number): boolean =>
  codeKind(code) === set.kind && setFitsSize(code, set, minNaturals);

/**
 * Every way to give each exposed set a group of its own, one to one. `visit` gets the set of each group (-1: none)
 * and says whether to stop. Groups with one code are interchangeable: only the first free one is tried.
 */
export const assignSets = (
  codes: ArrayLike<number>,
  start: number,
  end: number,
  sets: readonly ExposedSet[],
  minNaturals: number,
  setOf: Int8Array,
  visit: () => boolean,
): boolean => {
  const place = (index: number): boolean => {
    if (index === sets.length) return visit();
    const set = sets[index]!;
    for (let i = start; i < end; i++) {
      const code = codes[i]!;
      if (setOf[i - start] !== -1 || !setFitsGroup(code, set, minNaturals)) continue;
      if (twinBefore(codes, start, i, setOf)) continue;
      setOf[i - start] = index;
      const stop = place(index + 1);
      if (stop) return true;
      setOf[i - start] = -1;
    }
    return false;
  };
  setOf.fill(-1);
  return place(0);
};

/** Whether an earlier free group has the same code. */
const twinBefore = (codes: ArrayLike<number>, start: number, at: number, setOf: Int8Array): boolean => {
  for (let i = start; i < at; i++) if (codes[i] === codes[at] && setOf[i - start] === -1) return true;
  return false;
};
