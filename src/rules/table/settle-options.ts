import type { ResolvedOptions } from '../../../schemas/common.js';
import type { Party, Payment } from '../../../schemas/settle.js';
import { seatsAt } from '../hand/seats.js';
import type { Wind } from '../tiles/kinds.js';
import type { HandResult } from './settle-rules.js';

/**
 * Option `house`: the factors multiply what is paid for the hand, those of the thrower only what the discarder pays.
 * A win on a misnamed tile is untouched.
 */
export const withHouse = (payments: readonly Payment[], result: HandResult): readonly Payment[] => {
  const { house } = result;
  if (house.length === 0 || result.won?.misnamed === true) return payments;
  return payments.map((payment) => {
    const factors = house.filter(({ who }) => who === 'all' || payment.from === result.discarder);
    return { ...payment, amount: factors.reduce((amount, { factor }) => amount * factor, payment.amount) };
  });
};

/** What a right bet on a wall game gets from each player. */
const WALL_GAME_BET = 25;

/**
 * Option `bettor`: a fifth player who backs a seat gains or pays what that seat does for the hand; a right bet on a
 * wall game gets 25 from each, a wrong one costs nothing.
 */
export const bettorPayments = (payments: readonly Payment[], result: HandResult): readonly Payment[] => {
  const bet = result.options.bettor;
  if (typeof bet !== 'string' || bet === 'none') return [];
  const reason = 'bettor';
  if (bet === 'wall-game') {
    if (result.winner !== null) return [];
    return seatsAt(result.players).map((from) => ({ from, to: 'bettor', amount: WALL_GAME_BET, reason }));
  }
  return payments.flatMap((payment): Payment[] => {
    if (payment.to === bet) return [{ ...payment, to: 'bettor', reason }];
    if (payment.from === bet) return [{ ...payment, from: 'bettor', reason }];
    return [];
  });
};

/**
 * Option `pie`: the most a player can lose in a session. In the order of payments each player pays at most the pie
 * and what they had before this hand, never less than nothing. The bettor is no player and pays in full.
 */
export const withPie = (
  payments: readonly Payment[],
  options: ResolvedOptions,
  before: Partial<Record<Wind, number>>,
): readonly Payment[] => {
  const pie = options.pie;
  if (typeof pie !== 'number') return payments;
  const left = new Map<Party, number>();
  return payments.flatMap((payment) => {
    if (payment.from === 'bettor') return [payment];
    const budget = left.get(payment.from) ?? Math.max(0, pie + (before[payment.from] ?? 0));
    const amount = Math.min(budget, payment.amount);
    left.set(payment.from, budget - amount);
    return amount > 0 ? [{ ...payment, amount }] : [];
  });
};
