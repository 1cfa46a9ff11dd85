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
});
