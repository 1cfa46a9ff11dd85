import type { BoundLine, LineGroup, LineMatch, LineRef } from '../../../schemas/american.js';
import type { CardRef } from '../../../schemas/card.js';
import { JOKER, SUITS, tokenOf } from '../tiles/kinds.js';
import type { CompiledCard, CompiledLine } from './compiled.js';
import { type Filling, fill, placingOf } from './fill.js';
import type { CardHand } from './hand.js';
import type { Fit } from './scan.js';

/** The card as answers name it. */
export const cardRef = ({ card, hash }: CompiledCard): CardRef => ({
  id: card.id,
  title: card.title,
  hash,
  params: { ...card.params },
});

/** What a line is worth to a hand: of two prices `concealed` if nothing was exposed before the win. */
export const valueFor = ({ line }: CompiledLine, hand: CardHand): number =>
  hand.melds.length === 0 ? line.value.concealed : line.value.exposed;

export const lineRef = (line: CompiledLine, hand: CardHand): LineRef => ({
  id: line.line.id,
  section: line.section,
  value: valueFor(line, hand),
  mode: line.line.mode,
});

/** What the variables stand for in a fit: numbers, suits, winds, and the kinds that were free. */
const bindingOf = (card: CompiledCard, fit: Fit): Record<string, number | string> => {
  const open = fit.open !== null && fit.found !== null;
  const body = open ? fit.open!.body : card.bodyOf[fit.variant]!;
  const { names } = fit.line.bodies[body]!;
  const values = open
    ? fit.open!.binding
    : card.bindings.subarray(card.bindingStart[fit.variant]!, card.bindingStart[fit.variant + 1]!);
  const binding: Record<string, number | string> = {};
  let at = 0;
  for (const name of names.numbers) binding[name] = values[at++]!;
  for (const name of names.winds) binding[name] = tokenOf(values[at++]!);
  for (const name of names.suits) binding[name] = SUITS[values[at++]!]!;
  if (open) {
    for (const [i, { name }] of fit.open!.vars.entries()) binding[name] = tokenOf(fit.found!.kinds[i]!);
  }
  return binding;
};

export const boundLine = (card: CompiledCard, fit: Fit, hand: CardHand): BoundLine => ({
  ...lineRef(fit.line, hand),
  binding: bindingOf(card, fit),
});

const groupsOf = (filling: Filling): LineGroup[] =>
  filling.groups.map((group) => ({
    tile: tokenOf(group.kind),
    count: group.size,
    naturals: group.naturals,
    jokers: group.jokers,
    ...(group.flowers > 0 ? { flowers: group.flowers } : {}),
    exposed: group.set >= 0,
  }));

/** No joker among the tiles, in the hand or in its sets. */
export const isJokerless = (hand: CardHand): boolean => hand.own[JOKER] === 0;

export const lineGroups = (card: CompiledCard, fit: Fit, hand: CardHand): LineGroup[] =>
  groupsOf(fill(placingOf(card, fit, hand), hand, card.card.jokers.minNaturals));

export const lineMatch = (card: CompiledCard, fit: Fit, hand: CardHand): LineMatch => ({
  ...boundLine(card, fit, hand),
  groups: lineGroups(card, fit, hand),
  jokerless: isJokerless(hand),
});

/** Best value first; then the line with a bonus for no jokers, then the order of the card. */
export const byValue =
  (hand: CardHand) =>
  (a: Fit, b: Fit): number =>
    valueFor(b.line, hand) - valueFor(a.line, hand) ||
    Number(b.line.line.jokerlessBonus) - Number(a.line.line.jokerlessBonus) ||
    a.line.index - b.line.index ||
    a.variant - b.variant;

/**
 * Fits in an order that their lines decide: lines are sorted, not fits, of which there may be very many. Those of one
 * line stay in the order in which they were found.
 */
export const sortFits = (fits: readonly Fit[], order: (a: Fit, b: Fit) => number): Fit[] => {
  const byLine = new Map<number, Fit[]>();
  for (const fit of fits) {
    const list = byLine.get(fit.line.index);
    if (list === undefined) byLine.set(fit.line.index, [fit]);
    else list.push(fit);
  }
  return [...byLine.values()].sort((a, b) => order(a[0]!, b[0]!)).flat();
};
