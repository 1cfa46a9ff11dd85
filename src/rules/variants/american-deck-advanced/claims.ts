import type { PaymentRules } from '../../american/rules.js';
import type { ClaimRules } from '../../table/claim-rules.js';
import { leagueClaims } from '../american-league/claims.js';
import { valueSettlement } from '../judges/american-judge.js';
import type { TableGame } from '../table-operations.js';
import { deckAdvancedTable } from './table.js';

/** Claims of `american-deck-advanced`: as the league where the rules are silent, but turn order alone decides. */
export const deckAdvancedClaims: ClaimRules = {
  ...leagueClaims,
  commitments: false,
  jokerExchange: deckAdvancedTable.exchange,
  options: deckAdvancedTable.exchange?.options ?? [],
  source: 'Deck rules, calling a discard; read as the league where silent',
};

/** All that `american-deck-advanced` does at the table. */
export const deckAdvancedGame = (payments: PaymentRules): TableGame => ({
  table: deckAdvancedTable,
  claims: deckAdvancedClaims,
  settlement: valueSettlement(payments, null),
});
