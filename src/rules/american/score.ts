import type { AmericanScore, AmericanScoreAnswer } from '../../../schemas/american.js';
import type { Assumption, Warning } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Operation } from '../answer.js';
import { firstStage } from '../hand/read.js';
import { SEAT_NAMES } from '../hand/seats.js';
import type { Situation, Win } from '../hand/situation.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import type { CompiledCard } from './compiled.js';
import { type CardHand, handOf } from './hand.js';
import { boundLine, byValue, cardRef, isJokerless, lineGroups, lineMatch, sortFits, valueFor } from './lines.js';
import { distanceOf, nearestLines } from './nearest.js';
import { pricesOf } from './payments.js';
import { houseAssumptions, type Prepared, prepare, searchWarning, understood } from './prepare.js';
import { type AmericanRules, isSelfDrawn } from './rules.js';
import { type Fit, matchFits, scanCard } from './scan.js';

/** Other lines listed unless the caller asks for more or fewer. */
const USUAL_ALTERNATIVES = 3;
const OTHER_PLAYERS = 3;
const NOTHING: AmericanScore = {
  value: 0,
  jokerless: false,
  jokerlessCounts: false,
  selfDrawn: false,
  other: 0,
  total: 0,
};

/** What a line pays to the winner. Jokerless counts where it was said, if it has to be, and the line allows it. */
export const scoreOf = (rules: AmericanRules, fit: Fit, hand: CardHand, win: Win, declared: boolean): AmericanScore => {
  const value = valueFor(fit.line, hand);
  const jokerless = isJokerless(hand);
  const jokerlessCounts = jokerless && fit.line.line.jokerlessBonus && (declared || !rules.jokerlessSaid);
  const { thrower, other } = pricesOf(rules.payments, {
    value,
    by: win.by,
    jokerless: jokerlessCounts,
    misnamed: false,
  });
  return {
    value,
    jokerless,
    jokerlessCounts,
    selfDrawn: isSelfDrawn(win.by),
    ...(thrower === null ? {} : { thrower }),
    other,
    total: thrower === null ? other * OTHER_PLAYERS : thrower + other * (OTHER_PLAYERS - 1),
  };
};

/** Why a hand that was declared is no line: how far it is, and what the nearest line lacks. */
export const notWinning = (card: CompiledCard, hand: CardHand): Problem => {
  const scan = scanCard(card, hand);
  const distance = distanceOf(hand, scan);
  const [nearest] = nearestLines(card, hand, scan, 1);
  const bounded = hand.budget.steps < 0 ? ` ${searchWarning.detail}` : '';
  if (distance === null || nearest === undefined) {
    return {
      code: 'hand.not_winning',
      pointer: '/hand',
      detail: `The exposed sets fit no line of the card.${bounded}`,
    };
  }
  const detail = `The hand is no line of the card; the nearest, ${nearest.line.id}, lacks ${nearest.missing.join(' ')}.${bounded}`;
  return {
    code: 'hand.not_winning',
    pointer: '/hand',
    detail,
    distance,
    missing: nearest.missing,
    line: nearest.line.id,
  };
};

/** The problem of an announced line that the hand is not. */
export const notMatched = (card: CompiledCard, announced: string, fits: readonly Fit[]): Problem => {
  const ids = [...new Set(fits.map((fit) => fit.line.line.id))];
  const known = card.lines.some(({ line }) => line.id === announced);
  return {
    code: 'line.not_matched',
    pointer: '/announced',
    detail: known
      ? `The hand is not line ${announced}; it is ${ids.join(', ')}.`
      : `The card has no line ${announced}; the hand is ${ids.join(', ')}.`,
    line: announced,
    allowed: ids,
  };
};

const summaryOf = (situation: Situation, lineId: string, score: AmericanScore): string => {
  const who = situation.seat === null ? 'The hand' : SEAT_NAMES[situation.seat];
  const bonus = score.jokerlessCounts ? ', jokerless' : '';
  const pays =
    score.thrower === undefined
      ? `Each player pays ${score.other}`
      : score.thrower === score.other
        ? `Each player pays ${score.other}`
        : `The thrower pays ${score.thrower}, the others ${score.other} each`;
  return `${who} goes out with line ${lineId}, worth ${score.value}${bonus}. ${pays}: ${score.total} in all.`;
};

/** The answer for a hand that did not go out: American losers neither score nor pay each other. */
const scoreless = (
  rules: AmericanRules,
  { options, card, warnings, assumptions }: Prepared,
  situation: Situation,
): AmericanScoreAnswer => ({
  variant: rules.id,
  edition: rules.edition,
  options,
  card: cardRef(card),
  ...understood(situation),
  outcome: situation.dead ? 'dead' : 'no-win',
  announced: false,
  score: { ...NOTHING, jokerless: isJokerless(handOf(situation)) },
  alternatives: [],
  assumptions,
  warnings,
  summary: situation.dead ? 'A dead hand scores nothing.' : 'The hand did not go out: it scores nothing.',
});

