import { AMERICAN_FLOWER, JOKER, type Kind } from '../tiles/kinds.js';
import { AMERICAN_SET } from '../tiles/sets.js';
import { TILES_OF_HAND } from './card.js';
import type { CompiledCard, CompiledLine } from './compiled.js';
import type { CardHand } from './hand.js';
import type { Scan } from './scan.js';
import { codeKind } from './variants.js';
import { eachVariant, placesOf, search, usableOf } from './walk.js';

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
      if (card.wild[variant]! > 0) tryKind(line, AMERICAN_FLOWER, completes);
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
