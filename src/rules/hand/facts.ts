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

/** One rule of contradiction: the two things that exclude each other, and where to look. */
interface Contradiction {
  readonly facts: readonly [string, string];
  readonly at: string;
  readonly detail: string;
}

const contradiction = (facts: readonly [string, string], at: string, detail: string): Contradiction => ({
  facts,
  at,
  detail,
});

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
export const contradictions = (win: WinView, rules: HandRules): Problem[] =>
  [...ofDeal(win), ...ofFacts(win, rules), ...ofHand(win)].map(({ facts, at, detail }) => ({
    code: 'win.contradiction',
    pointer: at,
    detail,
    facts: [...facts],
  }));

/** The facts not sent that could have been, each alone, without a contradiction: what a score has to assume away. */
export const unsentFacts = ({ win, seat, hand }: Situation, rules: HandRules): WinFact[] => {
  if (win === null || win.by === 'deal') return [];
  const { by, facts } = win;
  const view = { by, named: true, seat, melds: hand.melds, bonus: hand.bonus.length };
  return rules.facts.filter(
    (fact) => !facts.includes(fact) && contradictions({ ...view, facts: [...facts, fact] }, rules).length === 0,
  );
};

const factPointer = (win: WinView, fact: WinFact): string => `/win/facts/${win.facts.indexOf(fact)}`;

/** Complete as dealt: East, 14 tiles standing, nothing laid down, no tile and no fact. */
const ofDeal = (win: WinView): Contradiction[] => {
  if (win.by !== 'deal') return [];
  const found: Contradiction[] = [];
  if (win.seat !== null && win.seat !== 'E') {
    found.push(contradiction(['deal', 'seat'], '/seat', 'Only East is dealt 14 tiles and can be complete as dealt.'));
  }
  if (win.melds.length > 0) {
    found.push(contradiction(['deal', 'melds'], '/hand/melds', 'A hand complete as dealt has laid down no set.'));
  }
  if (win.named) {
    found.push(contradiction(['deal', 'tile'], '/win/tile', 'A hand complete as dealt has no winning tile.'));
  }
  for (const fact of win.facts) {
    found.push(contradiction(['deal', fact], factPointer(win, fact), `A hand complete as dealt cannot be ${fact}.`));
  }
  return found;
};

/** Facts against the way the hand went out, and against each other. */
const ofFacts = (win: WinView, rules: HandRules): Contradiction[] => {
  const found: Contradiction[] = [];
  const { by, facts } = win;
  if (by === 'deal') return found;
  if (facts.includes('last-tile') && !rules.lastTileBy.includes(by)) {
    const sources = rules.lastTileBy.join(' or ');
    found.push(
      contradiction(
        ['last-tile', by],
        factPointer(win, 'last-tile'),
        `The last tile is won by ${sources}, not by ${by}.`,
      ),
    );
  }
  for (const fact of OF_A_DISCARD) {
    if (facts.includes(fact) && by !== 'discard') {
      found.push(contradiction([fact, by], factPointer(win, fact), `${fact} is a win by discard, not by ${by}.`));
    }
  }
  if (facts.includes('kong-on-kong') && by !== 'loose') {
    found.push(
      contradiction(['kong-on-kong', by], factPointer(win, 'kong-on-kong'), 'kong-on-kong is a win with a loose tile.'),
    );
  }
  for (const [one, other, detail] of EXCLUSIVE) {
    if (facts.includes(one) && facts.includes(other)) {
      found.push(contradiction([one, other], factPointer(win, other), detail));
    }
  }
  return found;
};

/** Facts against the seat and the hand. */
const ofHand = (win: WinView): Contradiction[] => {
  const found: Contradiction[] = [];
  const { by, facts } = win;
  const kongs = win.melds.filter((meld) => meld?.type === 'kong').length;
  if (facts.includes('first-discard') && by !== 'deal') {
    if (win.seat === 'E') {
      found.push(contradiction(['first-discard', 'seat'], '/seat', "East cannot win on East's own first discard."));
    }
    if (win.melds.length > 0) {
      const detail = 'Nothing can have been laid down before the first discard.';
      found.push(contradiction(['first-discard', 'melds'], factPointer(win, 'first-discard'), detail));
    }
  }
  if (by === 'loose' && kongs === 0 && win.bonus === 0) {
    const detail = 'A loose tile follows a kong or a bonus tile; the hand has neither.';
    found.push(contradiction(['loose', 'melds'], '/win/by', detail));
  }
  if (by === 'loose' && facts.includes('kong-on-kong') && kongs < 2) {
    const detail = 'kong-on-kong needs two kongs in the hand.';
    found.push(contradiction(['kong-on-kong', 'melds'], factPointer(win, 'kong-on-kong'), detail));
  }
  return found;
};

/** Facts sent beside the hand are a loser's; a winner's stand in `win`. */
export const factsOutsideWin = (): Problem => ({
  code: 'win.contradiction',
  pointer: '/facts',
  detail: "Facts beside the hand are a loser's; a winner's stand in `win`.",
  facts: ['facts', 'win'],
});

/**
 * A robbed kong took three copies and the fourth is the winning tile: none other can be in the winner's hand.
 * `copies` counts the kind over standing tiles and sets, the winning tile once.
 */
export const robbedKindHeld = (copies: number): Problem | null =>
  copies <= 1
    ? null
    : {
        code: 'win.contradiction',
        pointer: '/win/by',
        detail: "The other three tiles of a robbed kong are the other player's; this hand holds one more of the kind.",
        facts: ['robbed-kong', 'tile'],
      };
