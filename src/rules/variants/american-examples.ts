import type { Variant } from './variant.js';

/** Examples of claims and settlement that hold in every American game: sets of four, the value 50. */
export const americanClaimExamples: Variant['examples'] = {
  claim: [
    {
      name: 'set-before-the-next-player',
      summary: 'West and South both want the tile: South is nearer.',
      request: {
        discard: { tile: '5B', seat: 'E' },
        claims: [
          { seat: 'W', kind: 'kong' },
          { seat: 'S', kind: 'kong', with: '5B JJ' },
        ],
      },
    },
    {
      name: 'misnamed',
      summary: 'The tile was called by a wrong name: the set is void.',
      request: {
        discard: { tile: '5B', seat: 'E', named: '6B' },
        claims: [{ seat: 'S', kind: 'kong' }],
      },
    },
    {
      name: 'discarded-joker',
      summary: 'A discarded joker can never be claimed.',
      request: { discard: { tile: 'J', seat: 'E' }, claims: [{ seat: 'S', kind: 'mahjong' }] },
    },
  ],
  'claim-options': [
    {
      name: 'after-a-discard',
      summary: 'What South could do with the discard, by the card.',
      request: {
        discard: { tile: '5B', seat: 'E' },
        hands: { S: { concealed: '55B JJ 3344C 7788D F' } },
      },
    },
    {
      name: 'exchange-a-joker',
      summary: 'West has drawn the tile that a joker in East’s set stands for.',
      request: {
        turn: { seat: 'W', began: 'draw', drew: '5B' },
        hands: {
          W: { concealed: '5B 1122C 3344D 66D EE F' },
          E: { concealed: '123B 456C 789D', melds: ['555B J'] },
        },
      },
    },
  ],
  settle: [
    {
      name: 'on-a-discard',
      summary: 'North goes out on East’s discard.',
      request: { winner: 'N', discarder: 'E', american: { value: 50, by: 'discard', jokerless: false } },
    },
    {
      name: 'drawn-and-jokerless',
      summary: 'South draws the winning tile for a hand without a joker.',
      request: {
        winner: 'S',
        american: { value: 50, by: 'wall', jokerless: true },
        before: { E: 650, S: 650, W: 650, N: 650 },
      },
    },
    {
      name: 'nobody-wins',
      summary: 'The wall runs out: nobody pays, the deal passes.',
      request: { winner: null },
    },
  ],
};
