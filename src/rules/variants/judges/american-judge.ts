import type { AmericanScoreAnswer } from '../../../../schemas/american.js';
import type { OptionSpec } from '../../../../schemas/common.js';
import type { HandRequest } from '../../../../schemas/hand.js';
import type { Payment } from '../../../../schemas/settle.js';
import type { CompiledCard } from '../../american/compiled.js';
import { fitsExposures } from '../../american/fits.js';
import { type CardHand, cardHand } from '../../american/hand.js';
import { americanPayments } from '../../american/payments.js';
import { searchWarning } from '../../american/prepare.js';
import { resolveCard } from '../../american/resolve-card.js';
import type { AmericanRules, PaymentRules } from '../../american/rules.js';
import { matchFits } from '../../american/scan.js';
import { notMatched, notWinning, scoreOf } from '../../american/score.js';
import type { Operation } from '../../answer.js';
import { seatsAt } from '../../hand/seats.js';
import { ok } from '../../problem.js';
import type { JudgeHook, SetsFit, WinQuestion, WinVerdict } from '../../table/judge.js';
import type { HandResult, ScoreHook, SettleRules } from '../../table/settle-rules.js';
import { KIND_COUNT } from '../../tiles/kinds.js';

const NOTHING_SEEN = new Uint8Array(KIND_COUNT);

/** The hand with the tile that completes it, as the card sees it. */
const completed = ({ hand, tile }: WinQuestion): CardHand => {
  const counts = hand.counts.slice();
  if (tile !== null) counts[tile]! += 1;
  return cardHand(counts, hand.melds, NOTHING_SEEN, []);
};

const judgeWin = (rules: AmericanRules, card: CompiledCard, question: WinQuestion): WinVerdict => {
  const hand = completed(question);
  const fits = matchFits(card, hand);
  const warnings = () => (hand.budget.steps < 0 ? [searchWarning] : []);
  const refused = { complete: false, minimumMet: null, minimum: '', shapes: [], score: null, warnings };
  if (fits.length === 0) return { ...refused, missing: () => notWinning(card, hand).detail };
  const { line, tile, by, facts } = question;
  const announced = line === null ? fits : fits.filter((fit) => fit.line.line.id === line);
  if (announced.length === 0) return { ...refused, missing: () => notMatched(card, line!, fits).detail };

  const win = { tile, by, facts, laidDown: null, jokerlessDeclared: null };
  const scored = announced.map((fit) => ({ id: fit.line.line.id, score: scoreOf(rules, fit, hand, win, true) }));
  const best = scored.reduce((most, one) => (one.score.total > most.score.total ? one : most));
  const jokerless = best.score.jokerlessCounts ? ', jokerless' : '';
  const detail = `Line ${best.id}, worth ${best.score.value}${jokerless}: ${best.score.total} in all.`;
  return {
    complete: true,
    missing: () => '',
    minimumMet: true,
    minimum: '',
    shapes: announced.map((fit) => fit.line.line.id),
    score: { total: best.score.total, detail, line: best.id },
    warnings,
  };
};

const fitOf = (card: CompiledCard, sets: Parameters<typeof fitsExposures>[1]): SetsFit => {
  const { any, anyExposedMode, bounded } = fitsExposures(card, sets);
  const concealed = any ? 'concealed' : 'none';
  return { fit: anyExposedMode ? 'open' : concealed, warnings: bounded ? [searchWarning] : [] };
};

/** The judge of an American game: its card, or the one that the request names. */
export const americanJudge =
  (rules: AmericanRules): JudgeHook =>
  ({ card: given, params, env, options }) => {
    const resolved = resolveCard(given, params, env, rules.card, options);
    if (!resolved.ok) return resolved;
    const card = resolved.value;
    const fixed = rules.card.own !== null;
    const assumed = given === undefined && !fixed;
    return ok({
      assumptions: assumed ? [{ id: 'card', detail: `No card was sent: the card ${card.card.id} was used.` }] : [],
      minimumApplies: false,
      cardIsFixed: fixed,
      win: (question) => judgeWin(rules, card, question),
      fit: (sets) => fitOf(card, sets),
    });
  };

/** Scores the winner's hand for the settlement: the value of its line, how it went out, whether jokerless counts. */
export const americanScore =
  (score: Operation<HandRequest, AmericanScoreAnswer>): ScoreHook =>
  (request, env) => {
    const scored = score(request, env);
    if (!scored.ok) return scored;
    const sheet = scored.value;
    const { value, jokerlessCounts } = sheet.score;
    const by = request.win?.by;
    const won =
      sheet.outcome !== 'win' || by === undefined ? null : { value, by, jokerless: jokerlessCounts, misnamed: false };
    return ok({ score: won === null ? 0 : value, sheet, won });
  };

const paymentsOf =
  (rules: PaymentRules) =>
  ({ won, winner, discarder, players }: HandResult): Payment[] => {
    if (won === null || winner === null) return [];
    const misnamed = won.misnamed && rules.misnamed !== null;
    const thrower = won.by === 'discard' && rules.thrower > 1 ? discarder : null;
    const reasonOf = (from: string): string => {
      if (misnamed) return 'misnamed';
      return from === thrower ? 'thrower' : 'winner';
    };
    return americanPayments(rules, { ...won, misnamed, winner, discarder, seats: seatsAt(players) }).map(
      ({ from, to, amount }) => ({ from, to, amount, reason: reasonOf(from) }),
    );
  };

/** Settlement of a game in which the value of the winning hand is paid. `fixed`: every hand has this value. */
export const valueSettlement = (
  rules: PaymentRules,
  fixed: number | null,
  options: readonly OptionSpec[] = [],
): SettleRules => ({
  payments: paymentsOf(rules),
  value: { fixed, discarderPays: rules.thrower > 1, misnamedPays: rules.misnamed !== null },
  eastKeeps: { afterWinning: false, afterDraw: false },
  prevailingWind: false,
  options,
  source: rules.source,
});
