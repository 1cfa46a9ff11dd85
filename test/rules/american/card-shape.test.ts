import { describe, expect, it } from 'vitest';
import { readPattern, readWholeTile } from '../../../src/rules/american/pattern.js';
import { readCard } from '../../../src/rules/american/read-card.js';
import type { Problem } from '../../../src/rules/problem.js';
import { cardOf, check } from './american-support.js';

const GOOD = 'F*2 2a*4 4b*4 6c*4';
const VARIED = 'F*2 xa*4 xb*4 xc*4';
const line = (body: object, more: object = {}) => cardOf([body], more);
const AT = '/card/sections/0/lines/0';

/** What is wrong, one entry a problem: its pointer, and what was expected there or its code. Warnings are left out. */
const wrong = (card: unknown, params: object = {}): string[] =>
  check(card, params as Record<string, number>)
    .problems.filter(({ severity }) => severity !== 'warning')
    .map(({ code, pointer, expected }) => `${pointer} ${typeof expected === 'string' ? expected : code}`);

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const letters = (count: number): string[] => [...'abcdefghijklmnopqrstuvwxyz'].slice(0, count);

describe('the shape of a card', () => {
  it.each([null, 7, 'card', [], true])('%j is no card', (card) => {
    expect(wrong(card)).toEqual(['/card a card']);
  });

  it.each([
    ['sections that are no list', { sections: {} }],
    ['no section', { sections: [] }],
    ['61 sections', { sections: times(61, () => ({})) }],
  ])('%s', (_, more) => {
    expect(wrong({ id: 'x', title: 'X', ...more })).toEqual(['/card/sections a list of 1 to 60 sections']);
  });

  it('60 sections are as many as there may be', () => {
    const sections = times(60, (i) => ({
      id: `s${i}`,
      lines: [{ id: `l${i}`, value: 25, pattern: `F*2 E*${i === 0 ? 4 : 3} S*4 W*${i === 0 ? 4 : 5}` }],
    }));
    expect(wrong({ id: 'x', title: 'X', sections }).some((text) => text.startsWith('/card/sections '))).toBe(false);
  });

  it.each([null, [], 'lines', {}, { id: 's' }, { id: 's', lines: [] }, { id: 's', lines: {} }])(
    '%j is no section; those after it are still read',
    (section) => {
      const sections = [section, { id: 't', lines: [{ id: 'l', value: 0, pattern: GOOD }] }];
      expect(wrong({ id: 'x', title: 'X', sections })).toEqual([
        '/card/sections/0 a section with its lines',
        '/card/sections/1/lines/0/value card.value',
      ]);
    },
  );

  it.each([
    ['of a card', { ...line({ pattern: GOOD }), 'a/b~c': 1 }, /^\/card\/a~1b~0c only schema, id, title, .* here$/],
    ['of a line', line({ pattern: GOOD, points: 3 }), /^\/card\/sections\/0\/lines\/0\/points only id, value, mode, /],
    ['of a body', line({ or: [{ pattern: GOOD, value: 3 }] }), /\/or\/0\/value only pattern, groups, suits, /],
  ])('an unknown member %s, and which there are', (_, card, expected) => {
    expect(wrong(card)).toEqual([expect.stringMatching(expected)]);
  });

  it('an unknown member of a section', () => {
    const card = {
      id: 'x',
      title: 'X',
      sections: [{ id: 's', line: 1, lines: [{ id: 'l', value: 1, pattern: GOOD }] }],
    };
    expect(wrong(card)).toEqual(['/card/sections/0/line only id, name, jokerlessBonus, lines, note, print here']);
  });

  it('notes are allowed everywhere: $schema, x-…, note, print', () => {
    const notes = { $schema: 'https://example.com', 'x-mine': [], note: 'a', print: 'b' };
    const card = {
      ...notes,
      schema: 1,
      id: 'x',
      title: 'X',
      params: { $schema: 'y', 'x-y': 'z' },
      sections: [{ ...notes, id: 's', lines: [{ ...notes, id: 'l', value: 1, or: [{ ...notes, pattern: GOOD }] }] }],
    };
    expect(wrong(card)).toEqual([]);
  });

  it('names of sections and cards are optional', () => {
    const list: Problem[] = [];
    const lines = [{ id: 'l', value: 1, pattern: GOOD }];
    const read = (card: object) => readCard(card, {}, '', { list });
    expect(read({ id: 'x', sections: [{ id: 's', lines }] })).toMatchObject({
      id: 'x',
      title: 'x',
      sections: [{ id: 's', name: 's', lines: [{ mode: 'exposed', note: null, jokerlessBonus: true }] }],
    });
    expect(read({ sections: [{ id: 's', name: 'S', jokerlessBonus: false, lines }] })).toMatchObject({
      id: '',
      title: '',
      sections: [{ name: 'S', lines: [{ jokerlessBonus: false }] }],
    });
    expect(
      read({
        id: 'x',
        title: 'X',
        sections: [{ id: 's', lines: [{ ...lines[0], jokerlessBonus: false, note: 'n' }] }],
      }),
    ).toMatchObject({ title: 'X', sections: [{ lines: [{ jokerlessBonus: false, note: 'n' }] }] });
    expect(list).toEqual([]);
  });

  it.each([
    ['a version', { ...line({ pattern: GOOD }), schema: 2 }, ['/card/schema 1, the version of the language']],
    ['params that are a list', line({ pattern: GOOD }, { params: [1] }), ['/card/params whole numbers by name']],
    ['a param below 0', line({ pattern: GOOD }, { params: { y: -1 } }), ['/card/params/y a whole number, 0 or more']],
    [
      'half a param',
      line({ pattern: GOOD }, { params: { 'a/b': 0.5 } }),
      ['/card/params/a~1b a whole number, 0 or more'],
    ],
    ['a line that is none', { sections: [{ id: 's', lines: [3] }] }, ['/card/sections/0/lines/0 a line']],
    ['a mode', line({ pattern: GOOD, mode: 'open' }), [`${AT}/mode "exposed" or "concealed"`]],
    ['a flag of a line', line({ pattern: GOOD, jokerlessBonus: 1 }), [`${AT}/jokerlessBonus true or false`]],
    ['an id that is a number', line({ pattern: GOOD, id: 3 }), [`${AT}/id an id of 1 to 64 characters`]],
    ['an empty id', line({ pattern: GOOD, id: '' }), [`${AT}/id an id of 1 to 64 characters`]],
    ['an id of 65 characters', line({ pattern: GOOD, id: 'x'.repeat(65) }), [`${AT}/id an id of 1 to 64 characters`]],
    ['an id of 64 characters', line({ pattern: GOOD, id: 'x'.repeat(64) }), []],
    ['a param of 0', line({ pattern: GOOD }, { params: { y: 0 } }), []],
  ])('%s', (_, card, expected) => {
    expect(wrong(card)).toEqual(expected);
  });

  it('a section twice', () => {
    const section = (id: string, pattern: string) => ({ id: 's', lines: [{ id, value: 1, pattern }] });
    const card = { id: 'x', title: 'X', sections: [section('l', GOOD), section('m', 'E*4 S*4 W*4 N*2')] };
    expect(wrong(card)).toEqual(['/card/sections/1/id card.duplicate_id']);
  });

  it.each([
    [0, false],
    [1, true],
    [1.5, false],
    [1_000_000, true],
    [1_000_001, false],
    ['25', false],
    [{ exposed: 25, concealed: 30 }, true],
    [{ exposed: 25 }, false],
    [{ exposed: 25, concealed: 0 }, false],
    [{ exposed: 25, concealed: 30, both: 1 }, false],
  ])('a value of %j: %j', (value, good) => {
    expect(wrong(line({ pattern: GOOD, value }))).toEqual(good ? [] : [`${AT}/value card.value`]);
  });

  it.each([
    [{}, true],
    [{ minGroup: 1, minNaturals: 14 }, true],
    [{ minGroup: 14, minNaturals: 0 }, true],
    [{ minGroup: 0 }, false],
    [{ minGroup: 15 }, false],
    [{ minNaturals: -1 }, false],
    [{ minNaturals: 15 }, false],
    [{ minGroup: '3' }, false],
    [{ minNaturals: 0.5 }, false],
    [{ most: 3 }, false],
    [[], false],
    [3, false],
  ])('a joker rule of %j: %j', (jokers, good) => {
    const fault = '/card/jokers the joker rule, as in {"minGroup":3,"minNaturals":0}';
    expect(wrong(line({ pattern: GOOD }, { jokers }))).toEqual(good ? [] : [fault]);
  });
});

