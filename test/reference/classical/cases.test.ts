import { describe, expect, it } from 'vitest';
import { type ExpectedItem, itemText, type WorkedCase, workedCases } from './cases.js';
import { isProblem } from './game.js';
import { referenceScore } from './score.js';

const FILES = [
  'babcock.json',
  'chinese.json',
  'british.json',
  'oracle-babcock-1923.jsonl',
  'oracle-chinese.jsonl',
  'oracle-british.jsonl',
  'oracle-errors.jsonl',
];

const texts = (items: readonly ExpectedItem[]): string[] => items.map(itemText).sort();

const check = ({ variant, request, expect: expected }: WorkedCase): void => {
  const answer = referenceScore(variant, request);
  if (isProblem(answer) || expected.code !== undefined) {
    expect(answer).toEqual({ code: expected.code });
    return;
  }
  const best = answer.best[0]!;
  const awards = expected.award === undefined ? expected.awards : [expected.award];
  if (awards) expect(awards).toContain(best.award);
  if (expected.outcome) expect(answer.outcome).toBe(expected.outcome);
  if (expected.waits) expect(answer.waits).toEqual(expected.waits);
  for (const field of ['base', 'doubles', 'beforeLimit', 'total'] as const) {
    if (expected[field] !== undefined) expect(best[field], field).toBe(expected[field]);
  }
  if (expected.items) expect(answer.best.map((tie) => texts(tie.items))).toContainEqual(texts(expected.items));
};

describe.each(FILES)('the reference scorer agrees with %s', (name) => {
  const cases = workedCases(name).filter((one) => one.operation === 'score');
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => check(one));
});
