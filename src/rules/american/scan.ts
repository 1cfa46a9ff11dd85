import { JOKER } from '../tiles/kinds.js';
import { TILES_OF_HAND } from './card.js';
import type { CompiledCard, CompiledLine } from './compiled.js';
import type { CardHand } from './hand.js';
import type { Found } from './search.js';
import type { OpenVariant } from './variants.js';
import { bestByLine, eachOpen, eachVariant, placesOf, search, usableOf } from './walk.js';

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
  if (hand.melds.length === 0) bestByLine(card, hand.counts, usable, variants);
  else {
    eachVariant(card, hand, (variant, tiles) => {
      const line = lineOf[variant]!;
      if (tiles > usable[line]!) {
        usable[line] = tiles;
        variants[line] = variant;
      }
      return false;
    });
  }
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
    if (wild[variant]! > 0) {
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
