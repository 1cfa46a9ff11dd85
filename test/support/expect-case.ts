import { expect } from 'vitest';
import type { Case } from './cases.js';

interface ItemLike {
  readonly id: string;
  readonly points?: number;
  readonly doubles?: number;
  readonly tiles?: readonly string[];
}

interface ScoreLike {
  readonly outcome: string;
  readonly score: {
    readonly base: number | null;
    readonly doubles: number | null;
    readonly beforeLimit: number | null;
    readonly total: number;
    readonly award: { readonly id: string } | null;
  };
  readonly items: readonly ItemLike[];
  readonly waits: readonly string[];
}

const worth = (item: ItemLike): string => `${item.id} points ${item.points ?? '-'} doubles ${item.doubles ?? '-'}`;
const full = (item: ItemLike): string => `${worth(item)} ${(item.tiles ?? []).join(' ')}`;

/** Every expected item occurs, with its tiles where they are named, and nothing else does. */
const expectItems = (actual: readonly ItemLike[], expected: readonly ItemLike[]): void => {
  expect(actual.map(worth).sort(), 'items').toEqual(expected.map(worth).sort());
  const left = actual.map(full);
  for (const item of expected.filter(({ tiles }) => tiles !== undefined)) {
    const at = left.indexOf(full(item));
    expect(at, `item ${full(item)} among ${left.join('; ')}`).toBeGreaterThanOrEqual(0);
    left.splice(at, 1);
  }
};

/** Compares an answer of the classical `score` with the parts that a case names. */
export const expectScore = (answer: unknown, { expect: wanted }: Case): void => {
  const { outcome, score, items, waits } = answer as ScoreLike;
  if ('outcome' in wanted) expect(outcome, 'outcome').toBe(wanted.outcome);
  for (const part of ['total', 'base', 'doubles', 'beforeLimit'] as const) {
    if (part in wanted) expect(score[part], part).toBe(wanted[part]);
  }
  if ('award' in wanted) expect(score.award?.id ?? null, 'award').toBe(wanted.award);
  if ('awards' in wanted) expect(wanted.awards, 'award').toContain(score.award?.id);
  if ('waits' in wanted) expect(waits, 'waits').toEqual(wanted.waits);
  if ('items' in wanted) expectItems(items, wanted.items as ItemLike[]);
};

/** Compares the problems of a refused request with the code that a case names. */
export const expectRefusal = (problems: readonly { readonly code: string }[], { expect: wanted }: Case): void => {
  expect(
    problems.map(({ code }) => code),
    'codes',
  ).toContain(wanted.code);
};
