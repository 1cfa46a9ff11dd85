import { classicalDeal, classicalTally } from '../../table/games.js';
import type { TableRules } from '../../table/rules.js';

/** Walls, deal and score sheet of `babcock-1923`: no bonus tiles, no prevailing wind, one round. */
export const babcockTable: TableRules = {
  deal: classicalDeal('made-up', 'Red Book, 2nd edition: the wall, the loose tiles, the last fourteen tiles'),
  charleston: null,
  exchange: null,
  tally: classicalTally({ prevailingWind: false, rounds: { 4: 1 } }, 'Red Book, 2nd edition: settling'),
};
