import { scoreOperation } from '../../../src/rules/classical/score.js';
import type { RuleSheet } from '../../../src/rules/classical/sheet.js';
import type { SettleContext } from '../../../src/rules/table/settle.js';
import { babcockSettlement } from '../../../src/rules/variants/babcock-1923/claims.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { britishSettlement } from '../../../src/rules/variants/british/claims.js';
import { british } from '../../../src/rules/variants/british/sheet.js';
import { chineseSettlement } from '../../../src/rules/variants/chinese/claims.js';
import { chinese } from '../../../src/rules/variants/chinese/sheet.js';
import { classicalScore } from '../../../src/rules/variants/judges/classical-judge.js';

const classical = (sheet: RuleSheet, settle: SettleContext['settle']): SettleContext => ({
  id: sheet.id,
  edition: sheet.edition,
  hand: sheet.hand,
  settle,
  score: classicalScore(scoreOperation(sheet)),
});

/** What settling needs of each variant. */
export const SETTLES: Readonly<Record<string, SettleContext>> = {
  'babcock-1923': classical(babcock1923, babcockSettlement),
  chinese: classical(chinese, chineseSettlement),
  british: classical(british, britishSettlement),
};

/** The games that settle scores. */
export const CLASSICAL_SETTLES = Object.keys(SETTLES).filter((id) => SETTLES[id]!.settle.value === null);
