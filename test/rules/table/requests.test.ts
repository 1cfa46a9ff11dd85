import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { charlestonRequest } from '../../../schemas/charleston.js';
import type { VariantShape } from '../../../schemas/common.js';
import { dealRequest } from '../../../schemas/deal.js';
import { handComponents } from '../../../schemas/hand.js';
import { components } from '../../../schemas/index.js';
import { jokerExchangeRequest } from '../../../schemas/joker-exchange.js';
import { operationOptionsSchema } from '../../../schemas/options.js';
import { settleRequest } from '../../../schemas/settle.js';
import { tallyRequest } from '../../../schemas/tally.js';
import { wallRequest } from '../../../schemas/wall.js';
import { operationOptions } from '../../../src/rules/table/rules.js';
import { americanTableExamples, classicalWallExamples } from '../../../src/rules/variants/table-examples.js';
import { tableCases } from './cases.js';
import { TABLES, type TableId } from './sheets.js';

const REQUESTS = {
  wall: wallRequest,
  deal: dealRequest,
  charleston: charlestonRequest,
  'joker-exchange': jokerExchangeRequest,
  tally: tallyRequest,
} as const;
type Name = keyof typeof REQUESTS;
const NAMES = Object.keys(REQUESTS) as Name[];

const checks = (id: TableId) => {
  const { sheet, rules } = TABLES[id];
  const shape: VariantShape = {
    id,
    prefix: 'Test',
    options: sheet.hand.options,
    operationOptions: operationOptions(rules),
    facts: sheet.hand.facts,
    winBy: sheet.hand.winBy,
    players: sheet.hand.players,
    american: rules.charleston !== null,
  };
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    formats: { 'uri-reference': true },
  });
  const all = [
    ...components,
    ...handComponents(shape),
    ...NAMES.map((name) => operationOptionsSchema(shape, name)),
    settleRequest(shape),
    ...NAMES.map((name) => REQUESTS[name](shape)),
  ];
  for (const schema of new Map(all.map((each) => [each.$id, each])).values()) ajv.addSchema(schema);
  return (name: string, body: unknown): string[] => {
    const validate = ajv.getSchema(REQUESTS[name as Name](shape).$id)!;
    validate(body);
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
};

const ids = Object.keys(TABLES) as TableId[];

describe('request schemas of the operations at the table', () => {
  it.each(ids)('%s: worked cases and examples pass, strangers do not', (id) => {
    const check = checks(id);
    for (const { variant, operation, request } of tableCases(...NAMES)) {
      if (variant === id) expect(check(operation, request)).toEqual([]);
    }
    const american = TABLES[id].rules.charleston !== null;
    for (const [operation, examples] of Object.entries(american ? americanTableExamples : classicalWallExamples)) {
      for (const { request } of examples ?? []) expect(check(operation, request)).toEqual([]);
    }
    for (const name of NAMES) expect(check(name, { nobody: 1, hands: {} }).length).toBeGreaterThan(0);
    expect(check('deal', { seed: 's', 'x-note': 1, $schema: 'y' })).toEqual([]);
  });

  it('options of one operation are refused by the others', () => {
    const check = checks('american-deck-beginner');
    const pass = { seat: 'E', charleston: 1, direction: 'left', tiles: '1B 2B 3B' };
    expect(check('charleston', { pass, options: { blindPass: true } })).toEqual([]);
    expect(check('deal', { seed: 's', options: { blindPass: true } })).not.toEqual([]);
    expect(check('deal', { seed: 's', options: { seating: true } })).toEqual([]);
  });
});
