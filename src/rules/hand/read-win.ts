import type { Warning } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Problem } from '../problem.js';
import { JOKER, type Kind } from '../tiles/kinds.js';
import { readTile } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { contradictions, factsOutsideWin, robbedKindHeld } from './facts.js';
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
  const completing = by === 'joker-exchange' && read.kind !== null ? JOKER : read.kind;
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
  const { melds, bonus } = hand;
  const seat = request.seat ?? null;
  const found = contradictions({ by, facts, named: tile !== null, seat, melds, bonus: bonus.length }, rules);
  if (request.facts !== undefined && request.facts.length > 0) found.push(factsOutsideWin());
  if (tile === null && by !== 'deal' && !win.unreadable) found.push(incomplete(by));
  const robbed = by === 'robbed-kong' && tile !== null ? robbedKindHeld(copiesHeld(tile, hand, separate)) : null;
  if (robbed !== null) found.push(robbed);
  return found;
};

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
