import { KIND_COUNT } from '../tiles/kinds.js';
import { addGroup, clearGroups, usableTiles } from './capacity.js';
import { TILES_OF_HAND } from './card.js';
import type { CompiledCard } from './compiled.js';
import type { CardHand } from './hand.js';
import type { Scan } from './scan.js';
import type { Found } from './search.js';
import { eachOpen, eachVariant, search, usableOf } from './walk.js';

/**
 * The kinds of which a hand can lose a tile and be no farther from its nearest line: 1 by kind. One tile less makes a
 * variant at most one tile poorer, so that only the variants which use the most tiles have to be looked at, once for
 * all kinds, and no longer than until every kind held has been found to be spare.
 */
export const spareKinds = (card: CompiledCard, hand: CardHand, scan: Scan): Uint8Array => {
  const spare = new Uint8Array(KIND_COUNT);
  const counts = hand.counts.slice();
  let waiting: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) if (counts[kind]! > 0) waiting.push(kind);
  let best = -1;
  for (const usable of scan.usable) if (usable > best) best = usable;
  const { minNaturals } = card.card.jokers;
  /** Marks the kinds without which `usable` still counts as many tiles as the best. */
  const mark = (usable: () => number): void => {
    waiting = waiting.filter((kind) => {
      counts[kind]! -= 1;
      const same = usable() === best;
      counts[kind]! += 1;
      if (same) spare[kind] = 1;
      return !same;
    });
  };
  if (card.lines.some(({ index, first, end }) => first < end && scan.usable[index] === best)) {
    eachVariant(card, hand, (variant, tiles) => {
      if (tiles === best) mark(() => usableOf(card, variant, counts, hand.melds));
      return waiting.length === 0;
    });
  }
  const ofFound = ({ codes, setOf }: Found): number => {
    clearGroups();
    for (let i = 0; i < codes.length; i++) if (setOf[i] === -1) addGroup(codes[i]!, minNaturals);
    return usableTiles(counts);
  };
  for (const line of card.lines) {
    if (waiting.length === 0) break;
    if (line.open.length === 0 || scan.usable[line.index] !== best) continue;
    eachOpen(card, line, hand, best, (variant, want) => {
      let least = want;
      search(card, variant, hand, want, (found) => {
        mark(() => ofFound(found));
        least = waiting.length === 0 ? TILES_OF_HAND + 1 : best;
        return least;
      });
      return least;
    });
  }
  return spare;
};
