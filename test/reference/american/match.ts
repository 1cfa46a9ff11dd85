import type { RefLine } from './card.js';
import { distanceTo, fits, type Group, leftByExposures, mostUsed } from './fit.js';
import { type AmericanHand, copiesOf, type Exposed, held, KINDS, type Token } from './hand.js';

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

/** How many concrete hands of each line the 14 tiles are; 1 for a line with free kinds. */
export const matchesOf = (card: RefCard, hand: AmericanHand): Map<string, number> => {
  const lists = naturalsOf(hand).map((kind) => card.byKind.get(kind) ?? []);
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? []);
  const found = new Map<string, number>();
  for (const at of shortest) {
    const { line, groups } = card.variants[at]!;
    if (allows(line, hand) && fits(groups, hand)) found.set(line.id, line.free ? 1 : (found.get(line.id) ?? 0) + 1);
  }
  return found;
};

/** Ids of the lines that the 14 tiles are, in card order. */
export const linesOf = (card: RefCard, hand: AmericanHand): string[] => {
  const found = matchesOf(card, hand);
  return card.lines.map((line) => line.id).filter((id) => found.has(id));
};

export interface Nearness {
  readonly distance: number;
  /** The tiles that can still come fill a concrete hand at this distance. */
  readonly possible: boolean;
}

/** Tiles that can stand in groups not yet exposed: all but discards and what lies in exposed sets; jokers come back. */
export const reachable = (hand: AmericanHand, visible: readonly Token[], others: readonly Exposed[]) => {
  const left = new Map(KINDS.map((kind) => [kind, copiesOf(kind)]));
  const gone = (tile: Token, count: number): void => {
    left.set(tile, Math.max(0, (left.get(tile) ?? 0) - count));
  };
  for (const tile of visible) gone(tile, 1);
  for (const set of [...hand.exposed, ...others]) {
    gone(set.tile, set.count - set.jokers - set.flowers);
    gone('F', set.flowers);
  }
  return left;
};

const canFill = (groups: readonly Group[], supply: Map<Token, number>): boolean =>
  mostUsed(groups, supply) === groups.reduce((sum, group) => sum + group.size, 0);

/** How near the hand is to the nearest of some concrete hands; `undefined` if its exposed sets fit none. */
export const nearestOf = (
  hands: readonly (readonly Group[])[],
  hand: AmericanHand,
  supply: Map<Token, number>,
): Nearness | undefined => {
  let best: Nearness | undefined;
  for (const groups of hands) {
    const distance = distanceTo(groups, hand);
    if (distance === undefined || (best && best.distance < distance)) continue;
    if (best?.distance === distance && best.possible) continue;
    const possible = leftByExposures(groups, hand.exposed).some((rest) => canFill(rest, supply));
    best = { distance, possible };
  }
  return best;
};

/** How near the hand is to each line whose exposures fit. */
export const distances = (
  card: RefCard,
  hand: AmericanHand,
  supply: Map<Token, number> = reachable(hand, [], []),
): Map<string, Nearness> => {
  const found = new Map<string, Nearness>();
  for (const line of card.lines) {
    const nearest = allows(line, hand) ? nearestOf(line.variants, hand, supply) : undefined;
    if (nearest) found.set(line.id, nearest);
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
