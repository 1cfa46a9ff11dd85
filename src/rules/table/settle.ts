import type { Assumption, Warning } from '../../../schemas/common.js';
import type { NextDeal, Party, Payment, SettleAnswer, SettleRequest } from '../../../schemas/settle.js';
import type { Operation } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { PREVAILING_IGNORED } from '../hand/read.js';
import type { HandRules } from '../hand/rules.js';
import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import { failed, ok } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';
import { nextSeat } from './seats.js';
import { bettorPayments, withHouse, withPie } from './settle-options.js';
import { readSettlement } from './settle-read.js';
import type { HandResult, ScoreHook, SettleRules } from './settle-rules.js';
import { joined } from './wording.js';

/** What settling needs to know of a variant. */
export interface SettleContext {
  readonly id: string;
  readonly edition: string;
  readonly hand: HandRules;
  readonly settle: SettleRules;
  readonly score: ScoreHook;
}

type Sums = { [party in Party]?: number };

const PARTIES: readonly Party[] = ['E', 'S', 'W', 'N', 'bettor'];
const place = (party: Party): number => PARTIES.indexOf(party);

/** The winner's payments first, then by payer and payee in seat order; zeros are left out. */
const inOrder = (payments: readonly Payment[], winner: Wind | null): Payment[] =>
  payments
    .filter(({ amount }) => amount !== 0)
    .toSorted(
      (a, b) =>
        Number(b.to === winner) - Number(a.to === winner) || place(a.from) - place(b.from) || place(a.to) - place(b.to),
    );

/** What each gains or loses by the payments. Sums to zero by construction; anything else is a bug. */
export const netOf = (payments: readonly Payment[], parties: readonly Party[]): Sums => {
  const net: Sums = Object.fromEntries(parties.map((party) => [party, 0]));
  for (const { from, to, amount } of payments) {
    net[from] = (net[from] ?? 0) - amount;
    net[to] = (net[to] ?? 0) + amount;
  }
  const sum = Object.values(net).reduce((total, n) => total + n, 0);
  if (sum !== 0) throw new Error(`A settlement sums to ${sum}, not to zero`);
  return net;
};

/** `Ben → Ana 60`, one line a payment. */
export const paymentLines = (payments: readonly Payment[], nameOf: (party: Party) => string): string[] =>
  payments.map(({ from, to, amount }) => `${nameOf(from)} → ${nameOf(to)} ${amount}`);

/** Penalties; where no amount was sent, what the option says. Reading has refused those without either. */
const penaltiesOf = (request: SettleRequest, challengePenalty: unknown): Payment[] =>
  (request.penalties ?? []).map(({ from, to, amount, reason }) => ({
    from,
    to,
    amount: amount ?? Number(challengePenalty),
    reason,
  }));

/** Who is East next, and under which prevailing wind. The wind moves when all have been East. */
const nextDeal = (
  request: SettleRequest,
  rules: SettleRules,
  { players, winner }: HandResult,
  assumptions: Assumption[],
): NextDeal => {
  const keeps = winner === null ? rules.eastKeeps.afterDraw : winner === 'E' && rules.eastKeeps.afterWinning;
  const next = { east: keeps ? ('E' as const) : nextSeat('E', players), dealer: keeps ? 'keeps' : 'passes' } as const;
  const wind = request.prevailingWind;
  if (!rules.prevailingWind || wind === undefined) return next;
  if (keeps) return { ...next, prevailingWind: wind };
  const passed = request.table?.dealsPassed;
  if (passed === undefined) {
    assumptions.push({
      id: 'round-goes-on',
      detail: '`table.dealsPassed` was not sent: the prevailing wind stays, as if not all had been East.',
    });
  }
  const over = passed !== undefined && passed + 1 >= players;
  return { ...next, prevailingWind: over ? nextSeat(wind, 4) : wind };
};

