import { describe, expect, it } from 'vitest';
import { type ClassicalId, problemsOf } from '../../support/score.js';

const hintOf = (variant: ClassicalId, request: object) => {
  const [problem, ...others] = problemsOf(variant, request);
  expect(others).toEqual([]);
  return { code: problem?.code, hint: problem?.hint };
};
const two = { table: { players: 2 }, prevailingWind: 'E' };

describe('the hint of a hand that cannot be scored', () => {
  it('names the special hand that a set on the table spoils', () => {
    const request = {
      hand: { concealed: '2345678999D 5D', melds: ['111D'] },
      seat: 'S',
      win: { tile: '5D', by: 'wall' },
    };
    expect(hintOf('british', request)).toEqual({
      code: 'hand.too_many_chows',
      hint: 'The tiles are those of Gates of Heaven, which allows no set on the table.',
    });
  });

  it('names the option that would make the hand complete', () => {
    const request = { hand: { concealed: '1223558B 12235C 8D' }, seat: 'S', win: { tile: '5D', by: 'discard' } };
    expect(hintOf('british', request)).toEqual({
      code: 'hand.not_winning',
      hint: 'With the option knittingAnySuits the hand would be complete.',
    });
    expect(problemsOf('british', { ...request, options: { knittingAnySuits: true } })).toEqual([]);
  });

  it('names a seat, a wind or a fact left open that would give the doubles two players need', () => {
    const hand = { concealed: 'WWW RRR GGG 5B', melds: ['222C'] };
    const request = { ...two, hand, win: { tile: '5B', by: 'wall' } };
    expect(hintOf('chinese', request)).toEqual({
      code: 'win.minimum_doubles',
      hint: 'It could go out with seat W, last-tile or original-call, which the request leaves open.',
    });
    const { prevailingWind: _, ...noWind } = request;
    expect(hintOf('chinese', { ...noWind, seat: 'E' })).toEqual({
      code: 'win.minimum_doubles',
      hint: 'It could go out with prevailing wind W, last-tile or original-call, which the request leaves open.',
    });
    expect(problemsOf('chinese', { ...request, seat: 'W' })).toEqual([]);
  });

  it('names a standing four that would be a kong', () => {
    const win = { tile: 'G', by: 'discard' };
    const standing = { hand: { concealed: 'EEE 345B GG PP 8888D' }, seat: 'E', win };
    expect(hintOf('babcock-1923', standing)).toEqual({
      code: 'hand.not_winning',
      hint: 'With 8D as a kong in `melds` the winning tile would complete the hand.',
    });
    const melds = [{ tiles: '8888D', concealed: true }];
    expect(problemsOf('babcock-1923', { ...standing, hand: { concealed: 'EEE 345B GG PP', melds } })).toEqual([]);
  });

  it('is left out where nothing alone would do', () => {
    const far = { hand: { concealed: '19B 258C 369D ESWN R P' }, seat: 'S', win: { tile: 'P', by: 'discard' } };
    expect(hintOf('british', far)).toEqual({ code: 'hand.not_winning', hint: undefined });
  });
});
