import { americanVariant } from '../american-variant.js';
import { deckSources } from '../deck-sources.js';
import type { Variant } from '../variant.js';
import { deckBeginnerGame } from './claims.js';
import { examples } from './examples.js';
import { deckBeginnerRules } from './rules.js';

/** The beginner's game of the 152-card deck. */
export const americanDeckBeginnerVariant: Variant = americanVariant(deckBeginnerRules, {
  prefix: 'AmericanDeckBeginner',
  name: 'American Mahjong deck, beginner’s game',
  description:
    'The 152-card deck game for beginners: three sets of four and a pair, eight jokers, every opponent pays the same. One round, 650 points each to start with.',
  claimOrder: ['mahjong', 'a set of four'],
  payments: [
    'Every opponent pays the winner 50; the discarder pays no more than the others.',
    'Drawn by the winner: 100 each. Without a joker: 100 each. Both: 200 each.',
    'East pays and receives single; nobody pays if the pile runs out.',
  ],
  jokers: [
    'Up to three jokers stand in a set of four: at least one card is natural.',
    'No jokers in the pair. A discarded joker cannot be called.',
  ],
  sources: deckSources,
  lines: [
    {
      id: 'three-kongs-and-pair',
      name: 'Three sets of four and a pair',
      value: 50,
      tiles: 'Three sets of four of any kinds and any pair.',
      example: {
        tiles: ['9C', '9C', '9C', '9C', '8D', '8D', '8D', '8D', 'G', 'G', 'G', 'J', '7D', '7D'],
        request: { hand: { concealed: '9999C 8888D GGG J 77D' }, win: { tile: '7D', by: 'wall' } },
      },
      source: 'Deck rules, the object of the game',
    },
  ],
  examples,
  game: deckBeginnerGame(deckBeginnerRules.payments),
});
