import type { HandRequest } from '../../../../schemas/hand.js';
import type { Envelope, Operation } from '../../answer.js';
import { completedBy } from '../../classical/completion.js';
import { incompleteHand } from '../../classical/refusal.js';
import { scoreSituation } from '../../classical/score.js';
import type { RuleSheet } from '../../classical/sheet.js';
import { withoutTile } from '../../hand/read-hand.js';
import type { Situation } from '../../hand/situation.js';
import { ok } from '../../problem.js';
import type { JudgeContext, JudgeHook, WinQuestion, WinVerdict } from '../../table/judge.js';
import type { ScoreHook } from '../../table/settle-rules.js';
import { KIND_COUNT } from '../../tiles/kinds.js';

const NOTHING_SEEN = new Uint8Array(KIND_COUNT);

const situationOf = (question: WinQuestion, { players, tileSet, options }: JudgeContext): Situation => ({
  players,
  tileSet,
  hand: question.hand,
  holding14: false,
  seat: question.seat,
  prevailing: question.prevailing,
  win: { tile: question.tile, by: question.by, facts: question.facts, laidDown: null, jokerlessDeclared: null },
  facts: [],
  visible: NOTHING_SEEN,
  visibleMelds: [],
  dead: false,
  options,
});

/** Which tile came last is not known: what the hand lacks in doubles whichever it was, or `null` if one would do. */
const withAnyLast = (sheet: RuleSheet, question: WinQuestion, context: JudgeContext): string | null => {
  let tooFew: string | null = null;
  for (const tile of new Set(question.hand.concealed)) {
    const hand = withoutTile(question.hand, tile);
    const scored = scoreSituation(sheet, situationOf({ ...question, hand, tile }, context), 0);
    if (scored.ok) return null;
    tooFew = scored.problems.find(({ code }) => code === 'win.minimum_doubles')?.detail ?? tooFew;
  }
  return tooFew;
};

const judgeWin = (sheet: RuleSheet, question: WinQuestion, context: JudgeContext): WinVerdict => {
  const { hand, tile, by } = question;
  const situation = situationOf(question, context);
  const counts = hand.counts.slice();
  if (tile !== null) counts[tile]! += 1;
  const shapes = completedBy(counts, hand.melds, sheet.completion(context.options, context.players));
  const verdict = {
    complete: true,
    missing: () => '',
    minimumMet: true,
    minimum: '',
    shapes,
    score: null,
    warnings: () => [],
  };
  if (shapes.length === 0) {
    return { ...verdict, complete: false, missing: () => incompleteHand(sheet, situation).detail, minimumMet: null };
  }
  if (tile === null && by !== 'deal') {
    const tooFew = sheet.minimum?.players === context.players ? withAnyLast(sheet, question, context) : null;
    return tooFew === null ? { ...verdict, minimumMet: null } : { ...verdict, minimumMet: false, minimum: tooFew };
  }
  const scored = scoreSituation(sheet, situation, 0);
  if (scored.ok) {
    return { ...verdict, score: { total: scored.value.score.total, detail: scored.value.summary } };
  }
  const tooFew = scored.problems.find(({ code }) => code === 'win.minimum_doubles');
  return tooFew === undefined ? verdict : { ...verdict, minimumMet: false, minimum: tooFew.detail };
};

/** The judge of a classical game: completion, minimum doubles and score by its rule sheet. */
export const classicalJudge =
  (sheet: RuleSheet): JudgeHook =>
  (context) =>
    ok({
      assumptions: [],
      minimumApplies: sheet.minimum?.players === context.players,
      win: (question) => judgeWin(sheet, question, context),
    });

/** Scores a seat's hand for the settlement. */
export const classicalScore =
  (score: Operation<HandRequest, Envelope & { readonly score: { readonly total: number } }>): ScoreHook =>
  (request, env) => {
    const scored = score(request, env);
    if (!scored.ok) return scored;
    return ok({ score: scored.value.score.total, sheet: scored.value, won: null });
  };
