import type { ClaimRules } from '../../table/claim-rules.js';
import type { SettleRules } from '../../table/settle-rules.js';
import { chineseClaims, chineseSettlement } from '../chinese/claims.js';
import type { TableGame } from '../table-operations.js';
import { britishTable } from './table.js';

/** Claims of `british`: as `chinese`, but one run per hand. */
export const britishClaims: ClaimRules = {
  ...chineseClaims,
  chow: { ...chineseClaims.chow, mostPerHand: 1 },
  source: 'Masters Traditional Games, British version: play',
};

/** Settlement of `british`: as `chinese`. */
export const britishSettlement: SettleRules = {
  ...chineseSettlement,
  source: 'Masters Traditional Games, British version: settling up',
};

/** All that `british` does at the table. */
export const britishGame: TableGame = {
  table: britishTable,
  claims: britishClaims,
  settlement: britishSettlement,
};
