import type { OptionSpec } from '../../../../schemas/common.js';
import type { PaymentRules } from '../../american/rules.js';
import type { ClaimRules } from '../../table/claim-rules.js';
import { valueSettlement } from '../judges/american-judge.js';
import type { TableGame } from '../table-operations.js';
import { leagueTable } from './table.js';

/** Claims of `american-league`. */
export const leagueClaims: ClaimRules = {
  order: [['mahjong'], ['pung', 'kong', 'quint', 'sextet']],
  commitments: true,
  lateAfter: ['racked', 'discarded', 'declared', 'exchanging'],
  chow: { players: [], mostPerHand: 0 },
  jokers: true,
  misnamedIsVoid: true,
  falseMahjongKeepsTile: true,
  kong: { drawsLoose: false, ownTurn: false, afterLastTile: () => true },
  robbing: null,
  exhausted: 'wall-game',
  jokerExchange: leagueTable.exchange,
  options: leagueTable.exchange?.options ?? [],
  source: 'League rules: calling a discard, order of calls, commitments',
};

const settlementOptions: readonly OptionSpec[] = [
  {
    id: 'challengePenalty',
    type: 'integer',
    default: 50,
    minimum: 0,
    maximum: 100_000,
    meaning: 'What a false accusation of a dead hand costs, from the accuser to the accused, where no amount is sent.',
  },
  {
    id: 'pie',
    type: 'integer',
    default: null,
    minimum: 0,
    maximum: 1_000_000,
    meaning: 'The most that one player can lose in a session, applied last; null: no such limit.',
  },
  {
    id: 'bettor',
    type: 'enum',
    values: ['none', 'E', 'S', 'W', 'N', 'wall-game'],
    default: 'none',
    meaning:
      'What a fifth player backs: a seat, and gains or pays what that seat does for the hand; or a wall game, and a right bet gets 25 from each.',
  },
  {
    id: 'house',
    type: 'object',
    default: null,
    meaning: 'Named multipliers of what is paid for the hand: hot and cold walls, exposed sets and the like.',
    schema: {
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'label', 'factor', 'who'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 64 },
          label: { type: 'string', maxLength: 100 },
          factor: { type: 'integer', minimum: 1, maximum: 10 },
          who: { type: 'string', enum: ['thrower', 'all'] },
        },
      },
    },
  },
];

/** All that `american-league` does at the table. */
export const leagueGame = (payments: PaymentRules): TableGame => ({
  table: leagueTable,
  claims: leagueClaims,
  settlement: valueSettlement(payments, null, settlementOptions),
});
