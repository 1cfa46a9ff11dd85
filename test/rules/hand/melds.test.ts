import { describe, expect, it } from 'vitest';
import type { MeldInput } from '../../../schemas/hand.js';
import { meldKinds, readMeld } from '../../../src/rules/hand/melds.js';
import type { HandRules } from '../../../src/rules/hand/rules.js';
import { tokenOf, tokensOf } from '../../../src/rules/tiles/kinds.js';
import { babcock, british, chinese, league } from './hand-rules.js';

const read = (input: MeldInput, rules: HandRules = chinese) => {
  const set = rules.tileSet(rules === british ? { flowers: true } : {}, 4);
  return readMeld(input, '/m', rules, set);
};
const meldOf = (input: MeldInput, rules?: HandRules) => {
  const { meld, problems } = read(input, rules);
  expect(problems).toEqual([]);
  return meld!;
};
const codesOf = (input: MeldInput, rules?: HandRules) => {
  const { meld, problems } = read(input, rules);
  expect(meld).toBeNull();
  return problems.map(({ stage, problem }) => [stage, problem.code, problem.pointer]);
};
const BAD_SET = [['sets', 'meld.invalid', '/m']];

describe('sets of the classical games', () => {
  it.each([
    ['444D', 'pung', '4D', 3],
    ['EEEE', 'kong', 'E', 4],
    ['567C', 'chow', '5C', 3],
    ['756c', 'chow', '5C', 3],
    ['RRR', 'pung', 'R', 3],
    ['789B', 'chow', '7B', 3],
  ])('the kind of %s is inferred: %s', (text, type, tile, count) => {
    const meld = meldOf(text);
    expect({ ...meld, kind: tokenOf(meld.kind) }).toEqual({
      type,
      kind: tile,
      count,
      jokers: 0,
      wildFlowers: 0,
      concealed: false,
    });
  });
  it.each<[string, MeldInput]>([
    ['tiles as a string', { tiles: '444D' }],
    ['tiles as an array', { tiles: ['4D', '4 dots', '4p'] }],
    ['with its kind', { tiles: '444D', kind: 'pung' }],
    ['counted', { tile: '4D', count: 3 }],
    ['counted, no jokers', { tile: '4D', count: 3, jokers: 0 }],
  ])('%s', (_, input) => expect(meldOf(input)).toEqual(meldOf('444D')));

  it.each(['ESW', '135D', '44D', '4D', '', '44444D', '8B9B1C', '89B1B', '44D5D', 'RGP', '1234B', '9B1C2C'])(
    '%j is no set',
    (text) => expect(codesOf(text)).toEqual(BAD_SET),
  );
  it('several sets in one text are told apart', () => {
    expect(read('8888D 444B').problems[0]?.problem.detail).toContain('Each set is an element of its own.');
    expect(read('135D').problems[0]?.problem.detail).not.toContain('element');
  });
  it('bonus tiles make no set', () => expect(codesOf('123F', british)).toEqual(BAD_SET));
  it('a stated kind that disagrees is told with the right one', () => {
    expect(read({ tiles: '444D', kind: 'kong' }).problems).toMatchObject([
      { stage: 'sets', problem: { code: 'meld.invalid', pointer: '/m', expected: 'pung', actual: 'kong' } },
    ]);
    expect(codesOf({ tiles: '456D', kind: 'pung' })).toEqual(BAD_SET);
    expect(codesOf({ tiles: '444D', kind: 'quint' })).toEqual(BAD_SET);
  });
  it('unreadable tiles are told where they are', () => {
    expect(codesOf('44X')).toEqual([['tiles', 'tile.unknown', '/m']]);
    expect(codesOf({ tiles: '44X' })).toEqual([['tiles', 'tile.unknown', '/m/tiles']]);
    expect(codesOf({ tiles: ['4D', 'blank', '4D'] })).toEqual([['tiles', 'tile.unknown', '/m/tiles/1']]);
    expect(codesOf({ tile: '4X', count: 3 })).toEqual([['tiles', 'tile.unknown', '/m/tile']]);
  });
  it('tiles outside the set are left to the check of membership', () => {
    for (const input of ['44D J', { tile: '4D', count: 3, jokers: 1 }, 'FFF']) {
      expect(read(input)).toMatchObject({ meld: null, problems: [] });
    }
  });
  it('a set face down: fours everywhere, threes and runs where the variant lets them', () => {
    for (const rules of [babcock, chinese, british]) {
      expect(meldOf({ tiles: 'EEEE', concealed: true }, rules).concealed).toBe(true);
    }
    for (const tiles of ['EEE', '123B']) {
      expect(meldOf({ tiles, concealed: true }, chinese).concealed).toBe(true);
      expect(meldOf({ tiles, concealed: true }, british).concealed).toBe(true);
      expect(codesOf({ tiles, concealed: true }, babcock)).toEqual(BAD_SET);
      expect(meldOf({ tiles, concealed: false }, babcock).concealed).toBe(false);
    }
  });
});

