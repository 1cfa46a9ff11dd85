import { americanHand, DECK_HOUSE_RULES } from '../../american/hand-rules.js';
import type { AmericanRules } from '../../american/rules.js';
import { beginnerCard } from './card.js';

/** The beginner's game of the 152-card deck: three sets of four and a pair. */
export const deckBeginnerRules: AmericanRules & { readonly id: 'american-deck-beginner' } = {
  id: 'american-deck-beginner',
  edition: '1',
  hand: americanHand([4], []),
  card: { own: () => beginnerCard, preset: 'deck-beginner', builtIn: { 'deck-beginner': beginnerCard } },
  payments: { thrower: 1, selfDrawn: 2, jokerless: 2, misnamed: null, source: 'Deck rules, step 6' },
  jokerlessSaid: false,
  deadReasons: ['dead.count', 'dead.false_mahjong'],
  houseRules: DECK_HOUSE_RULES,
  lineOptions: [],
};
