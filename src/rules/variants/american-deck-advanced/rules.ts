import { americanHand, DECK_HOUSE_RULES } from '../../american/hand-rules.js';
import type { AmericanRules } from '../../american/rules.js';
import { advancedCard } from './card.js';
import { lineOptions, options } from './options.js';

/** The advanced game of the 152-card deck: the chart's ten types of hand. */
export const deckAdvancedRules: AmericanRules & { readonly id: 'american-deck-advanced' } = {
  id: 'american-deck-advanced',
  edition: '1',
  hand: americanHand([3, 4, 5], options),
  card: { own: advancedCard, preset: 'deck-advanced', builtIn: { 'deck-advanced': advancedCard({}) } },
  payments: { thrower: 1, selfDrawn: 2, jokerless: 2, misnamed: null, source: 'Deck rules, step 6' },
  jokerlessSaid: false,
  deadReasons: ['dead.count', 'dead.false_mahjong'],
  houseRules: DECK_HOUSE_RULES,
  lineOptions,
};
