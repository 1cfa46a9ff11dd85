import { describe, expect, it } from 'vitest';
import type { Envelope, Operation } from '../../../src/rules/answer.js';
import { charlestonOperation } from '../../../src/rules/table/charleston.js';
import { dealOperation } from '../../../src/rules/table/deal.js';
import { jokerExchangeOperation } from '../../../src/rules/table/joker-exchange.js';
import { wallOperation } from '../../../src/rules/table/wall.js';
import { answerErrors } from './answers.js';
import { type Case, tableCases } from './cases.js';
import { env, TABLES, type TableId } from './sheets.js';

const operationOf = (variant: string, operation: string): Operation<never, Envelope> => {
  const { sheet, rules } = TABLES[variant as TableId];
  if (operation === 'wall') return wallOperation(sheet);
  if (operation === 'deal') return dealOperation(sheet, rules);
  if (operation === 'charleston' && rules.charleston !== null) return charlestonOperation(sheet, rules.charleston);
  if (operation === 'joker-exchange' && rules.exchange !== null) return jokerExchangeOperation(sheet, rules.exchange);
  throw new Error(`${variant} has no ${operation}`);
};

const bySeat = (hands: unknown): unknown =>
  Object.fromEntries(
    Object.entries(hands as Record<string, string[]>).map(([seat, tiles]) => [seat, tiles.toSorted()]),
  );

const check = (worked: Case): void => {
  const outcome = operationOf(worked.variant, worked.operation)(worked.request as never, env);
  const { status, code, ...parts } = worked.expect;
  if (status !== undefined) {
    expect(outcome.ok ? null : outcome.problems.map((problem) => problem.code)).toContain(code);
    return;
  }
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const answer = outcome.value as unknown as Record<string, unknown>;
  expect(answerErrors(worked.operation, answer)).toEqual([]);
  if (code !== undefined) expect(answer.code).toBe(code);
  for (const [name, value] of Object.entries(parts)) {
    if (name === 'hands' || name === 'bonus') expect(bySeat(answer[name])).toEqual(bySeat(value));
    else expect(answer[name]).toEqual(value);
  }
};

describe('worked cases of walls, deals, Charleston and joker exchange', () => {
  it.each(tableCases('wall', 'deal', 'charleston', 'joker-exchange'))('$id $variant $operation', check);
});
