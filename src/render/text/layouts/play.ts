import type { CharlestonAnswer } from '../../../../schemas/charleston.js';
import type { DealAnswer, SeatTiles } from '../../../../schemas/deal.js';
import type { JokerExchangeAnswer } from '../../../../schemas/joker-exchange.js';
import type { WallAnswer } from '../../../../schemas/wall.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const handRows = (hands: SeatTiles): string[][] =>
  (['E', 'S', 'W', 'N'] as const).flatMap((seat) => {
    const tiles = hands[seat];
    return tiles === undefined ? [] : [[seat, tiles.join(' ')]];
  });

const handTable = (heading: string, hands: SeatTiles | undefined): TextBlock[] =>
  hands === undefined ? [] : tableBlock(heading, [{ name: 'Seat' }, { name: 'Tiles' }], handRows(hands));

/** What a wall lacks and has too much of. */
export const wallBlocks = (answer: WallAnswer): TextBlock[] => [
  { type: 'paragraph', text: `${answer.found} of ${answer.expected} tiles.` },
  ...listBlock('Missing', answer.missing.length === 0 ? [] : [answer.missing.join(' ')]),
  ...listBlock(
    'Too many',
    answer.where.map(({ tile, count, limit, pointers }) => `${tile}: ${count} of ${limit}, at ${pointers.join(', ')}`),
  ),
  ...listBlock(
    'Unreadable',
    answer.unknown.map(({ detail }) => detail),
  ),
  ...listBlock(
    'Hands',
    (answer.sizes ?? []).map(({ seat, tiles, fits }) => `${seat}: ${tiles} tiles${fits ? '' : ', which does not fit'}`),
  ),
];

/** A deal, step by step. */
export const dealBlocks = (answer: DealAnswer): TextBlock[] => [
  ...handTable('Hands', answer.hands),
  ...handTable('Bonus tiles', answer.bonus),
  ...listBlock(
    'Steps',
    answer.steps.map(({ detail }) => detail),
  ),
  ...(answer.shuffle === undefined
    ? []
    : [
        {
          type: 'paragraph' as const,
          text: `Shuffled with ${answer.shuffle.library} (${answer.shuffle.algorithm}), seed “${answer.shuffle.seed}”.`,
        },
      ]),
];

const verdict = ({ allowed, code, detail }: { allowed: boolean; code?: string; detail?: string }): TextBlock => ({
  type: 'paragraph',
  text: allowed ? 'Allowed.' : `Not allowed: ${detail ?? ''} (${code ?? ''})`,
});

/** Whether the passes are allowed, and the hands after the last. */
export const charlestonBlocks = (answer: CharlestonAnswer): TextBlock[] => [
  verdict(answer),
  ...handTable('Hands afterwards', answer.hands),
];

/** Whether a joker may be exchanged. */
export const jokerExchangeBlocks = (answer: JokerExchangeAnswer): TextBlock[] => [
  verdict(answer),
  ...listBlock('The set afterwards', answer.set === undefined ? [] : [answer.set.join(' ')]),
];
