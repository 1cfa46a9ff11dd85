import type { Variant } from '../variant.js';
import { chartLines } from './lines.js';

const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const examples: Variant['examples'] = {
  card: [
    { name: 'own', summary: 'The ten lines of the chart as a card', request: {} },
    {
      name: 'otherReadings',
      summary: 'The same with other readings of the chart',
      request: { options: { likeNumbers: 'same-number', run: 'printed-order' } },
    },
  ],
  decompose: [
    {
      name: 'severalLines',
      summary: 'A hand that is three lines at once',
      request: { hand: { concealed: '2222B 666B J 8888B GG' } },
    },
    {
      name: 'waits',
      summary: 'Thirteen tiles: what they wait for',
      request: { hand: { concealed: 'EEE SS WW RR PP JJ' } },
    },
    {
      name: 'throws',
      summary: 'Fourteen tiles that are no line: what to throw',
      request: { hand: { concealed: '22D 333D 44D 555D J 66D N' } },
    },
  ],
  validate: [
    { name: 'waiting', summary: 'A hand that waits', request: { hand: { concealed: '22D 333D 44D 555D J 66D' } } },
    {
      name: 'falseMahjong',
      summary: 'Mahjong declared in error: the hand is dead',
      request: { hand: { concealed: '22D 333D 44D 555D J 66D' }, win: { tile: 'N', by: 'wall' } },
    },
  ],
  score: [
    ...chartLines.map(({ id, name, example }) => ({
      name: camel(/^\d/.test(id) ? `year-${id}` : id),
      summary: `The line "${name}", on a discard`,
      request: example.request,
    })),
    {
      name: 'withoutTheBonus',
      summary: 'Pairs at a table without the bonus: 50 from each, not 100',
      request: {
        hand: { concealed: 'FF 11B 33B 99B 11C 77D 55D' },
        win: { tile: '7D', by: 'discard' },
        options: { pairsJokerlessExempt: true },
      },
    },
  ],
};
