import type { Variant } from '../variant.js';

const ALL_PUNGS = {
  hand: { concealed: '666D 5D', melds: ['222D', '444D', '999D'] },
  seat: 'S',
  prevailingWind: 'E',
  win: { tile: '5D', by: 'discard' },
};

export const examples: Variant['examples'] = {
  score: [
    { name: 'purity', summary: 'One suit without chows or honours: Purity', request: ALL_PUNGS },
    {
      name: 'bonusTilesApart',
      summary: 'All Pair Honours, half the limit, with bonus tiles counted apart',
      request: {
        hand: { concealed: '11B 99C 11D EE RR GG P', bonus: '1F 4F' },
        seat: 'N',
        prevailingWind: 'E',
        win: { tile: 'P', by: 'discard' },
        options: { limit: 1000 },
      },
    },
    {
      name: 'concealedHand',
      summary: 'A concealed hand with own flower, on the last tile',
      request: {
        hand: { concealed: '222B 456B RRR SS 9B9B', bonus: '2F' },
        seat: 'S',
        prevailingWind: 'E',
        win: { tile: 'S', by: 'wall', facts: ['last-tile'] },
      },
    },
    {
      name: 'callingPurity',
      summary: 'A loser who lacked one tile of Purity',
      request: { hand: { concealed: '4477788999D', melds: ['111D'] }, seat: 'S', prevailingWind: 'S' },
    },
    {
      name: 'bmjaLoser',
      summary: 'bmja: an undeclared four is a four, an original call doubles a loser too',
      request: {
        hand: { concealed: 'RRRR 14C 789D EE 36B' },
        seat: 'S',
        prevailingWind: 'E',
        facts: ['original-call'],
        options: { profile: 'bmja' },
      },
    },
    {
      name: 'tooManyChows',
      summary: 'Three chows: the British game allows one',
      request: {
        hand: { concealed: '123B 456C 789D 22B RR' },
        seat: 'S',
        prevailingWind: 'E',
        win: { tile: 'R', by: 'discard' },
      },
      status: 422,
    },
  ],
  validate: [
    { name: 'complete', summary: 'A complete hand', request: ALL_PUNGS },
    {
      name: 'twoChows',
      summary: 'Two chows are one too many',
      request: { hand: { concealed: '123B 456C 777D 22B RR' }, win: { tile: 'R', by: 'discard' } },
    },
  ],
  decompose: [
    {
      name: 'gates',
      summary: 'Thirteen tiles before the Gates of Heaven',
      request: { hand: { concealed: '1112345678999D' }, seat: 'S', prevailingWind: 'E' },
    },
    { name: 'knitting', summary: 'A hand of seven couples', request: { hand: { concealed: '1223558B 1223558C' } } },
  ],
};
