import type { TableEvent } from '../../../schemas/card.js';
import type { Meld } from '../hand/situation.js';
import type { Problem } from '../problem.js';
import { PROBLEM_CODES } from '../problem-codes.js';
import type { CompiledCard, CompiledLine } from './compiled.js';
import { linesWithSets } from './fits.js';
import type { CardHand } from './hand.js';
import { canBeMade } from './nearest.js';
import type { DeadReason } from './rules.js';

/** A reason why a hand is dead, and the exposed sets that go back into the hand. */
export interface DeadFinding {
  readonly problem: Problem;
  /** Indices of the sets that are returned. */
  readonly returned: readonly number[];
}

const finding = (
  code: DeadReason,
  pointer: string,
  detail: string,
  returned: readonly number[],
  more: Partial<Problem> = {},
): DeadFinding => ({ problem: { code, pointer, detail, ...more }, returned });

const from = (first: number, sets: number): number[] =>
  Array.from({ length: Math.max(0, sets - first) }, (_, i) => first + i);

/** Not 13 tiles between turns, or not 14 while holding one: every exposed set stays. */
export const countFinding = (problem: Problem): DeadFinding =>
  finding('dead.count', '/hand', problem.detail, [], {
    ...(problem.expected === undefined ? {} : { expected: problem.expected }),
    ...(problem.actual === undefined ? {} : { actual: problem.actual }),
  });

/** A set that is none: it alone is returned. */
export const wrongSetFinding = (index: number, problem: Problem): DeadFinding =>
  finding('dead.exposure_wrong', problem.pointer, problem.detail, [index]);

/** What the exposed sets say by themselves, against the card and the tiles that are visible. */
export const exposureFindings = (
  card: CompiledCard,
  hand: CardHand,
  melds: readonly Meld[],
): { findings: DeadFinding[]; fitting: CompiledLine[] } => {
  const fitting = linesWithSets(card, melds, hand.budget);
  const last = melds.length - 1;
  if (fitting.length === 0) {
    const detail = 'No line of the card has all the exposed sets.';
    return { findings: [finding('dead.exposure_no_line', `/hand/melds/${last}`, detail, [last])], fitting };
  }
  const open = melds.length === 0 ? fitting : fitting.filter(({ line }) => line.mode === 'exposed');
  if (open.length === 0) {
    const detail = 'The exposed sets fit only lines that must stay concealed.';
    return {
      findings: [finding('dead.concealed_exposed', '/hand/melds', detail, from(0, melds.length))],
      fitting: open,
    };
  }
  const possible = open.filter((line) => canBeMade(card, line, hand));
  if (possible.length > 0) return { findings: [], fitting: possible };
  const detail = 'Every line that the exposed sets fit needs tiles that are gone.';
  return { findings: [finding('dead.impossible', '/hand', detail, [])], fitting: possible };
};

/** Mahjong declared with a hand that is no line: sets exposed before stay. */
export const falseMahjong = (detail: string): DeadFinding => finding('dead.false_mahjong', '/win', detail, []);

const EVENT_REASONS: Readonly<Record<TableEvent['kind'], DeadReason>> = {
  'wrong-exchange': 'dead.wrong_exchange',
  'out-of-turn': 'dead.out_of_turn',
  'wrong-wall': 'dead.wrong_wall',
  'early-exchange': 'dead.early_exchange',
  'misnamed-exposure': 'dead.misnamed_exposure',
  'false-mahjong': 'dead.false_mahjong',
};

/** Events after which the set named goes back alone; after the others it goes back with every later one. */
const SPOILS_ONE: readonly TableEvent['kind'][] = ['wrong-exchange'];

/** The reason that an event at the table is; `null` where it does no harm. */
export const eventFinding = (event: TableEvent, index: number, sets: number): DeadFinding | null => {
  const code = EVENT_REASONS[event.kind];
  const pointer = `/events/${index}`;
  const { meaning } = PROBLEM_CODES[code];
  if (event.kind === 'misnamed-exposure' && event.kept === false) return null;
  const named = event.set !== undefined && event.set < sets ? event.set : null;
  if (SPOILS_ONE.includes(event.kind)) return finding(code, pointer, meaning, named === null ? [] : [named]);
  if (event.kind === 'misnamed-exposure') return finding(code, pointer, meaning, from(named ?? sets - 1, sets));
  return finding(code, pointer, meaning, named === null ? [] : from(named, sets));
};
