import type { Variant } from '../variant.js';

export const examples: Variant['examples'] = {
  card: [{ name: 'own', summary: 'The one line of the game as a card', request: {} }],
  decompose: [
    {
      name: 'complete',
      summary: 'Three sets of four and a pair',
      request: { hand: { concealed: '9999C GGG J 77D', melds: ['888D J'] } },
    },
    {
      name: 'waits',
      summary: 'Thirteen tiles: what they wait for',
      request: { hand: { concealed: '9999C GGGG 888D 77D' } },
    },
  ],
  validate: [
    { name: 'waiting', summary: 'A hand that waits', request: { hand: { concealed: '9999C GGGG 888D 77D' } } },
    {
      name: 'count',
      summary: 'Twelve tiles: the hand is dead',
      request: { hand: { concealed: '9999C GGGG 888D 7D' } },
    },
  ],
  score: [
    {
      name: 'discard',
      summary: 'On a discard: 50 from each',
      request: {
        hand: { concealed: '9999C GGG J 77D', melds: ['888D J'] },
        seat: 'N',
        win: { tile: '9C', by: 'discard' },
      },
    },
    {
      name: 'drawnJokerless',
      summary: 'Drawn and without a joker: 200 from each',
      request: { hand: { concealed: '9999C GGGG 8888D 77D' }, win: { tile: '7D', by: 'wall' } },
    },
  ],
};
