import type { Warning } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Problem } from '../problem.js';
import { JOKER, type Kind } from '../tiles/kinds.js';
import { readTile } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { contradictions, factsOutsideWin, jokerNamed, robbedKindHeld, unchangedHand } from './facts.js';
import type { HandRead } from './read-hand.js';
import type { HandRules } from './rules.js';
import type { StagedProblem, Win, WinBy, WinFact } from './situation.js';

/** How a hand went out, as sent, with its tile read. */
export interface WinRead {
  readonly by: WinBy;
  readonly facts: readonly WinFact[];
  /** `null` where none was sent. */
  readonly tile: Kind | null;
  /** The tile that came into the hand: the winning tile, for `joker-exchange` the joker taken. */
  readonly completing: Kind | null;
  /** A tile was sent that cannot be read. */
  readonly unreadable: boolean;
}

/** Reads `win`: its tile, which for `joker-exchange` is the one laid down, and what came into the hand. */
export const readWin = (
  request: HandRequest,
  set: TileSet,
  rules: HandRules,
  problems: StagedProblem[],
  warnings: Warning[],
): WinRead | null => {
  const { win } = request;
  if (win === undefined) return null;
  const by = win.by as WinBy;
  const facts = (win.facts ?? []) as readonly WinFact[];
  if (win.tile === undefined) return { by, facts, tile: null, completing: null, unreadable: false };
  const read = readTile(win.tile, '/win/tile', set);
  for (const problem of read.problems) problems.push({ stage: 'tiles', problem });
  warnings.push(...read.warnings);
  const exchanged = by === 'joker-exchange' && rules.winBy.includes(by) && read.kind !== null;
  const completing = exchanged ? JOKER : read.kind;
  return { by, facts, tile: read.kind, completing, unreadable: read.kind === null };
};

/** The win of a situation. */
export const winOf = ({ by, facts, tile, completing }: WinRead, request: HandRequest): Win => ({
  tile: by === 'deal' ? null : completing,
  laidDown: by === 'joker-exchange' ? tile : null,
  by,
  facts,
  jokerlessDeclared: request.win?.jokerlessDeclared ?? null,
});

/** Contradictions of the win, and what it lacks. */
export const winProblems = (
  win: WinRead,
  request: HandRequest,
  hand: HandRead,
  separate: boolean,
  rules: HandRules,
): Problem[] => {
  const { by, facts, tile } = win;
  const unknown = unknownTo(rules, win);
  if (unknown.length > 0) return unknown;
  const { melds, bonus } = hand;
  const seat = request.seat ?? null;
  const found = contradictions({ by, facts, named: tile !== null, seat, melds, bonus: bonus.length }, rules);
  if (request.facts !== undefined && request.facts.length > 0) found.push(factsOutsideWin());
  if (tile === null && by !== 'deal' && !win.unreadable) found.push(incomplete(by));
  const joker = tile === JOKER ? jokerNamed(by) : null;
  if (joker !== null) found.push(joker);
  const robbed = by === 'robbed-kong' && tile !== null ? robbedKindHeld(copiesHeld(tile, hand, separate)) : null;
  if (robbed !== null) found.push(robbed);
  return found;
};

/** Problems of the facts of a hand that did not go out. */
export const loserProblems = (request: HandRequest, hand: HandRead, rules: HandRules): Problem[] => {
  const facts = (request.facts ?? []) as readonly WinFact[];
  const unknown = unknownFacts(facts, rules.loserFacts, '/facts');
  return unknown.length > 0 ? unknown : unchangedHand(facts, hand.melds, '/facts');
};

/** Ways of going out and facts that a schema would have refused: callers of the library have none. */
const unknownTo = (rules: HandRules, { by, facts }: WinRead): Problem[] => {
  const problems = unknownFacts(facts, rules.facts, '/win/facts');
  if (!rules.winBy.includes(by)) problems.unshift(unknown('/win/by', by, rules.winBy));
  return problems;
};

const unknownFacts = (facts: readonly WinFact[], known: readonly WinFact[], pointer: string): Problem[] =>
  facts.flatMap((fact, i) => (known.includes(fact) ? [] : [unknown(`${pointer}/${i}`, fact, known)]));

const unknown = (pointer: string, actual: string, allowed: readonly string[]): Problem => ({
  code: 'win.unknown',
  pointer,
  detail: `This variant does not know “${actual}”${pointer.startsWith('/facts') ? ' of a hand that did not go out' : ''}.`,
  actual,
  allowed: [...allowed],
});

const incomplete = (by: WinBy): Problem => ({
  code: 'win.incomplete',
  pointer: '/win',
  detail: `A win by ${by} names the winning tile.`,
  expected: 'tile',
});

const copiesHeld = (tile: Kind, hand: HandRead, separate: boolean): number => {
  let copies = separate ? 1 : 0;
  for (const { kinds } of hand.places) for (const kind of kinds) if (kind === tile) copies++;
  return copies;
};
