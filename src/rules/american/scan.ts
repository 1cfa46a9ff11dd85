import { AMERICAN_FLOWER, JOKER, KIND_COUNT, type Kind } from '../tiles/kinds.js';
import { AMERICAN_SET } from '../tiles/sets.js';
import { addGroup, clearGroups, usableTiles } from './capacity.js';
import { TILES_OF_HAND } from './card.js';
import { type CompiledCard, type CompiledLine, exposureKey, NO_DOMAIN, type OpenBound } from './compiled.js';
import { assignSets, type ExposedSet } from './exposures.js';
import type { CardHand } from './hand.js';
import { type Found, searchOpen } from './search.js';
import { codeKind, type OpenVariant } from './variants.js';

/**
 * The hot loops. A hand is compared once with each interned need; then each variant is a sum of a few numbers:
 * naturals used in the low byte, naturals and places for jokers in the next.
 */
const needValue = new Int32Array(KIND_COUNT * 256);
const setOf = new Int8Array(16);

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
const usableOf = (card: CompiledCard, variant: number, counts: Uint8Array, sets: readonly ExposedSet[]): number => {
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
const eachVariant = (
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
    if (wild[variant] === 1) {
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

/** Places that a complete hand has beside its exposed sets. */
export const placesOf = (hand: CardHand): number => {
  let places = TILES_OF_HAND;
  for (const meld of hand.melds) places -= meld.count;
  return places;
};

/** Searches a variant with free kinds. */
const search = (
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
const eachOpen = (
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

/** A variant of a line that fits the exposed sets: concrete (`variant` ≥ 0), or a choice of kinds. */
export interface Fit {
  readonly line: CompiledLine;
  readonly variant: number;
  readonly open: OpenVariant | null;
  readonly found: Found | null;
  /** Standing tiles that it can use. */
  readonly usable: number;
}

/** What a scan of the whole card found, by line: the most usable tiles (-1: the sets do not fit) and where. */
export interface Scan {
  readonly usable: Int8Array;
  readonly variant: Int32Array;
  readonly open: (OpenVariant | null)[];
  readonly found: (Found | null)[];
}

/** The variant of each line that can use most tiles of the hand, the first among equals. */
export const scanCard = (card: CompiledCard, hand: CardHand): Scan => {
  const usable = new Int8Array(card.lines.length).fill(-1);
  const variants = new Int32Array(card.lines.length).fill(-1);
  const open: (OpenVariant | null)[] = card.lines.map(() => null);
  const found: (Found | null)[] = card.lines.map(() => null);
  const { lineOf } = card;
  eachVariant(card, hand, (variant, tiles) => {
    const line = lineOf[variant]!;
    if (tiles > usable[line]!) {
      usable[line] = tiles;
      variants[line] = variant;
    }
    return false;
  });
  for (const line of card.lines) {
    if (line.open.length === 0) continue;
    eachOpen(card, line, hand, usable[line.index]! + 1, (variant, want) => {
      let least = want;
      search(card, variant, hand, want, (result) => {
        usable[line.index] = result.usable;
        open[line.index] = variant;
        found[line.index] = result;
        least = result.usable + 1;
        return least;
      });
      return least;
    });
  }
  return { usable, variant: variants, open, found };
};

/**
 * Every variant of a line that can use at least `want` standing tiles, until `visit` says to stop. Choices of free
 * kinds that make the same multiset of groups count once.
 */
export const fitsOfLine = (
  card: CompiledCard,
  line: CompiledLine,
  hand: CardHand,
  want: number,
  visit: (fit: Fit) => boolean,
): void => {
  if (hand.melds.length > 0 && line.line.mode === 'concealed') return;
  for (let variant = line.first; variant < line.end; variant++) {
    const usable = usableOf(card, variant, hand.counts, hand.melds);
    if (usable >= want && visit({ line, variant, open: null, found: null, usable })) return;
  }
  openFits(card, line, hand, want, visit);
};

/** The same for the variants with free kinds alone. */
const openFits = (
  card: CompiledCard,
  line: CompiledLine,
  hand: CardHand,
  want: number,
  visit: (fit: Fit) => boolean,
): void => {
  const seen = new Set<string>();
  let stopped = false;
  eachOpen(card, line, hand, want, (open) => {
    search(card, open, hand, want, (found) => {
      const key = [...found.codes].sort((a, b) => a - b).join();
      if (!seen.has(key)) {
        seen.add(key);
        stopped ||= visit({ line, variant: -1, open, found, usable: found.usable });
      }
      return stopped ? TILES_OF_HAND + 1 : want;
    });
    return stopped ? TILES_OF_HAND + 1 : want;
  });
};

/** Variants that have a place for the natural kind of the hand which fewest have; all where only jokers are held. */
const holdersOf = (card: CompiledCard, counts: Uint8Array): Int32Array | null => {
  let fewest: Int32Array | null = null;
  for (let kind = 0; kind < JOKER; kind++) {
    if (counts[kind] === 0) continue;
    const list = card.byKind[kind]!;
    if (fewest === null || list.length < fewest.length) fewest = list;
  }
  return fewest;
};

/** Calls `visit` for every concrete variant that a hand of 14 tiles is, until it says stop: no tile is left over. */
const eachMatch = (card: CompiledCard, hand: CardHand, visit: (variant: number) => boolean): void => {
  const places = placesOf(hand);
  const holders = hand.melds.length > 0 ? null : holdersOf(card, hand.counts);
  if (holders === null) {
    eachVariant(card, hand, (variant, usable) => usable === places && visit(variant));
    return;
  }
  const { needStart, needs, needKind, needTotal, needFlex, literal, wild } = card;
  const { counts } = hand;
  const jokers = counts[JOKER]!;
  for (const variant of holders) {
    if (wild[variant] === 1) {
      if (usableOf(card, variant, counts, hand.melds) === places && visit(variant)) return;
      continue;
    }
    let naturals = jokers;
    let room = literal[variant]!;
    for (let i = needStart[variant]!; i < needStart[variant + 1]!; i++) {
      const need = needs[i]!;
      const have = counts[needKind[need]!]!;
      naturals += Math.min(have, needTotal[need]!);
      room += Math.min(have + needFlex[need]!, needTotal[need]!);
    }
    if (naturals >= places && room >= places && visit(variant)) return;
  }
};

/** Every decomposition of a hand of 14 tiles, in the order of the card. Empty for any other number of tiles. */
export const matchFits = (card: CompiledCard, hand: CardHand): Fit[] => {
  const fits: Fit[] = [];
  if (hand.tiles !== TILES_OF_HAND) return fits;
  const places = placesOf(hand);
  const { lineOf, lines } = card;
  eachMatch(card, hand, (variant) => {
    fits.push({ line: lines[lineOf[variant]!]!, variant, open: null, found: null, usable: places });
    return false;
  });
  for (const line of lines) {
    openFits(card, line, hand, places, (fit) => {
      fits.push(fit);
      return false;
    });
  }
  return fits;
};

/** Whether a hand of 14 tiles is complete. */
export const isMatch = (card: CompiledCard, hand: CardHand): boolean => {
  if (hand.tiles !== TILES_OF_HAND) return false;
  const places = placesOf(hand);
  let matched = false;
  eachMatch(card, hand, () => {
    matched = true;
    return true;
  });
  if (matched) return true;
  return card.lines.some((line) => {
    openFits(card, line, hand, places, () => {
      matched = true;
      return true;
    });
    return matched;
  });
};

/** Kinds that complete a line, by kind: the lines. For hands of 13 tiles. */
export const waitsByKind = (card: CompiledCard, hand: CardHand, scan: Scan): Map<Kind, CompiledLine[]> => {
  const waits = new Map<Kind, CompiledLine[]>();
  if (hand.tiles !== TILES_OF_HAND - 1) return waits;
  const places = placesOf(hand);
  const add = (kind: Kind, line: CompiledLine): void => {
    const lines = waits.get(kind);
    if (lines === undefined) waits.set(kind, [line]);
    else if (!lines.includes(line)) lines.push(line);
  };
  const near = card.lines.filter((line) => scan.usable[line.index] === places - 1);
  const supply = hand.counts.slice();
  const canCome = (kind: Kind): boolean => hand.own[kind]! < AMERICAN_SET.copies[kind]!;
  /** Whether a tile of this kind completes a variant that lacks one. */
  const tryKind = (line: CompiledLine, kind: Kind, completes: () => boolean): void => {
    if (!canCome(kind) || waits.get(kind)?.includes(line)) return;
    supply[kind]! += 1;
    if (completes()) add(kind, line);
    supply[kind]! -= 1;
  };
  if (near.some((line) => line.first < line.end)) {
    eachVariant(card, hand, (variant, usable) => {
      if (usable !== places - 1) return false;
      const line = card.lines[card.lineOf[variant]!]!;
      const completes = (): boolean => usableOf(card, variant, supply, hand.melds) === places;
      for (let i = card.groupStart[variant]!; i < card.groupStart[variant + 1]!; i++) {
        tryKind(line, codeKind(card.groups[i]!), completes);
      }
      tryKind(line, JOKER, completes);
      if (card.wild[variant] === 1) tryKind(line, AMERICAN_FLOWER, completes);
      return false;
    });
  }
  const more = { ...hand, counts: supply };
  for (const line of near) {
    for (const open of line.open) {
      for (let kind = 0; kind <= JOKER; kind++) {
        tryKind(line, kind, () => {
          let completed = false;
          search(card, open, more, places, () => {
            completed = true;
            return TILES_OF_HAND + 1;
          });
          return completed;
        });
      }
    }
  }
  return waits;
};