describe('the bodies of a line', () => {
  const OR = `${AT}/or a list of 1 to 40 bodies`;
  const faces = ['E', 'S', 'W', 'N', 'R', 'G', 'P', 'F'];
  /** Different lines of two kinds. */
  const bodies = faces.flatMap((a) => faces.filter((b) => b !== a).map((b) => ({ pattern: `${a}*8 ${b}*6` })));
  it.each([
    ['no alternatives', { or: [] }, [OR]],
    ['alternatives that are no list', { or: { pattern: GOOD } }, [OR]],
    ['41 alternatives', { or: bodies.slice(0, 41) }, [OR]],
    ['40 alternatives', { or: bodies.slice(0, 40) }, []],
    ['a body beside alternatives', { or: [{ pattern: GOOD }], pattern: GOOD }, [`${AT} either "or" or one body`]],
    ['groups beside alternatives', { or: [{ pattern: GOOD }], groups: [] }, [`${AT} either "or" or one body`]],
    [
      'every body that is wrong',
      { or: [3, { pattern: 'F' }, { numbers: 1, pattern: GOOD }, { pattern: GOOD }] },
      [
        `${AT}/or/0 a body, as in {"pattern":"F*2 …"}`,
        `${AT}/or/1/pattern *`,
        `${AT}/or/2/numbers domains by variable, as in {"x":"1-9"}`,
      ],
    ],
    ['a pattern of 401 characters', { pattern: ' '.repeat(401) }, [`${AT}/pattern a text of at most 400 characters`]],
    ['a pattern of 400 characters', { pattern: GOOD.padEnd(400) }, []],
    ['a pattern that is a list', { pattern: [GOOD] }, [`${AT}/pattern a text of at most 400 characters`]],
    ['both', { pattern: GOOD, groups: [] }, [`${AT} either a pattern or groups`]],
    ['neither', {}, [`${AT} a pattern or groups`]],
  ])('%s', (_, body, expected) => {
    expect(wrong(line(body))).toEqual(expected);
  });

  const GROUP = 'a group, as in {"tile":"xa","count":3,"jokers":1}';
  const rest = [
    { tile: 'E', count: 4 },
    { tile: 'S', count: 4 },
    { tile: 'W', count: 3 },
  ];
  it.each([
    ['no list', {}, [`${AT}/groups a list of 1 to 14 groups`]],
    ['none', [], [`${AT}/groups a list of 1 to 14 groups`]],
    ['15 groups', times(15, () => ({ tile: 'F', count: 1 })), [`${AT}/groups a list of 1 to 14 groups`]],
    [
      '14 groups',
      [...'123456789']
        .map((n) => ({ tile: `${n}B`, count: 1 }))
        .concat([...'ESWNR'].map((tile) => ({ tile, count: 1 }))),
      [],
    ],
    ['a text', ['F*3'], [`${AT}/groups/0 ${GROUP}`]],
    ['an unknown member', [...rest, { tile: 'F', count: 3, joker: 1 }], [`${AT}/groups/3 ${GROUP}`]],
    ['a count of 0', [{ tile: 'F', count: 0 }], [`${AT}/groups/0 ${GROUP}`]],
    ['a count of 15', [{ tile: 'F', count: 15 }], [`${AT}/groups/0 ${GROUP}`]],
    ['half a tile', [{ tile: 'F', count: 1.5 }], [`${AT}/groups/0 ${GROUP}`]],
    ['no tile', [{ count: 3 }], [`${AT}/groups/0 ${GROUP}`]],
    ['jokers below 0', [{ tile: 'F', count: 3, jokers: -1 }], [`${AT}/groups/0 ${GROUP}`]],
    ['no joker', [...rest, { tile: 'F', count: 3, jokers: 0 }], []],
    ['wild as a number', [{ tile: 'F', count: 3, wild: 1 }], [`${AT}/groups/0/wild true or false`]],
    ['not wild', [...rest, { tile: 'N', count: 3, wild: false }], []],
    ['more than a tile', [{ tile: 'FF', count: 3 }], [`${AT}/groups/0/tile the end of the tile`]],
  ])('groups as data: %s', (_, groups, expected) => {
    expect(wrong(line({ groups }))).toEqual(expected);
  });

  it.each([
    [{ pattern: GOOD, permuteSizes: [0, 0] }],
    [{ pattern: GOOD, permuteSizes: [-1, 0] }],
    [{ pattern: GOOD, permuteSizes: [0, 1.5] }],
    [{ pattern: GOOD, permuteSizes: 1 }],
  ])('%j: sizes are exchanged between different groups', (body) => {
    expect(wrong(line(body))).toEqual([`${AT}/permuteSizes a list of different group numbers, from 0`]);
  });

  it.each([[{ a: 1 }], [times(61, () => ({}))]])('%j are no cases', (cases) => {
    expect(wrong(line({ pattern: GOOD, cases }))).toEqual([`${AT}/cases a list of at most 60 cases`]);
  });

  it('60 cases are as many as there may be', () => {
    expect(wrong(line({ pattern: GOOD, cases: times(60, () => ({})) }))).toEqual([]);
  });

  it('every case that is wrong', () => {
    const cases = [
      3,
      { a: ['Q'] },
      { a: ['b'] },
      { x: '0-' },
      { x: { near: 'q', offsets: [0] } },
      { x: '7-9' },
      { a: [] },
    ];
    const body = { numbers: { x: '1-6' }, suits: [{ vars: ['a', 'b', 'c'] }], cases, pattern: VARIED };
    expect(wrong(line(body))).toEqual([
      `${AT}/cases/0 narrowings by variable, as in {"x":"1-9 odd"}`,
      `${AT}/cases/1/a suits: B, C, D or suit variables`,
      `${AT}/cases/2/a suits: B, C, D`,
      `${AT}/cases/3/x a domain such as "1-9", "1-9 odd" or [2,4,6,8]`,
      `${AT}/cases/4/x card.unknown_variable`,
      `${AT}/cases/5/x card.empty_domain`,
      `${AT}/cases/6/a card.empty_domain`,
    ]);
  });
});

