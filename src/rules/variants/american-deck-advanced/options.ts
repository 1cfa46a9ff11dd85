import type { OptionSpec } from '../../../../schemas/common.js';
import type { LineOption } from '../../american/rules.js';

/** How the lines of the chart are read, where its words allow more than one reading; the first reading is the default. */
export const options: readonly OptionSpec[] = [
  {
    id: 'likeNumbers',
    type: 'enum',
    default: 'any',
    values: ['any', 'same-number'],
    meaning: 'Like numbers: three kongs of any kinds, or kongs of one number in the three suits.',
  },
  {
    id: 'evenPungs',
    type: 'enum',
    default: 'any',
    values: ['any', '2-4-6-8'],
    meaning: 'Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits.',
  },
  {
    id: 'run',
    type: 'enum',
    default: 'any-order',
    values: ['any-order', 'printed-order'],
    meaning: 'Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart.',
  },
  {
    id: 'matchingDragon',
    type: 'boolean',
    default: false,
    meaning: 'Even kongs: a pair of dragons must be those of the suit; flowers stay allowed.',
  },
  {
    id: 'oddPair',
    type: 'enum',
    default: 'odd',
    values: ['odd', 'any'],
    meaning: 'Odd kongs: the pair is odd too, or any number of the suit.',
  },
  {
    id: 'repeatKinds',
    type: 'boolean',
    default: false,
    meaning: 'Winds and dragons: one kind may come twice.',
  },
  {
    id: 'sameSuit2011',
    type: 'boolean',
    default: false,
    meaning: '2011: the 2 is of the suit of the 1s.',
  },
  {
    id: 'quints',
    type: 'enum',
    default: 'pairs',
    values: ['pairs', 'block'],
    meaning: 'Quints: the two pairs are consecutive, or all four numbers are one gap-free block.',
  },
  {
    id: 'pairsJokerlessExempt',
    type: 'boolean',
    default: false,
    meaning: 'Pairs: no bonus for having no joker, 50 and drawn 100.',
  },
];

/** How each option reads its lines. */
export const lineOptions: readonly LineOption[] = [
  {
    option: 'likeNumbers',
    lines: ['like-numbers', 'like-numbers-dragon'],
    readings: {
      any: 'Like numbers are three kongs of any kinds.',
      'same-number': 'Like numbers are kongs of one number in different suits.',
    },
  },
  {
    option: 'evenPungs',
    lines: ['even-pungs'],
    readings: {
      any: 'Even pungs are four different pungs of even numbers in exactly two suits.',
      '2-4-6-8': 'Even pungs are one pung each of 2, 4, 6 and 8, in exactly two suits.',
    },
  },
  {
    option: 'run',
    lines: ['run'],
    readings: {
      'any-order': 'A run is five consecutive numbers with the sizes in any order.',
      'printed-order': 'A run has the sizes 2 3 2 4 3 from the lowest number up.',
    },
  },
  {
    option: 'matchingDragon',
    lines: ['even-kongs'],
    readings: {
      false: 'The pair of even kongs is of flowers or of any dragon.',
      true: 'The pair of even kongs is of flowers or of the dragon of the suit.',
    },
  },
  {
    option: 'oddPair',
    lines: ['odd-kongs'],
    readings: {
      odd: 'The pair of odd kongs is odd as well, of the same suit.',
      any: 'The pair of odd kongs is any number of the same suit.',
    },
  },
  {
    option: 'repeatKinds',
    lines: ['winds-dragons'],
    readings: {
      false: 'The five groups of winds and dragons are of five different kinds.',
      true: 'The five groups of winds and dragons may repeat a kind.',
    },
  },
  {
    option: 'sameSuit2011',
    lines: ['2011'],
    readings: { false: 'The 2 may be of any suit.', true: 'The 2 is of the suit of the 1s.' },
  },
  {
    option: 'quints',
    lines: ['quints'],
    readings: {
      pairs: 'The two pairs are consecutive numbers, the quints any numbers or flowers.',
      block: 'All numbers of the line are different and consecutive.',
    },
  },
  {
    option: 'pairsJokerlessExempt',
    lines: ['pairs'],
    readings: {
      false: 'A hand of pairs never has a joker and is always paid as jokerless.',
      true: 'A hand of pairs gets no bonus for having no joker.',
    },
  },
];
