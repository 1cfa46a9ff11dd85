import { describe, expect, it } from 'vitest';
import type { CardAnswer } from '../../../schemas/card.js';
import { cardOperation } from '../../../src/rules/american/card-operation.js';
import type { Env } from '../../../src/rules/answer.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { caseFile } from '../../support/cases.js';
import { cardOf, check } from './american-support.js';

const GOOD = 'F*2 2a*4 4b*4 6c*4';
const line = (body: object) => cardOf([body]);
const found = (card: unknown, params = {}) =>
  check(card, params).problems.map(({ code, pointer, offset }) => ({
    code,
    pointer,
    ...(offset === undefined ? {} : { offset }),
  }));
const AT = '/card/sections/0/lines/0';

describe('problems of a card', () => {
  const rows: readonly [string, unknown, { code: string; pointer: string; offset?: number }][] = [
    [
      'a group without a count',
      line({ pattern: 'F*2 2a*4 4b*4 6c*' }),
      { code: 'card.syntax', pointer: `${AT}/pattern`, offset: 17 },
    ],
    [
      'a tile that is none',
      line({ pattern: 'F*2 Qa*4' }),
      { code: 'card.syntax', pointer: `${AT}/pattern`, offset: 4 },
    ],
    [
      'a number without a suit',
      line({ pattern: 'F*2 2*4' }),
      { code: 'card.syntax', pointer: `${AT}/pattern`, offset: 5 },
    ],
    ['an open bracket', line({ pattern: 'F*2[1' }), { code: 'card.syntax', pointer: `${AT}/pattern`, offset: 5 }],
    ['no star', line({ pattern: 'F2' }), { code: 'card.syntax', pointer: `${AT}/pattern`, offset: 1 }],
    ['an empty pattern', line({ pattern: ' ' }), { code: 'card.syntax', pointer: `${AT}/pattern`, offset: 0 }],
    [
      'both a pattern and groups',
      line({ pattern: GOOD, groups: [{ tile: 'F', count: 14 }] }),
      { code: 'card.syntax', pointer: AT, offset: 0 },
    ],
    ['neither', line({}), { code: 'card.syntax', pointer: AT, offset: 0 }],
    [
      'a group as data with a bad tile',
      line({ groups: [{ tile: 'x', count: 14 }] }),
      { code: 'card.syntax', pointer: `${AT}/groups/0/tile`, offset: 1 },
    ],
    [
      'a domain that is none',
      line({ numbers: { x: '1..9' }, pattern: 'xa*4 xb*4 xc*4 F*2' }),
      { code: 'card.syntax', pointer: `${AT}/numbers/x`, offset: 0 },
    ],
    [
      'a size exchange beyond the groups',
      line({ pattern: GOOD, permuteSizes: [0, 4] }),
      { code: 'card.syntax', pointer: AT, offset: 0 },
    ],
    [
      'near in a circle',
      line({
        numbers: { x: { near: 'y', offsets: [0] }, y: { near: 'x', offsets: [0] } },
        pattern: 'xa*4 yb*4 yc*4 F*2',
      }),
      { code: 'card.syntax', pointer: `${AT}/numbers/x`, offset: 0 },
    ],
    [
      'a suit comparison of numbers',
      line({ numbers: { x: '1-9' }, constraints: [{ suitEq: ['x', 'a'] }], pattern: 'xa*4 xb*4 xc*4 F*2' }),
      { code: 'card.syntax', pointer: `${AT}/constraints/0`, offset: 0 },
    ],
    ['13 tiles', line({ pattern: 'F*1 2a*4 4b*4 6c*4' }), { code: 'card.total_not_14', pointer: `${AT}/pattern` }],
    [
      '15 tiles as data',
      line({
        groups: [
          { tile: 'F', count: 3 },
          { tile: '2a', count: 12 },
        ],
      }),
      { code: 'card.total_not_14', pointer: `${AT}/groups` },
    ],
    [
      'a number variable',
      line({ pattern: 'F*2 xa*4 xb*4 xc*4' }),
      { code: 'card.unknown_variable', pointer: `${AT}/pattern`, offset: 4 },
    ],
    [
      'a wind variable',
      line({ pattern: 'F*2 Wu*4 2b*4 2c*4' }),
      { code: 'card.unknown_variable', pointer: `${AT}/pattern`, offset: 4 },
    ],
    [
      'a kind variable',
      line({ pattern: 'F*2 Kk*4 2b*4 2c*4' }),
      { code: 'card.unknown_variable', pointer: `${AT}/pattern`, offset: 4 },
    ],
    [
      'a base of near',
      line({ numbers: { x: { near: 'z', offsets: [0] } }, pattern: 'xa*4 xb*4 xc*4 F*2' }),
      { code: 'card.unknown_variable', pointer: `${AT}/numbers/x` },
    ],
    [
      'a variable of a constraint',
      line({ pattern: GOOD, numbers: { w: '1-9' }, constraints: [{ lt: ['v', 'w'] }] }),
      { code: 'card.unknown_variable', pointer: `${AT}/constraints/0` },
    ],
    [
      'a variable of a case',
      line({ pattern: GOOD, cases: [{ v: [1] }] }),
      { code: 'card.unknown_variable', pointer: `${AT}/cases/0/v` },
    ],
    [
      'an unused number variable',
      line({ numbers: { x: '1-9' }, pattern: GOOD }),
      { code: 'card.unused_variable', pointer: `${AT}/numbers/x` },
    ],
    [
      'an unused suit variable',
      line({ suits: [{ vars: ['a', 'b', 'c'] }], pattern: 'F*2 2a*4 4b*4 6b*4' }),
      { code: 'card.unused_variable', pointer: `${AT}/suits/0` },
    ],
    [
      'a list of no numbers',
      line({ numbers: { x: [] }, pattern: 'xa*4 xb*4 xc*4 F*2' }),
      { code: 'card.empty_domain', pointer: `${AT}/numbers/x` },
    ],
    [
      'a case that leaves nothing',
      line({ numbers: { x: '1-4' }, cases: [{ x: '5-9' }], pattern: 'xa*4 xb*4 xc*4 F*2' }),
      { code: 'card.empty_domain', pointer: `${AT}/cases/0/x` },
    ],
    [
      'constraints that leave nothing',
      line({
        numbers: { x: '1-4', y: '1-4' },
        constraints: [{ lt: ['x', 'y'] }, { lt: ['y', 'x'] }],
        pattern: 'xa*4 yb*4 xc*4 F*2',
      }),
      { code: 'card.empty_domain', pointer: AT },
    ],
    [
      'four different suits',
      line({ pattern: 'F*2 2a*3 4b*3 6c*3 8d*3' }),
      { code: 'card.empty_domain', pointer: `${AT}/pattern` },
    ],
    [
      'a partition of four different suits',
      line({ suits: [{ vars: ['a', 'b', 'c', 'd'], partitions: ['abcd'] }], pattern: 'F*2 2a*3 4b*3 6c*3 8d*3' }),
      { code: 'card.empty_domain', pointer: `${AT}/suits/0` },
    ],
    [
      'a number above 9',
      line({ numbers: { x: '1-9' }, pattern: 'F*2 xa*4 x+1b*4 x+1c*4' }),
      { code: 'card.number_range', pointer: AT },
    ],
    [
      'a number near another above 9',
      line({ numbers: { x: '1-9', y: { near: 'x', offsets: [1] } }, pattern: 'F*2 xa*4 yb*4 yc*4' }),
      { code: 'card.number_range', pointer: AT },
    ],
    [
      'a domain beyond 9',
      line({ numbers: { x: [8, 12] }, pattern: 'F*2 xa*4 xb*4 xc*4' }),
      { code: 'card.number_range', pointer: `${AT}/numbers/x` },
    ],
    [
      'a zero that is no soap',
      line({ numbers: { x: { from: 0, to: 2 } }, pattern: 'F*2 xa*4 xb*4 xc*4' }),
      { code: 'card.number_range', pointer: AT },
    ],
    [
      'five singles of one kind',
      line({ pattern: 'E*1 E*2 E*2 2b*4 2c*5' }),
      { code: 'card.strict_over_copies', pointer: AT },
    ],
    ['ten jokers', line({ pattern: 'J*4 R*5 R*5' }), { code: 'card.forced_jokers', pointer: AT }],
    [
      'a joker in a pair',
      line({ pattern: 'F*2[1] 2a*4 4b*4 6c*4' }),
      { code: 'card.joker_in_small_group', pointer: `${AT}/pattern`, offset: 0 },
    ],
    [
      'a joker in a pair, as data',
      line({
        groups: [
          { tile: 'F', count: 2, jokers: 1 },
          { tile: '2a', count: 4 },
          { tile: '4b', count: 4 },
          { tile: '6c', count: 4 },
        ],
      }),
      { code: 'card.joker_in_small_group', pointer: `${AT}/groups/0` },
    ],
    ['no value', line({ value: 0, pattern: GOOD }), { code: 'card.value', pointer: `${AT}/value` }],
    [
      'a negative price of two',
      line({ value: { exposed: 25, concealed: -5 }, pattern: GOOD }),
      { code: 'card.value', pointer: `${AT}/value` },
    ],
    [
      'a parameter that nobody gives',
      line({ numbers: { x: { param: 'year', digit: 0 } }, pattern: 'F*2 xa*4 xb*4 xc*4' }),
      { code: 'card.param_missing', pointer: `${AT}/numbers/x` },
    ],
    [
      'a line id twice',
      cardOf([{ pattern: GOOD }, { id: 'L1', pattern: 'F*2 1a*4 4b*4 6c*4' }]),
      { code: 'card.duplicate_id', pointer: '/card/sections/0/lines/1/id' },
    ],
    [
      'a line twice',
      cardOf([{ pattern: GOOD }, { pattern: '6b*4 F*2 4a*4 2c*4' }]),
      { code: 'card.duplicate_line', pointer: '/card/sections/0/lines/1' },
    ],
    [
      'a line with free kinds twice',
      cardOf([
        { kinds: { k: {} }, pattern: 'Kk*4 E*4 S*4 W*2' },
        { kinds: { l: {} }, pattern: 'E*4 Kl*4 S*4 W*2' },
      ]),
      { code: 'card.duplicate_line', pointer: '/card/sections/0/lines/1' },
    ],
  ];
  it.each(rows)('%s', (_, card, problem) => {
    expect(found(card)).toEqual([problem]);
  });

  it('lists all of them, and hides later checks behind a syntax or total error', () => {
    const card = cardOf([
      { value: 0, pattern: 'F*2 2a*4 4b*4 6c*' },
      { pattern: 'F*3 xa*4 xb*4 xc*4' },
      { pattern: 'F*2[1] ya*4 yb*4 yc*4' },
    ]);
    expect(found(card).map(({ code }) => code)).toEqual([
      'card.value',
      'card.syntax',
      'card.total_not_14',
      'card.unknown_variable',
      'card.joker_in_small_group',
    ]);
  });

  it('warnings do not stop the use of a card', () => {
    const answer = run({ card: line({ numbers: { x: '1-9' }, pattern: GOOD }) });
    expect(answer.usable).toBe(true);
    expect(answer.problems).toMatchObject([{ code: 'card.unused_variable', severity: 'warning' }]);
  });

  it('params of the request come before those of the card', () => {
    const card = caseFile('feature-card.json');
    const year = (params: Record<string, number>) => {
      const { card: compiled } = check(card, params);
      return compiled!.lines.find(({ line: l }) => l.id === 'L06')!.variants;
    };
    expect(year({})).toBe(6);
    expect(year({ year: 2030 })).toBe(3);
    expect(found(card, { year: 27 }).map(({ code }) => code)).toEqual(['card.param_missing', 'card.param_missing']);
  });
});

