import { describe, expect, it } from 'vitest';
import { MOST_WORK_OF_CARD } from '../../../src/rules/american/card.js';
import { isWarning, MOST_PROBLEMS } from '../../../src/rules/american/card-problems.js';
import { decomposeOperation } from '../../../src/rules/american/decompose.js';
import { validateOperation } from '../../../src/rules/american/validate.js';
import type { Env } from '../../../src/rules/answer.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { check } from './american-support.js';
import { HOSTILE_CARDS, HOSTILE_HANDS } from './hostile-cards.js';

const env = (): Env => ({ findCard: () => undefined, cardCache: new Map() });
/** What one body, and a line of too many variants, may cost beyond the limit that stops them. */
const SLACK = 800_000;

describe('hostile cards, every operation', () => {
  it.each(HOSTILE_CARDS.map((hostile) => [hostile.name, hostile] as const))('%s: bounded work', (_, hostile) => {
    const { card, problems } = check(hostile.make());
    expect(problems.every(isWarning)).toBe(hostile.legal);
    expect(problems.length).toBeLessThanOrEqual(MOST_PROBLEMS + 1);
    if (card === null) return;
    expect(card.work).toBeLessThan(MOST_WORK_OF_CARD + SLACK);
    expect(card.lineOf.length).toBeLessThanOrEqual(100_000);
    expect(card.lines.reduce((sum, { open }) => sum + open.length, 0)).toBeLessThanOrEqual(7_000);
  });

  it.each(HOSTILE_CARDS.filter(({ legal }) => !legal).map((hostile) => [hostile.name, hostile] as const))(
    '%s: every operation refuses it with its problems',
    (_, hostile) => {
      const outcome = decomposeOperation(leagueRules)({ hand: { concealed: '123B' }, card: hostile.make() }, env());
      expect(outcome.ok).toBe(false);
    },
  );

  it.each(HOSTILE_CARDS.filter(({ legal }) => legal).map((hostile) => [hostile.name, hostile] as const))(
    '%s: every operation answers, and says so where it stopped short',
    (_, hostile) => {
      const card = hostile.make();
      const shared = env();
      for (const hand of HOSTILE_HANDS) {
        const decomposed = decomposeOperation(leagueRules)({ hand, card } as never, shared);
        const validated = validateOperation(leagueRules)({ hand, card } as never, shared);
        expect([decomposed.ok, validated.ok]).toEqual([true, true]);
        if (decomposed.ok) expect(decomposed.value.lines.length).toBeLessThanOrEqual(1_000);
      }
    },
  );
});
