import type { ClaimRules } from '../../table/claim-rules.js';
import type { SettleRules } from '../../table/settle-rules.js';
import { settleScores } from '../../table/settle-scores.js';
import { kongAfterLastTile } from '../chinese/claims.js';
import type { TableGame } from '../table-operations.js';
import { britishTable } from './table.js';

/** Claims of `british`: one run per hand. */
export const britishClaims: ClaimRules = {
  order: [['mahjong'], ['pung', 'kong'], ['chow']],
  commitments: false,
  lateAfter: ['drawn', 'racked', 'discarded', 'declared', 'exchanging'],
  chow: { players: [3, 4], mostPerHand: 1 },
  jokers: false,
  misnamedIsVoid: false,
  falseMahjongKeepsTile: false,
  kong: { drawsLoose: true, ownTurn: true, afterLastTile: (options) => options.kongAfterLastTile !== false },
  robbing: { concealedFor: ['thirteen-unique-wonders'] },
  exhausted: 'draw-hand',
  jokerExchange: null,
  options: [kongAfterLastTile],
  source: 'Masters Traditional Games, British version: play',
};

/** Settlement of `british`. */
export const britishSettlement: SettleRules = {
  payments: settleScores,
  value: null,
  eastKeeps: { afterWinning: true, afterDraw: true },
  prevailingWind: true,
  options: [],
  source: 'Masters Traditional Games, British version: settling up',
};

/** All that `british` does at the table. */
export const britishGame: TableGame = {
  table: britishTable,
  claims: britishClaims,
  settlement: britishSettlement,
};
