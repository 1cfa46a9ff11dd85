import { describe, expect, it } from 'vitest';
import type { ClaimRequest } from '../../../schemas/claim.js';
import { rule } from './ruling.js';

/** Two codes that both apply to a claim: the first is answered. Source: table.md, fine print of claims. */
const PAIRS: readonly [first: string, second: string, variant: string, request: ClaimRequest][] = [
  [
    'claim.dead_seat',
    'claim.own_discard',
    'chinese',
    { discard: { tile: '5D', seat: 'E' }, claims: [{ seat: 'E', kind: 'pung' }], table: { dead: ['E'] } },
  ],
  [
    'claim.own_discard',
    'claim.not_last_discard',
    'chinese',
    { discard: { tile: '5D', seat: 'E', last: false }, claims: [{ seat: 'E', kind: 'pung' }] },
  ],
  [
    'claim.not_last_discard',
    'claim.late',
    'chinese',
    {
      discard: { tile: '5D', seat: 'E', last: false },
      claims: [{ seat: 'N', kind: 'pung' }],
      table: { nextPlayer: 'discarded' },
    },
  ],
  [
    'claim.late',
    'claim.joker_discard',
    'american-league',
    { discard: { tile: 'J', seat: 'E' }, claims: [{ seat: 'N', kind: 'pung' }], table: { nextPlayer: 'racked' } },
  ],
  [
    'claim.late',
    'claim.misnamed',
    'american-league',
    {
      discard: { tile: '5D', seat: 'E', named: '6D' },
      claims: [{ seat: 'N', kind: 'pung' }],
      table: { nextPlayer: 'racked' },
    },
  ],
  [
    'claim.joker_discard',
    'claim.misnamed',
    'american-league',
    { discard: { tile: 'J', seat: 'E', named: '6D' }, claims: [{ seat: 'N', kind: 'pung' }] },
  ],
  [
    'claim.cannot_rob',
    'claim.single_or_pair',
    'chinese',
    { kong: { tile: '5D', seat: 'E', kind: 'added' }, claims: [{ seat: 'N', kind: 'pair' }] },
  ],
  [
    'claim.misnamed',
    'claim.single_or_pair',
    'american-league',
    { discard: { tile: '5D', seat: 'E', named: '6D' }, claims: [{ seat: 'N', kind: 'pair' }] },
  ],
  [
    'claim.misnamed',
    'claim.chow_not_allowed',
    'american-league',
    { discard: { tile: '5D', seat: 'E', named: '6D' }, claims: [{ seat: 'N', kind: 'chow', with: '46D' }] },
  ],
  [
    'claim.chow_not_allowed',
    'claim.chow_not_next',
    'american-league',
    { discard: { tile: '5D', seat: 'E' }, claims: [{ seat: 'N', kind: 'chow', with: '46D' }] },
  ],
  [
    'claim.chow_not_next',
    'claim.second_chow',
    'british',
    {
      discard: { tile: '5D', seat: 'E' },
      claims: [{ seat: 'W', kind: 'chow', with: '46D' }],
      hands: { W: { concealed: '46D 19B EE RR 11C', melds: ['123B'] } },
    },
  ],
  [
    'claim.second_chow',
    'claim.not_enough_tiles',
    'british',
    {
      discard: { tile: '5D', seat: 'E' },
      claims: [{ seat: 'S', kind: 'chow', with: '46D' }],
      hands: { S: { concealed: '4D 199B EE RR 11C', melds: ['123B'] } },
    },
  ],
  [
    'claim.kong_from_exposed_pung',
    'claim.no_loose_tile',
    'chinese',
    {
      discard: { tile: '5D', seat: 'E' },
      claims: [{ seat: 'N', kind: 'kong' }],
      hands: { N: { concealed: '123B 456C 99B EE', melds: ['555D'] } },
      table: { looseTilesLeft: 0 },
    },
  ],
  [
    'claim.not_enough_tiles',
    'claim.size_not_in_line',
    'american-deck-beginner',
    {
      discard: { tile: '5D', seat: 'E' },
      claims: [{ seat: 'N', kind: 'pung' }],
      hands: { N: { concealed: '123456789B EE RR' } },
    },
  ],
  [
    'claim.not_enough_tiles',
    'claim.no_loose_tile',
    'chinese',
    {
      discard: { tile: '5D', seat: 'E' },
      claims: [{ seat: 'N', kind: 'kong' }],
      hands: { N: { concealed: '55D 123B 456C 99B EE R' } },
      table: { looseTilesLeft: 0 },
    },
  ],
  [
    'claim.after_claim',
    'claim.dead_seat',
    'chinese',
    {
      turn: { seat: 'E', began: 'claim' },
      claims: [{ seat: 'E', kind: 'kong', with: '5555D' }],
      table: { dead: ['E'] },
    },
  ],
  [
    'claim.after_claim',
    'claim.no_loose_tile',
    'babcock-1923',
    {
      turn: { seat: 'E', began: 'claim' },
      claims: [{ seat: 'E', kind: 'kong', with: '5555D' }],
      table: { liveTilesLeft: 0 },
    },
  ],
];

describe('claims: the first code that applies', () => {
  it.each(PAIRS)('%s before %s (%s)', (first, _, variant, request) => {
    expect(rule(variant, request)).toMatchObject({ awarded: null, codes: [first] });
  });
});
