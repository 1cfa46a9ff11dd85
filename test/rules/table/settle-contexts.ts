import type { AmericanRules } from '../../../src/rules/american/rules.js';
import { scoreOperation as scoreAmerican } from '../../../src/rules/american/score.js';
import { scoreOperation } from '../../../src/rules/classical/score.js';
import type { RuleSheet } from '../../../src/rules/classical/sheet.js';
import type { SettleContext } from '../../../src/rules/table/settle.js';
import { deckAdvancedGame } from '../../../src/rules/variants/american-deck-advanced/claims.js';
import { deckAdvancedRules } from '../../../src/rules/variants/american-deck-advanced/rules.js';
import { deckBeginnerGame } from '../../../src/rules/variants/american-deck-beginner/claims.js';
import { deckBeginnerRules } from '../../../src/rules/variants/american-deck-beginner/rules.js';
import { leagueGame } from '../../../src/rules/variants/american-league/claims.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { babcockSettlement } from '../../../src/rules/variants/babcock-1923/claims.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { britishSettlement } from '../../../src/rules/variants/british/claims.js';
import { british } from '../../../src/rules/variants/british/sheet.js';
import { chineseSettlement } from '../../../src/rules/variants/chinese/claims.js';
import { chinese } from '../../../src/rules/variants/chinese/sheet.js';
import { americanScore } from '../../../src/rules/variants/judges/american-judge.js';
import { classicalScore } from '../../../src/rules/variants/judges/classical-judge.js';

const classical = (sheet: RuleSheet, settle: SettleContext['settle']): SettleContext => ({
  id: sheet.id,
  edition: sheet.edition,
  hand: sheet.hand,
  settle,
  score: classicalScore(scoreOperation(sheet)),
});

const american = (rules: AmericanRules, settle: SettleContext['settle']): SettleContext => ({
  id: rules.id,
  edition: rules.edition,
  hand: rules.hand,
  settle,
  score: americanScore(scoreAmerican(rules)),
});

/** What settling needs of each variant. */
export const SETTLES: Readonly<Record<string, SettleContext>> = {
  'babcock-1923': classical(babcock1923, babcockSettlement),
  chinese: classical(chinese, chineseSettlement),
  british: classical(british, britishSettlement),
  'american-league': american(leagueRules, leagueGame(leagueRules.payments).settlement),
  'american-deck-beginner': american(deckBeginnerRules, deckBeginnerGame(deckBeginnerRules.payments).settlement),
  'american-deck-advanced': american(deckAdvancedRules, deckAdvancedGame(deckAdvancedRules.payments).settlement),
};

/** The games that settle scores. */
export const CLASSICAL_SETTLES = Object.keys(SETTLES).filter((id) => SETTLES[id]!.settle.value === null);
