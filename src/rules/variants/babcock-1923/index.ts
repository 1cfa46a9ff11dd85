import { classicalVariant } from '../classical-variant.js';
import type { Variant } from '../variant.js';
import { babcockGame as game } from './claims.js';
import { examples } from './examples.js';
import { babcock1923 as sheet } from './sheet.js';

/** American Mahjong (Classic), as in Babcock's Red Book. */
export const babcock1923Variant: Variant = classicalVariant(sheet, {
  prefix: 'Babcock1923',
  name: 'American Mahjong (Classic)',
  description:
    'The game of the 1920s craze by Babcock’s Red Book, second edition, 1923: 136 tiles, no flowers, no jokers, no prevailing wind, a limit of 300. Every hand is scored, the losers’ too.',
  claimOrder: ['mahjong', 'kong or pung', 'chow, by the next player only'],
  payments: [
    'Each loser pays the winner the winner’s whole score.',
    'The losers settle the differences of their scores among themselves.',
    'East pays and receives double.',
  ],
  examples,
  game,
});
