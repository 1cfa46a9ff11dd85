import { classicalVariant } from '../classical-variant.js';
import type { Variant } from '../variant.js';
import { britishGame as game } from './claims.js';
import { examples } from './examples.js';
import { british as sheet } from './sheet.js';

/** The British game. */
export const britishVariant: Variant = classicalVariant(sheet, {
  prefix: 'British',
  name: 'Mah Jong, British version',
  description:
    'The British game: flowers and seasons, one chow a hand, nineteen special hands, a limit of 2,000 (1,000 by the profile "bmja"). Two and three players.',
  claimOrder: ['mahjong', 'kong or pung', 'chow, by the next player only, one a hand'],
  payments: [
    'Each loser pays the winner the winner’s whole score.',
    'The losers settle the differences of their scores among themselves.',
    'East pays and receives double, except with two players.',
  ],
  examples,
  game,
});
