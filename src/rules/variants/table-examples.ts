import type { Variant } from './variant.js';

const PLAYERS = ['Ana', 'Ben', 'Cy', 'Dee'];

/** The worked example of the opening: East throws 11, West 8. */
const THROWS = [
  [5, 6],
  [3, 5],
];

/** Examples of walls, deals and score sheets that hold in every classical game of four players. */
export const classicalWallExamples: Variant['examples'] = {
  wall: [
    {
      name: 'position',
      summary: 'A position with five 5 dots among what lies open: one too many, the rest of the wall missing.',
      request: {
        hands: { E: '123B 456C 789D EE RR' },
        melds: { S: ['555D'] },
        discards: '55D W 9C',
        phase: 'between-turns',
      },
    },
    {
      name: 'holding',
      summary: 'East holds 14 tiles after drawing; a kong counts as three.',
      request: { hands: { E: '123B 456C 789D EE' }, melds: { E: ['GGGG'] }, phase: 'holding' },
    },
  ],
  deal: [
    {
      name: 'from-a-seed',
      summary: 'A wall shuffled and dice thrown from a seed: anyone can deal it again.',
      request: { seed: 'twittering of the sparrows' },
    },
    {
      name: 'dice-thrown-at-the-table',
      summary: 'East throws 11, West 8: the wall opens at the second stack of South.',
      request: { seed: 'any', dice: THROWS },
    },
    {
      name: 'who-is-east',
      summary: 'The throws for East are shown first.',
      request: { seed: 'seating', options: { seating: true } },
    },
    {
      name: 'one-throw-only',
      summary: 'The opening takes two throws.',
      request: { seed: 'any', dice: [[3, 4]] },
      status: 422,
    },
  ],
  tally: [
    {
      name: 'two-hands',
      summary: 'A hand settled from scores, a hand given as nets; Ben deals the second.',
      request: {
        players: PLAYERS,
        hands: [
          { winner: 'S', seats: { E: { score: 64 }, S: { score: 22 }, W: { score: 8 }, N: { score: 0 } } },
          { net: { Ana: -60, Ben: 120, Cy: -30, Dee: -30 }, winner: 'Ben' },
        ],
      },
    },
    {
      name: 'in-sticks',
      summary: 'The payments of a hand in sticks, with the change to give.',
      request: {
        players: PLAYERS,
        hands: [{ net: { Ana: -98, Ben: 98 }, winner: 'Ben' }],
        options: { sticks: { '500': 2, '100': 9, '10': 8, '2': 10 } },
      },
    },
    {
      name: 'not-zero-sum',
      summary: 'A hand whose nets do not sum to zero is refused.',
      request: { players: PLAYERS, hands: [{ net: { Ana: 60, Ben: -50 }, winner: 'Ana' }] },
      status: 422,
    },
  ],
};

const HELD = '8D 1B 2B 3B 4B 5B 6B 7B 8B 9B EE R';
const FOUR_HANDS = {
  E: '1111B 2222B 3333B EE',
  S: '1111C 2222C 3333C S',
  W: '1111D 2222D 3333D W',
  N: '4444B 5555B 6666B N',
};

/** Examples that hold in every American game. */
export const americanTableExamples: Variant['examples'] = {
  wall: [
    {
      name: 'new-deck',
      summary: 'Tiles as they come out of a new box: jokers too many are extra, blanks unknown.',
      request: { tiles: ['1B', '1B', '1B', '1B', ...Array<string>(12).fill('J'), 'blank'] },
    },
  ],
  deal: [
    {
      name: 'from-a-seed',
      summary: 'A deal from a seed: anyone can deal it again.',
      request: { seed: 'dance of 1923' },
    },
    {
      name: 'who-is-east',
      summary: 'The throws for East are shown first.',
      request: { seed: 'seating', options: { seating: true } },
    },
  ],
  charleston: [
    {
      name: 'joker-passed',
      summary: 'A joker is never passed.',
      request: {
        pass: { seat: 'E', charleston: 1, direction: 'right', tiles: '1B 2B J' },
        hands: { E: '1B 2B J 3C 4C 5C EE FF RRR 9D' },
      },
    },
    {
      name: 'first-pass',
      summary: 'All four pass three tiles to the right.',
      request: {
        hands: FOUR_HANDS,
        passes: [
          { seat: 'E', charleston: 1, direction: 'right', tiles: '111B' },
          { seat: 'S', charleston: 1, direction: 'right', tiles: '111C' },
          { seat: 'W', charleston: 1, direction: 'right', tiles: '111D' },
          { seat: 'N', charleston: 1, direction: 'right', tiles: '444B' },
        ],
      },
    },
  ],
  'joker-exchange': [
    {
      name: 'own-turn',
      summary: 'After drawing South lays down the 8 dot for the joker of West.',
      request: {
        seat: 'S',
        turn: { seat: 'S', stage: 'drawn' },
        tile: '8D',
        hand: { concealed: HELD },
        set: { seat: 'W', tiles: '888D J' },
      },
    },
    {
      name: 'while-exposing',
      summary: 'At the moment when West exposes the set: allowed in the deck games only.',
      request: {
        seat: 'S',
        turn: { seat: 'W', stage: 'exposing' },
        tile: '8D',
        hand: { concealed: HELD },
        set: { seat: 'W', tiles: '888D J' },
      },
    },
  ],
  tally: [
    {
      name: 'two-hands',
      summary: 'Two hands given as nets; the deal passes after each.',
      request: {
        players: PLAYERS,
        hands: [
          { net: { Ana: -60, Ben: 180, Cy: -60, Dee: -60 }, winner: 'Ben' },
          { net: {}, winner: null },
        ],
      },
    },
    {
      name: 'not-zero-sum',
      summary: 'A hand whose nets do not sum to zero is refused.',
      request: { players: PLAYERS, hands: [{ net: { Ana: 60, Ben: -50 }, winner: 'Ana' }] },
      status: 422,
    },
  ],
};
