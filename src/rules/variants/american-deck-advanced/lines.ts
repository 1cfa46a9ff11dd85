import type { SheetLine } from '../../american/sheet-answer.js';
import { tokensOf } from '../../tiles/kinds.js';
import { readTiles } from '../../tiles/notation.js';
import { AMERICAN_SET } from '../../tiles/sets.js';

const CHART = 'Deck rules, winning hands of the advanced game';

const line = (
  id: string,
  name: string,
  value: number,
  tiles: string,
  option: string | null,
  example: string,
  win: { readonly tile: string; readonly by: string },
): SheetLine => ({
  id,
  name,
  value,
  tiles,
  ...(option === null ? {} : { option }),
  example: {
    tiles: tokensOf(readTiles(example, '', AMERICAN_SET).kinds),
    request: { hand: { concealed: example }, win, announced: id },
  },
  source: CHART,
});

/** The ten lines of the chart in words, each with a hand that is it. */
export const chartLines: readonly SheetLine[] = [
  line(
    'like-numbers',
    'Like numbers',
    25,
    'Three kongs of any kinds and any pair.',
    'likeNumbers',
    '3333B 777C J EEEE 55D',
    { tile: 'E', by: 'discard' },
  ),
  line(
    'like-numbers-dragon',
    'Like numbers with a dragon',
    30,
    'Three kongs, at least one of dragons, and any pair.',
    'likeNumbers',
    '3333B 777C J RRRR 55D',
    { tile: 'R', by: 'discard' },
  ),
  line(
    'even-pungs',
    'Even pungs',
    25,
    'Four different pungs of even numbers in exactly two suits, and any pair.',
    'evenPungs',
    '222B 66B J 444C 888C NN',
    { tile: 'N', by: 'discard' },
  ),
  line(
    'run',
    'Run',
    30,
    'Five consecutive numbers of one suit: two pairs, two pungs and a kong in any order.',
    'run',
    '22D 333D 44D 555D J 666D',
    { tile: '4D', by: 'discard' },
  ),
  line(
    'even-kongs',
    'Even kongs',
    30,
    'Three kongs of different even numbers of one suit, and a pair of flowers or of dragons.',
    'matchingDragon',
    '2222B 444B J 8888B FF',
    { tile: 'F', by: 'discard' },
  ),
  line(
    'odd-kongs',
    'Odd kongs',
    30,
    'Three kongs of different odd numbers and an odd pair, all of one suit.',
    'oddPair',
    '1111C 333C J 9999C 55C',
    { tile: '5C', by: 'discard' },
  ),
  line(
    'winds-dragons',
    'Winds and dragons',
    35,
    'A kong, two pungs and two pairs: five different kinds, all winds or dragons.',
    'repeatKinds',
    'EEEE SSS GG J NN PP',
    { tile: 'P', by: 'discard' },
  ),
  line(
    '2011',
    '2011',
    35,
    'One 2, one white dragon, a pair of 1s of one suit, a pair of flowers and two kongs of any kinds.',
    'sameSuit2011',
    '2B P 11D FF 7777C WWW J',
    { tile: 'P', by: 'discard' },
  ),
  line(
    'quints',
    'Quints',
    40,
    'Two quints of numbers or flowers and two pairs of consecutive numbers, all numbers in exactly two suits.',
    'quints',
    '3333B J FFFFF 66B 77C',
    { tile: '7C', by: 'discard' },
  ),
  line(
    'pairs',
    'Pairs',
    50,
    'A pair of flowers and six pairs of numbers, all even or all odd.',
    'pairsJokerlessExempt',
    'FF 11B 33B 99B 11C 77D 55D',
    { tile: '7D', by: 'discard' },
  ),
];
