import { describe, expect, it } from 'vitest';
import type { ClaimRequest } from '../../../schemas/claim.js';
import { rule } from './ruling.js';

const mahjong = (seat: 'E' | 'S' | 'W' | 'N'): ClaimRequest['claims'][number] => ({ seat, kind: 'mahjong' });

describe('what is unchecked for want of a hand', () => {
  const unchecked = (variant: string, request: Partial<ClaimRequest>) =>
    rule(variant, { discard: { tile: '5D', seat: 'E' }, claims: [], ...request }).claims?.[0]?.unchecked ?? [];

  it('a win: whether it is one, and with two players whether it has the doubles', () => {
    expect(unchecked('babcock-1923', { claims: [mahjong('W')] })).toEqual(['claim.not_winning']);
    expect(unchecked('chinese', { claims: [mahjong('W')] })).toEqual(['claim.not_winning']);
    expect(unchecked('chinese', { claims: [mahjong('W')], table: { players: 2 } })).toEqual([
      'claim.not_winning',
      'claim.minimum_doubles',
    ]);
  });

  it('a set: whether its tiles are held', () => {
    expect(unchecked('chinese', { claims: [{ seat: 'W', kind: 'pung' }] })).toEqual(['claim.not_enough_tiles']);
    expect(unchecked('chinese', { claims: [{ seat: 'W', kind: 'kong' }] })).toEqual([
      'claim.kong_from_exposed_pung',
      'claim.not_enough_tiles',
    ]);
    const chow = { seat: 'S', kind: 'chow', with: '34D' } as const;
    expect(unchecked('chinese', { claims: [chow] })).toEqual(['claim.not_enough_tiles']);
    expect(unchecked('british', { claims: [chow] })).toEqual(['claim.second_chow', 'claim.not_enough_tiles']);
  });

  it('a joker exchange: whether the tile is held, and what the set is whose joker is taken', () => {
    const exchange = (from?: 'E', hands?: ClaimRequest['hands']) =>
      rule('american-league', {
        turn: { seat: 'W', began: 'draw' },
        claims: [{ seat: 'W', kind: 'joker-exchange', with: '5B', ...(from === undefined ? {} : { from }) }],
        ...(hands === undefined ? {} : { hands }),
      }).claims?.[0]?.unchecked ?? [];
    const own = { W: { concealed: '5B 1122C 3344D F', melds: ['555B J'] } };
    const others = { E: { concealed: '123B 456C 789D', melds: ['555B J'] } };
    const there = ['exchange.wrong_tile', 'exchange.no_joker'];
    expect(exchange('E')).toEqual(['exchange.not_held', ...there]);
    expect(exchange()).toEqual(['exchange.not_held', ...there]);
    expect(exchange('E', others)).toEqual(['exchange.not_held']);
    expect(exchange('E', { W: { concealed: '5B 1122C 3344D 66D EE F' } })).toEqual(there);
    expect(exchange(undefined, own)).toEqual([]);
    expect(exchange(undefined, others)).toEqual(['exchange.not_held', ...there]);
  });

  it('a kong in the own turn: whether its tiles are held', () => {
    const kong = (variant: string, tiles: string, hands?: ClaimRequest['hands']) =>
      rule(variant, {
        turn: { seat: 'E', began: 'draw' },
        claims: [{ seat: 'E', kind: 'kong', with: tiles }],
        ...(hands === undefined ? {} : { hands }),
      }).claims?.[0]?.unchecked ?? [];
    for (const variant of ['babcock-1923', 'chinese', 'british']) {
      expect(kong(variant, '5555D')).toEqual(['claim.not_enough_tiles']);
      expect(kong(variant, '5D')).toEqual(['claim.not_enough_tiles']);
      expect(kong(variant, '5555D', { E: { concealed: '5555D 123B 456C 99B EE' } })).toEqual([]);
    }
  });
});
