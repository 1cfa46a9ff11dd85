import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Envelope, Operation } from '../../../src/rules/answer.js';
import { PROBLEM_CODES } from '../../../src/rules/problem-codes.js';
import { charlestonOperation } from '../../../src/rules/table/charleston.js';
import { dealOperation } from '../../../src/rules/table/deal.js';
import { jokerExchangeOperation } from '../../../src/rules/table/joker-exchange.js';
import { tallyOperation } from '../../../src/rules/table/tally.js';
import { wallOperation } from '../../../src/rules/table/wall.js';
import { answerErrors } from './answers.js';
import { env, TABLES, type TableId } from './sheets.js';

const ids = Object.keys(TABLES) as TableId[];
const american = ids.filter((id) => TABLES[id].rules.charleston !== null);

const seat = fc.constantFrom('E', 'S', 'W', 'N');
const token = fc.constantFrom(
  '1B',
  '9B',
  '5C',
  '5D',
  'E',
  'N',
  'R',
  'P',
  '1F',
  'F',
  'J',
  '0',
  'blank',
  '2E',
  'soap',
  '',
  '🀄',
);
const tiles = fc.oneof(
  fc.array(token, { maxLength: 16 }),
  fc.string({ maxLength: 30 }),
  fc.constant('123B 456C 789D EE RR'),
);
const bySeat = <T>(each: fc.Arbitrary<T>) => fc.record({ E: each, S: each, W: each, N: each }, { requiredKeys: [] });
const table = fc.record({ players: fc.constantFrom(2, 3, 4, 5) }, { requiredKeys: [] });
const options = fc.record(
  { flowers: fc.boolean(), seating: fc.boolean(), rounds: fc.integer({ min: 1, max: 4 }), ownExposure: fc.boolean() },
  { requiredKeys: [] },
);

const wall = fc.record(
  {
    tiles,
    hands: bySeat(tiles),
    melds: bySeat(
      fc.array(fc.oneof(tiles, fc.record({ tile: token, count: fc.nat(14), jokers: fc.nat(14) })), { maxLength: 3 }),
    ),
    bonus: bySeat(tiles),
    discards: tiles,
    wall: tiles,
    phase: fc.constantFrom('between-turns', 'holding'),
    table,
    options,
  },
  { requiredKeys: [] },
);
const seeded = fc.record({ seed: fc.string({ minLength: 1, maxLength: 9 }), table: fc.constant({}) });
const anyDeal = fc.record(
  {
    tiles,
    seed: fc.string({ minLength: 1, maxLength: 5 }),
    dice: fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 6 })), { maxLength: 3 }),
    table,
    options,
  },
  { requiredKeys: [] },
);
const deal = fc.oneof(anyDeal, seeded);
const pass = fc.record(
  {
    seat,
    charleston: fc.constantFrom(1, 2, 'courtesy'),
    direction: fc.constantFrom('right', 'across', 'left'),
    tiles,
    blind: fc.nat(3),
    agreed: fc.nat(3),
  },
  { requiredKeys: ['seat', 'charleston', 'direction', 'tiles'] },
);
const dance = { hands: bySeat(tiles), stop: fc.array(seat), wish: fc.array(seat), agreed: fc.nat(3) };
const charleston = fc.oneof(
  fc.record({ pass, ...dance }, { requiredKeys: ['pass'] }),
  fc.record({ passes: fc.array(pass, { maxLength: 12 }), ...dance }, { requiredKeys: ['passes'] }),
);
const exchange = fc.record(
  {
    seat,
    turn: fc.record({ seat, stage: fc.constantFrom('before-draw', 'drawn', 'exposing', 'exposed') }),
    tile: token,
    hand: fc.record(
      {
        concealed: tiles,
        melds: fc.array(
          tiles.filter((each) => typeof each === 'string'),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: ['concealed'] },
    ),
    set: fc.record(
      { seat, tiles: fc.oneof(tiles, fc.constant('555D J')), dead: fc.boolean() },
      { requiredKeys: ['seat', 'tiles'] },
    ),
    wanted: fc.array(seat, { maxLength: 4 }),
    options,
  },
  { requiredKeys: ['seat', 'turn', 'tile', 'hand', 'set'] },
);
const name = fc.constantFrom('Ana', 'Ben', 'Cy', 'Dee', 'Eve', '__proto__', 'constructor', '');
const net = fc.dictionary(name, fc.integer({ min: -100, max: 100 }), { maxKeys: 4 });
const tally = fc.record(
  {
    players: fc.uniqueArray(name, { minLength: 1, maxLength: 6 }),
    start: fc.oneof(fc.integer(), net),
    hands: fc.array(
      fc.oneof(
        fc.record({ net, winner: fc.option(name) }),
        fc.record({
          net: fc.tuple(name, name, fc.nat(500)).map(([a, b, n]) => (a === b ? {} : { [a]: n, [b]: -n })),
          winner: fc.option(name),
        }),
      ),
      { maxLength: 8 },
    ),
    options: fc.record(
      {
        rounds: fc.integer({ min: 1, max: 4 }),
        sticks: fc.dictionary(fc.constantFrom('500', '100', '10', '2', '3'), fc.nat(20)),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['players', 'hands'] },
);

type Run = (id: TableId) => Operation<never, Envelope>;

const FUZZ: readonly [string, readonly TableId[], fc.Arbitrary<unknown>, Run][] = [
  ['wall', ids, wall, (id) => wallOperation(TABLES[id].sheet)],
  ['deal', ids, deal, (id) => dealOperation(TABLES[id].sheet, TABLES[id].rules)],
  ['charleston', american, charleston, (id) => charlestonOperation(TABLES[id].sheet, TABLES[id].rules.charleston!)],
  ['joker-exchange', american, exchange, (id) => jokerExchangeOperation(TABLES[id].sheet, TABLES[id].rules.exchange!)],
  [
    'tally',
    ids,
    tally,
    (id) =>
      tallyOperation(TABLES[id].sheet, TABLES[id].rules, () => {
        throw new Error('Plain nets only');
      }),
  ],
];

describe('whatever is sent: an answer that fits its schema, or coded problems with pointers', () => {
  it.each(FUZZ)('%s', (operation, games, request, run) => {
    let answers = 0;
    fc.assert(
      fc.property(fc.constantFrom(...games), request, (id, body) => {
        const outcome = run(id)(body as never, env);
        if (outcome.ok) {
          answers++;
          expect(answerErrors(operation, outcome.value)).toEqual([]);
          expect(outcome.value.summary).not.toBe('');
          expect(JSON.stringify(outcome.value)).not.toMatch(/undefined|NaN/);
          return;
        }
        expect(outcome.problems.length).toBeGreaterThan(0);
        for (const problem of outcome.problems) {
          expect(PROBLEM_CODES).toHaveProperty([problem.code]);
          expect(problem.pointer === '' || problem.pointer.startsWith('/')).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
    expect(answers).toBeGreaterThan(10);
  });
});
