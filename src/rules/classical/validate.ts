import type { HandRequest } from '../../../schemas/hand.js';
import type { ClassicalValidateAnswer, HandState } from '../../../schemas/validate.js';
import type { Operation } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { readSituation } from '../hand/read.js';
import type { Situation, Stage } from '../hand/situation.js';
import { failed, ok, type Problem } from '../problem.js';
import { tokensOf } from '../tiles/kinds.js';
import { type CompletionRules, distanceOf, isComplete, runsLeft, waitsOf } from './completion.js';
import { anyOf } from './decompose-summary.js';
import { incompleteHand } from './refusal.js';
import { scoreSituation } from './score.js';
import type { RuleSheet } from './sheet.js';
import { hasSide, holdsFourteen, standingCounts, understood } from './whole-hand.js';

/** Stages after which nothing can be said about completeness. */
const BLOCKING: readonly Stage[] = ['tiles', 'sets', 'membership', 'count'];

/** How far the hand is, by the tiles alone. */
interface Progress {
  readonly complete: boolean;
  readonly distance: number;
  readonly waits: readonly string[] | null;
}

const progressOf = (situation: Situation, completion: CompletionRules): Progress => {
  const { hand, tileSet } = situation;
  const counts = standingCounts(situation);
  const complete = holdsFourteen(situation) && isComplete(counts, hand.melds, completion);
  return {
    complete,
    distance: complete ? 0 : distanceOf(counts, hand.melds, completion, tileSet),
    waits: hasSide(situation) ? tokensOf(waitsOf(hand.counts, hand.melds, completion, tileSet)) : null,
  };
};

/** Sets on the table that no legal play leaves there. */
const tooManyRuns = (completion: CompletionRules): Problem => ({
  code: 'hand.too_many_chows',
  pointer: '/hand/melds',
  detail:
    completion.maxRuns === 0
      ? 'A run is laid down, and this table plays without runs.'
      : 'More runs are laid down than this game allows in a hand.',
  limit: completion.maxRuns,
});

/** Problems of the stages `completeness` and `minimum`: why a win is none. */
const winProblems = (
  sheet: RuleSheet,
  situation: Situation,
  completion: CompletionRules,
  complete: boolean,
  factsHold: boolean,
): readonly Problem[] => {
  if (situation.win === null) return runsLeft(situation.hand.melds, completion) < 0 ? [tooManyRuns(completion)] : [];
  // A win that lacks its tile, or should have none, does not tell what the whole hand is.
  if (!factsHold && situation.win.tile === null) return [];
  if (!complete) return [incompleteHand(sheet, situation)];
  if (!factsHold) return [];
  const outcome = scoreSituation(sheet, situation, 0);
  return outcome.ok ? [] : outcome.problems.filter(({ code }) => code === 'win.minimum_doubles');
};

const summaryOf = (state: HandState, problems: readonly Problem[], progress: Progress | null): string => {
  const [first] = problems;
  const more = problems.length > 1 ? ` There ${problems.length > 2 ? `are ${problems.length - 1}` : 'is 1'} more.` : '';
  if (state === 'illegal') return `The hand is not legal: ${first!.detail}${more}`;
  if (first !== undefined) return first.detail + more;
  if (state === 'dead') return 'The hand is legal and dead.';
  if (state === 'complete') return 'The hand is legal and complete.';
  if (state === 'waiting') return `The hand is legal and waits for ${anyOf(progress!.waits!)}.`;
  return `The hand is legal and lacks ${progress!.distance} tile${progress!.distance === 1 ? '' : 's'}.`;
};

/**
 * `validate` of a classical game: whether the hand is legal, complete, waiting or dead, with every problem of every
 * stage that can be reached. What would refuse a score is a finding here.
 */
export const validateOperation =
  (sheet: RuleSheet): Operation<HandRequest, ClassicalValidateAnswer> =>
  (request) => {
    const { options, problems: optionProblems } = resolveOptions(sheet.hand.options, request.options);
    if (optionProblems.length > 0) return failed(...optionProblems);
    const { situation, problems: found, warnings, assumptions } = readSituation(request, sheet.hand, options);
    const problems: Problem[] = found.map(({ problem }) => problem);
    let state: HandState = 'illegal';
    let progress: Progress | null = null;
    if (situation !== null && !found.some(({ stage }) => BLOCKING.includes(stage))) {
      const legal = found.length === 0;
      if (situation.dead) {
        if (legal) state = 'dead';
      } else {
        const completion = sheet.completion(options, situation.players);
        progress = progressOf(situation, completion);
        problems.push(...winProblems(sheet, situation, completion, progress.complete, legal));
        if (legal) state = stateOf(situation, progress);
      }
    }
    return ok({
      variant: sheet.id,
      edition: sheet.edition,
      options,
      ...(situation === null ? {} : understood(situation)),
      state,
      problems,
      ...(progress !== null && Number.isFinite(progress.distance) ? { distance: progress.distance } : {}),
      ...(progress?.waits ? { waits: [...progress.waits] } : {}),
      assumptions: [...assumptions],
      warnings: [...warnings],
      summary: summaryOf(state, problems, progress),
    });
  };

const stateOf = (situation: Situation, { complete, waits }: Progress): HandState => {
  if (complete) return 'complete';
  return !holdsFourteen(situation) && waits !== null && waits.length > 0 ? 'waiting' : 'incomplete';
};
