import type { OptionSpec } from '../../../schemas/common.js';
import type { TalliedHand, TallyAnswer, TallyRequest } from '../../../schemas/tally.js';
import type { Env, Operation } from '../answer.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import { readTable } from './context.js';
import { afterHand, roundOf, type Standing, seatOf } from './rounds.js';
import { envelopeOf, type TableRules, type TableSheet, type TallyRules } from './rules.js';
import { squareUp } from './square.js';
import { payAll, readSticks, type Sticks, writeSticks } from './sticks.js';
import { fromBody, fromNet, type Points, type Session, type Settle, whereWeAre } from './tally-hand.js';
import { notZeroSum, startPoints, unknownNames } from './tally-read.js';
import { joined } from './wording.js';

/**
 * `tally`: the score sheet of a session. Hands are settle bodies, settled by `settle` with the seats, prevailing wind
 * and points of that moment, or plain nets by name. `settleOptions`: options that settling takes of its own.
 *
 * Problems: `table.seat` (so many players do not play this game), `settle.contradiction` (a name that is not at the
 * table, a body that disagrees with the sheet), `tally.not_zero_sum`, `tally.over`, and those of settling, with pointers
 * into `/hands/{index}`.
 */
export const tallyOperation =
  (
    sheet: TableSheet,
    table: TableRules,
    settle: Settle,
    settleOptions: readonly OptionSpec[] = [],
  ): Operation<TallyRequest, TallyAnswer> =>
  (request, env) => {
    const rules = table.tally;
    const session = openSession(sheet, rules, settle, request, env);
    if (!session.ok) return session;
    const { names, players } = session.value;
    const read = readTable(sheet, [...settleOptions, ...rules.options], {
      table: { players },
      ...(request.options && { options: request.options }),
    });
    if (!read.ok) return read;
    const sent = request.options?.rounds;
    const rounds = typeof sent === 'number' ? sent : (rules.rounds?.[players] ?? null);
    const target = read.value.options.targetScore;
    const options = 'rounds' in read.value.options ? { ...read.value.options, rounds } : read.value.options;

    const start = startPoints(request, session.value);
    const strangers = [...unknownNames(request, names, players), ...notZeroSum(request)];
    if (strangers.length > 0) return failed(...strangers);
    const isOver = (standing: Standing, totals: Points): boolean =>
      (rounds !== null && roundOf(standing) >= rounds) ||
      (typeof target === 'number' && totals.slice(0, players).some((total) => total >= target));

    const hands: TalliedHand[] = [];
    const assumptions: TallyAnswer['assumptions'] = [];
    const warnings: TallyAnswer['warnings'] = [];
    let standing: Standing = { passed: 0, players };
    let totals = start;
    let sticks = openSticks(options.sticks, names);
    for (const [i, body] of request.hands.entries()) {
      if (i > 0 && isOver(standing, totals)) return failed(afterTheEnd(i, request.hands.length));
      const settled = 'net' in body ? fromNet(body, session.value) : fromBody(body, i, standing, totals, session.value);
      if (!settled.ok) return settled;
      const { winner, net, payments } = settled.value;
      totals = totals.map((total, player) => total + net[player]!);
      const paid = sticks === null ? null : payAll(payments, sticks);
      sticks = paid === null ? null : paid.held;
      hands.push({
        hand: i + 1,
        ...whereWeAre(standing, session.value),
        winner: winner === null ? null : names[winner]!,
        net: byName(names, net),
        totals: byName(names, totals),
        payments: [...payments],
        lines: linesOf(payments),
        ...(paid === null ? {} : { sticks: paid.moves }),
      });
      assumptions.push(
        ...settled.value.assumptions.map((each) => ({ ...each, detail: `Hand ${i + 1}: ${each.detail}` })),
      );
      warnings.push(...settled.value.warnings.map((each) => ({ ...each, detail: `Hand ${i + 1}: ${each.detail}` })));
      standing = afterHand(standing, winner === null ? null : seatOf(winner, standing), rules);
    }
    const over = hands.length > 0 && isOver(standing, totals);
    const square = squareUp(names.map((name, player) => [name, totals[player]! - start[player]!]));
    return ok({
      ...envelopeOf(sheet, options),
      assumptions,
      warnings,
      players: names.slice(0, players),
      ...(names.length > players ? { bettor: names[players]! } : {}),
      start: byName(names, start),
      hands,
      totals: byName(names, totals),
      over,
      ...(over ? {} : { next: whereWeAre(standing, session.value) }),
      ranking: ranking(names, totals),
      square,
      lines: linesOf(square),
      ...(sticks === null
        ? {}
        : { sticks: Object.fromEntries([...sticks].map(([name, held]) => [name, writeSticks(held)])) }),
      summary: summary(names, totals, hands.length, over),
    });
  };

const byName = (names: readonly string[], points: Points): Record<string, number> =>
  Object.fromEntries(names.map((name, i) => [name, points[i]!]));

const linesOf = (payments: readonly { from: string; to: string; amount: number }[]): string[] =>
  payments.map(({ from, to, amount }) => `${from} → ${to} ${amount}`);

const openSession = (
  sheet: TableSheet,
  rules: TallyRules,
  settle: Settle,
  request: TallyRequest,
  env: Env,
): Outcome<Session> => {
  const names = request.players;
  const most = Math.max(...sheet.hand.players);
  const bettor = rules.bettor && names.length === most + 1;
  const players = bettor ? most : names.length;
  if (!sheet.hand.players.includes(players)) {
    return failed({
      code: 'table.seat',
      pointer: '/players',
      detail: `This game is not played by ${names.length}.`,
      allowed: [...sheet.hand.players],
      actual: names.length,
    });
  }
  const own = new Set(rules.options.map((option) => option.id));
  const settleOptions =
    request.options === undefined
      ? undefined
      : Object.fromEntries(Object.entries(request.options).filter(([id]) => !own.has(id)));
  return ok({ names, players, rules, settle, settleOptions, env });
};

const afterTheEnd = (index: number, hands: number): Problem => ({
  code: 'tally.over',
  pointer: `/hands/${index}`,
  detail: `The game was over after hand ${index}; ${hands - index} more ${hands - index === 1 ? 'was' : 'were'} sent.`,
  expected: index,
  actual: hands,
});

const openSticks = (
  sent: TallyAnswer['options'][string] | undefined,
  names: readonly string[],
): ReadonlyMap<string, Sticks> | null => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const each = readSticks(sent);
  return new Map(names.map((name) => [name, each]));
};

const ranking = (names: readonly string[], totals: Points): TallyAnswer['ranking'] =>
  names
    .map((name, i) => ({
      rank: 1 + totals.filter((total) => total > totals[i]!).length,
      name,
      total: totals[i]!,
    }))
    .sort((a, b) => a.rank - b.rank);

const summary = (names: readonly string[], totals: Points, hands: number, over: boolean): string => {
  const best = Math.max(...totals);
  const leaders = names.filter((_, i) => totals[i] === best);
  const after = `${hands} ${hands === 1 ? 'hand' : 'hands'}`;
  const who = joined(leaders);
  if (hands === 0 && !over) return 'No hand has been played yet.';
  if (over) return `The game is over after ${after}: ${who} ${leaders.length === 1 ? 'wins' : 'win'} with ${best}.`;
  return `After ${after} ${who} ${leaders.length === 1 ? 'leads' : 'lead'} with ${best}.`;
};
