import type { ClaimRequest } from '../../../schemas/claim.js';
import { claimOperation } from '../../../src/rules/table/claim.js';
import { CLAIMS } from './claim-contexts.js';
import { env } from './sheets.js';

/** Rules on claims: the codes, who gets the tile, what is next; or the problem codes of a request refused. */
export const rule = (variant: string, request: ClaimRequest) => {
  const outcome = claimOperation(CLAIMS[variant]!)(request, env);
  if (!outcome.ok) return { problems: outcome.problems.map(({ code }) => code) };
  const { awarded, claims, skipped, next, summary } = outcome.value;
  return { awarded, codes: claims.map(({ code }) => code ?? null), claims, skipped, next, summary };
};
