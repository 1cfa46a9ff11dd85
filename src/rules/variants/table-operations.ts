import type { VariantShape } from '../../../schemas/common.js';
import { charlestonOperation } from '../table/charleston.js';
import { claimOperation } from '../table/claim.js';
import { claimOptionsOperation } from '../table/claim-options.js';
import type { ClaimRules } from '../table/claim-rules.js';
import { dealOperation } from '../table/deal.js';
import { jokerExchangeOperation } from '../table/joker-exchange.js';
import type { JudgeHook } from '../table/judge.js';
import { operationOptions, type TableRules, type TableSheet } from '../table/rules.js';
import { settleOperation } from '../table/settle.js';
import type { ScoreHook, SettleRules } from '../table/settle-rules.js';
import { tallyOperation } from '../table/tally.js';
import { wallOperation } from '../table/wall.js';
import type { Variant } from './variant.js';

/** What a game does at the table, as data. */
export interface TableGame {
  readonly table: TableRules;
  readonly claims: ClaimRules;
  readonly settlement: SettleRules;
}

/** What the operations at the table ask of the game's hands. */
export interface TableHooks {
  readonly judge: JudgeHook;
  readonly score: ScoreHook;
}

/** Every operation at the table that the game has. */
export const tableOperations = (
  sheet: TableSheet,
  { table, claims, settlement }: TableGame,
  { judge, score }: TableHooks,
): Variant['operations'] => {
  const { id, edition, hand } = sheet;
  const claiming = { id, edition, hand, claims, judge };
  const settle = settleOperation({ id, edition, hand, settle: settlement, score });
  return {
    claim: claimOperation(claiming),
    'claim-options': claimOptionsOperation(claiming),
    settle,
    tally: tallyOperation(sheet, table, settle, settlement.options),
    wall: wallOperation(sheet),
    deal: dealOperation(sheet, table),
    ...(table.charleston === null ? {} : { charleston: charlestonOperation(sheet, table.charleston) }),
    ...(table.exchange === null ? {} : { 'joker-exchange': jokerExchangeOperation(sheet, table.exchange) }),
  };
};

/** Options that single operations take, for the shape of the variant. */
export const tableOptions = ({ table, claims, settlement }: TableGame): VariantShape['operationOptions'] & object => ({
  ...operationOptions(table),
  claim: claims.options,
  'claim-options': claims.options,
  settle: settlement.options,
  tally: [...settlement.options, ...table.tally.options],
});

/** What the rule sheet of the variant says about the table: walls, deal, Charleston, exchange, score sheet, as data. */
export const tableAnswer = ({ table, claims, settlement }: TableGame) => ({
  table: {
    deal: table.deal,
    ...(table.charleston === null ? {} : { charleston: table.charleston }),
    ...(table.exchange === null ? {} : { jokerExchange: table.exchange }),
    tally: table.tally,
    claimOptions: claims.options,
    settleOptions: settlement.options,
  },
});
