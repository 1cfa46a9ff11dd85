import type { Problem } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';
import type { HandRules } from './rules.js';
import type { Meld, Situation, WinBy, WinFact } from './situation.js';

/** What the rules of contradiction look at: how the hand went out, and what they know of the hand. */
export interface WinView {
  readonly by: WinBy;
  readonly facts: readonly WinFact[];
  /** A winning tile was named. */
  readonly named: boolean;
  readonly seat: Wind | null;
  /** The sets laid down; `null` for one that could not be read. */
  readonly melds: readonly (Meld | null)[];
  /** Number of bonus tiles laid out. */
  readonly bonus: number;
}

const clash = (facts: readonly [string, string], pointer: string, detail: string): Problem => ({
  code: 'win.contradiction',
  pointer,
  detail,
  facts: [...facts],
});

/** A joker as the tile that was named: nobody ever claims a discarded one, and none is laid down for another. */
export const jokerNamed = (by: WinBy): Problem | null => {
  if (by === 'discard') return clash(['tile', by], '/win/tile', 'A discarded joker can never be claimed.');
  if (by !== 'joker-exchange') return null;
  return clash(['tile', by], '/win/tile', 'The tile laid down for a joker is the natural one that it stands for.');
};

/** The facts that belong to a claimed discard. */
const OF_A_DISCARD: readonly WinFact[] = ['first-discard', 'last-discard'];

/** Pairs of facts that exclude each other whatever the hand. */
const EXCLUSIVE: readonly (readonly [WinFact, WinFact, string])[] = [
  ['original-call', 'first-discard', "Nobody has called before East's first discard."],
  ['first-discard', 'last-discard', 'The first discard is not the last.'],
];

/**
 * Every contradiction among the facts of a win, and between them and the hand: tiles.md "How the hand went out" and
 * the fine print of classical.md. Which kong was robbed, or claimed, cannot be told from a hand and is not asked.
 */
export const contradictions = (win: WinView, rules: HandRules): Problem[] => {
  const found: Problem[] = [];
  if (win.by === 'deal') {
    ofDeal(win, found);
    return found;
  }
  if (win.facts.length > 0) ofFacts(win, rules, found);
  if (win.by === 'loose') ofLoose(win, found);
  return found;
};

/** Answers of `unsentFacts` by what they depend on: they change its speed, never what it says. */
const unsent = new WeakMap<HandRules, Map<number, readonly WinFact[]>>();

const WIN_BY: readonly WinBy[] = ['wall', 'loose', 'discard', 'robbed-kong', 'deal', 'joker-exchange'];

/** All that contradictions of facts look at, as one number. */
const keyOf = ({ win, seat, hand }: Situation, rules: HandRules): number => {
  let kongs = 0;
  for (const meld of hand.melds) if (meld.type === 'kong' && kongs < 2) kongs++;
  let key = (WIN_BY.indexOf(win!.by) * 3 + kongs) * 3 + Math.min(2, exposedSets(hand.melds));
  key = key * 8 + (seat === 'E' ? 4 : 0) + (hand.melds.length > 0 ? 2 : 0) + (hand.bonus.length > 0 ? 1 : 0);
  for (const fact of rules.facts) key = key * 2 + (win!.facts.includes(fact) ? 1 : 0);
  return key;
};

/** The facts not sent that could have been, each alone, without a contradiction: what a score has to assume away. */
export const unsentFacts = (situation: Situation, rules: HandRules): readonly WinFact[] => {
  const { win, seat, hand } = situation;
  if (win === null || win.by === 'deal') return [];
  let known = unsent.get(rules);
  if (known === undefined) {
    known = new Map();
    unsent.set(rules, known);
  }
  const key = keyOf(situation, rules);
  let open = known.get(key);
  if (open === undefined) {
    const { by, facts } = win;
    const view = { by, named: true, seat, melds: hand.melds, bonus: hand.bonus.length };
    open = rules.facts.filter(
      (fact) => !facts.includes(fact) && contradictions({ ...view, facts: [...facts, fact] }, rules).length === 0,
    );
    known.set(key, open);
  }
  return open;
};

const factPointer = (win: WinView, fact: WinFact): string => `/win/facts/${win.facts.indexOf(fact)}`;

