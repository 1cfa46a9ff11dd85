import { ok } from '../../../src/rules/problem.js';
import type { ClaimContext } from '../../../src/rules/table/claim-table.js';
import type { JudgeHook } from '../../../src/rules/table/judge.js';
import { deckAdvancedClaims } from '../../../src/rules/variants/american-deck-advanced/claims.js';
import { deckBeginnerClaims } from '../../../src/rules/variants/american-deck-beginner/claims.js';
import { leagueClaims } from '../../../src/rules/variants/american-league/claims.js';
import { babcockClaims } from '../../../src/rules/variants/babcock-1923/claims.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { britishClaims } from '../../../src/rules/variants/british/claims.js';
import { chineseClaims } from '../../../src/rules/variants/chinese/claims.js';
import { classicalJudge } from '../../../src/rules/variants/judges/classical-judge.js';
import { TABLES, type TableId } from './sheets.js';

/** A judge to whom every hand is complete. */
const stub: JudgeHook = () =>
  ok({
    assumptions: [],
    minimumApplies: false,
    cardIsFixed: true,
    win: () => ({ complete: true, missing: '', minimumMet: true, minimum: '', shapes: [], score: null }),
  });

const context = (id: TableId, claims: ClaimContext['claims'], judge: JudgeHook): ClaimContext => ({
  ...TABLES[id].sheet,
  claims,
  judge,
});

/** What the operations on claims need of each variant. */
export const CLAIMS: Readonly<Record<string, ClaimContext>> = {
  'babcock-1923': context('babcock-1923', babcockClaims, classicalJudge(babcock1923)),
  chinese: context('chinese', chineseClaims, stub),
  british: context('british', britishClaims, stub),
  'american-league': context('american-league', leagueClaims, stub),
  'american-deck-beginner': context('american-deck-beginner', deckBeginnerClaims, stub),
  'american-deck-advanced': context('american-deck-advanced', deckAdvancedClaims, stub),
};
