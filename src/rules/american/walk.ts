import { JOKER, KIND_COUNT } from '../tiles/kinds.js';
import { addGroup, clearGroups, usableTiles } from './capacity.js';
import { TILES_OF_HAND } from './card.js';
import { type CompiledCard, type CompiledLine, exposureKey, NO_DOMAIN, type OpenBound } from './compiled.js';
import { assignSets, type ExposedSet } from './exposures.js';
import type { CardHand } from './hand.js';
import { type Found, searchOpen } from './search.js';
import type { OpenVariant } from './variants.js';

/**
 * The hot loops. A hand is compared once with each interned need; then each variant is a sum of a few numbers:
 * naturals used in the low byte, naturals and places for jokers in the next.
 */
const needValue = new Int32Array(KIND_COUNT * 256);
const setOf = new Int8Array(16);
const NO_SETS: readonly ExposedSet[] = [];

const valueNeeds = (card: CompiledCard, counts: Uint8Array): void => {
  const { needKind, needTotal, needFlex } = card;
  for (let need = 0; need < needKind.length; need++) {
    const have = counts[needKind[need]!]!;
    const total = needTotal[need]!;
    const room = have + needFlex[need]!;
    needValue[need] = Math.min(have, total) | (Math.min(room, total) << 8);
  }
};

/** The most of one kind that a hand holds in each interned domain. */
const domainMost = new Uint8Array(NO_DOMAIN + 1);

const valueDomains = (card: CompiledCard, counts: Uint8Array): void => {
  for (const [id, domain] of card.domains.entries()) {
    let most = 0;
    for (const kind of domain) if (counts[kind]! > most) most = counts[kind]!;
    domainMost[id] = most;
  }
  domainMost[NO_DOMAIN] = TILES_OF_HAND;
};

/**
 * An upper bound of what a variant with free kinds can use of a hand without exposed sets: its bound groups, and for
 * each group of a free kind the most of a kind in its domain.
 */
const boundOf = ({ needs, literal, wild, domains, sizes, caps }: OpenBound, jokers: number): number => {
  let sum = 0;
  for (let i = 0; i < needs.length; i++) sum += needValue[needs[i]!]!;
  let naturals = jokers + wild + (sum & 255);
  let room = literal + wild + (sum >> 8);
  for (let i = 0; i < domains.length; i++) {
    const most = domainMost[domains[i]!]!;
    naturals += Math.min(sizes[i]!, most);
    room += Math.min(sizes[i]!, most + caps[i]!);
  }
  return Math.min(naturals, room);
};

/** Tiles of the hand that fit the groups of a variant which no exposed set takes; -1 where the sets do not fit. */
export const usableOf = (
  card: CompiledCard,
  variant: number,
  counts: Uint8Array,
  sets: readonly ExposedSet[],
): number => {
  const { groups, groupStart } = card;
  const { minNaturals } = card.card.jokers;
  const start = groupStart[variant]!;
  const end = groupStart[variant + 1]!;
  let best = -1;
  assignSets(groups, start, end, sets, minNaturals, setOf, () => {
    clearGroups();
    for (let i = start; i < end; i++) if (setOf[i - start] === -1) addGroup(groups[i]!, minNaturals);
    best = Math.max(best, usableTiles(counts));
    return false;
  });
  return best;
};

/** Variants that have a group for the set of which the card has fewest. */
const candidatesOf = (card: CompiledCard, sets: readonly ExposedSet[]): Int32Array => {
  let shortest: Int32Array | undefined;
  for (const set of sets) {
    const list = card.byExposure.get(exposureKey(set.kind, set.count));
    if (list === undefined) return new Int32Array(0);
    if (shortest === undefined || list.length < shortest.length) shortest = list;
  }
  return shortest!;
};

