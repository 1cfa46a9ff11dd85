import { JOKER, KIND_COUNT, type Kind } from '../tiles/kinds.js';
import { addGroup, clearGroups, placesOfGroups, usableTiles } from './capacity.js';
import { aspectValue, compares } from './constraints.js';
import { type ExposedSet, setFitsGroup, setFitsSize } from './exposures.js';
import { codeCap, codeKind, codeSize, codeWild, groupCode, type OpenVariant } from './variants.js';

/** A variant with every free kind decided: concrete codes in printed order, and the exposed set of each group. */
export interface Found {
  readonly codes: Uint16Array;
  readonly setOf: Int8Array;
  readonly kinds: readonly Kind[];
  readonly usable: number;
}

/**
 * Work of searches for one request, in units of about forty nanoseconds. Far more than any sensible card needs; it
 * bounds a hostile one.
 */
export const MOST_STEPS = 200_000;

export interface SearchBudget {
  steps: number;
}

const UNHELD = -1;
const total = new Uint8Array(KIND_COUNT);
const flex = new Uint8Array(KIND_COUNT);
/** How many picks would gain so many tiles, by the gain. */
const naturalGains = new Uint16Array(16);
const roomGains = new Uint16Array(16);

/** The sum of the best `picks` gains. */
const bestGains = (gains: Uint16Array, picks: number): number => {
  let sum = 0;
  let left = picks;
  for (let gain = 14; gain > 0 && left > 0; gain--) {
    const taken = Math.min(left, gains[gain]!);
    sum += gain * taken;
    left -= taken;
  }
  return sum;
};

/** The first of a row of twins. */
const rootOf = (earlier: Int8Array, index: number): number => {
  let root = index;
  while (earlier[root]! >= 0) root = earlier[root]!;
  return root;
};

/** The kind at a place of a group code. */
const withKind = (code: number, kind: Kind): number => groupCode(kind, codeSize(code), codeCap(code), codeWild(code));

/** What tells a variable from others: its groups, its domain, the constraints that it is in. */
const keyOf = ({ codes, varOf, vars, constraints }: OpenVariant, index: number): string => {
  const groups = [...codes.filter((_, i) => varOf[i] === index)].sort((a, b) => a - b);
  const compared = constraints.flatMap(({ vars: all }, i) => (all.includes(index) ? [i] : []));
  return `${groups.join()}@${vars[index]!.domain.join()}|${compared.join()}`;
};

/** The earlier variable that each variable can trade places with, or -1. Found once per variant. */
const twinCache = new WeakMap<OpenVariant, Int8Array>();
const twinsOf = (variant: OpenVariant, budget: SearchBudget): Int8Array => {
  const known = twinCache.get(variant);
  if (known !== undefined) return known;
  budget.steps -= TWINS * variant.vars.length;
  const ordered = variant.constraints.some(({ type }) => type === 'lt');
  const keys = variant.vars.map((_, index) => (ordered ? '' : keyOf(variant, index)));
  const earlier = Int8Array.from(keys, (key, index) => (ordered ? -1 : keys.lastIndexOf(key, index - 1)));
  if (keys.length > 0) earlier[0] = -1;
  twinCache.set(variant, earlier);
  return earlier;
};
/** Units of work of a choice of all kinds. */
const LEAF = 40;
/** Units of work of finding the twins of one variable. */
const TWINS = 40;

/**
 * Searches the kinds of a variant's free variables: those held first, and one kind that is not held for all others,
 * unless a constraint ties the variable to another one. `found` is called for every choice that can use at least
 * `want` tiles, exposed ones left aside, and answers what to want from then on.
 *
 * Branch and bound on the two sums that decide how much is usable: naturals plus all jokers, and naturals plus all
 * places for jokers.
 */
