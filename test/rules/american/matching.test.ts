import { describe, expect, it } from 'vitest';
import type { CompiledCard } from '../../../src/rules/american/compiled.js';
import { fitsOfLine, isMatch, matchFits, scanCard } from '../../../src/rules/american/scan.js';
import { caseFile } from '../../support/cases.js';
import { cardOf, compiled, handOf } from './american-support.js';

const feature = compiled(caseFile('feature-card.json'));
const lines = (card: CompiledCard, tiles: string, sets: readonly string[] = []): string[] =>
  matchFits(card, handOf(tiles, sets)).map((fit) => fit.line.line.id);

describe('exact matching', () => {
  it('counts every concrete variant of the feature card once', () => {
    const counts = Object.fromEntries(feature.lines.map((line) => [line.line.id, line.variants]));
    expect(counts).toEqual({
      L01: 12,
      L02: 18,
      L03: 54,
      L04: 216,
      L05: 15,
      L06: 6,
      L07: 27,
      L08: 75,
      L09: 120,
      L10: 9,
      L11: 6,
      L12: 900,
    });
    expect(feature.lineOf.length).toBe(1458);
  });

  it('takes no joker in a pair or a single', () => {
    expect(lines(feature, 'FF 444B 777B 44C GG JJ')).toEqual(['L01']);
    expect(lines(feature, 'FF 444B 7777B 444C G J')).toEqual([]);
  });

  it('takes no exposed set of another size than the group', () => {
    expect(lines(feature, 'FF 444C GG', ['444B', '777B J'])).toEqual(['L01']);
    expect(lines(feature, 'FF 444C GG 7B', ['444B', '777B'])).toEqual([]);
    expect(lines(feature, 'FF 44C GG', ['444B', '7777B J'])).toEqual([]);
  });

  it('reads a pair and a pung of one kind as no quint, and two pairs as no kong', () => {
    const card = compiled(cardOf([{ pattern: '1B*2 1B*3 E*4 W*5' }, { pattern: '1B*2 1B*2 E*5 W*5' }]));
    expect(lines(card, '11B EEEE WWW J', ['11B J'])).toEqual([]);
    expect(lines(card, '11B EEEE WWWW J', ['11B J'])).toEqual(['L1']);
    expect(lines(card, 'EEEE WWW JJJ', ['1111B'])).toEqual([]);
    expect(lines(card, '1111B EEEE WWW JJJ')).toEqual(['L1', 'L2']);
    expect(lines(card, '111B EEEE WWW JJJJ')).toEqual(['L1']);
    expect(lines(card, 'EEEE WWW JJ', ['1111B J'])).toEqual([]);
  });

  it('gives exposed sets of one kind a group each', () => {
    const card = compiled(cardOf([{ pattern: 'F*3 F*3! E*4 W*4' }]));
    expect(lines(card, 'EEEE WWWW', ['FFF', 'FF J'])).toEqual(['L1']);
    expect(lines(card, 'EEEE WWWW', ['FF J', 'FFF'])).toEqual(['L1']);
    expect(lines(card, 'EEEE WWWW', ['FF J', 'FF J'])).toEqual([]);
  });

  it('keeps concealed lines closed to exposed sets', () => {
    const card = compiled(cardOf([{ pattern: 'E*4 W*4 N*3 S*3', mode: 'concealed' }]));
    expect(lines(card, 'EEEE WWWW NNN SSS')).toEqual(['L1']);
    expect(lines(card, 'WWWW NNN SSS', ['EEEE'])).toEqual([]);
  });

  it('needs a natural in every group with jokers where the card says so', () => {
    const pattern = 'E*4 E*4 W*4 S*2';
    const one = compiled(cardOf([{ pattern }], { jokers: { minGroup: 3, minNaturals: 1 } }));
    const none = compiled(cardOf([{ pattern }]));
    expect(lines(none, 'E WWWW SS JJJJJJJ')).toEqual(['L1']);
    expect(lines(one, 'E WWWW SS JJJJJJJ')).toEqual([]);
    expect(lines(one, 'EE WWWW SS JJJJJJ')).toEqual(['L1']);
  });

  it('lets flowers stand in groups where they are wild', () => {
    expect(lines(feature, '3333C 88D FF JJ RR EE')).toEqual(['L11']);
    expect(lines(feature, '3333C RR EE', ['88D FF JJ'])).toEqual(['L11']);
    expect(lines(feature, '333C F RR EE', ['8888D JJ'])).toEqual([]);
  });
});

