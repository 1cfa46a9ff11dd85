import { leagueCharleston, leagueDeal, leagueExchange, leagueTally } from '../../table/games.js';
import type { TableRules } from '../../table/rules.js';

/** Walls, deal, Charleston, joker exchange and score sheet of `american-league`. */
export const leagueTable: TableRules = {
  deal: leagueDeal('American mahjong rules page: setup'),
  charleston: leagueCharleston('American mahjong rules page: the Charleston'),
  exchange: leagueExchange('American mahjong rules page: swapping for a joker'),
  tally: leagueTally('American mahjong rules page: how to win'),
};
