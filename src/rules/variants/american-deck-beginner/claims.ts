import type { PaymentRules } from '../../american/rules.js';
import type { ClaimRules } from '../../table/claim-rules.js';
import { leagueClaims } from '../american-league/claims.js';
import { valueSettlement } from '../judges/american-judge.js';
import type { TableGame } from '../table-operations.js';
import { deckBeginnerTable } from './table.js';

/** Claims of `american-deck-beginner`: as the league where the rules are silent, but turn order alone decides. */
export const deckBeginnerClaims: ClaimRules = {
  ...leagueClaims,
  commitments: false,
  jokerExchange: deckBeginnerTable.exchange,
  options: deckBeginnerTable.exchange?.options ?? [],
  source: 'Deck rules, calling a discard; read as the league where silent',
};

/** Every hand of the beginner game is worth this. */
const BEGINNER_VALUE = 50;

/** All that `american-deck-beginner` does at the table. */
export const deckBeginnerGame = (payments: PaymentRules): TableGame => ({
  table: deckBeginnerTable,
  claims: deckBeginnerClaims,
  settlement: valueSettlement(payments, BEGINNER_VALUE),
});
