import type { Variant } from '../variant.js';

/** A card as a player might type one in, of made-up lines. */
const TYPED_IN = {
  schema: 1,
  id: 'my-card',
  title: 'My card',
  jokers: { minGroup: 3, minNaturals: 0 },
  params: { year: 2027 },
  sections: [
    {
      id: 'steps',
      name: 'Steps',
      lines: [
        { id: 'st-1', value: 30, mode: 'exposed', numbers: { x: '1-6' }, pattern: 'xa*3 x+1b*2 x+2a*4 x+1c*2 x+3a*3' },
        { id: 'st-2', value: { exposed: 30, concealed: 40 }, mode: 'exposed', pattern: 'F*4 2a*3 8a*3 Db*4' },
      ],
    },
  ],
};

export const examples: Variant['examples'] = {
  card: [
    { name: 'practice', summary: 'The practice card', request: { card: 'practice' } },
    { name: 'typedIn', summary: 'A card as a player types it in', request: { card: TYPED_IN } },
    {
      name: 'withProblems',
      summary: 'A card with a joker in a pair, 13 tiles and an unknown variable: each is named',
      request: {
        card: {
          id: 'draft',
          title: 'Draft',
          sections: [
            {
              id: 's',
              name: 'S',
              lines: [
                { id: 'a', value: 25, mode: 'exposed', pattern: 'F*2[1] 2a*4 4b*4 6c*4' },
                { id: 'b', value: 25, mode: 'exposed', pattern: 'F*1 2a*4 4b*4 6c*4' },
                { id: 'c', value: 25, mode: 'exposed', pattern: 'F*2 xa*4 xb*4 xc*4' },
              ],
            },
          ],
        },
      },
    },
  ],
  decompose: [
    {
      name: 'complete',
      summary: 'Fourteen tiles that are a line of the practice card',
      request: { hand: { concealed: '2222B 888C FFF J', melds: ['PP J'] }, card: 'practice' },
    },
    {
      name: 'waits',
      summary: 'Thirteen tiles: what they wait for, and the nearest lines',
      request: { hand: { concealed: '2222B 888C FFF PP J' } },
    },
    {
      name: 'throws',
      summary: 'Fourteen tiles that are no line: what to throw',
      request: { hand: { concealed: '2222B 888C FFF PP J N' } },
    },
    {
      name: 'ownCard',
      summary: 'A hand against a card sent with the request',
      request: { hand: { concealed: '444B 55C 666B JJ 777B', melds: [] }, card: TYPED_IN },
    },
  ],
  validate: [
    {
      name: 'alive',
      summary: 'A hand with an exposed set, and the lines still open to it',
      request: { hand: { concealed: '222B 888C FFF J', melds: ['PP J'] }, visible: '2B' },
    },
    {
      name: 'deadExposure',
      summary: 'Exposed sets that no line has: the last one is returned',
      request: { hand: { concealed: '123B 4C 5D 6D', melds: ['6666B', '777B'] } },
    },
    {
      name: 'outOfTurn',
      summary: 'A player who acted out of turn: the hand is dead, the exposed set stays',
      request: { hand: { concealed: '222B 888C FFF J', melds: ['PP J'] }, events: [{ kind: 'out-of-turn' }] },
    },
  ],
  score: [
    {
      name: 'discard',
      summary: 'Line tens-1 on a discard: the thrower pays 60, the others 30',
      request: {
        hand: { concealed: '222B 888C FFF J', melds: ['PP J'] },
        seat: 'N',
        win: { tile: '8C', by: 'discard' },
      },
    },
    {
      name: 'jokerless',
      summary: 'No joker, drawn: four times the value from each',
      request: {
        hand: { concealed: '2222B 888C FFF PPP' },
        seat: 'N',
        win: { tile: '8C', by: 'wall', jokerlessDeclared: true },
      },
    },
    {
      name: 'announced',
      summary: 'The joker taken in an exchange completes the line that was announced: it counts as drawn',
      request: {
        hand: { concealed: '222B 888C FFF J', melds: ['PP J'] },
        win: { tile: 'N', by: 'joker-exchange' },
        announced: 'tens-1',
      },
    },
    {
      name: 'otherLineAnnounced',
      summary: 'Another line was announced than the one that the hand is',
      request: {
        hand: { concealed: '222B 888C FFF J', melds: ['PP J'] },
        win: { tile: '8C', by: 'wall' },
        announced: 'tens-2',
      },
      status: 422,
    },
    {
      name: 'notComplete',
      summary: 'A hand that is no line is refused, with the nearest line and what it lacks',
      request: { hand: { concealed: '2222B 888C FFF PP J' }, win: { tile: 'N', by: 'wall' } },
      status: 422,
    },
  ],
};
