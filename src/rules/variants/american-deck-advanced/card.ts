import type { ResolvedOptions } from '../../../../schemas/common.js';

/** A line of the deck's chart as a line of a card. */
interface DeckLine {
  readonly id: string;
  readonly value: number;
  readonly [member: string]: unknown;
}

const ANY = {};
const DRAGON = { class: ['dragon'] };
const ODD = '1-9 odd';
const EVEN = '2-8 even';

/** "Like Numbers: 3 kongs of any type and one pair"; by option kongs of one number in the three suits. */
const likeNumbers = (sameNumber: boolean): DeckLine =>
  sameNumber
    ? { id: 'like-numbers', value: 25, numbers: { x: '1-9' }, kinds: { p: ANY }, pattern: 'xa*4 xb*4 xc*4 Kp*2' }
    : { id: 'like-numbers', value: 25, kinds: { k: ANY, l: ANY, m: ANY, p: ANY }, pattern: 'Kk*4 Kl*4 Km*4 Kp*2' };

/** "Like Numbers: 3 kongs, including one Dragon kong, and one pair". */
const likeNumbersDragon = (sameNumber: boolean): DeckLine =>
  sameNumber
    ? {
        id: 'like-numbers-dragon',
        value: 30,
        numbers: { x: '1-9' },
        kinds: { d: DRAGON, p: ANY },
        pattern: 'xa*4 xb*4 Kd*4 Kp*2',
      }
    : {
        id: 'like-numbers-dragon',
        value: 30,
        kinds: { d: DRAGON, k: ANY, l: ANY, p: ANY },
        pattern: 'Kd*4 Kk*4 Kl*4 Kp*2',
      };

/** Suits of four or three groups that make exactly two different ones. */
const TWO_OF_FOUR = ['aaab', 'aaba', 'abaa', 'abbb', 'aabb', 'abab', 'abba'];
const TWO_OF_THREE = ['aab', 'aba', 'abb'];

/** "Even Numbers: 4 even pungs in 2 different suits and one pair"; by option each even number once. */
const evenPungs = (eachOnce: boolean): DeckLine => ({
  id: 'even-pungs',
  value: 25,
  kinds: { k: ANY },
  ...(eachOnce
    ? { suits: [{ vars: ['a', 'b', 'c', 'd'], partitions: TWO_OF_FOUR }], pattern: '2a*3 4b*3 6c*3 8d*3 Kk*2' }
    : {
        numbers: { p: EVEN, q: EVEN, r: EVEN, s: EVEN },
        or: [
          { pattern: 'pa*3 qa*3 rb*3 sb*3 Kk*2', constraints: [{ lt: ['p', 'q'] }, { lt: ['r', 's'] }] },
          { pattern: 'pa*3 qa*3 ra*3 sb*3 Kk*2', constraints: [{ lt: ['p', 'q', 'r'] }] },
        ],
      }),
});

/** "Run: two pairs, two pungs, one kong, all of the same suit": five consecutive numbers, as the example shows. */
const run = (printedOrder: boolean): DeckLine => ({
  id: 'run',
  value: 30,
  numbers: { x: '1-5' },
  pattern: 'xa*2 x+1a*3 x+2a*2 x+3a*4 x+4a*3',
  ...(printedOrder ? {} : { permuteSizes: [0, 1, 2, 3, 4] }),
});

/** "Even Numbers: three even-numbered kongs in the same suit and a pair of Flowers or Dragons". */
const evenKongs = (matchingDragon: boolean): DeckLine => ({
  id: 'even-kongs',
  value: 30,
  numbers: { p: EVEN, q: EVEN, r: EVEN },
  constraints: [{ lt: ['p', 'q', 'r'] }],
  or: [
    { pattern: 'pa*4 qa*4 ra*4 F*2' },
    matchingDragon
      ? { pattern: 'pa*4 qa*4 ra*4 Da*2' }
      : { pattern: 'pa*4 qa*4 ra*4 Dd*2', suits: [{ vars: ['a'] }, { vars: ['d'] }] },
  ],
});

/** "Odd Numbers: three odd-numbered kongs and one pair, all in the same suit". */
const oddKongs = (anyPair: boolean): DeckLine => ({
  id: 'odd-kongs',
  value: 30,
  numbers: { p: ODD, q: ODD, r: ODD, s: anyPair ? '1-9' : ODD },
  constraints: [{ lt: ['p', 'q', 'r'] }],
  pattern: 'pa*4 qa*4 ra*4 sa*2',
});

const HONOUR = { class: ['wind', 'dragon'] };

