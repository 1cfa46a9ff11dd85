import { describe, expect, it } from 'vitest';
import type { AmericanDecomposeAnswer } from '../schemas/american.js';
import type { CardAnswer } from '../schemas/card.js';
import type { Env, Envelope, Operation } from '../src/rules/answer.js';
import { variantById } from '../src/rules/variants/index.js';
import { type Case, casesFor } from './support/cases.js';

const FILES = ['american.json', 'oracle-american.jsonl'];
const env: Env = { findCard: () => undefined, cardCache: new Map() };

const run = ({ variant, operation, request }: Case): Envelope => {
  const operations = variantById(variant)!.operations as Record<string, Operation<unknown, Envelope>>;
  const outcome = operations[operation]!(request, env);
  expect(outcome.ok ? null : outcome.problems, 'problems').toBeNull();
  return (outcome as { value: Envelope }).value;
};

const expectDecompose = (answer: AmericanDecomposeAnswer, wanted: Case['expect']): void => {
  const ids = [...new Set(answer.lines.map(({ id }) => id))].sort();
  if ('lines' in wanted) expect(ids, 'lines').toEqual([...(wanted.lines as string[])].sort());
  if ('matches' in wanted) expect(answer.complete, 'matches').toBe(wanted.matches);
  if ('distance' in wanted) {
    expect(answer.distance, 'distance').toBe(wanted.distance);
    expect(answer.nearest[0]?.distance, 'least of nearest').toBe(wanted.distance);
  }
  if ('waits' in wanted) expect(answer.waits?.map(({ tile }) => tile) ?? [], 'waits').toEqual(wanted.waits);
};

const expectCard = (answer: CardAnswer, wanted: Case['expect']): void => {
  if ('variants' in wanted) expect(answer.variants, 'variants').toEqual(wanted.variants);
  if ('problems' in wanted) expect(answer.problems, 'problems').toEqual(wanted.problems);
  if ('problem' in wanted)
    expect(
      answer.problems.map(({ code }) => code),
      'problem',
    ).toContain(wanted.problem);
};

describe('worked cases of the American games', () => {
  it.each(casesFor('decompose', FILES).map((one) => [one.id, one] as const))('decompose %s', (_, one) => {
    expectDecompose(run(one) as AmericanDecomposeAnswer, one.expect);
  });
  it.each(casesFor('card', FILES).map((one) => [one.id, one] as const))('card %s', (_, one) => {
    expectCard(run(one) as CardAnswer, one.expect);
  });
});
