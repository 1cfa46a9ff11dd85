import { stringify } from 'csv-stringify/sync';
import type { TallyAnswer } from '../../../schemas/tally.js';

/**
 * The score sheet for a spreadsheet: a row a hand, and for every player the net and the running total.
 * Names that a spreadsheet would take for a formula are quoted.
 */
export const tallyCsv = ({ players, bettor, start, hands }: TallyAnswer): string => {
  const names = bettor === undefined ? players : [...players, bettor];
  const columns = ['hand', 'dealer', 'wind', 'winner', ...names, ...names.map((name) => `${name} total`)];
  const opening = ['start', '', '', '', ...names.map(() => ''), ...names.map((name) => start[name] ?? 0)];
  const rows = hands.map(({ hand, dealer, prevailingWind, winner, net, totals }) => [
    hand,
    dealer,
    prevailingWind ?? '',
    winner ?? '',
    ...names.map((name) => net[name] ?? 0),
    ...names.map((name) => totals[name] ?? 0),
  ]);
  return stringify([columns, opening, ...rows], { escape_formulas: true });
};
