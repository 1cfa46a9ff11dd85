import type { ClaimAnswer, ClaimRequest } from '../../../schemas/claim.js';
import type { Assumption } from '../../../schemas/common.js';
import type { Operation } from '../answer.js';
import { ok } from '../problem.js';
import { nextAction, skippedBy } from './claim-next.js';
import { rankClaims } from './claim-rank.js';
import { readClaimRequest } from './claim-read.js';
import { judgeClaim, rulingOf } from './claim-ruling.js';
import { claimSummary } from './claim-summary.js';
import type { Claim, ClaimContext, ClaimTable } from './claim-table.js';
import { viewWarnings } from './claim-view.js';

/** What the request left open about the table, and how it was taken. */
export const tableAssumptions = (claims: readonly Pick<Claim, 'kind'>[], table: ClaimTable): Assumption[] => {
  const kong = claims.some(({ kind }) => kind === 'kong') && table.rules.kong.drawsLoose;
  if (!kong || table.looseTilesLeft !== null) return [...table.judge.assumptions];
  return [
    ...table.judge.assumptions,
    { id: 'loose-tiles-left', detail: '`table.looseTilesLeft` was not sent: a loose tile is taken to be left.' },
  ];
};

/**
 * Rules on claims: each one by itself, with the first code that applies, then all against each other: at most one
 * gets the tile. Fails with `claim.duplicate_seat`, `table.seat`, `meld.invalid`, `tile.…`, `hand.count`, `win.…` and the
 * problems of a card. Source: table.md, claims and their fine print.
 */
export const claimOperation =
  (context: ClaimContext): Operation<ClaimRequest, ClaimAnswer> =>
  (request, env) => {
    const read = readClaimRequest(request, request.claims, context, env);
    if (!read.ok) return read;
    const { table, claims, warnings } = read.value;

    const judged = claims.map((claim) => judgeClaim(claim, table));
    const ranking = rankClaims(
      claims,
      judged.map(({ finding }) => finding),
      table,
    );
    const rulings = judged.map((one, i) => rulingOf(one, ranking.beaten[i]!, i === ranking.awarded, table));
    const winner = ranking.awarded === null ? null : claims[ranking.awarded]!;
    const renamed = judged.some(({ finding }) => finding?.code === 'claim.misnamed');
    const skipped = skippedBy(winner, table);
    const next = nextAction(winner, ranking.falseMahjong, renamed, table);
    return ok({
      variant: context.id,
      edition: context.edition,
      options: table.options,
      awarded: ranking.awarded,
      claims: rulings,
      skipped: [...skipped],
      ...(next === undefined ? {} : { next }),
      assumptions: tableAssumptions(claims, table),
      warnings: [...warnings, ...viewWarnings(judged.map(({ view }) => view))],
      summary: claimSummary(winner, rulings, skipped, next, table),
    });
  };
