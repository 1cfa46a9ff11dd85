import { describe, expect, it } from 'vitest';
import type { ClaimRequest } from '../../../schemas/claim.js';
import { rule } from './ruling.js';

const KONG_BOX = ['chinese', 'british'];
const CLASSICAL = ['babcock-1923', ...KONG_BOX];

/** A hand that waits for 5D alone, with no run. */
const waitsFor5D = { concealed: '111B 999B 33C 55D', melds: ['EEE'] };
const mahjong = (seat: 'E' | 'S' | 'W' | 'N'): ClaimRequest['claims'][number] => ({ seat, kind: 'mahjong' });

describe('claims with a hand', () => {
  it.each(CLASSICAL)('%s: a winning hand is awarded with its score, and nothing is unchecked', (variant) => {
    const result = rule(variant, {
      discard: { tile: '5D', seat: 'E' },
      claims: [mahjong('N')],
      hands: { N: waitsFor5D },
    });
    expect(result).toMatchObject({ awarded: 0, codes: [null] });
    expect(result.claims?.[0]?.score?.total).toBeGreaterThan(20);
    expect(result.claims?.[0]?.unchecked).toBeUndefined();
  });
  it.each(CLASSICAL)('%s: a false mahjong is rejected with what is missing, and the others go on', (variant) => {
    const result = rule(variant, {
      discard: { tile: '9D', seat: 'E' },
      claims: [mahjong('N'), { seat: 'W', kind: 'pung' }],
      hands: { N: waitsFor5D },
    });
    expect(result).toMatchObject({ awarded: 1, codes: ['claim.not_winning', null], skipped: ['S'] });
    expect(result.claims?.[0]?.detail).toContain('5D');
  });
  it('british: a win that would need a second run is claim.not_winning', () => {
    const request: ClaimRequest = {
      discard: { tile: '5D', seat: 'E' },
      claims: [mahjong('N')],
      hands: { N: { concealed: '123B 46D 999C RR', melds: ['EEE'] } },
    };
    expect(rule('british', request)).toMatchObject({ awarded: null, codes: ['claim.not_winning'] });
    expect(rule('chinese', request)).toMatchObject({ awarded: 0 });
  });
  it.each(KONG_BOX)('%s: two players need four doubles: claim.minimum_doubles', (variant) => {
    const request: ClaimRequest = {
      discard: { tile: '5D', seat: 'E' },
      claims: [mahjong('W')],
      hands: { W: { concealed: '222B 88B 333C 55D', melds: ['777C'] } },
      table: { players: 2 },
    };
    expect(rule(variant, request)).toMatchObject({ awarded: null, codes: ['claim.minimum_doubles'] });
    expect(rule(variant, { ...request, table: { players: 4 } })).toMatchObject({ awarded: 0 });
  });
  it('facts of a claim count towards its score', () => {
    const score = (facts?: string[]) =>
      rule('chinese', {
        discard: { tile: '5D', seat: 'E' },
        claims: [{ ...mahjong('N'), ...(facts === undefined ? {} : { facts }) }],
        hands: { N: waitsFor5D },
      }).claims?.[0]?.score?.total ?? 0;
    expect(score(['original-call'])).toBe(2 * score());
  });
  it('facts that do not go with the claim are win.contradiction', () => {
    const claims = [{ ...mahjong('N'), facts: ['last-tile'] }];
    expect(rule('chinese', { discard: { tile: '5D', seat: 'E' }, claims })).toEqual({
      problems: ['win.contradiction'],
    });
  });
  it('first-discard is of East, last-tile needs that no live tile is left: else win.contradiction', () => {
    const on = (seat: 'E' | 'N') =>
      rule('british', {
        discard: { tile: '5D', seat },
        claims: [{ seat: 'S', kind: 'mahjong', facts: ['first-discard'] }],
      });
    expect(on('E')).toMatchObject({ awarded: 0 });
    expect(on('N')).toEqual({ problems: ['win.contradiction'] });
    const last = (liveTilesLeft: number) =>
      rule('british', {
        turn: { seat: 'S', began: 'draw' },
        claims: [{ seat: 'S', kind: 'mahjong', facts: ['last-tile'] }],
        table: { liveTilesLeft },
      });
    expect(last(0)).toMatchObject({ awarded: 0 });
    expect(last(1)).toEqual({ problems: ['win.contradiction'] });
  });
  it('british: no live tiles left implies last-discard', () => {
    const score = (liveTilesLeft: number) =>
      rule('british', {
        discard: { tile: '5D', seat: 'E' },
        claims: [mahjong('N')],
        hands: { N: waitsFor5D },
        table: { liveTilesLeft },
      }).claims?.[0]?.score?.total ?? 0;
    expect(score(0)).toBe(2 * score(1));
  });
  it('chinese: the prevailing wind counts towards the score', () => {
    const score = (prevailingWind: 'E' | 'S') =>
      rule('chinese', {
        discard: { tile: '5D', seat: 'E' },
        claims: [mahjong('N')],
        hands: { N: waitsFor5D },
        prevailingWind,
      }).claims?.[0]?.score?.total ?? 0;
    expect(score('E')).toBe(2 * score('S'));
  });
});

