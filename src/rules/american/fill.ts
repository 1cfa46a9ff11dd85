import { AMERICAN_FLOWER, JOKER, KIND_COUNT, type Kind } from '../tiles/kinds.js';
import { addGroup, clearGroups, placesOfGroups, usableTiles } from './capacity.js';
import type { CompiledCard } from './compiled.js';
import { assignSets } from './exposures.js';
import type { CardHand } from './hand.js';
import type { Fit } from './scan.js';
import { codeCap, codeKind, codeSize, codeWild } from './variants.js';

/** A variant laid beside a hand: concrete groups in printed order, and the exposed set of each (-1: none). */
export interface Placing {
  readonly codes: ArrayLike<number>;
  readonly setOf: Int8Array;
}

/** No group is exposed. Never written to. */
const NO_SETS = new Int8Array(16).fill(-1);

/** Concrete groups of a fit, in printed order. */
const codesOf = (card: CompiledCard, { found, variant }: Fit): ArrayLike<number> => {
  if (found !== null) return found.codes;
  const codes: number[] = [];
  for (let i = card.groupStart[variant]!; i < card.groupStart[variant + 1]!; i++) codes.push(card.groups[i]!);
  return codes;
};

/** Makes the groups that are not exposed the ones whose usable tiles are asked for. */
const addOpenGroups = ({ codes, setOf }: Placing, minNaturals: number): void => {
  clearGroups();
  for (let i = 0; i < codes.length; i++) if (setOf[i] === -1) addGroup(codes[i]!, minNaturals);
};

/**
 * The groups of a fit, with the exposed sets where most of the standing tiles can be used; among equals where the
 * other groups can still be filled, if anywhere: groups of one kind and size may differ in the jokers they take.
 */
export const placingOf = (card: CompiledCard, fit: Fit, hand: CardHand): Placing => {
  const codes = codesOf(card, fit);
  if (hand.melds.length === 0) return { codes, setOf: fit.found?.setOf ?? NO_SETS };
  const { minNaturals } = card.card.jokers;
  const setOf = new Int8Array(codes.length).fill(-1);
  const trial = new Int8Array(codes.length);
  let best = -1;
  let possible = false;
  const weigh = (sets: Int8Array): void => {
    addOpenGroups({ codes, setOf: sets }, minNaturals);
    const usable = usableTiles(hand.counts);
    if (usable < best || (usable === best && possible)) return;
    const fillable = usableTiles(hand.reachable) === placesOfGroups();
    if (usable === best && !fillable) return;
    best = usable;
    possible = fillable;
    setOf.set(sets.subarray(0, codes.length));
  };
  if (fit.found !== null) weigh(fit.found.setOf);
  assignSets(codes, 0, codes.length, hand.melds, minNaturals, trial, () => {
    weigh(trial);
    return false;
  });
  return { codes, setOf };
};

/** Whether the tiles that can still come can fill every group that is not exposed. */
export const isPossible = (placing: Placing, reachable: Uint8Array, minNaturals: number): boolean => {
  addOpenGroups(placing, minNaturals);
  return usableTiles(reachable) === placesOfGroups();
};

/** The same for any placing of the exposed sets, however few standing tiles it can use. */
export const isPossibleAnyhow = (card: CompiledCard, fit: Fit, hand: CardHand): boolean => {
  const { minNaturals } = card.card.jokers;
  const codes = codesOf(card, fit);
  const setOf = new Int8Array(codes.length);
  return assignSets(codes, 0, codes.length, hand.melds, minNaturals, setOf, () =>
    isPossible({ codes, setOf }, hand.reachable, minNaturals),
  );
};

/** Tiles of one group: what stands where its naturals, jokers and flowers should. */
export interface FilledGroup {
  readonly kind: Kind;
  readonly size: number;
  naturals: number;
  jokers: number;
  flowers: number;
  /** Index of the exposed set, or -1. */
  readonly set: number;
}

export interface Filling {
  readonly groups: readonly FilledGroup[];
  /** Tiles that are missing, and standing tiles that the variant does not need; in tile order. */
  readonly missing: readonly Kind[];
  readonly unneeded: readonly Kind[];
}

const rest = new Uint8Array(KIND_COUNT);

/** Sorts in place; a hand's worth of tiles, often sorted already. */
const inTileOrder = (kinds: Kind[]): Kind[] => {
  for (let i = 1; i < kinds.length; i++) {
    const kind = kinds[i]!;
    let at = i;
    for (; at > 0 && kinds[at - 1]! > kind; at--) kinds[at] = kinds[at - 1]!;
    kinds[at] = kind;
  }
  return kinds;
};

/**
 * Lays a hand into the groups of a variant so that as many tiles as possible are used: naturals first, jokers where
 * they may stand, and there for the tiles of which fewest are left.
 */
