import type { SettleAnswer } from '../../../../schemas/settle.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** Who pays whom, and where everybody stands. */
export const settleBlocks = (answer: SettleAnswer): TextBlock[] => {
  const parties = (['E', 'S', 'W', 'N', 'bettor'] as const).filter((party) => answer.net[party] !== undefined);
  const { totals } = answer;
  return [
    ...listBlock('Payments', answer.lines),
    ...tableBlock(
      'Seats',
      [
        { name: 'Seat' },
        { name: 'Score', right: true },
        { name: 'Net', right: true },
        ...(totals === undefined ? [] : [{ name: 'Total', right: true }]),
      ],
      parties.map((party) => [
        party,
        party === 'bettor' ? '' : String(answer.seats[party]?.score ?? ''),
        signed(answer.net[party] ?? 0),
        ...(totals === undefined ? [] : [String(totals[party] ?? '')]),
      ]),
    ),
    {
      type: 'paragraph',
      text: `The deal ${answer.next.dealer}; East is then the player who was ${answer.next.east}${
        answer.next.prevailingWind === undefined ? '' : `, prevailing wind ${answer.next.prevailingWind}`
      }.`,
    },
  ];
};
