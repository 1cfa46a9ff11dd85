import { describe, expect, it } from 'vitest';
import type { SettleRequest } from '../../../schemas/settle.js';
import { settleOperation } from '../../../src/rules/table/settle.js';
import { CLASSICAL_SETTLES, SETTLES } from './settle-contexts.js';
import { env } from './sheets.js';

const settle = (variant: string, request: SettleRequest) => {
  const outcome = settleOperation(SETTLES[variant]!)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

const scores = (E: number, S: number, W: number, N: number): NonNullable<SettleRequest['seats']> => ({
  E: { score: E },
  S: { score: S },
  W: { score: W },
  N: { score: N },
});

describe('the order of payments', () => {
  it.each(CLASSICAL_SETTLES)('%s: those to the winner first, then by payer and payee in seat order', (variant) => {
    for (const winner of ['E', 'S', 'W', 'N'] as const) {
      const { payments } = settle(variant, { winner, seats: scores(2, 4, 6, 8) });
      const place = ({ from, to }: { from: string; to: string }) =>
        (to === winner ? 0 : 100) + 10 * 'ESWN'.indexOf(from) + 'ESWN'.indexOf(to);
      expect(payments.map(place)).toEqual(payments.map(place).toSorted((a, b) => a - b));
      expect(payments.slice(0, 3).every(({ to }) => to === winner)).toBe(true);
    }
  });

  it('is the same in whatever order the rules of a game list them', () => {
    const context = SETTLES.chinese!;
    const seats = scores(2, 4, 6, 8);
    for (const winner of ['E', 'S', 'W', 'N'] as const) {
      const expected = settle('chinese', { winner, seats }).payments;
      for (const turn of [(n: number) => -n, (n: number) => (n * 5) % 6, (n: number) => (n * 3 + 1) % 7]) {
        const payments: typeof context.settle.payments = (result) => {
          const listed = context.settle.payments(result);
          return listed.toSorted((a, b) => turn(listed.indexOf(a)) - turn(listed.indexOf(b)));
        };
        const outcome = settleOperation({ ...context, settle: { ...context.settle, payments } })(
          { winner, seats },
          env,
        );
        expect(outcome.ok && outcome.value.payments).toEqual(expected);
      }
    }
  });
});

describe('option pie', () => {
  it('a player pays what is left of it, in the order of payments', () => {
    const request: SettleRequest = {
      winner: 'N',
      discarder: 'E',
      american: { value: 25, by: 'discard', jokerless: false },
      penalties: [
        { from: 'E', to: 'S', amount: 25, reason: 'one' },
        { from: 'E', to: 'W', amount: 25, reason: 'two' },
      ],
      options: { pie: 60 },
    };
    const paid = (before?: object) =>
      settle('american-league', { ...request, ...(before && { before }) } as SettleRequest)
        .payments.filter(({ from }) => from === 'E')
        .map(({ to, amount }) => [to, amount]);
    expect(paid()).toEqual([
      ['N', 50],
      ['S', 10],
    ]);
    expect(paid({ E: 20, S: 0, W: 0, N: -20 })).toEqual([
      ['N', 50],
      ['S', 25],
      ['W', 5],
    ]);
    expect(paid({ E: -60, S: 60, W: 0, N: 0 })).toEqual([]);
    expect(paid({ E: -70, S: 70, W: 0, N: 0 })).toEqual([]);
  });
});