/** What depends on whether the winner said "jokerless". */
const jokerlessAssumption = (rules: AmericanRules, fit: Fit, hand: CardHand, win: Win): Assumption[] => {
  if (!rules.jokerlessSaid || win.jokerlessDeclared !== null || !isJokerless(hand)) return [];
  if (!fit.line.line.jokerlessBonus) return [];
  const totals = [true, false].map((declared) => ({
    value: String(declared),
    total: scoreOf(rules, fit, hand, win, declared).total,
  }));
  return [{ id: 'jokerless-declared', detail: 'The hand has no joker; "jokerless" is taken as said aloud.', totals }];
};

/** What pays most, then the better value, then the order of the card. */
const byPayment = (rules: AmericanRules, hand: CardHand, win: Win, declared: boolean): ((a: Fit, b: Fit) => number) => {
  const totals = new Map<number, number>();
  const totalOf = (fit: Fit): number => {
    const known = totals.get(fit.line.index);
    if (known !== undefined) return known;
    const { total } = scoreOf(rules, fit, hand, win, declared);
    totals.set(fit.line.index, total);
    return total;
  };
  return (a, b) => totalOf(b) - totalOf(a) || byValue(hand)(a, b);
};

const betterLine = (chosen: Fit, best: Fit, paid: number, better: number): Warning => ({
  code: 'line.better',
  detail: `Line ${chosen.line.line.id} was announced and pays ${paid}; line ${best.line.line.id} would pay ${better}.`,
  pointer: '/announced',
});

/** Scores a hand that has been read: the line, what it pays, or why it cannot be scored. */
const scorePrepared = (
  rules: AmericanRules,
  prepared: Prepared,
  situation: Situation,
  announced: string | undefined,
  alternatives: number,
): Outcome<AmericanScoreAnswer> => {
  const { options, card, warnings, assumptions } = prepared;
  const { win } = situation;
  if (situation.dead) return ok(scoreless(rules, prepared, situation));
  if (win === null) {
    if (!situation.holding14) return ok(scoreless(rules, prepared, situation));
    const detail = 'The hand holds 14 tiles: say in `win` which one completed it and where it came from.';
    return failed({ code: 'win.missing', pointer: '/win', detail });
  }
  const hand = handOf(situation);
  const fits = matchFits(card, hand);
  if (fits.length === 0) return failed(notWinning(card, hand));
  const declared = win.jokerlessDeclared ?? true;
  const sorted = sortFits(fits, byPayment(rules, hand, win, declared));
  const best = sorted[0]!;
  const chosen = announced === undefined ? best : sorted.find((fit) => fit.line.line.id === announced);
  if (chosen === undefined) return failed(notMatched(card, announced!, fits));
  const score = scoreOf(rules, chosen, hand, win, declared);
  const most = scoreOf(rules, best, hand, win, declared).total;
  if (hand.budget.steps < 0) warnings.push(searchWarning);
  if (most > score.total) warnings.push(betterLine(chosen, best, score.total, most));
  assumptions.push(...jokerlessAssumption(rules, chosen, hand, win));
  assumptions.push(...houseAssumptions(rules, situation, new Set([chosen.line.line.id])));
  return ok({
    variant: rules.id,
    edition: rules.edition,
    options,
    card: cardRef(card),
    ...understood(situation),
    outcome: 'win',
    line: boundLine(card, chosen, hand),
    groups: lineGroups(card, chosen, hand),
    announced: announced !== undefined,
    score,
    alternatives: sorted
      .filter((fit) => fit !== chosen)
      .slice(0, alternatives)
      .map((fit) => lineMatch(card, fit, hand)),
    assumptions,
    warnings,
    summary: summaryOf(situation, chosen.line.line.id, score),
  });
};

/** `score` of an American game: the announced line, else the one that pays most, and what each player pays. */
export const scoreOperation =
  (rules: AmericanRules): Operation<HandRequest, AmericanScoreAnswer> =>
  (request, env, query) => {
    const prepared = prepare(rules, request, env);
    if (!prepared.ok) return prepared;
    const { situation, problems } = prepared.value.read;
    if (situation === null || problems.length > 0) return failed(...firstStage(problems));
    return scorePrepared(
      rules,
      prepared.value,
      situation,
      request.announced,
      query?.alternatives ?? USUAL_ALTERNATIVES,
    );
  };