export const fill = (placing: Placing, hand: CardHand, minNaturals: number): Filling => {
  const { codes, setOf } = placing;
  rest.set(hand.counts);
  const groups: FilledGroup[] = [];
  let anyWild = false;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    const set = setOf[i]!;
    const meld = set < 0 ? null : hand.melds[set]!;
    if (meld === null && codeWild(code)) anyWild = true;
    groups.push({
      kind: codeKind(code),
      size: codeSize(code),
      naturals: meld === null ? 0 : meld.count - meld.jokers - meld.wildFlowers,
      jokers: meld === null ? 0 : meld.jokers,
      flowers: meld === null ? 0 : meld.wildFlowers,
      set,
    });
  }
  if (anyWild) fillByPaths(codes, groups, minNaturals);
  else fillPlain(codes, groups, hand.left);
  const missing: Kind[] = [];
  for (const group of groups) {
    for (let n = group.naturals + group.jokers + group.flowers; n < group.size; n++) missing.push(group.kind);
  }
  const unneeded: Kind[] = [];
  for (let kind = 0; kind < rest.length; kind++) for (let n = rest[kind]!; n > 0; n--) unneeded.push(kind);
  return { groups, missing: inTileOrder(missing), unneeded };
};

/** Moves tiles of a kind from the hand into a group. */
const take = (kind: Kind, most: number): number => {
  const taken = Math.min(most, rest[kind]!);
  rest[kind]! -= taken;
  return taken;
};

/** Without flowers-wild groups no search is needed: joker-free places first, then the others, then jokers. */
const fillPlain = (codes: ArrayLike<number>, groups: readonly FilledGroup[], left: Uint8Array): void => {
  let lacking = 0;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i]!;
    if (group.set >= 0) continue;
    if (group.kind === JOKER) group.jokers = take(JOKER, group.size);
    else group.naturals = take(group.kind, group.size - codeCap(codes[i]!));
  }
  for (const group of groups) {
    if (group.set >= 0 || group.kind === JOKER) continue;
    group.naturals += take(group.kind, group.size - group.naturals);
    lacking += group.size - group.naturals;
  }
  // One group after the other takes its jokers: always the one whose tile has fewest copies left.
  for (; lacking > 0 && rest[JOKER]! > 0; lacking--) {
    let scarce = -1;
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i]!;
      const full = group.naturals + group.jokers >= group.size || group.jokers >= codeCap(codes[i]!);
      if (group.set >= 0 || group.kind === JOKER || full) continue;
      if (scarce < 0 || left[group.kind]! < left[groups[scarce]!.kind]!) scarce = i;
    }
    if (scarce < 0) return;
    groups[scarce]!.jokers += take(JOKER, 1);
  }
};

const NATURAL = 0;
const FLOWER = 1;
const WILD_JOKER = 2;

/** With flowers-wild groups: tiles one by one into places, by augmenting paths. At most 14 of each. */
const fillByPaths = (codes: ArrayLike<number>, groups: readonly FilledGroup[], minNaturals: number): void => {
  const places: { group: number; flowers: boolean; jokers: boolean }[] = [];
  for (const [g, group] of groups.entries()) {
    if (group.set >= 0) continue;
    const cap = group.kind === JOKER ? group.size : codeCap(codes[g]!);
    const wild = codeWild(codes[g]!);
    const naturals = wild && cap > 0 ? Math.min(minNaturals, group.size) : wild ? 0 : group.size - cap;
    for (let n = 0; n < group.size; n++) {
      places.push({ group: g, flowers: wild && n >= naturals, jokers: n >= group.size - cap });
    }
  }
  const tiles: Kind[] = [];
  for (let kind = 0; kind < AMERICAN_FLOWER; kind++) for (let n = rest[kind]!; n > 0; n--) tiles.push(kind);
  for (const kind of [AMERICAN_FLOWER, JOKER]) for (let n = rest[kind]!; n > 0; n--) tiles.push(kind);
  const as = (tile: Kind, place: (typeof places)[number]): number => {
    const kind = groups[place.group]!.kind;
    if (tile === JOKER) return place.jokers || kind === JOKER ? WILD_JOKER : -1;
    if (kind === tile) return NATURAL;
    return tile === AMERICAN_FLOWER && place.flowers ? FLOWER : -1;
  };
  const holder = new Int8Array(places.length).fill(-1);
  const seen = new Uint8Array(places.length);
  const seat = (tile: number): boolean => {
    for (const [p, place] of places.entries()) {
      if (seen[p] === 1 || as(tiles[tile]!, place) < 0) continue;
      seen[p] = 1;
      if (holder[p] === -1 || seat(holder[p]!)) {
        holder[p] = tile;
        return true;
      }
    }
    return false;
  };
  for (let tile = 0; tile < tiles.length; tile++) {
    seen.fill(0);
    seat(tile);
  }
  for (const [p, place] of places.entries()) {
    if (holder[p] === -1) continue;
    const tile = tiles[holder[p]!]!;
    rest[tile]! -= 1;
    const group = groups[place.group]!;
    const role = as(tile, place);
    if (role === NATURAL) group.naturals++;
    else if (role === FLOWER) group.flowers++;
    else group.jokers++;
  }
};
