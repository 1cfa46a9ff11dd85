import { describe, expect, it } from 'vitest';
import { decomposeOperation } from '../../../src/rules/american/decompose.js';
import { fitsExposures } from '../../../src/rules/american/fits.js';
import { canBeMade, nearestLines, waitsOf } from '../../../src/rules/american/nearest.js';
import type { Env } from '../../../src/rules/answer.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { cardOf, compiled, handOf } from './american-support.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };
const card = compiled(
  cardOf([
    { pattern: '2B*4 5B*4 8B*4 F*2' },
    { pattern: '2B*3 5B*3 8B*5 F*3', value: 40 },
    { pattern: 'E*4 W*4 N*4 F*2', mode: 'concealed', value: 50 },
  ]),
);
const nearest = (tiles: string, sets: readonly string[] = [], visible = '') =>
  nearestLines(card, handOf(tiles, sets, visible)).map((entry) => ({ ...entry, line: entry.line.id }));

describe('nearest lines', () => {
  it('say what is missing and what is not needed', () => {
    expect(nearest('2222B 555B 88B FF NN')).toEqual([
      { line: 'L1', distance: 3, missing: ['5B', '8B', '8B'], unneeded: ['N', 'N'], possible: true },
      { line: 'L2', distance: 4, missing: ['8B', '8B', '8B', 'F'], unneeded: ['2B', 'N', 'N'], possible: true },
      {
        line: 'L3',
        distance: 10,
        missing: ['E', 'E', 'E', 'E', 'W', 'W', 'W', 'W', 'N', 'N'],
        unneeded: ['2B', '2B', '2B', '2B', '5B', '5B', '5B', '8B', '8B'],
        possible: true,
      },
    ]);
  });

  it('use jokers only where the line lets them', () => {
    const [first] = nearest('2222B 5555B 8888B J');
    expect(first).toMatchObject({ line: 'L1', distance: 2, missing: ['F', 'F'], unneeded: ['J'] });
  });

  it('are those that the exposed sets fit', () => {
    expect(nearest('555B 88B FF NN', ['2222B']).map(({ line }) => line)).toEqual(['L1']);
    expect(nearest('5B 88B FF NN', ['2222B', '555B'])).toEqual([]);
    expect(nearest('WWW NN FF 11B', ['EEEE'])).toEqual([]);
  });

  it('a group that needs a natural it lacks is short by one, whatever the jokers', () => {
    const strict = compiled(cardOf([{ pattern: 'E*4 W*4 N*4 F*2' }], { jokers: { minGroup: 3, minNaturals: 1 } }));
    expect(nearestLines(strict, handOf('EEEE WWWW JJJJ FF'))[0]).toMatchObject({
      distance: 1,
      missing: ['N'],
      unneeded: ['J'],
    });
  });

  it('possible: naturals and jokers that can still come must fill every group', () => {
    const of = (visible: string) => nearest('2222B 555B 88B FF NN', [], visible)[0]!.possible;
    expect(of('5B 88B')).toBe(true);
    expect(of('FFFFFF')).toBe(true);
    const eight = nearest('2222B 5555B NNNN E', [], 'FFFFFFF').find(({ line }) => line === 'L1');
    expect(eight!.possible).toBe(false);
    const jokers = (visible: string) =>
      nearest('2222B 5555B NNNN E', [], visible).find(({ line }) => line === 'L1')!.possible;
    expect(jokers('8888B JJJJ')).toBe(true);
    expect(jokers('8888B JJJJJ')).toBe(false);
  });

  it('prefer a variant that can still be made', () => {
    const two = compiled(cardOf([{ suits: [{ vars: ['a'] }], pattern: '2a*2 5a*4 E*4 W*4' }]));
    const hand = handOf('55B 55C EEEE WWWW N', [], '222B');
    expect(nearestLines(two, hand)[0]).toMatchObject({ line: { binding: { a: 'C' } }, possible: true });
  });

  it('canBeMade asks for any variant of the line', () => {
    const two = compiled(cardOf([{ suits: [{ vars: ['a'] }], pattern: '2a*2 5a*4 E*4 W*4' }]));
    expect(canBeMade(two, two.lines[0]!, handOf('E', [], '222B 222C'))).toBe(true);
    expect(canBeMade(two, two.lines[0]!, handOf('E', [], '222B 222C 222D'))).toBe(false);
  });
});

