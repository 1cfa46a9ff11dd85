import type { AmericanRules } from '../../../src/rules/american/rules.js';
import type { RuleSheet } from '../../../src/rules/classical/sheet.js';
import type { ClaimContext } from '../../../src/rules/table/claim-table.js';
import { deckAdvancedClaims } from '../../../src/rules/variants/american-deck-advanced/claims.js';
import { deckAdvancedRules } from '../../../src/rules/variants/american-deck-advanced/rules.js';
import { deckBeginnerClaims } from '../../../src/rules/variants/american-deck-beginner/claims.js';
import { deckBeginnerRules } from '../../../src/rules/variants/american-deck-beginner/rules.js';
import { leagueClaims } from '../../../src/rules/variants/american-league/claims.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { babcockClaims } from '../../../src/rules/variants/babcock-1923/claims.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { britishClaims } from '../../../src/rules/variants/british/claims.js';
import { british } from '../../../src/rules/variants/british/sheet.js';
import { chineseClaims } from '../../../src/rules/variants/chinese/claims.js';
import { chinese } from '../../../src/rules/variants/chinese/sheet.js';
import { americanJudge } from '../../../src/rules/variants/judges/american-judge.js';
import { classicalJudge } from '../../../src/rules/variants/judges/classical-judge.js';

const classical = (sheet: RuleSheet, claims: ClaimContext['claims']): ClaimContext => ({
  id: sheet.id,
  edition: sheet.edition,
  hand: sheet.hand,
  claims,
  judge: classicalJudge(sheet),
});

const american = (rules: AmericanRules, claims: ClaimContext['claims']): ClaimContext => ({
  id: rules.id,
  edition: rules.edition,
  hand: rules.hand,
  claims,
  judge: americanJudge(rules),
});

/** What the operations on claims need of each variant. */
export const CLAIMS: Readonly<Record<string, ClaimContext>> = {
  'babcock-1923': classical(babcock1923, babcockClaims),
  chinese: classical(chinese, chineseClaims),
  british: classical(british, britishClaims),
  'american-league': american(leagueRules, leagueClaims),
  'american-deck-beginner': american(deckBeginnerRules, deckBeginnerClaims),
  'american-deck-advanced': american(deckAdvancedRules, deckAdvancedClaims),
};
