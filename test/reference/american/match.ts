import type { RefLine } from './card.js';
import { distanceTo, fits, type Group, leftByExposures } from './fit.js';
import { type AmericanHand, copiesOf, held, KINDS, type Token } from './hand.js';

const allows = (line: RefLine, hand: AmericanHand): boolean => line.mode !== 'concealed' || hand.exposed.length === 0;

/** A card indexed by kind, so that only lines with a tile of the hand are tried. */
export interface RefCard {
  readonly lines: readonly RefLine[];
  readonly variants: readonly { readonly line: RefLine; readonly groups: readonly Group[] }[];
  readonly byKind: ReadonlyMap<Token, readonly number[]>;
}

export const indexCard = (lines: readonly RefLine[]): RefCard => {
  const variants = lines.flatMap((line) => line.variants.map((groups) => ({ line, groups })));
  const byKind = new Map<Token, number[]>();
  variants.forEach(({ groups }, at) => {
    const kinds = new Set(groups.map((group) => group.tile));
    if (groups.some((group) => group.wild)) kinds.add('F');
    for (const kind of kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), at]);
  });
  return { lines, variants, byKind };
};

const naturalsOf = (hand: AmericanHand): Token[] =>
  [...new Set([...hand.standing, ...hand.exposed.map((set) => set.tile)])].filter((tile) => tile !== 'J');

/** Ids of the lines that the 14 tiles are, in card order. */
export const linesOf = (card: RefCard, hand: AmericanHand): string[] => {
  const lists = naturalsOf(hand).map((kind) => card.byKind.get(kind) ?? []);
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? []);
  const ids = new Set<string>();
  for (const at of shortest) {
    const { line, groups } = card.variants[at]!;
    if (!ids.has(line.id) && allows(line, hand) && fits(groups, hand)) ids.add(line.id);
  }
  return card.lines.map((line) => line.id).filter((id) => ids.has(id));
};

/** Distance to each line whose exposures fit. */
export const distances = (card: RefCard, hand: AmericanHand): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { line, groups } of card.variants) {
    if (!allows(line, hand)) continue;
    const distance = distanceTo(groups, hand);
    if (distance !== undefined) found.set(line.id, Math.min(distance, found.get(line.id) ?? 99));
  }
  return found;
};

/** Kinds that complete a line with the 13 tiles: each tried in turn. */
export const waitsOf = (card: RefCard, hand: AmericanHand): Map<Token, string[]> => {
  const found = new Map<Token, string[]>();
  for (const tile of KINDS) {
    if (held(hand, tile) >= copiesOf(tile)) continue;
    const lines = linesOf(card, { ...hand, standing: [...hand.standing, tile] });
    if (lines.length > 0) found.set(tile, lines);
  }
  return found;
};

export const exposuresFit = (groups: readonly Group[], hand: AmericanHand): boolean =>
  leftByExposures(groups, hand.exposed).length > 0;
