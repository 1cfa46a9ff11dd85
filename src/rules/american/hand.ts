import type { Meld, Situation } from '../hand/situation.js';
import { AMERICAN_FLOWER, JOKER, type Kind } from '../tiles/kinds.js';
import { AMERICAN_SET } from '../tiles/sets.js';
import { MOST_STEPS, type SearchBudget } from './search.js';

/** A hand as the matcher sees it. */
export interface CardHand {
  /** Standing tiles by kind, the winning tile among them. */
  readonly counts: Uint8Array;
  /** Exposed sets, in the order in which they were exposed. */
  readonly melds: readonly Meld[];
  /** Tiles in all, standing and exposed. */
  readonly tiles: number;
  /** Copies of each kind that the own hand and sets do not hold, and that were not seen elsewhere. */
  readonly left: Uint8Array;
  /**
   * Copies of each kind that can stand in groups not yet exposed: all but those seen elsewhere and those in the own
   * sets. A discarded joker is gone; one in an exposed set can come back by exchange.
   */
  readonly reachable: Uint8Array;
  /** Copies of each kind in the own hand and sets. */
  readonly own: Uint8Array;
  /** What searches for free kinds may still cost, over the whole request. */
  readonly budget: SearchBudget;
}

const subtract = (from: Uint8Array, kind: Kind, count: number): void => {
  from[kind] = Math.max(0, from[kind]! - count);
};

/** Tiles of a set by kind. */
const forEachTile = (meld: Meld, visit: (kind: Kind, count: number) => void): void => {
  visit(meld.kind, meld.count - meld.jokers - meld.wildFlowers);
  if (meld.wildFlowers > 0) visit(AMERICAN_FLOWER, meld.wildFlowers);
  if (meld.jokers > 0) visit(JOKER, meld.jokers);
};

/** Puts a hand together from its standing tiles, its sets, and what is seen of the other tiles. */
export const cardHand = (
  counts: Uint8Array,
  melds: readonly Meld[],
  visible: Uint8Array,
  visibleMelds: readonly Meld[],
): CardHand => {
  const own = counts.slice();
  let tiles = 0;
  for (const count of counts) tiles += count;
  const left = AMERICAN_SET.copies.slice();
  const reachable = AMERICAN_SET.copies.slice();
  for (let kind = 0; kind < left.length; kind++) {
    subtract(left, kind, visible[kind]! + counts[kind]!);
    subtract(reachable, kind, visible[kind]!);
  }
  for (const meld of melds) {
    tiles += meld.count;
    forEachTile(meld, (kind, count) => {
      own[kind]! += count;
      subtract(left, kind, count);
      if (kind !== JOKER) subtract(reachable, kind, count);
    });
  }
  for (const meld of visibleMelds) {
    forEachTile(meld, (kind, count) => {
      subtract(left, kind, count);
      if (kind !== JOKER) subtract(reachable, kind, count);
    });
  }
  return { counts, melds, tiles, left, reachable, own, budget: { steps: MOST_STEPS } };
};

/** The hand of a situation, its winning tile taken in. */
export const handOf = (situation: Situation): CardHand => {
  const { hand, win, visible, visibleMelds } = situation;
  let counts = hand.counts;
  if (win?.tile != null) {
    counts = counts.slice();
    counts[win.tile]! += 1;
  }
  return cardHand(counts, hand.melds, visible, visibleMelds);
};

/** The same hand without one of its standing tiles. */
export const without = (hand: CardHand, kind: Kind): CardHand => {
  const counts = hand.counts.slice();
  counts[kind]! -= 1;
  return { ...hand, counts, tiles: hand.tiles - 1 };
};
