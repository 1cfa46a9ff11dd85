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

/** Steps that the search for one payment may take: enough for any set of sticks in use. */
const MOST_STEPS = 5000;

/** The sticks of one player, laid out for a search that allocates nothing while it goes on. */
interface Purse {
  readonly values: readonly number[];
  readonly counts: readonly number[];
  /** What the sticks from each place on are worth together. */
  readonly worth: readonly number[];
  /** How many of each the last search that came out took. */
  readonly taken: number[];
}

const purseOf = (sticks: Sticks): Purse => {
  const worth = sticks.map(() => 0);
  for (let i = sticks.length - 1; i >= 0; i--) worth[i] = sticks[i]![0] * sticks[i]![1] + (worth[i + 1] ?? 0);
  return {
    values: sticks.map(([value]) => value),
    counts: sticks.map(([, count]) => count),
    worth,
    taken: sticks.map(() => 0),
  };
};

const takenIn = ({ taken }: Purse): number => taken.reduce((sum, count) => sum + count, 0);

const takenOf = ({ values, taken }: Purse): Sticks => values.map((value, i) => [value, taken[i]!] as const);

/** As many as possible of the most valuable; whether the amount comes out. */
const greedily = (amount: number, { values, counts, taken }: Purse): boolean => {
  let left = amount;
  for (let i = 0; i < values.length; i++) {
    const take = Math.min(counts[i]!, Math.floor(left / values[i]!));
    taken[i] = take;
    left -= take * values[i]!;
  }
  return left === 0;
};

/** Fewer of the more valuable where the others make up for them: 600 of one 500 and three 200. */
const thoroughly = (left: number, at: number, purse: Purse, budget: { steps: number }): boolean => {
  const { values, counts, worth, taken } = purse;
  if (left === 0) {
    taken.fill(0, at);
    return true;
  }
  if (at === values.length || worth[at]! < left) return false;
  for (let take = Math.min(counts[at]!, Math.floor(left / values[at]!)); take >= 0; take--) {
    if (--budget.steps < 0) return false;
    taken[at] = take;
    if (thoroughly(left - take * values[at]!, at + 1, purse, budget)) return true;
  }
  return false;
};

/** Whether an exact amount comes out of the sticks; `taken` of the purse then says how. */
const exactly = (amount: number, purse: Purse, budget: { steps: number }): boolean =>
  amount <= (purse.worth[0] ?? 0) && (greedily(amount, purse) || thoroughly(amount, 0, purse, budget));

/**
 * Pays an amount with the sticks of two players: exactly, or more than it with change given back, whichever moves the
 * fewest sticks. `null` if the sticks at hand do not allow it.
 */
export const payInSticks = (amount: number, payer: Sticks, payee: Sticks): StickMove | null => {
  const largest = payer.find(([, count]) => count > 0)?.[0] ?? 0;
  const smallest = payee.findLast(([, count]) => count > 0)?.[0] ?? 1;
  const [from, to] = [purseOf(payer), purseOf(payee)];
  const budget = { steps: MOST_STEPS };
  let best: StickMove | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let back = 0, tries = 0; (back === 0 || back < largest) && tries < MOST_TRIES; tries++) {
    if (exactly(amount + back, from, budget) && exactly(back, to, budget)) {
      const moved = takenIn(from) + takenIn(to);
      if (moved < fewest) {
        best = { give: takenOf(from), change: takenOf(to) };
        fewest = moved;
      }
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
