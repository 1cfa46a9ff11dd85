import type { Variant } from '../variant.js';

/** The hand of the book that is worth 84, held by East: one double more. */
const FIGURE_18 = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};

export const examples: Variant['examples'] = {
  score: [
    {
      name: 'figure18East',
      summary: 'The hand of the book worth 84, held by East: 168',
      request: FIGURE_18,
    },
    {
      name: 'figure18South',
      summary: 'The same hand held by South: 84',
      request: { ...FIGURE_18, seat: 'S' },
    },
    {
      name: 'noScore',
      summary: 'Four runs and a worthless pair, on a discard: 10 for no score',
      request: {
        hand: { concealed: '456B 789C 23B 55D', melds: ['123D'] },
        seat: 'S',
        win: { tile: '4B', by: 'discard' },
      },
    },
    {
      name: 'handFromHeaven',
      summary: 'Complete as dealt: the limit',
      request: { hand: { concealed: '123D 44456B 789C 55D 4B' }, win: { by: 'deal' } },
    },
    {
      name: 'loser',
      summary: 'A loser: sets as they lie, four undeclared dragons as a concealed three',
      request: { hand: { concealed: 'RRRR 14C 789D E', melds: ['222B'] }, seat: 'S' },
    },
    {
      name: 'dead',
      summary: 'A dead hand scores nothing',
      request: { hand: { concealed: 'RRRR 14C 789D E', melds: ['222B'] }, seat: 'S', dead: true },
    },
    {
      name: 'notComplete',
      summary: 'A hand that waits for another tile is refused, with what is missing',
      request: {
        hand: { concealed: '123B 456C 789D 23C 55B' },
        seat: 'S',
        win: { tile: '9C', by: 'discard' },
      },
      status: 422,
    },
  ],
  validate: [
    { name: 'complete', summary: 'A complete hand', request: FIGURE_18 },
    { name: 'waiting', summary: 'Thirteen tiles that wait', request: { hand: { concealed: 'EEE 345B GG PP 888D' } } },
    {
      name: 'fiveOfAKind',
      summary: 'Five of a kind: every occurrence is named',
      request: { hand: { concealed: 'EEEEE 345B GG PP 9D' } },
    },
  ],
  decompose: [
    {
      name: 'readings',
      summary: 'All readings of a complete hand',
      request: { hand: { concealed: '333444555B 77C', melds: ['888C'] }, win: { tile: '5B', by: 'discard' } },
    },
    {
      name: 'waits',
      summary: 'Thirteen tiles: what they wait for',
      request: { hand: { concealed: 'EEE 345B GG PP 888D' }, seat: 'E' },
    },
    {
      name: 'throws',
      summary: 'Fourteen tiles: what to throw',
      request: { hand: { concealed: '123B 456C 789D 23C 55B W' } },
    },
  ],
};