/** "Winds/Dragons: one kong, two pungs, two pairs, all of Winds and Dragons". */
const windsDragons = (repeat: boolean): DeckLine => ({
  id: 'winds-dragons',
  value: 35,
  kinds: { k: HONOUR, l: HONOUR, m: HONOUR, n: HONOUR, o: HONOUR },
  ...(repeat ? {} : { constraints: [{ distinct: ['k', 'l', 'm', 'n', 'o'] }] }),
  pattern: 'Kk*4 Kl*3 Km*3 Kn*2 Ko*2',
});

/** '"2011": a pair of "1\'s," one White Dragon, one "2" plus a pair of Flowers and two kongs'. */
const year2011 = (sameSuit: boolean): DeckLine => ({
  id: '2011',
  value: 35,
  suits: [{ vars: ['a', 'b'], partitions: sameSuit ? ['aa'] : ['aa', 'ab'] }],
  kinds: { k: ANY, l: ANY },
  pattern: '2a*1 P*1 1b*2 F*2 Kk*4 Kl*4',
});

const quintOf = (suits: readonly string[]) => ({ class: ['number', 'flower'], suit: suits });

/** "Quints: two quints and two pairs of consecutive numbers, all in two suits". */
const quints = (block: boolean): DeckLine => ({
  id: 'quints',
  value: 40,
  jokerlessBonus: false,
  or: block
    ? [
        ...['xa*2 x+1b*2 x+2c*5 x+3d*5', 'xa*5 x+1b*2 x+2c*2 x+3d*5', 'xa*5 x+1b*5 x+2c*2 x+3d*2'].map((pattern) => ({
          numbers: { x: '1-6' },
          suits: [{ vars: ['a', 'b', 'c', 'd'], partitions: TWO_OF_FOUR }],
          pattern,
        })),
        ...['F*5 xa*2 x+1b*2 x+2c*5', 'F*5 xa*5 x+1b*2 x+2c*2'].map((pattern) => ({
          numbers: { x: '1-7' },
          suits: [{ vars: ['a', 'b', 'c'], partitions: TWO_OF_THREE }],
          pattern,
        })),
        { numbers: { x: '1-8' }, pattern: 'F*5 F*5 xa*2 x+1b*2' },
      ]
    : [
        // The pairs are of two suits: the quints are of these, or flowers.
        {
          numbers: { x: '1-8' },
          kinds: { k: quintOf(['a', 'b']), l: quintOf(['a', 'b']) },
          pattern: 'Kk*5 Kl*5 xa*2 x+1b*2',
        },
        // The pairs are of one suit: a quint is of the other.
        {
          numbers: { x: '1-8' },
          kinds: { k: { class: ['number'], suit: ['b'] }, l: quintOf(['a', 'b']) },
          pattern: 'Kk*5 Kl*5 xa*2 x+1a*2',
        },
      ],
});

const PAIRS = ['k', 'l', 'm', 'n', 'o', 'p'];

/** "Pairs: seven pairs including one Flower pair, the others must all be even or odd numbered pairs". */
const pairs = (jokerlessExempt: boolean): DeckLine => ({
  id: 'pairs',
  value: 50,
  jokerlessBonus: !jokerlessExempt,
  or: ['even', 'odd'].map((parity) => ({
    kinds: Object.fromEntries(PAIRS.map((name) => [name, { class: ['number'], parity }])),
    pattern: `F*2 ${PAIRS.map((name) => `K${name}*2`).join(' ')}`,
  })),
});

const section = (id: string, name: string, lines: readonly DeckLine[]) => ({
  id,
  name,
  lines: lines.map((line) => ({ mode: 'exposed', ...line })),
});

/** The ten lines of the deck's chart under the options of a table. Source: rules of the deck, "Winning Hands". */
export const advancedCard = (options: ResolvedOptions) => {
  const sameNumber = options.likeNumbers === 'same-number';
  return {
    schema: 1,
    id: 'deck-advanced',
    title: "The ten winning hands of the deck's chart",
    jokers: { minGroup: 3, minNaturals: 1 },
    sections: [
      section('like-numbers', 'Like numbers', [likeNumbers(sameNumber), likeNumbersDragon(sameNumber)]),
      section('even-numbers', 'Even numbers', [
        evenPungs(options.evenPungs === '2-4-6-8'),
        evenKongs(options.matchingDragon === true),
      ]),
      section('odd-numbers', 'Odd numbers', [oddKongs(options.oddPair === 'any')]),
      section('runs', 'Runs', [run(options.run === 'printed-order')]),
      section('winds-dragons', 'Winds and dragons', [windsDragons(options.repeatKinds === true)]),
      section('2011', '2011', [year2011(options.sameSuit2011 === true)]),
      section('quints', 'Quints', [quints(options.quints === 'block')]),
      section('pairs', 'Pairs', [pairs(options.pairsJokerlessExempt === true)]),
    ],
  };
};