describe('possible, whichever group an exposed set is taken for', () => {
  const orders = [['2B*4 2B*4! 5B*4 F*2'], ['2B*4! 2B*4 5B*4 F*2'], ['Kk*4 2B*4! 5B*4 F*2']] as const;
  it.each(orders)('%s: the set takes the joker-free group where only jokers can fill the other', (pattern) => {
    const kinds = pattern.startsWith('K') ? { kinds: { k: ['2B'] } } : {};
    const twins = compiled(cardOf([{ pattern, ...kinds }]));
    const hand = (seen: string) => handOf('555B FF NNNN', ['2222B'], seen);
    expect(nearestLines(twins, hand('JJJJ'))[0]).toMatchObject({ distance: 5, possible: true });
    expect(canBeMade(twins, twins.lines[0]!, hand('JJJJ'))).toBe(true);
    expect(nearestLines(twins, hand('JJJJJ'))[0]).toMatchObject({ distance: 5, possible: false });
    expect(canBeMade(twins, twins.lines[0]!, hand('JJJJJ'))).toBe(false);
  });
});

describe('waits', () => {
  const waits = (tiles: string, sets: readonly string[] = [], visible = '') =>
    waitsOf(card, handOf(tiles, sets, visible)).map(({ tile, left }) => `${tile} ${left}`);

  it('with the copies left, a joker among them where it completes the hand', () => {
    expect(waits('2222B 5555B 888B FF')).toEqual(['8B 1', 'J 8']);
    expect(waits('2222B 5555B 8888B F')).toEqual(['F 7']);
  });

  it('none left by what is visible still is a wait', () => {
    expect(waits('2222B 5555B 888B FF', [], '8B JJJJJJJJ')).toEqual(['8B 0', 'J 0']);
  });

  it('kinds whose copies are all in the own hand are none', () => {
    const full = compiled(cardOf([{ pattern: 'E*5 W*4 N*4 F*1' }]));
    expect(waitsOf(full, handOf('EEEE WWWW NNNN F')).map(({ tile }) => tile)).toEqual(['J']);
  });

  it('name their lines, best value first', () => {
    const both = compiled(cardOf([{ pattern: 'E*4 W*4 N*4 F*2' }, { pattern: 'E*4 W*4 N*3 F*3', value: 45 }]));
    expect(waitsOf(both, handOf('EEEE WWWW NNN FF'))).toEqual([
      { tile: 'N', left: 1, lines: [{ id: 'L1', section: 's', value: 25, mode: 'exposed' }] },
      { tile: 'F', left: 6, lines: [{ id: 'L2', section: 's', value: 45, mode: 'exposed' }] },
      {
        tile: 'J',
        left: 8,
        lines: [
          { id: 'L2', section: 's', value: 45, mode: 'exposed' },
          { id: 'L1', section: 's', value: 25, mode: 'exposed' },
        ],
      },
    ]);
  });
});

