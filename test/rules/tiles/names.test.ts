import { describe, expect, it } from 'vitest';
import { KIND_COUNT, kindOf, tokenOf } from '../../../src/rules/tiles/kinds.js';
import { aliasesOf, kindOfName, nameOf, pluralNameOf } from '../../../src/rules/tiles/names.js';

const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

describe('names of tiles', () => {
  it.each([
    ['3B', '3 of bamboo', 'threes of bamboo'],
    ['6C', '6 of characters', 'sixes of characters'],
    ['1D', '1 of dots', 'ones of dots'],
    ['E', 'east wind', 'east winds'],
    ['G', 'green dragon', 'green dragons'],
    ['P', 'white dragon', 'white dragons'],
    ['1F', 'plum', 'plums'],
    ['4F', 'bamboo plant', 'bamboo plants'],
    ['7F', 'autumn', 'autumns'],
    ['F', 'flower', 'flowers'],
    ['J', 'joker', 'jokers'],
  ])('%s: %s, %s', (token, name, plural) => {
    const kind = kindOf(token)!;
    expect([nameOf(kind), pluralNameOf(kind)]).toEqual([name, plural]);
  });
  it('no two tiles share a name, a plural or an alias', () => {
    const all = kinds.flatMap((kind) => [...new Set([nameOf(kind), pluralNameOf(kind), ...aliasesOf(kind)])]);
    expect(new Set(all).size).toBe(all.length);
  });
  it('the aliases of the specification', () => {
    expect(aliasesOf(kindOf('R')!)).toContain('chung');
    expect(aliasesOf(kindOf('G')!)).toContain('fa');
    expect(aliasesOf(kindOf('P')!)).toEqual(expect.arrayContaining(['pai', 'soap']));
    for (const word of ['bams', 'sticks']) expect(kindOfName(`2 ${word}`, false)).toBe(kindOf('2B'));
    for (const word of ['craks', 'cracks', 'numbers']) expect(kindOfName(`2 ${word}`, false)).toBe(kindOf('2C'));
    for (const word of ['circles', 'balls']) expect(kindOfName(`2 ${word}`, false)).toBe(kindOf('2D'));
  });
  it.each(['', ' ', 'bam', '0 bam', '10 bam', 'four', 'of bamboo', 'red east', 'dragon', 'blank', '3 3', '3 bam 3'])(
    '%j is no name',
    (text) => expect(kindOfName(text, true)).toBeUndefined(),
  );
  it('a colour with a number is a tile where the deck plays', () => {
    const read = ['green 1', 'red 1', 'blue 1'].map((text) => kindOfName(text, true)!);
    expect(read.map(tokenOf)).toEqual(['1B', '1C', '1D']);
    expect(kindOfName('green 1', false)).toBeUndefined();
  });
});
