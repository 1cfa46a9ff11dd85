import { beginnerCharleston, deckDeal, deckExchange, deckTally } from '../../table/games.js';
import type { TableRules } from '../../table/rules.js';

/** Deal, Charleston, joker exchange and score sheet of `american-deck-beginner`. */
export const deckBeginnerTable: TableRules = {
  deal: deckDeal('Deck rules, steps 1 and 2'),
  charleston: beginnerCharleston('Deck rules, step 3'),
  exchange: deckExchange('Deck rules, claiming a joker'),
  tally: deckTally('Deck rules, step 8'),
};
