import type { PaymentRules } from '../../american/rules.js';
import type { ClaimRules } from '../../table/claim-rules.js';
import { valueSettlement } from '../judges/american-judge.js';
import type { TableGame } from '../table-operations.js';
import { deckAdvancedTable } from './table.js';

/** Claims of `american-deck-advanced`. */
export const deckAdvancedClaims: ClaimRules = {
  order: [['mahjong'], ['pung', 'kong', 'quint', 'sextet']],
  commitments: false,
  lateAfter: ['racked', 'discarded', 'declared', 'exchanging'],
  chow: { players: [], mostPerHand: 0 },
  jokers: true,
  misnamedIsVoid: true,
  falseMahjongKeepsTile: true,
  kong: { drawsLoose: false, ownTurn: false, afterLastTile: () => true },
  robbing: null,
  exhausted: 'wall-game',
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