export const searchOpen = (
  variant: OpenVariant,
  counts: Uint8Array,
  sets: readonly ExposedSet[],
  minNaturals: number,
  left: Uint8Array,
  want: number,
  budget: SearchBudget,
  found: (result: Found) => number,
): void => {
  if (budget.steps < 0) return;
  const { codes, varOf, vars, constraints } = variant;
  const kinds: number[] = vars.map(() => KIND_COUNT);
  const setOf = new Int8Array(codes.length).fill(-1);
  const earlier = twinsOf(variant, budget);
  const jokers = counts[JOKER]!;
  let least = want;

  const constraintsHold = (): boolean =>
    constraints.every((c) => {
      if (c.vars.some((v) => v >= 0 && kinds[v]! >= KIND_COUNT)) return true;
      return compares(
        c.type,
        c.vars.map((v, i) => (v < 0 ? c.values[i]! : aspectValue(c.aspect, kinds[v]!))),
      );
    });

  /** Searches the variables that no exposed set has bound. */
  const searchKinds = (): void => {
    for (const { domain } of vars) budget.steps -= domain.length >> 1;
    if (budget.steps < 0) return;
    let anyWild = false;
    let naturals = 0;
    let room = 0;
    let rest = 0;
    total.fill(0);
    flex.fill(0);
    const add = (kind: Kind, size: number, cap: number): void => {
      const have = kind === JOKER ? 0 : counts[kind]!;
      naturals -= Math.min(have, total[kind]!);
      room -= Math.min(have + flex[kind]!, total[kind]!);
      total[kind]! += size;
      flex[kind]! += cap;
      naturals += Math.min(have, total[kind]!);
      room += Math.min(have + flex[kind]!, total[kind]!);
    };
    const sizes = new Uint8Array(vars.length);
    const caps = new Uint8Array(vars.length);
    for (let i = 0; i < codes.length; i++) {
      if (setOf[i]! >= 0) continue;
      const code = codes[i]!;
      const index = varOf[i]!;
      rest += codeSize(code);
      if (codeWild(code)) anyWild = true;
      if (index >= 0 && kinds[index]! >= KIND_COUNT) {
        sizes[index]! += codeSize(code);
        caps[index]! += codeCap(code);
        continue;
      }
      const kind = index < 0 ? codeKind(code) : kinds[index]!;
      if (kind === JOKER) room += codeSize(code);
      else add(kind, codeSize(code), codeCap(code));
    }
    const order = vars.map((_, i) => i).filter((i) => kinds[i]! >= KIND_COUNT);
    order.sort((a, b) => sizes[b]! - sizes[a]! || rootOf(earlier, a) - rootOf(earlier, b) || a - b);
    const candidates = order.map((index): number[] => {
      const { domain, tied } = vars[index]!;
      const held = domain.filter((kind) => counts[kind]! > 0).sort((a, b) => counts[b]! - counts[a]! || a - b);
      const others = domain.filter((kind) => counts[kind] === 0);
      return tied ? [...held, ...others] : others.length > 0 ? [...held, UNHELD] : held;
    });
    /** Whether the variable at a depth is the twin of the one before. */
    const follows = order.map((index, depth) => depth > 0 && earlier[index] === order[depth - 1]);
    const chosen = new Int8Array(vars.length);
    /** What a step costs: the bound looks at every candidate from there on. */
    const costs = new Int32Array(order.length + 1).fill(1);
    for (let depth = order.length - 1; depth >= 0; depth--) {
      costs[depth] = costs[depth + 1]! + (candidates[depth]!.length >> 3);
    }
    /** Room of variables given to a kind that is not held. */
    let unheldRoom = 0;

    /**
     * The most that the variables from a depth on could make usable: for each row of twins the best gains that as many
     * picks could have now. Gains only shrink as other variables take tiles, so this is an upper bound.
     */
    const mostAhead = (depth: number): number => {
      if (anyWild) return rest;
      let naturalsAhead = naturals;
      let roomAhead = room + unheldRoom;
      for (let first = depth; first < order.length; ) {
        let end = first + 1;
        while (end < order.length && follows[end]) end++;
        const index = order[first]!;
        const size = sizes[index]!;
        const cap = caps[index]!;
        const picks = end - first;
        naturalGains.fill(0);
        roomGains.fill(0);
        const list = candidates[first]!;
        for (let c = first === depth && follows[first] ? chosen[order[first - 1]!]! : 0; c < list.length; c++) {
          const kind = list[c]!;
          if (kind < 0) {
            naturalGains[0]! += picks;
            roomGains[cap]! += picks;
            continue;
          }
          const have = counts[kind]!;
          let wanted = total[kind]!;
          let places = flex[kind]!;
          for (let pick = 0; pick < picks; pick++) {
            const byNaturals = Math.min(have, wanted + size) - Math.min(have, wanted);
            const byRoom = Math.min(have + places + cap, wanted + size) - Math.min(have + places, wanted);
            naturalGains[byNaturals]! += 1;
            roomGains[byRoom]! += 1;
            wanted += size;
            places += cap;
          }
        }
        naturalsAhead += bestGains(naturalGains, picks);
        roomAhead += bestGains(roomGains, picks);
        first = end;
      }
      return Math.min(jokers + naturalsAhead, roomAhead);
    };

    const decide = (depth: number): void => {
      budget.steps -= costs[depth]!;
      if (budget.steps < 0 || mostAhead(depth) < least) return;
      if (depth === order.length) {
        leaf();
        return;
      }
      const index = order[depth]!;
      const list = candidates[depth]!;
      for (let c = follows[depth] ? chosen[order[depth - 1]!]! : 0; c < list.length; c++) {
        const kind = list[c]!;
        chosen[index] = c;
        if (kind === UNHELD) {
          kinds[index] = UNHELD;
          unheldRoom += caps[index]!;
          decide(depth + 1);
          unheldRoom -= caps[index]!;
          continue;
        }
        kinds[index] = kind;
        if (constraints.length > 0 && !constraintsHold()) continue;
        add(kind, sizes[index]!, caps[index]!);
        decide(depth + 1);
        add(kind, -sizes[index]!, -caps[index]!);
      }
      kinds[index] = KIND_COUNT;
    };

    const leaf = (): void => {
      budget.steps -= LEAF;
      const settled = settleUnheld(variant, kinds, counts, left);
      const concrete = codes.map((code, i) => (varOf[i]! < 0 ? code : withKind(code, settled[varOf[i]!]!)));
      let usable = Math.min(jokers + naturals, room + unheldRoom);
      if (anyWild) {
        clearGroups();
        for (const [i, code] of concrete.entries()) if (setOf[i]! < 0) addGroup(code, minNaturals);
        usable = Math.min(usableTiles(counts), placesOfGroups());
        if (usable < least) return;
      }
      least = found({ codes: concrete, setOf: setOf.slice(), kinds: settled, usable });
    };
    decide(0);
  };

  /** Gives each exposed set a group, binding the free kinds of those groups. */
  const place = (at: number): void => {
    if (--budget.steps < 0) return;
    if (at === sets.length) {
      searchKinds();
      return;
    }
    const set = sets[at]!;
    const tried = new Set<string>();
    for (let i = 0; i < codes.length; i++) {
      if (setOf[i]! >= 0) continue;
      const code = codes[i]!;
      const index = varOf[i]!;
      if (index < 0 || kinds[index]! < KIND_COUNT) {
        const concrete = index < 0 ? code : withKind(code, kinds[index]!);
        if (!setFitsGroup(concrete, set, minNaturals)) continue;
        const key = `${code}/${index < 0 ? 'bound' : index}`;
        if (tried.has(key)) continue;
        tried.add(key);
        setOf[i] = at;
        place(at + 1);
        setOf[i] = -1;
        continue;
      }
      if (!setFitsSize(code, set, minNaturals) || !vars[index]!.domain.includes(set.kind)) continue;
      const twin = earlier[index]!;
      if (twin >= 0 && kinds[twin]! >= KIND_COUNT) continue;
      const key = `${code}/${index}`;
      if (tried.has(key)) continue;
      tried.add(key);
      kinds[index] = set.kind;
      setOf[i] = at;
      if (constraintsHold()) place(at + 1);
      setOf[i] = -1;
      kinds[index] = KIND_COUNT;
    }
  };
  place(0);
};

/** Gives the variables that no held kind suits a kind of their own: one that still has most copies to come. */
const settleUnheld = (variant: OpenVariant, kinds: readonly number[], counts: Uint8Array, left: Uint8Array): Kind[] => {
  if (!kinds.includes(UNHELD)) return [...kinds];
  const settled = [...kinds];
  for (const [i, kind] of kinds.entries()) {
    if (kind !== UNHELD) continue;
    let best = UNHELD;
    for (const candidate of variant.vars[i]!.domain) {
      if (counts[candidate]! > 0) continue;
      const fresh = !settled.includes(candidate);
      if (best === UNHELD) best = candidate;
      else if (fresh !== !settled.includes(best)) best = fresh ? candidate : best;
      else if (left[candidate]! > left[best]!) best = candidate;
    }
    settled[i] = best;
  }
  return settled;
};
