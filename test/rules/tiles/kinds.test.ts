import { describe, expect, it } from 'vitest';
import { KIND_COUNT, kindOf, TOKENS, tokenOf } from '../../../src/rules/tiles/kinds.js';
import { AMERICAN_SET, classicalTileSet } from '../../../src/rules/tiles/sets.js';

describe('kinds', () => {
  it('every kind has one token and back', () => {
    expect(TOKENS).toHaveLength(KIND_COUNT);
    for (let kind = 0; kind < KIND_COUNT; kind++) expect(kindOf(tokenOf(kind))).toBe(kind);
  });
});

describe('tile sets', () => {
  it.each([
    [false, 4, 136],
    [true, 4, 144],
    [false, 2, 136],
    [false, 3, 132],
    [true, 3, 138],
  ])('bonus tiles %s, %i players: %i tiles', (bonus, players, size) => {
    expect(classicalTileSet(bonus, players).size).toBe(size);
  });
  it('the American set has 152 tiles', () => expect(AMERICAN_SET.size).toBe(152));
});