/** Calls `visit` for every concrete variant that the sets fit, with the standing tiles it can use, until it says stop. */
export const eachVariant = (
  card: CompiledCard,
  hand: CardHand,
  visit: (variant: number, usable: number) => boolean | undefined,
): void => {
  if (hand.melds.length > 0) {
    for (const variant of candidatesOf(card, hand.melds)) {
      if (card.lines[card.lineOf[variant]!]!.line.mode === 'concealed') continue;
      const usable = usableOf(card, variant, hand.counts, hand.melds);
      if (usable >= 0 && visit(variant, usable)) return;
    }
    return;
  }
  valueNeeds(card, hand.counts);
  const { needStart, needs, literal, wild } = card;
  const jokers = hand.counts[JOKER]!;
  const variants = literal.length;
  let i = 0;
  for (let variant = 0; variant < variants; variant++) {
    const end = needStart[variant + 1]!;
    if (wild[variant]! > 0) {
      i = end;
      if (visit(variant, usableOf(card, variant, hand.counts, hand.melds))) return;
      continue;
    }
    let sum = 0;
    for (; i < end; i++) sum += needValue[needs[i]!]!;
    const naturals = jokers + (sum & 255);
    const room = literal[variant]! + (sum >> 8);
    if (visit(variant, Math.min(naturals, room))) return;
  }
};

/**
 * The most standing tiles that each line can use, and the first variant that does, for a hand without exposed sets.
 * The same as going through `eachVariant`, without a call a variant: the hottest loop of the service.
 */
export const bestByLine = (card: CompiledCard, counts: Uint8Array, best: Int8Array, where: Int32Array): void => {
  valueNeeds(card, counts);
  const { lines, needStart, needs, literal, wild } = card;
  const jokers = counts[JOKER]!;
  for (let index = 0; index < lines.length; index++) {
    const { first, end } = lines[index]!;
    let most = -1;
    let at = -1;
    let i = needStart[first]!;
    for (let variant = first; variant < end; variant++) {
      const stop = needStart[variant + 1]!;
      let sum = 0;
      while (i < stop) sum += needValue[needs[i++]!]!;
      const naturals = jokers + (sum & 255);
      const room = literal[variant]! + (sum >> 8);
      let usable = Math.min(naturals, room);
      if (wild[variant]! > 0) usable = usableOf(card, variant, counts, NO_SETS);
      if (usable > most) {
        most = usable;
        at = variant;
      }
    }
    best[index] = most;
    where[index] = at;
  }
};

/** Places that a complete hand has beside its exposed sets. */
export const placesOf = (hand: CardHand): number => {
  let places = TILES_OF_HAND;
  for (const meld of hand.melds) places -= meld.count;
  return places;
};

/** Searches a variant with free kinds. */
export const search = (
  card: CompiledCard,
  variant: OpenVariant,
  hand: CardHand,
  want: number,
  found: (result: Found) => number,
): void =>
  searchOpen(variant, hand.counts, hand.melds, card.card.jokers.minNaturals, hand.left, want, hand.budget, found);

const bounds = new Uint8Array(1024);

/**
 * Calls `visit` for the variants of a line with free kinds that might use at least `want` tiles, the most promising
 * first; it answers what to want from then on.
 */
export const eachOpen = (
  card: CompiledCard,
  line: CompiledLine,
  hand: CardHand,
  want: number,
  visit: (variant: OpenVariant, want: number) => number,
): void => {
  const { open, openBounds } = line;
  let least = want;
  if (open.length === 0 || (hand.melds.length > 0 && line.line.mode === 'concealed')) return;
  if (hand.melds.length > 0 || open.length > bounds.length) {
    for (const variant of open) least = visit(variant, least);
    return;
  }
  valueNeeds(card, hand.counts);
  valueDomains(card, hand.counts);
  const jokers = hand.counts[JOKER]!;
  let most = 0;
  for (let i = 0; i < open.length; i++) {
    const bound = boundOf(openBounds[i]!, jokers);
    bounds[i] = bound;
    if (bound > most) most = bound;
  }
  // Searches do not touch `bounds`: one line is searched at a time.
  for (let bound = most; bound >= least; bound--) {
    for (let i = 0; i < open.length && bound >= least; i++) {
      if (bounds[i] === bound) least = visit(open[i]!, least);
    }
  }
};