const summaryOf = (result: HandResult, net: Sums, next: NextDeal, nameOf: (party: Party) => string): string => {
  const parts = PARTIES.flatMap((party) => {
    const n = net[party] ?? 0;
    if (n === 0 || party === result.winner) return [];
    const name = party === 'bettor' ? 'the bettor' : nameOf(party);
    return [`${name} ${n > 0 ? 'gains' : 'loses'} ${Math.abs(n)}`];
  });
  const changes = parts.length === 0 ? '' : `${joined(parts)}`;
  const deal = next.dealer === 'keeps' ? `${nameOf('E')} keeps the deal.` : `The deal passes to ${nameOf(next.east)}.`;
  if (result.winner === null) {
    return `Nobody goes out${changes === '' ? ', and nothing is paid' : `; ${changes}`}. ${deal}`;
  }
  const gained = net[result.winner] ?? 0;
  const much = gained === 0 ? 'gains nothing' : `${gained < 0 ? 'loses' : 'gains'} ${Math.abs(gained)}`;
  const own = `${nameOf(result.winner)} goes out and ${much}`;
  return `${own}${changes === '' ? '' : `; ${changes}`}. ${deal}`;
};

/** What was sent and counts for nothing in this game. */
const warningsOf = (request: SettleRequest, { value, prevailingWind }: SettleRules, result: HandResult): Warning[] => {
  const warnings: Warning[] = [];
  if (request.prevailingWind !== undefined && !prevailingWind) warnings.push(PREVAILING_IGNORED);
  if (result.won?.misnamed === true && value?.misnamedPays === false) {
    warnings.push({
      code: 'misnamed.ignored',
      detail: 'This game pays the same for a misnamed discard.',
      pointer: '/american/misnamed',
    });
  }
  if (value === null) return warnings;
  for (const seat of seatsAt(result.players)) {
    if (seat === result.winner || (request.seats?.[seat]?.score ?? 0) === 0) continue;
    warnings.push({
      code: 'score.ignored',
      detail: `Only the winner's hand is paid in this game; the score of ${SEAT_NAMES[seat]} counts for nothing.`,
      pointer: `/seats/${seat}/score`,
    });
  }
  return warnings;
};

/**
 * Settles a hand: payments with reasons, net, totals, the next deal. Seats with a hand are scored on the way.
 * Fails with `settle.contradiction`, `table.seat`, `tile.copies` over all hands, or the problems of scoring, with
 * pointers into `/seats/{seat}`.
 * Source: table.md, settlement; american.md, payments.
 */
export const settleOperation =
  (context: SettleContext): Operation<SettleRequest, SettleAnswer> =>
  (request, env) => {
    const resolved = resolveOptions([...context.hand.options, ...context.settle.options], request.options);
    if (resolved.problems.length > 0) return failed(...resolved.problems);
    const { options } = resolved;
    const read = readSettlement(request, context.settle, context.hand, options, context.score, env);
    if (!('result' in read)) return failed(...read);

    const { result } = read;
    const assumptions = [...read.assumptions];
    const hand = inOrder(withHouse(context.settle.payments(result), result), result.winner);
    const all = [
      ...hand,
      ...bettorPayments(hand, result),
      ...penaltiesOf(request, options.challengePenalty).filter(({ amount }) => amount > 0),
    ];
    const payments = [...withPie(all, options, request.before ?? {})];
    const backed = typeof options.bettor === 'string' && options.bettor !== 'none';
    const parties: readonly Party[] = backed ? [...seatsAt(result.players), 'bettor'] : seatsAt(result.players);
    const net = netOf(payments, parties);
    const nameOf = (party: Party): string =>
      party === 'bettor' ? 'Bettor' : (request.names?.[party] ?? SEAT_NAMES[party]);
    const next = nextDeal(request, context.settle, result, assumptions);

    return ok({
      variant: context.id,
      edition: context.edition,
      options,
      seats: read.seats,
      payments,
      net,
      ...(request.before === undefined ? {} : { totals: totalsOf(request.before, net) }),
      next,
      lines: paymentLines(payments, nameOf),
      assumptions,
      warnings: warningsOf(request, context.settle, result),
      summary: summaryOf(result, net, next, nameOf),
    });
  };

const totalsOf = (before: Partial<Record<Party, number>>, net: Sums): Sums =>
  Object.fromEntries(Object.entries(net).map(([party, n]) => [party, (before[party as Party] ?? 0) + n]));