describe('the declarations of a line', () => {
  const FORM = 'a domain such as "1-9", "1-9 odd" or [2,4,6,8]';
  const RANGE = 'only from, to, step, parity, zero, wrap here; zero is "soap", wrap is true or false';
  const NEAR = 'only near, offsets, zero, wrap here; zero is "soap", wrap is true or false';
  const PARAM = 'only param, digit, zero, wrap here; zero is "soap", wrap is true or false';
  it.each([
    ['', FORM],
    [' ', FORM],
    ['10', FORM],
    ['1-9 old', FORM],
    [3, FORM],
    [null, FORM],
    [[1.5], FORM],
    [['1'], FORM],
    [[10], 'card.number_range'],
    [[-1], 'card.number_range'],
    [{ from: 'a' }, 'whole numbers for from, to and step'],
    [{ to: 2.5 }, 'whole numbers for from, to and step'],
    [{ step: 0 }, 'whole numbers for from, to and step'],
    [{ step: 1.5 }, 'whole numbers for from, to and step'],
    [{ from: -1 }, 'card.number_range'],
    [{ to: 10 }, 'card.number_range'],
    [{ low: 1 }, RANGE],
    [{ zero: 'tile' }, RANGE],
    [{ wrap: 1 }, RANGE],
    [{ near: 'y', offsets: [0], from: 1 }, NEAR],
    [{ near: 1, offsets: [0] }, 'a variable and offsets, as in {"near":"x","offsets":[0,1]}'],
    [{ near: 'y' }, 'a variable and offsets, as in {"near":"x","offsets":[0,1]}'],
    [{ near: 'y', offsets: [10] }, 'a variable and offsets, as in {"near":"x","offsets":[0,1]}'],
    [{ near: 'y', offsets: [0, -10] }, 'a variable and offsets, as in {"near":"x","offsets":[0,1]}'],
    [{ near: 'y', offsets: ['1'] }, 'a variable and offsets, as in {"near":"x","offsets":[0,1]}'],
    [{ param: 'year', digit: 0, from: 1 }, PARAM],
    [{ param: 1, digit: 0 }, 'a parameter and the place of its digit, as in {"param":"year","digit":0}'],
    [{ param: 'year' }, 'a parameter and the place of its digit, as in {"param":"year","digit":0}'],
    [{ param: 'year', digit: -1 }, 'a parameter and the place of its digit, as in {"param":"year","digit":0}'],
    [{ param: 'year', digit: 16 }, 'a parameter and the place of its digit, as in {"param":"year","digit":0}'],
    [{ param: 'year', digit: 15 }, 'card.param_missing'],
    [{ param: 'day', digit: 0 }, 'card.param_missing'],
  ])('%j is no domain of a number', (x, expected) => {
    const card = line({ numbers: { x, y: '1-9' }, pattern: VARIED }, { params: { year: 2027 } });
    const parity = expected.startsWith('"odd"') ? '/parity' : '';
    expect(wrong(card)).toEqual([`${AT}/numbers/x${parity} ${expected}`]);
  });

  it.each(['odd ', true, 1])('%j is no parity', (parity) => {
    expect(wrong(line({ numbers: { x: { parity } }, pattern: VARIED }))).toEqual([
      `${AT}/numbers/x/parity "odd" or "even"`,
    ]);
  });

  it('which digit a parameter lacks, or that there is none', () => {
    const detail = (digit: number, param: string) =>
      check(line({ numbers: { x: { param, digit } }, pattern: VARIED }, { params: { year: 2027 } })).problems[0]
        ?.detail;
    expect(detail(4, 'year')).toBe('The card has no digit 4 in "year", nor does the request give it.');
    expect(detail(0, 'day')).toBe('The card has no parameter "day", nor does the request give it.');
  });

  it('four suits that must all differ are one problem', () => {
    expect(wrong(line({ pattern: 'F*2 2a*3 3b*3 4c*3 5d*3' }))).toEqual([`${AT}/pattern card.empty_domain`]);
  });

  it('forms of the same domain of numbers', () => {
    const valuesOf = (x: unknown): unknown => {
      const list: Problem[] = [];
      const card = readCard(line({ numbers: { x }, pattern: VARIED }), { year: 2027 }, '', { list });
      expect(list).toEqual([]);
      return card!.sections[0]!.lines[0]!.bodies[0]!.numbers.x;
    };
    const plain = (...values: number[]) => ({ values, near: null, soap: false, wrap: false });
    expect(valuesOf('3')).toEqual(plain(3));
    expect(valuesOf(' 3 - 5 ')).toEqual(plain(3, 4, 5));
    expect(valuesOf('odd')).toEqual(plain(1, 3, 5, 7, 9));
    expect(valuesOf('even')).toEqual(plain(2, 4, 6, 8));
    expect(valuesOf({})).toEqual(plain(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect(valuesOf({ from: 8 })).toEqual(plain(8, 9));
    expect(valuesOf({ to: 2 })).toEqual(plain(1, 2));
    expect(valuesOf({ from: 2, step: 3 })).toEqual(plain(2, 5, 8));
    expect(valuesOf({ from: 0, to: 9, parity: 'even', zero: 'soap' })).toEqual({ ...plain(0, 2, 4, 6, 8), soap: true });
    expect(valuesOf({ wrap: true, to: 1 })).toEqual({ ...plain(1), wrap: true });
    expect(valuesOf({ param: 'year', digit: 3 })).toEqual(plain(7));
    expect(valuesOf([9, 9, 1])).toEqual(plain(9, 1));
  });

  it.each([
    ['winds', 'Wu*4 E*4 S*4 F*2', ['E', 'R'], 'winds: E, S, W, N'],
    ['winds', 'Wu*4 E*4 S*4 F*2', ['X'], 'winds: E, S, W, N'],
    ['kinds', 'Ku*4 E*4 S*4 F*2', ['J'], 'tiles such as E, G, 3B, F'],
    ['kinds', 'Ku*4 E*4 S*4 F*2', ['1F'], 'tiles such as E, G, 3B, F'],
    ['kinds', 'Ku*4 E*4 S*4 F*2', [1], 'tiles such as E, G, 3B, F'],
    ['kinds', 'Ku*4 E*4 S*4 F*2', 'E', 'a list of tiles, or {"class":[…],"parity":…,"suit":…}'],
    ['kinds', 'Ku*4 E*4 S*4 F*2', { tiles: [] }, 'a list of tiles, or {"class":[…],"parity":…,"suit":…}'],
  ] as const)('%s of "%s": %j', (space, pattern, u, expected) => {
    expect(wrong(line({ [space]: { u }, pattern }))).toEqual([`${AT}/${space}/u ${expected}`]);
  });

  it.each([
    [{ class: ['tile'] }, '/class classes: number, wind, dragon, flower'],
    [{ class: 'toString' }, '/class classes: number, wind, dragon, flower'],
    [{ class: [1] }, '/class classes: number, wind, dragon, flower'],
    [{ parity: 'both' }, '/parity "odd" or "even"'],
    [{ suit: 'E' }, '/suit suits: B, C, D or suit variables'],
    [{ suit: ['B', 1] }, '/suit suits: B, C, D or suit variables'],
    [{ suit: 'BC' }, '/suit suits: B, C, D or suit variables'],
    [{ suit: ['EB'] }, '/suit suits: B, C, D or suit variables'],
  ])('a class of kinds of %j', (u, expected) => {
    expect(wrong(line({ kinds: { u }, pattern: 'Ku*4 E*4 S*4 F*2' }))).toEqual([`${AT}/kinds/u${expected}`]);
  });

  it('kinds by class, parity and suit', () => {
    const kindsOf = (space: 'kinds' | 'winds', u: unknown) => {
      const list: Problem[] = [];
      const pattern = `${space === 'kinds' ? 'K' : 'W'}u*4 3B*4 4B*4 F*2`;
      const card = readCard(line({ [space]: { u }, pattern }), {}, '', { list });
      expect(list).toEqual([]);
      const { kinds, suits } = card!.sections[0]!.lines[0]!.bodies[0]![space].u!;
      return { count: kinds.length, suits };
    };
    expect(kindsOf('kinds', {})).toEqual({ count: 35, suits: null });
    expect(kindsOf('kinds', { class: 'number' })).toEqual({ count: 27, suits: null });
    expect(kindsOf('kinds', { class: ['wind', 'dragon'] })).toEqual({ count: 7, suits: null });
    expect(kindsOf('kinds', { class: 'flower' })).toEqual({ count: 1, suits: null });
    expect(kindsOf('kinds', { parity: 'odd' })).toEqual({ count: 15, suits: null });
    expect(kindsOf('kinds', { parity: 'even', class: ['number', 'dragon'] })).toEqual({ count: 15, suits: null });
    expect(kindsOf('kinds', { suit: ['D', 'B'] })).toEqual({ count: 27, suits: [2, 0] });
    expect(kindsOf('kinds', ['0', 'P', 'E', '3B', 'F'])).toEqual({ count: 4, suits: null });
    expect(kindsOf('winds', {})).toEqual({ count: 4, suits: null });
    expect(kindsOf('winds', ['E', 'E', 'N'])).toEqual({ count: 2, suits: null });
  });

  it.each(['X', 'xy', '1', '', 'a/b'])('%j is no name of a variable', (name) => {
    const at = name.replace('/', '~1');
    for (const space of ['numbers', 'winds', 'kinds']) {
      expect(wrong(line({ [space]: { [name]: {} }, pattern: GOOD }))).toEqual([
        `${AT}/${space}/${at} a variable: one small letter`,
      ]);
    }
  });

  it.each([
    [3],
    [[{ less: ['x', 'y'] }]],
    [['x<y']],
    [[{ lt: ['x'] }]],
    [[{ lt: times(15, () => 'x') }]],
    [[{ lt: ['x', 'Y'] }]],
    [[{ lt: ['x', 'yy'] }]],
    [[{ lt: 'xy' }]],
    [[{ lt: ['x', 1] }]],
    [[{ lt: ['x', ['y']] }]],
    [[{ lt: ['x', 'y'], same: ['x', 'y'] }]],
    [[{ lt: ['x', 'y'], digits: ['z'] }]],
    [[{ sum: ['x', 'y'] }]],
    [[{ sum: ['x', 'y'], digits: [] }]],
    [[{ product: ['x', 'y'], digits: ['x', 'y', 'z'] }]],
    [[{ sum: ['x', 'y'], digits: 'z' }]],
    [times(41, () => ({ same: ['x', 'x'] }))],
  ])('%j is no list of constraints', (constraints) => {
    const body = { numbers: { x: '1-9', y: '1-9', z: '1-9' }, constraints, pattern: 'xa*4 yb*4 zc*4 F*2' };
    const whole = !Array.isArray(constraints) || constraints.length > 40;
    expect(wrong(line(body))).toEqual([
      whole
        ? `${AT}/constraints a list of at most 40 constraints`
        : `${AT}/constraints/0 a constraint, as in {"lt":["x","y"]} or {"sum":["p","q"],"digits":["t","u"]}`,
    ]);
  });

  it.each([
    [[{ lt: times(14, () => 'x') }]],
    [[{ sum: ['x', 'y'], digits: ['z'] }]],
    [times(40, () => ({ same: ['x', 'y'] }))],
  ])('%j is one', (constraints) => {
    const body = { numbers: { x: '1-9', y: '1-9', z: '1-9' }, constraints, pattern: 'xa*4 yb*4 zc*4 F*2' };
    expect(wrong(line(body)).filter((text) => text.includes('constraint'))).toEqual([]);
  });

  const FAMILY = 'a family, as in {"vars":["a","b"],"partitions":["aa","ab"]}';
  it.each([
    [{}, '', 'a list of suit families, as in [{"vars":["a","b"]}]'],
    [[['a']], '/0', FAMILY],
    [[{ vars: 'ab' }], '/0', FAMILY],
    [[{ vars: [] }], '/0', FAMILY],
    [[{ vars: letters(15) }], '/0', FAMILY],
    [[{ vars: ['a'], partition: [] }], '/0', FAMILY],
    [[{ vars: ['a', 'B'] }], '/0/vars', 'small letters, each in one family only'],
    [[{ vars: ['a', 1] }], '/0/vars', 'small letters, each in one family only'],
    [[{ vars: ['ab'] }], '/0/vars', 'small letters, each in one family only'],
    [[{ vars: ['a'] }, { vars: ['b', 'a'] }], '/1/vars', 'small letters, each in one family only'],
    [[{ vars: ['a', 'b'], partitions: 'ab' }], '/0/partitions', 'texts of 2 small letters'],
    [[{ vars: ['a', 'b'], partitions: ['ab', 'a'] }], '/0/partitions', 'texts of 2 small letters'],
    [[{ vars: ['a', 'b'], partitions: ['aB'] }], '/0/partitions', 'texts of 2 small letters'],
    [[{ vars: ['a', 'b'], partitions: times(61, () => 'ab') }], '/0/partitions', 'texts of 2 small letters'],
    [[{ vars: ['a', 'b'], partitions: [] }], '/0', 'card.empty_domain'],
    [[{ vars: ['a', 'b', 'c', 'd'] }], '/0', 'card.empty_domain'],
  ])('suits of %j', (suits, at, expected) => {
    expect(wrong(line({ suits, pattern: 'F*2 2a*4 4b*4 E*4' }))).toEqual([`${AT}/suits${at} ${expected}`]);
  });

  it.each([
    [[{ vars: letters(14), partitions: ['abcabcabcabcab'] }]],
    [[{ vars: ['a', 'b'], partitions: times(60, () => 'ab') }]],
  ])('suits of %j are a family', (suits) => {
    expect(wrong(line({ suits, pattern: 'F*2 2a*4 4b*4 E*4' }))).toEqual([]);
  });
});

describe('the text of a pattern', () => {
  it.each([
    ['', 0, 'a group such as 4a*3'],
    ['D*4', 1, 'a suit variable after D'],
    ['K*4', 1, 'a kind variable after K'],
    ['Z*4', 0, 'a tile'],
    ['x+*4', 2, 'a digit'],
    ['x-a*4', 2, 'a digit'],
    ['4+1B*4', 1, 'a suit: B, C, D or a suit variable'],
    ['4E*4', 1, 'a suit: B, C, D or a suit variable'],
    ['4B', 2, '*'],
    ['4B*0', 3, 'a count from 1 to 14'],
    ['4B*15', 3, 'a count from 1 to 14'],
    ['4B*x', 3, 'a count from 1 to 14'],
    ['4B*4[]', 5, 'a number of jokers'],
    ['4B*4[1', 6, ']'],
    ['4B*4E*4', 4, 'a blank, a flag (! ~ [n]) or the end'],
    ['4B*141', 5, 'a blank, a flag (! ~ [n]) or the end'],
  ])('"%s": from %i on it is not %s', (text, offset, expected) => {
    expect(readPattern(text)).toEqual({ offset, expected });
  });

  it('blanks, flags in any order, the lowest number of jokers', () => {
    const group = (more: object) => ({ tile: { at: 'number', number: 4, offset: 0, suit: 0 }, count: 4, ...more });
    expect(readPattern('\t4B*4\n4B*4! 4B*4~  4B*4[2]~[1] 4B*4[1][2] 4B*4[3]! ')).toEqual([
      group({ jokers: null, wild: false, offset: 1 }),
      group({ jokers: 0, wild: false, offset: 6 }),
      group({ jokers: null, wild: true, offset: 12 }),
      group({ jokers: 1, wild: true, offset: 19 }),
      group({ jokers: 1, wild: false, offset: 31 }),
      group({ jokers: 0, wild: false, offset: 42 }),
    ]);
  });

  it.each([
    ['4B', { at: 'number', number: 4, offset: 0, suit: 0 }],
    ['4C', { at: 'number', number: 4, offset: 0, suit: 1 }],
    ['4D', { at: 'number', number: 4, offset: 0, suit: 2 }],
    ['4d', { at: 'number', number: 4, offset: 0, suit: 'd' }],
    ['xD', { at: 'number', number: 'x', offset: 0, suit: 2 }],
    ['x+2a', { at: 'number', number: 'x', offset: 2, suit: 'a' }],
    ['x-3B', { at: 'number', number: 'x', offset: -3, suit: 0 }],
    ['Da', { at: 'dragon', suit: 'a' }],
    ['Wz', { at: 'wind', name: 'z' }],
    ['Kk', { at: 'free', name: 'k' }],
  ])('%s is a tile', (text, tile) => {
    expect(readWholeTile(text)).toEqual(tile);
  });
});