describe('sets of the American games', () => {
  it.each<[MeldInput, object]>([
    ['777B J', { type: 'kong', count: 4, jokers: 1, wildFlowers: 0 }],
    [
      { tile: '7B', count: 4, jokers: 1 },
      { type: 'kong', count: 4, jokers: 1, wildFlowers: 0 },
    ],
    ['JJ7BJ', { type: 'kong', count: 4, jokers: 3 }],
    ['EEE', { type: 'pung', count: 3, jokers: 0 }],
    ['FFFJ', { type: 'kong', count: 4, jokers: 1, wildFlowers: 0 }],
    [
      { tile: 'flower', count: 5, jokers: 2 },
      { type: 'quint', count: 5, jokers: 2 },
    ],
    ['77777B', { type: 'quint', count: 5, jokers: 0 }],
    ['0000 JJ', { type: 'sextet', count: 6, jokers: 2 }],
    ['88B FF J', { type: 'quint', count: 5, jokers: 1, wildFlowers: 2 }],
  ])('%j', (input, expected) => expect(meldOf(input, league)).toMatchObject(expected));

  it.each<[string, MeldInput]>([
    ['a run', '456B'],
    ['a pair', '77B'],
    ['a joker in a pair', '7B J'],
    ['seven tiles', '7777B JJJ'],
    ['nothing but jokers', 'JJJ'],
    ['jokers counted as their own kind', { tile: 'J', count: 3 }],
    ['no natural left', { tile: '7B', count: 3, jokers: 3 }],
    ['more jokers than tiles', { tile: '7B', count: 3, jokers: 4 }],
    ['two kinds', '77B8BJ'],
    ['a set face down', { tiles: '777B', concealed: true }],
    ['a kind that disagrees', { tiles: '777B J', kind: 'pung' }],
  ])('%s is meld.invalid', (_, input) => expect(codesOf(input, league)).toEqual(BAD_SET));

  it('sizes that the variant does not have', () => {
    const fours: HandRules = { ...league, melds: { ...league.melds, types: ['kong'], sizes: [4] } };
    expect(meldOf('777B J', fours).type).toBe('kong');
    expect(codesOf('777B', fours)).toEqual(BAD_SET);
    const upToFive: HandRules = { ...league, melds: { ...league.melds, sizes: [3, 4, 5] } };
    expect(codesOf('777B JJJ', upToFive)).toEqual(BAD_SET);
  });
  it('a set is shown as naturals, flowers that stand for them, jokers', () => {
    expect(tokensOf(meldKinds(meldOf('J F 8B F 8B', league)))).toEqual(['8B', '8B', 'F', 'F', 'J']);
    expect(tokensOf(meldKinds(meldOf('F J F', league)))).toEqual(['F', 'F', 'J']);
    expect(tokensOf(meldKinds(meldOf('645C')))).toEqual(['4C', '5C', '6C']);
  });
});
