import { classicalDeal, classicalTally } from '../../table/games.js';
import type { TableRules } from '../../table/rules.js';

/** Walls, deal and score sheet of `british`. */
export const britishTable: TableRules = {
  deal: classicalDeal('kong-box', 'Masters Traditional Games, British version: the Kong Box, flowers and seasons'),
  charleston: null,
  exchange: null,
  tally: classicalTally(
    { prevailingWind: true, rounds: { 4: 4, 3: 3, 2: 4 } },
    'Masters Traditional Games, Chinese version: seating; three-player game',
  ),
};
