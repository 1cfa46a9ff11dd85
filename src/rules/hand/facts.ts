import type { HandRequest } from '../../../schemas/hand.js';
import type { Problem } from '../problem.js';
import type { Kind } from '../tiles/kinds.js';
import type { HandRead } from './read-hand.js';
import type { HandRules } from './rules.js';
import type { WinBy, WinFact } from './situation.js';

/** How a hand went out, as sent, with its tile read. */
export interface WinRead {
  readonly by: WinBy;
  readonly facts: readonly WinFact[];
  /** `null` where none was sent. */
  readonly tile: Kind | null;
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
export const contradictions = (request: HandRequest, win: WinRead, hand: HandRead, rules: HandRules): Problem[] => {
  const found = [...ofDeal(request, win, hand), ...ofFacts(win, rules), ...ofSeat(request, win), ...ofHand(win, hand)];
  if ((request.facts?.length ?? 0) > 0) {
    found.push(
      contradiction(['facts', 'win'], '/facts', "Facts beside the hand are a loser's; a winner's stand in `win`."),
    );
  }
  return found.map(({ facts, at, detail }) => ({
    code: 'win.contradiction',
    pointer: at,
    detail,
    facts: [...facts],
  }));
};

const factPointer = (win: WinRead, fact: WinFact): string => `/win/facts/${win.facts.indexOf(fact)}`;

/** Complete as dealt: East, 14 tiles standing, nothing laid down, no tile and no fact. */
const ofDeal = (request: HandRequest, win: WinRead, hand: HandRead): Contradiction[] => {
  if (win.by !== 'deal') return [];
  const found: Contradiction[] = [];
  if (request.seat !== undefined && request.seat !== 'E') {
    found.push(contradiction(['deal', 'seat'], '/seat', 'Only East is dealt 14 tiles and can be complete as dealt.'));
  }
  if (hand.melds.length > 0) {
    found.push(contradiction(['deal', 'melds'], '/hand/melds', 'A hand complete as dealt has laid down no set.'));
  }
  if (win.tile !== null) {
    found.push(contradiction(['deal', 'tile'], '/win/tile', 'A hand complete as dealt has no winning tile.'));
  }
  for (const fact of win.facts) {
    found.push(contradiction(['deal', fact], factPointer(win, fact), `A hand complete as dealt cannot be ${fact}.`));
  }
  return found;
};

/** Facts against the way the hand went out, and against each other. */
const ofFacts = (win: WinRead, rules: HandRules): Contradiction[] => {
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

const ofSeat = (request: HandRequest, win: WinRead): Contradiction[] =>
  win.facts.includes('first-discard') && request.seat === 'E'
    ? [contradiction(['first-discard', 'seat'], '/seat', "East cannot win on East's own first discard.")]
    : [];

const ofHand = (win: WinRead, hand: HandRead): Contradiction[] => {
  const found: Contradiction[] = [];
  const kongs = hand.melds.filter((meld) => meld?.type === 'kong').length;
  if (win.facts.includes('first-discard') && hand.melds.length > 0 && win.by !== 'deal') {
    found.push(
      contradiction(
        ['first-discard', 'melds'],
        factPointer(win, 'first-discard'),
        'Nothing can have been laid down before the first discard.',
      ),
    );
  }
  if (win.by === 'loose' && kongs === 0 && hand.bonus.length === 0) {
    found.push(
      contradiction(
        ['loose', 'melds'],
        '/win/by',
        'A loose tile replaces a tile of a kong or a bonus tile; there is none.',
      ),
    );
  }
  if (win.facts.includes('kong-on-kong') && win.by === 'loose' && kongs < 2) {
    found.push(
      contradiction(
        ['kong-on-kong', 'melds'],
        factPointer(win, 'kong-on-kong'),
        'kong-on-kong needs two kongs in the hand.',
      ),
    );
  }
  return found;
};

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
