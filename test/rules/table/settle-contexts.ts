import { scoreOperation } from '../../../src/rules/classical/score.js';
import type { SettleContext } from '../../../src/rules/table/settle.js';
import { babcockSettlement } from '../../../src/rules/variants/babcock-1923/claims.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { classicalScore } from '../../../src/rules/variants/judges/classical-judge.js';

/** What settling needs of each variant. */
export const SETTLES: Readonly<Record<string, SettleContext>> = {
  'babcock-1923': {
    id: 'babcock-1923',
    edition: '1',
    hand: babcock1923.hand,
    settle: babcockSettlement,
    score: classicalScore(scoreOperation(babcock1923)),
  },
};

/** The games that settle scores. */
export const CLASSICAL_SETTLES = Object.keys(SETTLES).filter((id) => SETTLES[id]!.settle.value === null);