describe('decompose', () => {
  const decompose = (concealed: string, more: object = {}, alternatives?: number) => {
    const outcome = decomposeOperation(leagueRules)({ hand: { concealed }, ...more }, env, {
      ...(alternatives === undefined ? {} : { alternatives }),
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.value;
  };

  it('13 tiles: waits, no throws; 14 that are no line: throws, no waits', () => {
    expect(decompose('2222B 888C FFF PP J')).toMatchObject({ complete: false, distance: 1 });
    const thrown = decompose('2222B 888C FFF PP J N');
    expect(thrown.waits).toBeUndefined();
    expect(thrown.discards![0]).toEqual({ tile: 'N', distance: 1, waits: ['8C', 'P', 'J'] });
  });

  it('ten lines, more if asked', () => {
    expect(decompose('2222B 888C FFF PP J').nearest).toHaveLength(10);
    expect(decompose('2222B 888C FFF PP J', {}, 100).nearest).toHaveLength(49);
  });

  it('a complete hand: every reading, best value first', () => {
    const lines = cardOf([{ pattern: 'E*4 W*4 N*4 F*2' }, { pattern: 'E*4 W*4! N*4 F*2', value: 45 }]);
    const answer = decompose('EEEE WWWW NNNJ FF', { card: lines });
    expect(answer.lines.map(({ id }) => id)).toEqual(['L2', 'L1']);
    expect(answer.distance).toBe(0);
    expect(answer.discards).toBeUndefined();
  });

  it('no distance where the exposed sets fit no line', () => {
    const answer = decompose('123B 4C 5D 6D', { hand: { concealed: '123B 4C 5D 6D', melds: ['6666B', '777B'] } });
    expect(answer.distance).toBeUndefined();
    expect(answer.nearest).toEqual([]);
  });
});

describe('decompose: throws, other lines and a search cut short', () => {
  const decompose = (concealed: string, own: object, visible?: string) => {
    const request = { hand: { concealed }, card: own, ...(visible === undefined ? {} : { visible }) };
    const outcome = decomposeOperation(leagueRules)(request as never, env);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.value;
  };

  it('throws: the nearest first, then the most tiles that complete a line, then the order of tiles', () => {
    const own = cardOf([{ pattern: '1B*4 2B*4 3B*4 F*2' }, { pattern: '1B*4 2B*4 3B*4 E*2' }]);
    const throws = (visible: string) =>
      decompose('1111B 2222B 3333B EF', own, visible).discards!.map(({ tile, distance, waits }) => [
        tile,
        distance,
        waits.join(' '),
      ]);
    const thrown = { E: ['E', 1, 'F'], F: ['F', 1, 'E'] };
    const far = ['1B', '2B', '3B'].map((tile) => [tile, 2, '']);
    // Three more E can come, and of F seven, three or two.
    expect(throws('')).toEqual([thrown.E, thrown.F, ...far]);
    expect(throws('FFFF')).toEqual([thrown.E, thrown.F, ...far]);
    expect(throws('FFFFF')).toEqual([thrown.F, thrown.E, ...far]);
    expect(throws('FFFFFFF')).toEqual([thrown.F, thrown.E, ...far]);
  });

  it('the summary counts the other lines, each once', () => {
    const same = { pattern: '1B*4 2B*4 3B*4 F*2' };
    const said = (lines: object[]) => decompose('1111B 2222B 3333B FF', cardOf(lines)).summary;
    expect(said([same])).toBe('The hand is line L1, worth 25.');
    expect(said([{ or: [same, { kinds: { k: {} }, pattern: '1B*4 2B*4 Kk*4 F*2' }] }])).toBe(
      'The hand is line L1, worth 25.',
    );
    expect(said([same, same])).toBe('The hand is line L1, worth 25. 1 other line fits as well.');
    expect(said([same, same, same])).toBe('The hand is line L1, worth 25. 2 other lines fit as well.');
  });

  it('search.bounded: only where the search was cut short', () => {
    const names = [...'ghijklmnopqrst'];
    const kinds = Object.fromEntries(names.map((name) => [name, {}]));
    const pattern = names.map((name) => `K${name}*1`).join(' ');
    const constraints = [
      { distinct: ['g', 'h'] },
      { distinct: ['i', 'j'] },
      { lt: ['k', 'l'] },
      { sameParity: ['m', 'n'] },
    ];
    const codes = (own: object) => decompose('123456789B EEWW J', own).warnings.map(({ code }) => code);
    expect(codes(cardOf([{ kinds, constraints, pattern }]))).toEqual(['search.bounded']);
    expect(codes(cardOf([{ kinds: { k: {} }, pattern: 'Kk*4 E*4 W*4 F*2' }]))).toEqual([]);
  });
});

describe('fitsExposures', () => {
  const fits = (sets: readonly string[]) => fitsExposures(card, handOf('', sets).melds);
  it('one to one, kind and size and jokers, concealed lines told apart', () => {
    expect(fits([])).toEqual({ any: true, anyExposedMode: true, bounded: false });
    expect(fits(['2222B', '5555B'])).toEqual({ any: true, anyExposedMode: true, bounded: false });
    expect(fits(['2222B', '555B'])).toEqual({ any: false, anyExposedMode: false, bounded: false });
    expect(fits(['2222B', '2222B'])).toEqual({ any: false, anyExposedMode: false, bounded: false });
    expect(fits(['EEEE', 'WWW J'])).toEqual({ any: true, anyExposedMode: false, bounded: false });
  });
});
