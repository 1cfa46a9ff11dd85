import type { NamedPayment, StickPayment } from '../../../schemas/tally.js';

/** Scoring sticks: how many of each value, the most valuable first. */
export type Sticks = readonly (readonly [value: number, count: number])[];

/** A payment in sticks: what is handed over and what comes back. */
export interface StickMove {
  readonly give: Sticks;
  readonly change: Sticks;
}

/** Most amounts of change that are tried for one payment. */
const MOST_TRIES = 2000;

/** Sticks as sent, `{"500": 2, "10": 8}`, the most valuable first. */
export const readSticks = (sent: Readonly<Record<string, number>>): Sticks =>
  Object.entries(sent)
    .map(([value, count]) => [Number(value), count] as const)
    .toSorted((a, b) => b[0] - a[0]);

/** Sticks as they are answered, values without sticks left out. */
export const writeSticks = (sticks: Sticks): Record<string, number> =>
  Object.fromEntries(sticks.filter(([, count]) => count > 0).map(([value, count]) => [String(value), count]));

const countOf = (sticks: Sticks): number => sticks.reduce((sum, [, count]) => sum + count, 0);

/** An exact amount out of some sticks, the most valuable first; `null` if it does not come out. */
const exactly = (amount: number, sticks: Sticks): Sticks | null => {
  let left = amount;
  const taken = sticks.map(([value, count]) => {
    const take = Math.min(count, Math.floor(left / value));
    left -= take * value;
    return [value, take] as const;
  });
  return left === 0 ? taken : null;
};

/**
 * Pays an amount with the sticks of two players: exactly, or more than it with change given back, whichever moves the
 * fewest sticks. `null` if the sticks at hand do not allow it.
 */
export const payInSticks = (amount: number, payer: Sticks, payee: Sticks): StickMove | null => {
  const largest = payer.find(([, count]) => count > 0)?.[0] ?? 0;
  const smallest = payee.findLast(([, count]) => count > 0)?.[0] ?? 1;
  let best: StickMove | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let back = 0, tries = 0; (back === 0 || back < largest) && tries < MOST_TRIES; tries++) {
    const give = exactly(amount + back, payer);
    const change = give === null ? null : exactly(back, payee);
    if (give !== null && change !== null && countOf(give) + countOf(change) < fewest) {
      best = { give, change };
      fewest = countOf(give) + countOf(change);
    }
    back += smallest;
  }
  return best;
};

/** Sticks after some were taken and others put there. */
export const moveSticks = (held: Sticks, out: Sticks, into: Sticks): Sticks =>
  held.map(([value, count], i) => [value, count - (out[i]?.[1] ?? 0) + (into[i]?.[1] ?? 0)] as const);

/** The payments of a hand in sticks, one after the other. */
export const payAll = (payments: readonly NamedPayment[], held: ReadonlyMap<string, Sticks>) => {
  const after = new Map(held);
  const moves = payments.map(({ from, to, amount }): StickPayment => {
    const payer = after.get(from) ?? [];
    const payee = after.get(to) ?? [];
    const move = payInSticks(amount, payer, payee);
    if (move === null) return { from, to, amount, give: {}, change: {}, owed: amount };
    after.set(from, moveSticks(payer, move.give, move.change));
    after.set(to, moveSticks(payee, move.change, move.give));
    return { from, to, amount, give: writeSticks(move.give), change: writeSticks(move.change) };
  });
  return { moves, held: after as ReadonlyMap<string, Sticks> };
};
