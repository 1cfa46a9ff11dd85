import { describe, expect, it } from 'vitest';
import type { ClaimRequest } from '../../../schemas/claim.js';
import { claimOperation } from '../../../src/rules/table/claim.js';
import { tableCases } from './cases.js';
import { CLAIMS } from './claim-contexts.js';
import { env } from './sheets.js';

describe('worked cases of claims', () => {
  it.each(tableCases('claim'))('$id $variant', ({ variant, request, expect: expected }) => {
    const outcome = claimOperation(CLAIMS[variant]!)(request as unknown as ClaimRequest, env);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const { awarded, claims, skipped, next } = outcome.value;
    const answered = { awarded, codes: claims.map(({ code }) => code ?? null), skipped, next };
    expect(answered).toMatchObject(expected);
    if ('next' in expected) expect(next).toEqual(expected.next);
    expect(claims.filter(({ won }) => won)).toHaveLength(awarded === null ? 0 : 1);
  });
});
