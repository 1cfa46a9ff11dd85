import type { TallyAnswer } from '../../../../schemas/tally.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const sticksText = (sticks: Readonly<Record<string, number>>): string =>
  Object.entries(sticks)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([value, count]) => `${count} × ${value}`)
    .join(', ');

/** Every payment in sticks, with the change. */
const stickLines = ({ hands }: TallyAnswer): string[] =>
  hands.flatMap(({ hand, sticks = [] }) =>
    sticks.map(({ from, to, amount, give, change, owed }) => {
      const paid = owed === undefined ? `gives ${sticksText(give)}` : `owes ${owed}`;
      const back = Object.keys(change).length === 0 ? '' : `, gets back ${sticksText(change)}`;
      return `Hand ${hand}: ${from} → ${to} ${amount}: ${paid}${back}`;
    }),
  );

/** The score sheet: a row a hand with net and running total of each player, then ranking, dues and sticks. */
export const tallyBlocks = (answer: TallyAnswer): TextBlock[] => {
  const names = answer.bettor === undefined ? answer.players : [...answer.players, answer.bettor];
  const wind = answer.hands.some((hand) => hand.prevailingWind !== undefined);
  const points = (cell: (name: string) => string): string[] => names.map(cell);
  return [
    ...tableBlock(
      'Score sheet: net / total',
      [
        { name: 'Hand', right: true },
        { name: 'Dealer' },
        ...(wind ? [{ name: 'Wind' }] : []),
        { name: 'Winner' },
        ...names.map((name) => ({ name, right: true })),
      ],
      [
        ['', 'Start', ...(wind ? [''] : []), '', ...points((name) => String(answer.start[name] ?? 0))],
        ...answer.hands.map(({ hand, dealer, prevailingWind, winner, net, totals }) => [
          String(hand),
          dealer,
          ...(wind ? [prevailingWind ?? ''] : []),
          winner ?? 'nobody',
          ...points((name) => `${net[name] ?? 0} / ${totals[name] ?? 0}`),
        ]),
        ['', 'Total', ...(wind ? [''] : []), '', ...points((name) => String(answer.totals[name] ?? 0))],
      ],
    ),
    ...tableBlock(
      'Ranking',
      [{ name: 'Place', right: true }, { name: 'Player' }, { name: 'Points', right: true }],
      answer.ranking.map(({ rank, name, total }) => [String(rank), name, String(total)]),
    ),
    ...listBlock('To end square', answer.lines),
    ...listBlock('Payments in sticks', stickLines(answer)),
  ];
};
