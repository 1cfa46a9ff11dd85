import type { ClaimRules } from '../../table/claim-rules.js';
import type { SettleRules } from '../../table/settle-rules.js';
import { settleScores } from '../../table/settle-scores.js';
import type { TableGame } from '../table-operations.js';
import { babcockTable } from './table.js';

/** Claims of `babcock-1923`. */
export const babcockClaims: ClaimRules = {
  order: [['mahjong'], ['pung', 'kong'], ['chow']],
  commitments: false,
  lateAfter: ['drawn', 'racked', 'discarded', 'declared', 'exchanging'],
  chow: { players: [4], mostPerHand: 4 },
  jokers: false,
  misnamedIsVoid: false,
  falseMahjongKeepsTile: false,
  kong: { drawsLoose: true, ownTurn: true, afterLastTile: () => false },
  robbing: { concealedFor: [] },
  exhausted: 'draw-hand',
  jokerExchange: null,
  options: [],
  source: 'Red Book, 2nd edition: rules of play',
};

/** Settlement of `babcock-1923`. */
export const babcockSettlement: SettleRules = {
  payments: settleScores,
  value: null,
  eastKeeps: { afterWinning: true, afterDraw: true },
  prevailingWind: false,
  options: [],
  source: 'Red Book, 2nd edition: settling the score',
};

/** All that `babcock-1923` does at the table. */
export const babcockGame: TableGame = {
  table: babcockTable,
  claims: babcockClaims,
  settlement: babcockSettlement,
};
