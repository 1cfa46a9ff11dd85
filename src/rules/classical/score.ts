import type { HandRequest } from '../../../schemas/hand.js';
import type { ClassicalScoreAnswer, ScoreAlternative, ScoreTotals } from '../../../schemas/score.js';
import type { Operation } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { firstStage, readSituation } from '../hand/read.js';
import type { Situation } from '../hand/situation.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import { tokensOf } from '../tiles/kinds.js';
import { assumptionsOf, tooManyRuns } from './assumptions.js';
import { type Candidate, type Evaluation, evaluate } from './evaluate.js';
import { itemsOf } from './items.js';
import { notAppliedTo } from './not-applied.js';
import type { Prepared } from './prepare.js';
import { readingOf } from './reading.js';
import { refusalProblem } from './refusal.js';
import type { RuleSheet } from './sheet.js';
import { deadSummary, summaryOf } from './summary.js';
import { addUnderstood, understood } from './whole-hand.js';

/** Other values listed unless the caller asks for more or fewer. */
const USUAL_ALTERNATIVES = 3;

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
  // Member after member: a spread in the middle of a list of members costs as much as counting a hand.
  const answer = { variant: sheet.id, edition: sheet.edition, options: situation.options } as ClassicalScoreAnswer;
  addUnderstood(answer, situation);
  answer.outcome = winner ? 'win' : 'no-win';
  answer.score = totalsOf(best, limit);
  answer.items = items;
  answer.waits = tokensOf(waits);
  answer.notApplied = notAppliedTo(prepared, candidates, items);
  answer.alternatives = alternatives;
  answer.assumptions = assumptionsOf(prepared, best, items);
  answer.warnings = [];
  answer.summary = summaryOf(prepared, best);
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
  if (evaluation.refusal !== null) return failed(refusalProblem(sheet, evaluation.prepared, evaluation.refusal));
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