describe('the scan of a card', () => {
  const numbers = compiled(cardOf([{ numbers: { x: '1-5' }, pattern: 'xB*4 xC*4 E*4 F*2' }]));
  const free = compiled(cardOf([{ kinds: { k: {}, l: {} }, pattern: 'Kk*4 Kl*4 E*4 F*2' }]));
  const fits = (
    card: CompiledCard,
    tiles: string,
    want: number,
    sets: readonly string[] = [],
    most = 1_000,
  ): number[] => {
    const usable: number[] = [];
    fitsOfLine(card, card.lines[0]!, handOf(tiles, sets), want, (fit) => usable.push(fit.usable) === most);
    return usable;
  };

  it('keeps the first of the variants that can use as many tiles, with and without exposed sets', () => {
    for (const sets of [[], ['EEE J']]) {
      const scan = scanCard(numbers, handOf(sets.length === 0 ? '22B 22C 44B 44C EEEE' : '22B 22C 44B 44C', sets));
      const [first, other] = ['2', '4'].map((x) => numbers.lines[0]!.first + Number(x) - 1);
      expect(scan.variant[0]).toBe(first);
      expect(scan.variant[0]).not.toBe(other);
      expect(scan.usable[0]).toBe(sets.length === 0 ? 8 : 4);
    }
  });

  it('finds the variants that can use as many tiles as are wanted, no others, until it is told to stop', () => {
    expect(fits(numbers, '22B 2C 4B EEEE', 0)).toEqual([4, 7, 4, 5, 4]);
    expect(fits(numbers, '22B 2C 4B EEEE', 5)).toEqual([7, 5]);
    expect(fits(numbers, '22B 2C 4B EEEE', 7)).toEqual([7]);
    expect(fits(numbers, '22B 2C 4B EEEE', 8)).toEqual([]);
    expect(fits(numbers, '22B 2C 4B EEEE', 0, [], 2)).toEqual([4, 7]);
    expect(fits(free, '2222B 4444C EEEE FF', 14)).toEqual([14]);
    expect(fits(free, '2222B 4444C EEEE FF', 6).length).toBeGreaterThan(2);
    expect(fits(free, '2222B 4444C EEEE FF', 6, [], 2)).toHaveLength(2);
  });

  it('finds none of a concealed line beside exposed sets', () => {
    const concealed = (body: object) => compiled(cardOf([{ ...body, mode: 'concealed' }]));
    for (const body of [{ pattern: 'E*4 W*4 N*3 S*3' }, { kinds: { k: {} }, pattern: 'E*4 Kk*4 N*3 S*3' }]) {
      expect(fits(concealed(body), 'WWWW NNN SSS EEEE', 14)).toEqual([14]);
      expect(fits(concealed(body), 'WWWW NNN SSS', 0, ['EEEE'])).toEqual([]);
    }
  });

  it('takes free kinds that change places for one reading', () => {
    expect(matchFits(free, handOf('2222B 4444C EEEE FF'))).toHaveLength(1);
    expect(matchFits(free, handOf('222B J 444C J EEEE FF'))).toHaveLength(1);
  });

  it('calls fourteen tiles complete, no fewer and no more, that are a line by bound or by free kinds', () => {
    for (const card of [numbers, free]) {
      const complete = (tiles: string, sets: readonly string[] = []) => {
        const found = isMatch(card, handOf(tiles, sets));
        expect(matchFits(card, handOf(tiles, sets)).length > 0).toBe(found);
        return found;
      };
      expect(complete('2222B 2222C EEEE FF')).toBe(true);
      expect(complete('222B J 222C J EEEE FF')).toBe(true);
      expect(complete('2222B EEEE FF', ['222C J'])).toBe(true);
      expect(complete('2222B 2222C EEEE F')).toBe(false);
      expect(complete('2222B 2222C EEEE F S')).toBe(false);
      expect(complete('2222B 2222C EEEE FF S')).toBe(false);
      expect(complete('2222B 2222C EEEE F J')).toBe(false);
    }
  });

  it('calls jokers alone complete where every group takes them', () => {
    const jokers = 'J'.repeat(14);
    expect(isMatch(compiled(cardOf([{ pattern: 'E*4 W*5 N*5' }])), handOf(jokers))).toBe(true);
    expect(isMatch(compiled(cardOf([{ pattern: 'E*4 W*4 N*4 F*2' }])), handOf(jokers))).toBe(false);
  });
});
