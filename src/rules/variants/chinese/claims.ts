import type { OptionSpec } from '../../../../schemas/common.js';
import type { ClaimRules } from '../../table/claim-rules.js';
import type { SettleRules } from '../../table/settle-rules.js';
import { settleScores } from '../../table/settle-scores.js';
import type { TableGame } from '../table-operations.js';
import { chineseTable } from './table.js';

const kongAfterLastTile: OptionSpec = {
  id: 'kongAfterLastTile',
  type: 'boolean',
  default: true,
  meaning: 'Four of a kind may be laid down after the last live tile while the Kong Box has tiles.',
};

/** Claims of `chinese`. */
export const chineseClaims: ClaimRules = {
  order: [['mahjong'], ['pung', 'kong'], ['chow']],
  commitments: false,
  lateAfter: ['drawn', 'racked', 'discarded', 'declared', 'exchanging'],
  chow: { players: [3, 4], mostPerHand: 4 },
  jokers: false,
  misnamedIsVoid: false,
  falseMahjongKeepsTile: false,
  kong: { drawsLoose: true, ownTurn: true, afterLastTile: (options) => options.kongAfterLastTile !== false },
  robbing: { concealedFor: ['thirteen-unique-wonders'] },
  exhausted: 'draw-hand',
  jokerExchange: null,
  options: [kongAfterLastTile],
  source: 'Masters Traditional Games, Chinese version: play',
};

/** Settlement of `chinese`. */
export const chineseSettlement: SettleRules = {
  payments: settleScores,
  value: null,
  eastKeeps: { afterWinning: true, afterDraw: true },
  prevailingWind: true,
  options: [],
  source: 'Masters Traditional Games, Chinese version: settling up',
};

/** All that `chinese` does at the table. */
export const chineseGame: TableGame = {
  table: chineseTable,
  claims: chineseClaims,
  settlement: chineseSettlement,
};
