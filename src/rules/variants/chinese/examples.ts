import type { Variant } from '../variant.js';

const EAST_WITH_DRAGONS = {
  hand: { concealed: 'RRR 34D 99D', melds: ['EEE', '555D'] },
  seat: 'E',
  prevailingWind: 'E',
  win: { tile: '2D', by: 'discard' },
};

export const examples: Variant['examples'] = {
  score: [
    {
      name: 'ownAndPrevailingWind',
      summary: 'A set of the own and prevailing wind doubles twice',
      request: EAST_WITH_DRAGONS,
    },
    {
      name: 'nonScoring',
      summary: 'Four chows and a worthless pair',
      request: {
        hand: { concealed: '456C 789D 23D 55B', melds: ['123B'] },
        seat: 'S',
        prevailingWind: 'E',
        win: { tile: '1D', by: 'wall' },
      },
    },
    {
      name: 'thirteenUniqueWonders',
      summary: 'Thirteen Unique Wonders by robbing a kong: the limit',
      request: {
        hand: { concealed: '19B 19C 19D E S W N R G G' },
        seat: 'S',
        prevailingWind: 'E',
        win: { tile: 'P', by: 'robbed-kong' },
      },
    },
    {
      name: 'calling',
      summary: 'A loser who lacked one tile of a special hand: two fifths of its value',
      request: { hand: { concealed: '19B 19C 19D E S W N R G G' }, seat: 'S', prevailingWind: 'E' },
    },
    {
      name: 'flowers',
      summary: 'With flowers and seasons',
      request: {
        ...EAST_WITH_DRAGONS,
        hand: { ...EAST_WITH_DRAGONS.hand, bonus: '1F 6F' },
        options: { flowers: true },
      },
    },
    {
      name: 'twoPlayersTooFewDoubles',
      summary: 'Two players: fewer than four doubles do not go out',
      request: {
        hand: { concealed: '222C 666B 777D 5D', melds: ['555C'] },
        seat: 'E',
        prevailingWind: 'W',
        win: { tile: '5D', by: 'discard' },
        table: { players: 2 },
      },
      status: 422,
    },
  ],
  validate: [
    { name: 'complete', summary: 'A complete hand', request: EAST_WITH_DRAGONS },
    {
      name: 'northAtThree',
      summary: 'Three players have no North tiles',
      request: { hand: { concealed: 'NN 123B 456C 789D 55B' }, table: { players: 3 } },
    },
  ],
  decompose: [
    {
      name: 'wonders',
      summary: 'Thirteen tiles that wait for every one of the wonders',
      request: { hand: { concealed: '19B 19C 19D E S W N R G P' }, seat: 'S', prevailingWind: 'E' },
    },
    {
      name: 'readings',
      summary: 'All readings of a complete hand',
      request: {
        hand: { concealed: '333444555B 77C', melds: ['888C'] },
        win: { tile: '5B', by: 'discard' },
      },
    },
  ],
};
