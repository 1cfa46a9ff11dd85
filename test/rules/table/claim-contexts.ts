import type { RuleSheet } from '../../../src/rules/classical/sheet.js';
import { ok } from '../../../src/rules/problem.js';
import type { ClaimContext } from '../../../src/rules/table/claim-table.js';
import type { JudgeHook } from '../../../src/rules/table/judge.js';
import { deckAdvancedClaims } from '../../../src/rules/variants/american-deck-advanced/claims.js';
import { deckBeginnerClaims } from '../../../src/rules/variants/american-deck-beginner/claims.js';
import { leagueClaims } from '../../../src/rules/variants/american-league/claims.js';
import { babcockClaims } from '../../../src/rules/variants/babcock-1923/claims.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { britishClaims } from '../../../src/rules/variants/british/claims.js';
import { british } from '../../../src/rules/variants/british/sheet.js';
import { chineseClaims } from '../../../src/rules/variants/chinese/claims.js';
import { chinese } from '../../../src/rules/variants/chinese/sheet.js';
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

const context = (id: TableId, claims: ClaimContext['claims']): ClaimContext => ({
  ...TABLES[id].sheet,
  claims,
  judge: stub,
});

const classical = (sheet: RuleSheet, claims: ClaimContext['claims']): ClaimContext => ({
  id: sheet.id,
  edition: sheet.edition,
  hand: sheet.hand,
  claims,
  judge: classicalJudge(sheet),
});

/** What the operations on claims need of each variant. */
export const CLAIMS: Readonly<Record<string, ClaimContext>> = {
  'babcock-1923': classical(babcock1923, babcockClaims),
  chinese: classical(chinese, chineseClaims),
  british: classical(british, britishClaims),
  'american-league': context('american-league', leagueClaims),
  'american-deck-beginner': context('american-deck-beginner', deckBeginnerClaims),
  'american-deck-advanced': context('american-deck-advanced', deckAdvancedClaims),
};

/** Variants whose hands are judged here. */
export const JUDGED: readonly string[] = ['babcock-1923', 'chinese', 'british'];
