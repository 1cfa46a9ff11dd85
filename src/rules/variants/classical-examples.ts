import type { Variant } from './variant.js';

/** Examples at the table that hold in every classical game: plain sets and runs, nothing that one of them scores apart. */
export const classicalTableExamples: Variant['examples'] = {
  claim: [
    {
      name: 'pung-before-chow',
      summary: 'South wants a run, North a pung: the pung comes first, and South and West lose their turn.',
      request: {
        discard: { tile: '5D', seat: 'E' },
        claims: [
          { seat: 'S', kind: 'chow', with: '46D' },
          { seat: 'N', kind: 'pung' },
        ],
      },
    },
    {
      name: 'false-mahjong',
      summary: 'A claim of mahjong is checked where the hand is sent; this one lacks a tile.',
      request: {
        discard: { tile: '5D', seat: 'E' },
        claims: [{ seat: 'W', kind: 'mahjong' }],
        hands: { W: { concealed: '123B 456C 46D 19D', melds: ['EEE'] } },
      },
    },
    {
      name: 'own-turn-kong',
      summary: 'East has drawn the fourth tile and turns down a kong: a loose tile follows.',
      request: {
        turn: { seat: 'E', began: 'draw', drew: '5D' },
        claims: [{ seat: 'E', kind: 'kong', with: '5555D' }],
        hands: { E: { concealed: '5555D 123B 456C 99B EE' } },
      },
    },
  ],
  'claim-options': [
    {
      name: 'after-a-discard',
      summary: 'What South and West could do with the discard.',
      request: {
        discard: { tile: '5D', seat: 'E' },
        hands: {
          S: { concealed: '46D 123B 789C 99B EE R' },
          W: { concealed: '55D 123B 456C 77B SS R' },
        },
      },
    },
    {
      name: 'own-turn',
      summary: 'What East may do after drawing: go out, or turn down a kong.',
      request: {
        turn: { seat: 'E', began: 'draw', drew: '5D' },
        hands: { E: { concealed: '5555D 123B 456C 99B EE' } },
      },
    },
  ],
  settle: [
    {
      name: 'plain-scores',
      summary: 'North goes out; the losers settle their differences; East pays double.',
      request: {
        winner: 'N',
        seats: { E: { score: 2 }, S: { score: 46 }, W: { score: 12 }, N: { score: 192 } },
        before: { E: 2000, S: 2000, W: 2000, N: 2000 },
      },
    },
    {
      name: 'a-hand-scored-on-the-way',
      summary: 'East’s hand is scored; the other seats give plain scores, one hand is dead.',
      request: {
        winner: 'E',
        discarder: 'S',
        seats: {
          E: {
            hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
            win: { tile: 'G', by: 'discard' },
          },
          S: { score: 8 },
          W: { dead: true },
          N: { score: 20 },
        },
        names: { E: 'Ana', S: 'Ben', W: 'Cy', N: 'Dee' },
      },
    },
    {
      name: 'winner-on-own-discard',
      summary: 'Facts that disagree are refused.',
      request: {
        winner: 'E',
        discarder: 'E',
        seats: { E: { score: 20 }, S: { score: 0 }, W: { score: 0 }, N: { score: 0 } },
      },
      status: 422,
    },
  ],
};