const env: Env = { findCard: (id) => (id === 'mine' ? line({ pattern: GOOD }) : undefined), cardCache: new Map() };
const run = (request: object): CardAnswer => {
  const outcome = cardOperation(leagueRules)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

describe('the card operation', () => {
  it('answers with the parsed form: both forms of a line are the same', () => {
    const asText = run({ card: line({ numbers: { x: '1-7' }, pattern: 'xa*3! x+2b*5[2] 8c*4~ F*2' }) });
    const asData = run({
      card: line({
        numbers: { x: '1-7' },
        groups: [
          { tile: 'xa', count: 3, jokers: 0 },
          { tile: 'x+2b', count: 5, jokers: 2 },
          { tile: '8c', count: 4, wild: true },
          { tile: 'F', count: 2 },
        ],
      }),
    });
    expect(asText.card!.sections).toEqual(asData.card!.sections);
    expect(asText.card!.sections[0]!.lines[0]!.bodies[0]).toEqual([
      { tile: 'xa', count: 3, jokers: 0, wild: false },
      { tile: 'x+2b', count: 5, jokers: 2, wild: false },
      { tile: '8c', count: 4, jokers: 4, wild: true },
      { tile: 'F', count: 2, jokers: 0, wild: false },
    ]);
    expect(asText.variants).toEqual({ L1: 42 });
    expect(asText.forcedJokers).toEqual({ L1: 1 });
    expect(asText.callable).toEqual({ L1: ['xa*3', 'x+2b*5', '8c*4'] });
  });

  it('counts variants after merging', () => {
    expect(run({ card: line({ numbers: { x: '1-9', y: '1-9' }, pattern: 'xa*4 ya*4 E*4 W*2' }) }).variants).toEqual({
      L1: 135,
    });
    expect(run({ card: line({ or: [{ pattern: GOOD }, { pattern: '6a*4 F*2 4b*4 2c*4' }] }) }).variants).toEqual({
      L1: 6,
    });
  });

  it('gives no number for free kinds', () => {
    expect(run({ card: line({ kinds: { k: {} }, pattern: 'Kk*4 E*4 S*4 W*2' }) }).variants).toEqual({ L1: null });
  });

  it('gives numbers for the lines that could be read, whatever their id', () => {
    const lines = [{ pattern: GOOD }, { pattern: 'F*' }, { id: '__proto__', pattern: GOOD }, { pattern: 'F*3' }];
    const answer = run({ card: cardOf(lines) });
    expect(answer.usable).toBe(false);
    for (const record of [answer.variants, answer.forcedJokers, answer.callable]) {
      expect(Object.keys(record)).toEqual(['L1', '__proto__']);
    }
    expect(Object.entries(answer.variants)).toEqual([
      ['L1', 6],
      ['__proto__', 6],
    ]);
  });

  it('calls no group of a concealed line callable', () => {
    expect(run({ card: line({ mode: 'concealed', pattern: GOOD }) }).callable).toEqual({ L1: [] });
  });

  it('finds built-in cards and those of the operator by id', () => {
    expect(run({}).card!.id).toBe('practice');
    expect(run({ card: 'mine' }).variants).toEqual({ L1: 6 });
    const outcome = cardOperation(leagueRules)({ card: 'nowhere' }, env);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'card.not_found', pointer: '/card' }] });
  });

  it('names the same content by the same hash, whatever the order of members', () => {
    const one = run({
      card: {
        id: 'c',
        title: 'C',
        sections: [{ id: 's', lines: [{ id: 'l', value: 1, mode: 'exposed', pattern: GOOD }] }],
      },
    });
    const other = run({
      card: {
        sections: [{ lines: [{ pattern: GOOD, mode: 'exposed', value: 1, id: 'l' }], id: 's' }],
        title: 'C',
        id: 'c',
      },
    });
    expect(one.card!.hash).toBe(other.card!.hash);
    expect(one.card!.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('answers the same from the cache', () => {
    expect(run({ card: 'practice' })).toEqual(run({ card: 'practice' }));
    const fresh = cardOperation(leagueRules)({ card: 'practice' }, { ...env, cardCache: new Map() });
    expect(fresh).toEqual({ ok: true, value: run({ card: 'practice' }) });
  });
});
