import type { ClassicalScoreAnswer } from '../../schemas/score.js';
import type { Env } from '../../src/rules/answer.js';
import { scoreOperation } from '../../src/rules/classical/score.js';
import type { RuleSheet } from '../../src/rules/classical/sheet.js';
import type { Problem } from '../../src/rules/problem.js';
import { babcock1923 } from '../../src/rules/variants/babcock-1923/sheet.js';
import { british } from '../../src/rules/variants/british/sheet.js';
import { chinese } from '../../src/rules/variants/chinese/sheet.js';

export const sheets = { 'babcock-1923': babcock1923, chinese, british } as const satisfies Record<string, RuleSheet>;
export type ClassicalId = keyof typeof sheets;

const env: Env = { findCard: () => undefined, cardCache: new Map() };
const operations = {
  'babcock-1923': scoreOperation(babcock1923),
  chinese: scoreOperation(chinese),
  british: scoreOperation(british),
};

/** Scores a hand that can be scored. */
export const scoreOf = (variant: ClassicalId, request: unknown, alternatives = 20): ClassicalScoreAnswer => {
  const outcome = operations[variant](request as never, env, { alternatives });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

/** The problems of a hand that cannot be scored, none if it can. */
export const problemsOf = (variant: ClassicalId, request: unknown): readonly Problem[] => {
  const outcome = operations[variant](request as never, env);
  return outcome.ok ? [] : outcome.problems;
};

/** What earned something: `dragons`, `pung-exposed`… once for each item. */
export const idsOf = (answer: Pick<ClassicalScoreAnswer, 'items'>): string[] => answer.items.map(({ id }) => id).sort();
