import { describe, expect, it } from 'vitest';
import type { SettleRequest } from '../../../schemas/settle.js';
import { settleOperation } from '../../../src/rules/table/settle.js';
import { casesFor } from '../../support/cases.js';
import { SETTLES } from './settle-contexts.js';
import { env } from './sheets.js';

const FILES = ['babcock.json', 'chinese.json', 'british.json', 'american.json', 'oracle-american.jsonl'];

describe('worked cases of settlement', () => {
  it.each(casesFor('settle', FILES, Object.keys(SETTLES)))('$id $variant', ({ variant, request, expect: expected }) => {
    const outcome = settleOperation(SETTLES[variant]!)(request as SettleRequest, env);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    expect(outcome.value).toMatchObject(expected);
    expect(Object.values(outcome.value.net).reduce((sum, n) => sum + n, 0)).toBe(0);
  });
});
