import { deckCharleston, deckDeal, deckExchange, deckTally } from '../../table/games.js';
import type { TableRules } from '../../table/rules.js';

/** Deal, Charleston, joker exchange and score sheet of `american-deck-advanced`. */
export const deckAdvancedTable: TableRules = {
  deal: deckDeal('Deck rules, steps 1 and 2'),
  charleston: deckCharleston('Deck rules, step 2 of the rules in detail, advanced rule'),
  exchange: deckExchange('Deck rules, claiming a joker'),
  tally: deckTally('Deck rules, step 8'),
};
