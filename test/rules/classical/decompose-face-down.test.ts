import { describe, expect, it } from 'vitest';
import { decomposeOperation } from '../../../src/rules/classical/decompose.js';
import { british } from '../../../src/rules/variants/british/sheet.js';

const decompose = decomposeOperation(british);
const env = { findCard: () => undefined, cardCache: new Map<string, object>() };

describe('a special shape with a set lying face down', () => {
  it.each([
    ['gates-of-heaven', '8D 1D 5D 8D 7D 1D 4D 1D 6D 2D', '999D', '3D'],
    ['wriggling-snake', 'N W E S 8C 9C 7C 1C 5C 6C', '234C', '1C'],
  ])('is complete and read as %s', (shape, concealed, tiles, tile) => {
    const answer = decompose(
      { hand: { concealed, melds: [{ tiles, concealed: true }] }, win: { tile, by: 'wall' } },
      env,
    );
    expect(answer).toMatchObject({ ok: true, value: { complete: true, readings: [{ shape }], distance: 0 } });
  });
  it('is not complete if the set lies exposed', () => {
    const hand = { concealed: '8D 1D 5D 8D 7D 1D 4D 1D 6D 2D', melds: ['999D'] };
    const answer = decompose({ hand, win: { tile: '3D', by: 'wall' } }, env);
    expect(answer).toMatchObject({ ok: true, value: { complete: false, readings: [] } });
  });
});