/** Complete as dealt: East, 14 tiles standing, nothing laid down, no tile and no fact. */
const ofDeal = (win: WinView, found: Problem[]): void => {
  if (win.seat !== null && win.seat !== 'E') {
    found.push(clash(['deal', 'seat'], '/seat', 'Only East is dealt 14 tiles and can be complete as dealt.'));
  }
  if (win.melds.length > 0) {
    found.push(clash(['deal', 'melds'], '/hand/melds', 'A hand complete as dealt has laid down no set.'));
  }
  if (win.named) found.push(clash(['deal', 'tile'], '/win/tile', 'A hand complete as dealt has no winning tile.'));
  for (const fact of win.facts) {
    found.push(clash(['deal', fact], factPointer(win, fact), `${fact} does not go with a hand complete as dealt.`));
  }
};

/** Facts against the way the hand went out, against each other, the seat and the sets laid down. */
const ofFacts = (win: WinView, rules: HandRules, found: Problem[]): void => {
  const { by, facts } = win;
  if (facts.includes('last-tile') && !rules.lastTileBy.includes(by)) {
    const detail = `last-tile is a win by ${rules.lastTileBy.join(' or ')}, not by ${by}.`;
    found.push(clash(['last-tile', by], factPointer(win, 'last-tile'), detail));
  }
  for (const fact of OF_A_DISCARD) {
    if (!facts.includes(fact) || by === 'discard') continue;
    found.push(clash([fact, by], factPointer(win, fact), `${fact} is a win by discard, not by ${by}.`));
  }
  if (facts.includes('kong-on-kong') && by !== 'loose') {
    const detail = 'kong-on-kong is a win with a loose tile.';
    found.push(clash(['kong-on-kong', by], factPointer(win, 'kong-on-kong'), detail));
  }
  for (const [one, other, detail] of EXCLUSIVE) {
    if (facts.includes(one) && facts.includes(other)) found.push(clash([one, other], factPointer(win, other), detail));
  }
  if (facts.includes('first-discard')) ofFirstDiscard(win, found);
  found.push(...unchangedHand(facts, win.melds, '/win/facts'));
};

/**
 * Calling since the own first discard, the hand unchanged: what was claimed was claimed before that discard, and a
 * player can claim one set at most before it.
 */
export const unchangedHand = (
  facts: readonly WinFact[],
  melds: readonly (Meld | null)[],
  pointer: string,
): Problem[] => {
  const at = facts.indexOf('original-call');
  if (at < 0 || exposedSets(melds) < 2) return [];
  const detail = 'Before the own first discard one set at most can be claimed; with more the hand has changed since.';
  return [clash(['original-call', 'melds'], `${pointer}/${at}`, detail)];
};

/** Sets laid down with a claimed tile. */
export const exposedSets = (melds: readonly (Meld | null)[]): number =>
  melds.reduce((sum, meld) => sum + (meld !== null && !meld.concealed ? 1 : 0), 0);

/** East's first discard is the first tile that anyone can claim. */
const ofFirstDiscard = (win: WinView, found: Problem[]): void => {
  if (win.seat === 'E') {
    found.push(clash(['first-discard', 'seat'], '/seat', "East cannot win on East's own first discard."));
  }
  if (win.melds.length > 0) {
    const detail = 'Nothing can have been laid down before the first discard.';
    found.push(clash(['first-discard', 'melds'], factPointer(win, 'first-discard'), detail));
  }
};

/** A loose tile replaces the fourth tile of a kong, or a bonus tile. */
const ofLoose = (win: WinView, found: Problem[]): void => {
  let kongs = 0;
  for (const meld of win.melds) if (meld?.type === 'kong') kongs++;
  if (kongs === 0 && win.bonus === 0) {
    const detail = 'A loose tile follows a kong or a bonus tile; the hand has neither.';
    found.push(clash(['loose', 'melds'], '/win/by', detail));
  }
  if (kongs < 2 && win.facts.includes('kong-on-kong')) {
    const detail = 'kong-on-kong needs two kongs in the hand.';
    found.push(clash(['kong-on-kong', 'melds'], factPointer(win, 'kong-on-kong'), detail));
  }
};

/** Facts sent beside the hand are a loser's; a winner's stand in `win`. */
export const factsOutsideWin = (): Problem =>
  clash(['facts', 'win'], '/facts', "Facts beside the hand are a loser's; a winner's stand in `win`.");

/**
 * A robbed kong took three copies and the fourth is the winning tile: none other can be in the winner's hand.
 * `copies` counts the kind over standing tiles and sets, the winning tile once.
 */
export const robbedKindHeld = (copies: number): Problem | null => {
  if (copies <= 1) return null;
  const detail = "The other three tiles of a robbed kong are the other player's; this hand cannot hold one of them.";
  return clash(['robbed-kong', 'tile'], '/win/by', detail);
};
