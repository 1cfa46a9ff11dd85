import type { AmericanValidateAnswer, ExposureRuling } from '../../../schemas/american.js';
import type { TableEvent } from '../../../schemas/card.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { HandState } from '../../../schemas/validate.js';
import type { Operation } from '../answer.js';
import { meldKinds } from '../hand/melds.js';
import type { Meld, Situation } from '../hand/situation.js';
import { ok, type Problem } from '../problem.js';
import { tokenOf, tokensOf } from '../tiles/kinds.js';
import { TILES_OF_HAND } from './card.js';
import type { CompiledLine } from './compiled.js';
import {
  countFinding,
  type DeadFinding,
  eventFinding,
  exposureFindings,
  falseMahjong,
  wrongSetFinding,
} from './dead.js';
import { handOf } from './hand.js';
import { cardRef, lineRef } from './lines.js';
import { distanceOf } from './nearest.js';
import { houseAssumptions, type Prepared, prepare, searchWarning, understood } from './prepare.js';
import type { AmericanRules, DeadReason } from './rules.js';
import { matchFits, scanCard } from './scan.js';
import { notMatched, notWinning } from './score.js';
import { waitsByKind } from './waits.js';

/** How far the hand is, and which lines are open to it. */
interface Progress {
  readonly complete: boolean;
  readonly distance: number | null;
  readonly waits: readonly string[] | null;
  /** Lines that the exposed sets fit and that can still be made. */
  readonly lines: readonly CompiledLine[];
  /** Ids of the lines that the hand is. */
  readonly matched: ReadonlySet<string>;
  readonly findings: readonly DeadFinding[];
  readonly problems: readonly Problem[];
  /** Whether a search was cut short. */
  readonly bounded: boolean;
}

const MELD_POINTER = /^\/hand\/melds\/(\d+)/;

/** The reasons that lie in how the tiles were laid down or counted. */
const readFindings = (prepared: Prepared): { findings: DeadFinding[]; illegal: Problem[] } => {
  const findings: DeadFinding[] = [];
  const illegal: Problem[] = [];
  for (const { stage, problem } of prepared.read.problems) {
    const index = MELD_POINTER.exec(problem.pointer)?.[1];
    if (stage === 'count' && problem.code === 'hand.count') findings.push(countFinding(problem));
    else if (stage === 'sets' && problem.code === 'meld.invalid' && index !== undefined) {
      findings.push(wrongSetFinding(Number(index), problem));
    } else illegal.push(problem);
  }
  return { findings, illegal };
};

/** Judges the hand against the card: lines, distance, waits, and what its exposures and its declaration amount to. */
const progressOf = (prepared: Prepared, situation: Situation, announced: string | undefined): Progress => {
  const { card } = prepared;
  const hand = handOf(situation);
  const { findings, fitting } = exposureFindings(card, hand, situation.hand.melds);
  const scan = scanCard(card, hand);
  const fits = matchFits(card, hand);
  const complete = fits.length > 0;
  const problems: Problem[] = [];
  const declared = situation.win !== null || (announced !== undefined && hand.tiles === TILES_OF_HAND);
  if (declared && !complete) {
    const problem = notWinning(card, hand);
    problems.push(problem);
    findings.push(falseMahjong(problem.detail));
  } else if (complete && announced !== undefined && !fits.some((fit) => fit.line.line.id === announced)) {
    problems.push(notMatched(card, announced, fits));
  }
  const waits = hand.tiles === TILES_OF_HAND - 1 ? [...waitsByKind(card, hand, scan).keys()] : null;
  return {
    complete,
    distance: complete ? 0 : distanceOf(hand, scan),
    waits: waits === null ? null : tokensOf(waits.sort((a, b) => a - b)),
    lines: fitting,
    matched: new Set(fits.map((fit) => fit.line.line.id)),
    findings,
    problems,
    bounded: hand.budget.steps < 0,
  };
};

/** What becomes of each exposed set: a set that any reason returns is returned. */
const rulings = (melds: readonly (Meld | null)[], findings: readonly DeadFinding[]): ExposureRuling[] =>
  melds.map((meld, index): ExposureRuling => {
    const stays = meld !== null && !findings.some(({ returned }) => returned.includes(index));
    const set = meld && { kind: meld.type, tiles: meldKinds(meld).map(tokenOf), concealed: meld.concealed };
    return {
      index,
      ...(set === null ? {} : { set }),
      ruling: stays ? 'stays' : 'returned',
      jokersExchangeable: stays && (meld?.jokers ?? 0) > 0,
    };
  });