describe('robbing a kong with a hand', () => {
  const wonders = { concealed: '19B 1C 19D 9C E S W N R G P' };
  const concealed = (hand: NonNullable<ClaimRequest['hands']>['W'], tile: string): ClaimRequest => ({
    kong: { tile, seat: 'E', kind: 'concealed' },
    claims: [mahjong('W')],
    hands: hand === undefined ? {} : { W: hand },
  });
  it.each(KONG_BOX)('%s: a concealed kong for thirteen-unique-wonders', (variant) => {
    const missing9B = { concealed: '1B 1C 9C 1D 9D E S W N R G PP' };
    expect(rule(variant, concealed(missing9B, '9B'))).toMatchObject({ awarded: 0 });
  });
  it.each(KONG_BOX)('%s: a concealed kong for no other hand', (variant) => {
    const result = rule(variant, concealed({ concealed: '111B 999B 33C 46D', melds: ['EEE'] }, '5D'));
    expect(result).toMatchObject({ codes: ['claim.cannot_rob'], next: { seat: 'E', action: 'draw-loose' } });
  });
  it('a robber cannot hold a tile of the kong: tile.copies', () => {
    expect(rule('chinese', concealed(wonders, '1B'))).toEqual({ problems: ['tile.copies'] });
  });
  it('babcock-1923: robbing for a run scores stolen-fourth', () => {
    const result = rule('babcock-1923', {
      kong: { tile: '5D', seat: 'E', kind: 'added' },
      claims: [mahjong('W')],
      hands: { W: { concealed: '46D 111B 999B RR', melds: ['EEE'] } },
    });
    expect(result).toMatchObject({ awarded: 0 });
    expect(result.claims?.[0]?.score?.total).toBeGreaterThanOrEqual(32);
  });
});

describe('mahjong in the own turn', () => {
  it.each(CLASSICAL)('%s: complete as dealt is East, with nothing laid down: else win.contradiction', (variant) => {
    const standing = { concealed: 'EEE 222B 333B 44C 555C' };
    const laid = { concealed: '222B 333B 44C 555C', melds: ['EEE'] };
    const ask = (seat: 'E' | 'S', hand: typeof standing | typeof laid) =>
      rule(variant, { turn: { seat, began: 'deal' }, claims: [{ seat, kind: 'mahjong' }], hands: { [seat]: hand } });
    expect(ask('E', standing)).toMatchObject({ awarded: 0 });
    expect(ask('S', standing)).toEqual({ problems: ['win.contradiction'] });
    expect(ask('E', laid)).toEqual({ problems: ['win.contradiction'] });
  });
  it.each(CLASSICAL)('%s: a loose tile follows a kong: else win.contradiction', (variant) => {
    const ask = (concealed: string, melds: string[]) =>
      rule(variant, {
        turn: { seat: 'S', began: 'loose', drew: '5C' },
        claims: [{ seat: 'S', kind: 'mahjong' }],
        hands: { S: { concealed, melds } },
      });
    expect(ask('222B 333B 44C 555C', ['EEEE'])).toMatchObject({ awarded: 0 });
    expect(ask('222B 333B 44C 555C', ['EEE'])).toEqual({ problems: ['win.contradiction'] });
  });
  const turn = (began: NonNullable<ClaimRequest['turn']>['began'], more: Partial<ClaimRequest> = {}): ClaimRequest => ({
    turn: { seat: 'E', began, drew: '5D' },
    claims: [mahjong('E')],
    hands: { E: { concealed: '111B 999B 33C 555D', melds: ['EEE'] } },
    ...more,
  });
  it.each(CLASSICAL)('%s: a drawn tile completes the hand', (variant) => {
    const result = rule(variant, turn('draw'));
    expect(result).toMatchObject({ awarded: 0, next: { seat: 'E', action: 'hand-over' } });
    expect(result.claims?.[0]?.score?.total).toBeGreaterThan(0);
  });
  it.each(CLASSICAL)('%s: complete as dealt', (variant) => {
    const hands = { E: { concealed: '111B 999B 33C 555D EEE' } };
    const result = rule(variant, { turn: { seat: 'E', began: 'deal' }, claims: [mahjong('E')], hands });
    expect(result).toMatchObject({ awarded: 0 });
    expect(result.claims?.[0]?.score?.total).toBe(variant === 'babcock-1923' ? 300 : 2000);
  });
  it.each(CLASSICAL)('%s: not complete: the same player discards', (variant) => {
    const hands = { E: { concealed: '111B 999B 34C 555D', melds: ['EEE'] } };
    expect(rule(variant, turn('draw', { hands }))).toMatchObject({
      codes: ['claim.not_winning'],
      next: { seat: 'E', action: 'discard' },
    });
  });
  it.each(KONG_BOX)('%s: the last tile of the wall doubles', (variant) => {
    const total = (liveTilesLeft: number) =>
      rule(variant, turn('draw', { table: { liveTilesLeft } })).claims?.[0]?.score?.total ?? 0;
    // British has no double for it: the tile is only drawn.
    expect(total(0)).toBeGreaterThanOrEqual(total(1));
  });
  it('without the tile drawn completion is judged, the score is not', () => {
    const hands = { E: { concealed: '111B 999B 33C 555D', melds: ['EEE'] } };
    const result = rule('chinese', { turn: { seat: 'E', began: 'draw' }, claims: [mahjong('E')], hands });
    expect(result).toMatchObject({ awarded: 0 });
    expect(result.claims?.[0]?.score).toBeUndefined();
  });
});
