import type { HandRequest } from '../../../schemas/hand.js';
import type { ClassicalScoreAnswer, ScoreAlternative, ScoreTotals } from '../../../schemas/score.js';
import type { Operation } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { firstStage, readSituation } from '../hand/read.js';
import type { Situation } from '../hand/situation.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import { tokenOf, tokensOf } from '../tiles/kinds.js';
import { assumptionsOf, tooManyRuns } from './assumptions.js';
import { distanceOf, isComplete, missingTiles, waitsOf } from './completion.js';
import { type Candidate, type Evaluation, evaluate, type Refusal } from './evaluate.js';
import { itemsOf } from './items.js';
import { notAppliedTo } from './not-applied.js';
import type { Prepared } from './prepare.js';
import { readingOf } from './reading.js';
import type { RuleSheet } from './sheet.js';
import { deadSummary, summaryOf } from './summary.js';
import { standingCounts, understood } from './whole-hand.js';

/** Other values listed unless the caller asks for more or fewer. */
const USUAL_ALTERNATIVES = 3;
/** Runs in a hand that may hold any number of them. */
const ANY_RUNS = 4;

const totalsOf = (candidate: Candidate, limit: number | null): ScoreTotals => ({
  base: candidate.base,
  doubles: candidate.doubles,
  beforeLimit: candidate.beforeLimit,
  limit,
  award:
    candidate.special === null || candidate.kind === null
      ? null
      : {
          id: candidate.calling ? 'calling' : candidate.special.hand.id,
          kind: candidate.kind,
          value: candidate.value,
          ...(candidate.calling ? { hand: candidate.special.hand.id } : {}),
        },
  bonus: candidate.kind === 'fixed' ? candidate.apart : null,
  total: candidate.total,
});

const alternativeOf = (prepared: Prepared, candidate: Candidate): ScoreAlternative => ({
  score: totalsOf(candidate, prepared.limit),
  ...(prepared.view.whole.winner ? { reading: readingOf(prepared, candidate) } : {}),
  items: itemsOf(prepared, candidate),
});

/**
 * Why a winner's hand is not complete: too many runs for this game, or tiles that are missing (`distance`, `missing`,
 * and `waits` where another tile than the one that came would have done).
 */
export const incompleteHand = (sheet: RuleSheet, situation: Situation): Problem => {
  const { hand, win, tileSet, options, players } = situation;
  const completion = sheet.completion(options, players);
  const counts = standingCounts(situation);
  if (completion.maxRuns < ANY_RUNS && isComplete(counts, hand.melds, { ...completion, maxRuns: ANY_RUNS })) {
    return {
      code: 'hand.too_many_chows',
      pointer: '/hand',
      detail:
        completion.maxRuns === 0
          ? 'The hand needs a run, and this table plays without runs.'
          : 'The hand needs more than one run, and this game allows one.',
      limit: completion.maxRuns,
    };
  }
  const distance = distanceOf(counts, hand.melds, completion, tileSet);
  const missing = missingTiles(counts, hand.melds, completion, tileSet);
  const waits = win?.tile == null ? [] : waitsOf(hand.counts, hand.melds, completion, tileSet);
  const detail =
    waits.length > 0
      ? `The hand waits for ${tokensOf(waits).join(' ')}, not for ${tokenOf(win!.tile!)}.`
      : Number.isFinite(distance)
        ? `The hand is not complete: ${distance} more tile${distance === 1 ? '' : 's'} would be needed.`
        : 'The hand cannot be completed: too many runs are laid down.';
  return {
    code: 'hand.not_winning',
    pointer: '/hand',
    detail,
    ...(Number.isFinite(distance) ? { distance } : {}),
    ...(missing === null ? {} : { missing: tokensOf(missing) }),
    ...(waits.length === 0 ? {} : { waits: tokensOf(waits) }),
  };
};

