import { describe, expect, it } from 'vitest';
import { matchFits } from '../../../src/rules/american/scan.js';
import { cardOf, compiled, handOf } from './american-support.js';

const lines = (body: object, tiles: string, more: object = {}): boolean =>
  matchFits(compiled(cardOf([body], more)), handOf(tiles)).length > 0;
const variants = (body: object, more: object = {}): number | null => compiled(cardOf([body], more)).lines[0]!.variants;

describe('the card language', () => {
  it('0 is the white dragon', () => {
    expect(lines({ pattern: '0*4 E*4 S*4 W*2' }, 'PPPP EEEE SSSS WW')).toBe(true);
  });

  it('fixed suits, beside suit variables that may equal them', () => {
    expect(lines({ pattern: '4B*4 7a*4 S*4 W*2' }, '4444B 7777B SSSS WW')).toBe(true);
    expect(lines({ pattern: '4B*4 7a*4 S*4 W*2' }, '4444C 7777B SSSS WW')).toBe(false);
  });

  it('the dragon of a suit matches: green bamboo, red characters, white dots', () => {
    const body = { pattern: '2a*4 Da*4 S*4 W*2' };
    expect(lines(body, '2222B GGGG SSSS WW')).toBe(true);
    expect(lines(body, '2222C RRRR SSSS WW')).toBe(true);
    expect(lines(body, '2222D PPPP SSSS WW')).toBe(true);
    expect(lines(body, '2222D GGGG SSSS WW')).toBe(false);
  });

  it('another variable of the family is an opposite dragon, one of its own family any', () => {
    const opposite = { pattern: '2a*4 Db*4 S*4 W*2' };
    const any = { suits: [{ vars: ['a'] }, { vars: ['d'] }], pattern: '2a*4 Dd*4 S*4 W*2' };
    expect(lines(opposite, '2222B GGGG SSSS WW')).toBe(false);
    expect(lines(opposite, '2222B RRRR SSSS WW')).toBe(true);
    expect(lines(any, '2222B GGGG SSSS WW')).toBe(true);
    expect([variants(opposite), variants(any)]).toEqual([6, 9]);
  });

  it('partitions: equal letters are one suit, different letters are not', () => {
    const body = (partitions: string[]) => ({
      suits: [{ vars: ['a', 'b'], partitions }],
      pattern: '2a*4 5b*4 S*4 W*2',
    });
    expect([variants(body(['aa'])), variants(body(['ab'])), variants(body(['aa', 'ab']))]).toEqual([3, 6, 9]);
  });

  it('domains: ranges, parity, steps, lists', () => {
    const count = (x: unknown) => variants({ numbers: { x }, pattern: 'xB*4 E*4 S*4 W*2' });
    expect(count('1-9')).toBe(9);
    expect(count('1-9 odd')).toBe(5);
    expect(count('2-8 even')).toBe(4);
    expect(count([2, 4, 4])).toBe(2);
    expect(count({ from: 1, to: 9, step: 3 })).toBe(3);
    expect(count({ from: 2, to: 9, parity: 'odd' })).toBe(4);
  });

  it('wrap: 9 is followed by 1', () => {
    const body = { numbers: { x: { from: 8, to: 9, wrap: true } }, pattern: 'xB*4 x+1B*4 x+2B*4 W*2' };
    expect(lines(body, '8888B 9999B 1111B WW')).toBe(true);
    expect(lines(body, '9999B 1111B 2222B WW')).toBe(true);
  });

  it('near takes the wrap of what it is near', () => {
    const body = {
      numbers: { x: { from: 9, to: 9, wrap: true }, y: { near: 'x', offsets: [1] } },
      pattern: 'xB*4 yB*4 S*4 W*2',
    };
    expect(lines(body, '9999B 1111B SSSS WW')).toBe(true);
  });

  it('digits of a parameter, a zero among them as soap', () => {
    const numbers = Object.fromEntries(
      ['p', 'q', 'r', 's'].map((name, digit) => [name, { param: 'year', digit, zero: 'soap' }]),
    );
    const body = { numbers, pattern: 'pa*1 qa*1 ra*1 sa*1 E*4 W*4 N*2' };
    expect(lines(body, '2B P 2B 7B EEEE WWWW NN', { params: { year: 2027 } })).toBe(true);
    expect(lines(body, '2B P 3B P EEEE WWWW NN', { params: { year: 2030 } })).toBe(true);
  });

  it('cases narrow jointly', () => {
    const body = {
      numbers: { x: '1-9' },
      winds: { w: ['N', 'E'] },
      cases: [
        { x: '1-9 odd', w: ['N'] },
        { x: '1-9 even', w: ['E'] },
      ],
      pattern: 'xB*4 Ww*4 S*4 W*2',
    };
    expect(variants(body)).toBe(9);
    expect(lines(body, '3333B NNNN SSSS WW')).toBe(true);
    expect(lines(body, '3333B EEEE SSSS WW')).toBe(false);
  });

  it('each constraint', () => {
    const count = (constraint: object, domain: string = '1-3') =>
      variants({ numbers: { x: domain, y: domain }, constraints: [constraint], pattern: 'xB*4 yC*4 S*4 W*2' });
    expect(count({ distinct: ['x', 'y'] })).toBe(6);
    expect(count({ same: ['x', 'y'] })).toBe(3);
    expect(count({ lt: ['x', 'y'] })).toBe(3);
    expect(count({ sameParity: ['x', 'y'] })).toBe(5);
    const suits = (constraint: object) =>
      variants({
        suits: [{ vars: ['a'] }, { vars: ['b'] }],
        constraints: [constraint],
        pattern: '2a*4 5b*4 S*4 W*2',
      });
    expect(suits({ suitEq: ['a', 'b'] })).toBe(3);
    expect(suits({ suitNeq: ['a', 'b'] })).toBe(6);
  });

  it('sums and products write tens and units', () => {
    const count = (constraint: object) =>
      variants({
        numbers: { p: '1-9', q: '1-9', t: '1-9', u: { from: 0, to: 9, zero: 'soap' } },
        constraints: [{ lt: ['p', 'q'] }, constraint],
        pattern: 'pB*4 qB*4 tC*1 uC*1 S*4',
      });
    expect(count({ sum: ['p', 'q'], digits: ['t', 'u'] })).toBe(20);
    expect(count({ product: ['p', 'q'], digits: ['t', 'u'] })).toBe(26);
    const units = { numbers: { x: '1-4', h: [2], y: '1-9' }, constraints: [{ product: ['x', 'h'], digits: ['y'] }] };
    expect(variants({ ...units, pattern: 'xB*4 yB*4 S*4 W*2' })).toBe(4);
  });

  it('sums and products of what is bound are compared with all that can still be written, its ends included', () => {
    const count = (type: 'sum' | 'product', more: object = {}) =>
      variants({
        numbers: { p: '1-9', q: '1-9', t: '1-9' },
        constraints: [{ [type]: ['p', 'q'], digits: ['t'] }],
        pattern: 'pB*1 qB*2 tC*4 E*4 W*3',
        ...more,
      });
    const pairs = (fits: (p: number, q: number) => boolean) => {
      let found = 0;
      for (let p = 1; p <= 9; p++) for (let q = 1; q <= 9; q++) if (fits(p, q)) found++;
      return found;
    };
    expect(count('sum')).toBe(pairs((p, q) => p + q <= 9));
    expect(count('product')).toBe(pairs((p, q) => p * q <= 9));
    const near = (offset: number, from: string) => ({
      numbers: { p: from, q: { near: 'p', offsets: [offset] }, t: '1-9' },
    });
    for (const [offset, from] of [
      [1, '1-8'],
      [-1, '2-9'],
      [3, '1-6'],
    ] as const) {
      expect(count('sum', near(offset, from))).toBe(pairs((p, q) => q === p + offset && p + q <= 9));
      expect(count('product', near(offset, from))).toBe(pairs((p, q) => q === p + offset && p * q <= 9));
    }
  });

  it('a sum or product that can no longer be written is given up at once', () => {
    const six = { p: '1-9', q: '1-9', r: '1-9', s: '1-9', v: '1-9', w: '1-9' };
    const pattern = 'pB*1 qB*2 rC*1 sC*2 vD*1 wD*2 E*5';
    const made = (type: string, digits: object) => {
      const constraints = [{ [type]: Object.keys(six), digits: Object.keys(digits) }];
      return compiled(cardOf([{ numbers: { ...six, ...digits }, constraints, pattern }]));
    };
    // Six numbers from 1 that make at most 9: 9 over 6. At least 50 of at most 54: 4 from the top at most, 10 over 6.
    const low = made('sum', { t: '1-9' });
    const high = made('sum', { t: [5], u: { from: 0, to: 9 } });
    expect([low.lines[0]!.variants, high.lines[0]!.variants]).toEqual([84, 210]);
    expect(Math.max(low.work, high.work)).toBeLessThan(60_000);
  });

  it('a name of a number and of a suit: suitEq and suitNeq compare the suits, the others the numbers', () => {
    const body = (constraint: object) => ({
      numbers: { a: [2, 3], b: [2, 3] },
      suits: [{ vars: ['a'] }, { vars: ['b'] }],
      constraints: [constraint],
      pattern: 'aa*4 bb*4 E*4 F*2',
    });
    const fits = (constraint: object, tiles: string) => lines(body(constraint), `${tiles} EEEE FF`);
    expect(fits({ suitEq: ['a', 'b'] }, '2222B 3333B')).toBe(true);
    expect(fits({ suitEq: ['a', 'b'] }, '2222B 2222C')).toBe(false);
    expect(fits({ suitNeq: ['a', 'b'] }, '2222B 2222C')).toBe(true);
    expect(fits({ suitNeq: ['a', 'b'] }, '2222B 3333B')).toBe(false);
    expect(fits({ same: ['a', 'b'] }, '2222B 2222C')).toBe(true);
    expect(fits({ same: ['a', 'b'] }, '2222B 3333B')).toBe(false);
    expect(fits({ distinct: ['a', 'b'] }, '2222B 3333B')).toBe(true);
    expect(fits({ distinct: ['a', 'b'] }, '2222B 2222C')).toBe(false);
  });

  it('sizes may be exchanged; the default of jokers follows the size, flags stay with the group', () => {
    const body = { permuteSizes: [0, 1], pattern: 'E*2 S*4 W*4 N*4' };
    expect(variants(body)).toBe(2);
    expect(lines(body, 'EEEJ SS WWWW NNNN')).toBe(true);
    expect(lines({ ...body, pattern: 'E*2! S*4 W*4 N*4' }, 'EEEJ SS WWWW NNNN')).toBe(false);
    expect(lines({ ...body, pattern: 'E*2! S*4 W*4 N*4' }, 'EE SSJJ WWWW NNNN')).toBe(true);
    expect(lines({ ...body, pattern: 'E*2! S*4 W*4 N*4' }, 'EEEE SS WWWW NNJJ')).toBe(true);
  });

  it('a cap on jokers', () => {
    const body = { pattern: 'E*4[1] S*4 W*4 N*2' };
    expect(lines(body, 'EEEJ SSSS WWWW NN')).toBe(true);
    expect(lines(body, 'EEJJ SSSS WWWW NN')).toBe(false);
  });

  it('a smallest group with jokers', () => {
    const more = { jokers: { minGroup: 4, minNaturals: 0 } };
    expect(lines({ pattern: 'E*3 S*4 W*4 N*3' }, 'EEE SSSJ WWWW NNN', more)).toBe(true);
    expect(lines({ pattern: 'E*3 S*4 W*4 N*3' }, 'EEJ SSSS WWWW NNN', more)).toBe(false);
  });

  it('literal jokers are jokers and nothing else', () => {
    const body = { pattern: 'J*2 E*4 S*4 W*4' };
    expect(lines(body, 'JJ EEEE SSSS WWWW')).toBe(true);
    expect(lines(body, 'J EEEE SSSS WWWW N')).toBe(false);
    expect(lines(body, 'JJJ EEE SSSS WWWW')).toBe(true);
  });

  it('free kinds by class, parity, suit and list', () => {
    const fits = (kinds: object, tiles: string) => lines({ kinds: { k: kinds }, pattern: 'Kk*4 S*4 W*4 N*2' }, tiles);
    expect(fits({ class: ['dragon'] }, 'GGGG SSSS WWWW NN')).toBe(true);
    expect(fits({ class: ['dragon'] }, '2222B SSSS WWWW NN')).toBe(false);
    expect(fits({ class: ['number'], parity: 'even', suit: 'B' }, '2222B SSSS WWWW NN')).toBe(true);
    expect(fits({ class: ['number'], parity: 'even', suit: 'B' }, '2222C SSSS WWWW NN')).toBe(false);
    expect(fits({ class: ['number'], parity: 'odd' }, '2222B SSSS WWWW NN')).toBe(false);
    expect(lines({ kinds: { k: ['E', '3C', 'F'] }, pattern: 'Kk*4 S*4 W*4 N*2' }, 'FFFF SSSS WWWW NN')).toBe(true);
  });

  it('free kinds under constraints, also with bound variables', () => {
    const two = (constraint: object, tiles: string) =>
      lines({ kinds: { k: {}, l: {} }, constraints: [constraint], pattern: 'Kk*4 Kl*4 W*4 N*2' }, tiles);
    expect(two({ distinct: ['k', 'l'] }, 'E JJJJJJJ WWWW NN')).toBe(true);
    expect(two({ same: ['k', 'l'] }, 'EE JJJJJJ WWWW NN')).toBe(true);
    expect(two({ same: ['k', 'l'] }, 'ES JJJJJJ WWWW NN')).toBe(false);
    expect(two({ lt: ['k', 'l'] }, '2222B 3333C WWWW NN')).toBe(true);
    expect(two({ lt: ['k', 'l'] }, 'EEEE 3333C WWWW NN')).toBe(false);
    expect(two({ suitNeq: ['k', 'l'] }, '2222B 3333B WWWW NN')).toBe(false);
    expect(two({ sameParity: ['k', 'l'] }, '2222B 4444B WWWW NN')).toBe(true);
    const bound = {
      numbers: { x: '1-9' },
      kinds: { k: { class: ['number'], suit: ['a'] } },
      constraints: [{ lt: ['x', 'k'] }],
    };
    expect(lines({ ...bound, pattern: 'xa*4 Kk*4 W*4 N*2' }, '2222B 3333B WWWW NN')).toBe(true);
    expect(lines({ ...bound, pattern: 'xa*4 Kk*4 W*4 N*2' }, '2222B 3333C WWWW NN')).toBe(false);
  });

  it('one free kind in two groups', () => {
    const body = { kinds: { k: {} }, pattern: 'Kk*4 Kk*2 W*4 N*4' };
    expect(lines(body, 'EEEE JJ WWWW NNNN')).toBe(true);
    expect(lines(body, 'EEEE SS WWWW NNNN')).toBe(false);
    expect(lines(body, 'E JJJJJ WWWW NNNN')).toBe(false);
  });

  it('suitEq and suitNeq compare the suits of free kinds, not the kinds', () => {
    const body = (type: string) => ({
      kinds: { k: { class: 'number' }, l: { class: 'number' } },
      constraints: [{ [type]: ['k', 'l'] }],
      pattern: 'Kk*4 Kl*4 E*4 F*2',
    });
    expect(lines(body('suitEq'), '3333B 5555B EEEE FF')).toBe(true);
    expect(lines(body('suitEq'), '3333B 5555C EEEE FF')).toBe(false);
    expect(lines(body('suitNeq'), '3333B 5555C EEEE FF')).toBe(true);
    expect(lines(body('suitNeq'), '3333B 5555B EEEE FF')).toBe(false);
  });
});
