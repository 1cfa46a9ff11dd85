import { describe, expect, it } from 'vitest';
import type { Env } from '../src/rules/answer.js';
import { scoreOperation } from '../src/rules/classical/score.js';
import type { RuleSheet } from '../src/rules/classical/sheet.js';
import { babcock1923 } from '../src/rules/variants/babcock-1923/sheet.js';
import { british } from '../src/rules/variants/british/sheet.js';
import { chinese } from '../src/rules/variants/chinese/sheet.js';
import { casesFor } from './support/cases.js';
import { expectRefusal, expectScore } from './support/expect-case.js';

const SHEETS: readonly RuleSheet[] = [babcock1923, chinese, british];
const FILES = ['babcock.json', 'chinese.json', 'british.json', 'oracle-errors.jsonl'];
const env: Env = { findCard: () => undefined, cardCache: new Map() };

for (const sheet of SHEETS) {
  const score = scoreOperation(sheet);
  const cases = casesFor('score', [...FILES, `oracle-${sheet.id}.jsonl`], [sheet.id]);
  describe(`worked cases of ${sheet.id}`, () => {
    it.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
      const outcome = score(one.request as never, env);
      if ('status' in one.expect) {
        expect(outcome.ok, 'refused').toBe(false);
        expectRefusal(outcome.ok ? [] : outcome.problems, one);
      } else {
        expect(outcome.ok ? null : outcome.problems, 'problems').toBeNull();
        expectScore(outcome.ok ? outcome.value : null, one);
      }
    });
  });
}
