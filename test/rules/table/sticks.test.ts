import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payInSticks, readSticks } from '../../../src/rules/table/sticks.js';
import { runs } from '../../support/runs.js';

describe('payments in sticks', () => {
  it('pays with the fewest sticks that can pay, as trying every way does, and pays whenever one can', () => {
    const VALUES = [500, 100, 10, 2] as const;
    const few = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(3), fc.nat(4));
    const waysOf = (most: readonly number[]): readonly { worth: number; sticks: number }[] =>
      most.reduce(
        (ways, count, i) =>
          ways.flatMap(({ worth, sticks }) =>
            Array.from({ length: count + 1 }, (_, n) => ({ worth: worth + n * VALUES[i]!, sticks: sticks + n })),
          ),
        [{ worth: 0, sticks: 0 }],
      );
    const sticksOf = (counts: readonly number[]) => counts.map((count, i) => [VALUES[i]!, count] as const);
    const countOf = (sticks: readonly (readonly [number, number])[]) => sticks.reduce((sum, [, n]) => sum + n, 0);
    fc.assert(
      fc.property(few, few, fc.integer({ min: 1, max: 700 }), (payer, payee, half) => {
        let fewest = Number.POSITIVE_INFINITY;
        for (const give of waysOf(payer)) {
          for (const change of waysOf(payee)) {
            if (give.worth - change.worth === half * 2) fewest = Math.min(fewest, give.sticks + change.sticks);
          }
        }
        const move = payInSticks(half * 2, sticksOf(payer), sticksOf(payee));
        expect(move === null ? Number.POSITIVE_INFINITY : countOf(move.give) + countOf(move.change)).toBe(fewest);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of two ways with as many sticks, the one with less change', () => {
    const sticks = readSticks({ '10': 5, '2': 5 });
    expect(payInSticks(6, sticks, sticks)).toEqual({
      give: [
        [10, 0],
        [2, 3],
      ],
      change: [
        [10, 0],
        [2, 0],
      ],
    });
  });

  it('a player without sticks owes, and one without sticks gives no change', () => {
    const none = readSticks({ '10': 0, '2': 0 });
    const sticks = readSticks({ '10': 5, '2': 5 });
    expect(payInSticks(10, none, sticks)).toBeNull();
    expect(payInSticks(10, sticks, none)?.give).toEqual([
      [10, 1],
      [2, 0],
    ]);
    expect(payInSticks(10, [], sticks)).toBeNull();
    expect(payInSticks(10, sticks, [])?.change).toEqual([]);
  });
});
