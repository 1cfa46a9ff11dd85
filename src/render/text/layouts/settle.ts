import type { SettleAnswer } from '../../../../schemas/settle.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

const dealLine = ({ next: { east, dealer, prevailingWind } }: SettleAnswer): string => {
  const deal = dealer === 'keeps' ? 'East keeps the deal' : `The deal passes: the player at ${east} is East next`;
  return prevailingWind === undefined ? `${deal}.` : `${deal}, prevailing wind ${prevailingWind}.`;
};

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
    { type: 'paragraph', text: dealLine(answer) },
  ];
};
