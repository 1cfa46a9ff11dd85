import type { ClaimRules } from '../../table/claim-rules.js';
import { leagueTable } from './table.js';

/** Claims of `american-league`. */
export const leagueClaims: ClaimRules = {
  order: [['mahjong'], ['pung', 'kong', 'quint', 'sextet']],
  commitments: true,
  lateAfter: ['racked', 'discarded', 'declared', 'exchanging'],
  chow: { players: [], mostPerHand: 0 },
  jokers: true,
  misnamedIsVoid: true,
  falseMahjongKeepsTile: true,
  kong: { drawsLoose: false, ownTurn: false, afterLastTile: () => true },
  robbing: null,
  exhausted: 'wall-game',
  jokerExchange: leagueTable.exchange,
  options: leagueTable.exchange?.options ?? [],
  source: 'League rules: calling a discard, order of calls, commitments',
};
