import { classicalVariant } from '../classical-variant.js';
import type { Variant } from '../variant.js';
import { chineseGame as game } from './claims.js';
import { examples } from './examples.js';
import { chinese as sheet } from './sheet.js';

/** The Chinese game. */
export const chineseVariant: Variant = classicalVariant(sheet, {
  prefix: 'Chinese',
  name: 'Mah Jong, Chinese version',
  description:
    'The Chinese game of the Masters Games rules: 136 tiles, prevailing wind, ten special hands, a limit of 2,000. Flowers and seasons by option; two and three players.',
  claimOrder: ['mahjong', 'kong or pung', 'chow, by the next player only'],
  payments: [
    'Each loser pays the winner the winner’s whole score.',
    'The losers settle the differences of their scores among themselves.',
    'East pays and receives double, except with two players.',
  ],
  examples,
  game,
});
