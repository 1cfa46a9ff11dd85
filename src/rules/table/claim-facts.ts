import type { TurnBegan } from '../../../schemas/claim.js';
import { contradictions, type WinView } from '../hand/facts.js';
import type { HandRules } from '../hand/rules.js';
import type { Hand, WinBy, WinFact } from '../hand/situation.js';
import type { Problem } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';
import type { Occasion } from './claim-table.js';

/** How a hand that goes out at this moment came by its last tile. */
export const wayOut = (occasion: Occasion, hand: HandRules): WinBy => {
  if (occasion.type === 'discard') return 'discard';
  if (occasion.type === 'kong') return 'robbed-kong';
  // Complete in a turn begun by a claim: in games with jokers by an exchange, which counts as drawn.
  const afterClaim = hand.winBy.includes('joker-exchange') ? 'joker-exchange' : 'discard';
  const by: Readonly<Record<TurnBegan, WinBy>> = { draw: 'wall', loose: 'loose', deal: 'deal', claim: afterClaim };
  return by[occasion.began];
};

/** Facts that hold when no live tile is left. */
const OF_THE_LAST: readonly WinFact[] = ['last-tile', 'last-discard'];

const clash = (facts: readonly [string, string], pointer: string, detail: string): Problem => ({
  code: 'win.contradiction',
  pointer,
  detail,
  facts: [...facts],
});

/** A hand that was not sent contradicts nothing. */
const found = (view: WinView, hand: Hand | undefined, rules: HandRules): Problem[] =>
  contradictions(view, rules).filter(({ facts }) => hand !== undefined || facts?.includes('melds') !== true);

const viewOf = (
  occasion: Occasion,
  seat: Wind,
  hand: Hand | undefined,
  facts: readonly WinFact[],
  rules: HandRules,
): WinView => ({
  by: wayOut(occasion, rules),
  facts,
  named: false,
  seat,
  melds: hand?.melds ?? [],
  bonus: hand?.bonus.length ?? 0,
});

/**
 * Problems `win.contradiction` of a win in the own turn, whatever its facts: complete as dealt is East with nothing
 * laid down, a loose tile follows a kong or a bonus tile.
 */
export const turnProblems = (occasion: Occasion, hand: Hand | undefined, rules: HandRules): Problem[] => {
  if (occasion.type !== 'turn') return [];
  const { seat } = occasion;
  const pointers: Readonly<Record<string, string>> = {
    '/seat': '/turn/seat',
    '/hand/melds': `/hands/${seat}/melds`,
    '/win/by': '/turn/began',
  };
  return found(viewOf(occasion, seat, hand, [], rules), hand, rules).map((problem) => ({
    ...problem,
    pointer: pointers[problem.pointer] ?? problem.pointer,
  }));
};

/**
 * Problems `win.contradiction` of the facts of a claim: with each other, with the way the tile came, with the hand,
 * and with what the request tells of the table. `pointer` is that of the claim.
 */
export const factProblems = (
  claim: { readonly seat: Wind; readonly facts: readonly WinFact[] },
  pointer: string,
  occasion: Occasion,
  hand: Hand | undefined,
  liveTilesLeft: number | undefined,
  rules: HandRules,
): Problem[] => {
  const { seat, facts } = claim;
  if (facts.length === 0) return [];
  const at = (fact: WinFact): string => `${pointer}/facts/${facts.indexOf(fact)}`;
  const problems = found(viewOf(occasion, seat, hand, facts, rules), hand, rules)
    .filter((problem) => problem.facts?.some((fact) => facts.some((sent) => sent === fact)) === true)
    .map((problem) => ({ ...problem, pointer: pointer + problem.pointer.replace(/^\/win/, '') }));
  for (const fact of OF_THE_LAST) {
    if (!facts.includes(fact) || liveTilesLeft === undefined || liveTilesLeft === 0) continue;
    problems.push(clash([fact, 'liveTilesLeft'], at(fact), `With live tiles left this is no ${fact}.`));
  }
  if (facts.includes('first-discard') && occasion.type === 'discard' && occasion.seat !== 'E') {
    problems.push(clash(['first-discard', 'discard'], at('first-discard'), "The first discard is East's."));
  }
  return problems;
};