const stateOf = (illegal: boolean, dead: boolean, progress: Progress | null): HandState => {
  if (illegal) return 'illegal';
  if (dead) return 'dead';
  if (progress === null) return 'illegal';
  if (progress.complete) return 'complete';
  return (progress.waits?.length ?? 0) > 0 ? 'waiting' : 'incomplete';
};

const summaryOf = (state: HandState, problems: readonly Problem[], progress: Progress | null): string => {
  const [first] = problems;
  if (state === 'illegal') return `The hand is not legal: ${first?.detail ?? 'it cannot be read.'}`;
  if (state === 'dead')
    return first === undefined ? 'The hand was declared dead.' : `The hand is dead: ${first.detail}`;
  if (state === 'complete') return 'The hand is complete.';
  const lines = progress!.lines.length === 1 ? '1 line is' : `${progress!.lines.length} lines are`;
  if (state === 'waiting') return `The hand is alive and waits for ${progress!.waits!.join(' ')}.`;
  return `The hand is alive: ${lines} open to it, the nearest ${progress!.distance} short.`;
};

/**
 * `validate` of an American game: whether the hand is legal, alive, waiting or complete; why it is dead; which exposed
 * sets stay. A wrong count or a wrong set makes a hand dead, not the request illegal, where the game knows the reason.
 */
export const validateOperation =
  (rules: AmericanRules): Operation<HandRequest, AmericanValidateAnswer> =>
  (request, env) => {
    const outcome = prepare(rules, request, env);
    if (!outcome.ok) return outcome;
    const prepared = outcome.value;
    const { options, card, read, warnings, assumptions } = prepared;
    const { situation, melds } = read;
    const known = (found: DeadFinding): boolean => rules.deadReasons.includes(found.problem.code as DeadReason);
    const laid = readFindings(prepared);
    const illegal = [...laid.illegal];
    const findings: DeadFinding[] = [];
    for (const found of laid.findings) {
      if (known(found)) findings.push(found);
      else illegal.push({ ...found.problem, code: 'meld.invalid' });
    }
    for (const [i, event] of ((request.events ?? []) as readonly TableEvent[]).entries()) {
      const found = eventFinding(event, i, melds.length);
      if (found === null) continue;
      if (!known(found)) {
        const detail = 'This game knows no such penalty; the event changes nothing.';
        warnings.push({ code: 'event.ignored', detail, pointer: `/events/${i}` });
        continue;
      }
      findings.push(found);
      if (event.set !== undefined && event.set >= melds.length) {
        const detail = `The hand has no exposed set ${event.set}; the event is taken as if it named none.`;
        warnings.push({ code: 'event.set_ignored', detail, pointer: `/events/${i}/set` });
      }
      if (event.kind === 'misnamed-exposure' && event.kept === undefined) {
        assumptions.push({ id: 'misnamed-kept', detail: 'The set claimed under a wrong name is taken as kept.' });
      }
    }
    let progress: Progress | null = null;
    if (situation !== null && illegal.length === 0) {
      const judged = progressOf(prepared, situation, request.announced);
      const counted = findings.some(({ problem }) => problem.code === 'dead.count');
      const stillKnown = judged.findings.filter(
        (found) => known(found) && !(counted && found.problem.code === 'dead.false_mahjong'),
      );
      progress = judged;
      if (judged.bounded) warnings.push(searchWarning);
      findings.push(...stillKnown);
      assumptions.push(...houseAssumptions(rules, situation, judged.matched));
    }
    const dead = findings.map(({ problem }) => problem);
    const state = stateOf(illegal.length > 0, dead.length > 0 || situation?.dead === true, progress);
    const problems = [...illegal, ...dead, ...(progress?.problems ?? [])];
    const hand = situation === null ? null : handOf(situation);
    return ok({
      variant: rules.id,
      edition: rules.edition,
      options,
      card: cardRef(card),
      ...(situation === null ? {} : understood(situation)),
      state,
      problems,
      dead,
      exposures: rulings(melds, findings),
      possibleLines: progress === null || state === 'dead' ? [] : progress.lines.map((line) => lineRef(line, hand!)),
      ...(progress?.distance == null ? {} : { distance: progress.distance }),
      ...(progress?.waits == null ? {} : { waits: [...progress.waits] }),
      assumptions,
      warnings,
      summary: summaryOf(state, problems, progress),
    });
  };