const refusalProblem = (sheet: RuleSheet, situation: Situation, refusal: Refusal): Problem => {
  switch (refusal.why) {
    case 'not complete':
      return incompleteHand(sheet, situation);
    case 'limit needed':
      return {
        code: 'options.limit_needed',
        pointer: '/options/limit',
        detail: `${refusal.special.hand.name} is worth a share of the limit, and the table plays without one.`,
      };
    case 'minimum doubles': {
      const needed = sheet.minimum!.doubles;
      return {
        code: 'win.minimum_doubles',
        pointer: '/hand',
        detail: `With two players a hand needs ${needed} doubles, or half the limit, to go out; this one has ${refusal.most}.`,
        expected: needed,
        actual: refusal.most,
      };
    }
  }
};

const winMissing: Problem = {
  code: 'win.missing',
  pointer: '/win',
  detail: 'The hand holds 14 tiles: say in `win` which one completed it and where it came from.',
};

const deadAnswer = (sheet: RuleSheet, situation: Situation, limit: number | null): ClassicalScoreAnswer => ({
  variant: sheet.id,
  edition: sheet.edition,
  options: situation.options,
  ...understood(situation),
  outcome: 'dead',
  score: { base: 0, doubles: 0, beforeLimit: 0, limit, award: null, bonus: null, total: 0 },
  items: [],
  waits: [],
  notApplied: [],
  alternatives: [],
  assumptions: [],
  warnings: [],
  summary: deadSummary(situation.seat),
});

/** The answer for an evaluated hand. */
const answerFor = (
  sheet: RuleSheet,
  situation: Situation,
  { prepared, candidates }: Evaluation,
  most: number,
): ClassicalScoreAnswer => {
  const best = candidates[0]!;
  const { limit, waits, completion } = prepared;
  const { winner } = prepared.view.whole;
  const items = itemsOf(prepared, best);
  const alternatives = candidates.slice(1, 1 + most).map((candidate) => alternativeOf(prepared, candidate));
  const answer: ClassicalScoreAnswer = {
    variant: sheet.id,
    edition: sheet.edition,
    options: situation.options,
    ...understood(situation),
    outcome: winner ? 'win' : 'no-win',
    score: totalsOf(best, limit),
    items,
    waits: tokensOf(waits),
    notApplied: notAppliedTo(prepared, candidates, items),
    alternatives,
    assumptions: assumptionsOf(prepared, best, items),
    warnings: [],
    summary: summaryOf(prepared, best),
  };
  if (winner) answer.reading = readingOf(prepared, best);
  if (tooManyRuns(situation, completion.maxRuns)) {
    answer.warnings.push({
      code: 'hand.too_many_chows',
      detail: 'More runs are laid down than this table allows; the hand is scored as it lies.',
      pointer: '/hand/melds',
    });
  }
  return answer;
};

/** Scores a hand that has been read: the itemised answer, or why it cannot be scored. */
export const scoreSituation = (
  sheet: RuleSheet,
  situation: Situation,
  alternatives: number = USUAL_ALTERNATIVES,
): Outcome<ClassicalScoreAnswer> => {
  const { limit } = situation.options;
  if (situation.dead) return ok(deadAnswer(sheet, situation, typeof limit === 'number' ? limit : null));
  if (situation.holding14 && situation.win === null) return failed(winMissing);
  const evaluation = evaluate(sheet, situation);
  if (evaluation.refusal !== null) return failed(refusalProblem(sheet, situation, evaluation.refusal));
  return ok(answerFor(sheet, situation, evaluation, alternatives));
};

/** `score` of a classical game: reads the request, scores the hand, answers with the best reading first. */
export const scoreOperation =
  (sheet: RuleSheet): Operation<HandRequest, ClassicalScoreAnswer> =>
  (request, _env, query) => {
    const { options, problems: optionProblems } = resolveOptions(sheet.hand.options, request.options);
    if (optionProblems.length > 0) return failed(...optionProblems);
    const { situation, problems, warnings, assumptions } = readSituation(request, sheet.hand, options);
    if (problems.length > 0 || situation === null) return failed(...firstStage(problems));
    const outcome = scoreSituation(sheet, situation, query?.alternatives);
    if (!outcome.ok) return outcome;
    if (warnings.length > 0) outcome.value.warnings.unshift(...warnings);
    if (assumptions.length > 0) outcome.value.assumptions.unshift(...assumptions);
    return outcome;
  };
