import { americanVariant } from '../american-variant.js';
import { deckSources } from '../deck-sources.js';
import type { Variant } from '../variant.js';
import { deckAdvancedGame } from './claims.js';
import { examples } from './examples.js';
import { chartLines } from './lines.js';
import { deckAdvancedRules } from './rules.js';

/** The advanced game of the 152-card deck. */
export const americanDeckAdvancedVariant: Variant = americanVariant(deckAdvancedRules, {
  prefix: 'AmericanDeckAdvanced',
  name: 'American Mahjong deck, advanced game',
  description:
    'The 152-card deck game with the chart’s ten types of winning hand; every opponent pays the same. One round, 650 points each to start with. Readings of the chart are options.',
  claimOrder: ['mahjong', 'any set'],
  payments: [
    'Every opponent pays the winner the value of the line; the discarder pays no more than the others.',
    'Drawn by the winner: double. Without a joker: double. Both: four times.',
    'East pays and receives single; nobody pays if the pile runs out.',
  ],
  jokers: [
    'Jokers stand in groups of three or more, with at least one natural card in each.',
    'No jokers in pairs and singles. A discarded joker cannot be called.',
  ],
  sources: deckSources,
  lines: chartLines,
  examples,
  game: deckAdvancedGame(deckAdvancedRules.payments),
});
