import { describe, expect, it } from 'vitest';
import type { CompiledCard } from '../../../src/rules/american/compiled.js';
import { matchFits } from '../../../src/rules/american/scan.js';
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
