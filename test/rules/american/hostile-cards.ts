/**
 * Cards that are made to cost as much as they can: every shape of the language taken as far as a body of 1 MiB and
 * the schema of the wire let it go. Used by the tests, which count work, and by `bench/hostile.ts`, which takes times.
 */

type Json = Readonly<Record<string, unknown>>;

const NAMES = 'ghijklmnopqrst';
const ALL = 'abcdefghijklmnopqrstuvwxyz';
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const each = <T>(names: string, value: T): Record<string, T> =>
  Object.fromEntries(Array.from(names, (name) => [name, value]));
const singles = (names: string, tile: (name: string) => string): string =>
  Array.from(names, (name) => `${tile(name)}*1`).join(' ');
const families = (names: string, partitions?: readonly string[]): Json[] =>
  Array.from(names, (name) => ({ vars: [name], ...(partitions === undefined ? {} : { partitions }) }));

/** A card of one section with these lines. */
const card = (lines: readonly Json[], more: Json = {}): Json => ({
  schema: 1,
  id: 'hostile',
  title: 'Hostile',
  ...more,
  sections: [
    { id: 's', name: 'S', lines: lines.map((line, i) => ({ id: `L${i + 1}`, value: 25, mode: 'exposed', ...line })) },
  ],
});

const repeated = (count: number, line: (i: number) => Json): Json => card(times(count, line));

export interface HostileCard {
  readonly name: string;
  /** Whether the limits let it pass: then it costs what its variants cost. */
  readonly legal: boolean;
  readonly make: () => Json;
}

const refused = (name: string, make: () => Json): HostileCard => ({ name, legal: false, make });
const legal = (name: string, make: () => Json): HostileCard => ({ name, legal: true, make });

const fourteenNumbers: Json = { numbers: each(NAMES, '1-9'), pattern: singles(NAMES, (name) => `${name}B`) };
const fiveSuits: Json = {
  suits: families('abcde'),
  numbers: each('ghijklm', '1-9'),
  pattern: 'ga*2 hb*2 ic*2 jd*2 ke*2 la*2 mb*2',
};
const neverHolds: Json = { ...fourteenNumbers, constraints: [{ lt: ['g', 't'] }, { lt: ['t', 'g'] }] };
const neverHoldsLate: Json = {
  numbers: each(NAMES, '1-9'),
  constraints: [{ distinct: [...NAMES] }],
  pattern: singles(NAMES, (name) => `${name}B`),
};
const sumsNeverHold: Json = {
  numbers: each('ghijkl', '1-9'),
  constraints: [
    { product: ['g', 'h', 'i', 'j', 'k'], digits: ['l'] },
    { sum: ['g', 'h', 'i', 'j', 'k'], digits: ['l'] },
  ],
  pattern: 'gB*2 hB*2 iB*2 jB*2 kB*2 lB*4',
};
const sizes: Json = {
  numbers: each('ghijk', '1-9'),
  permuteSizes: [0, 1, 2, 3, 4, 5, 6],
  pattern: 'gB*1 hB*1 iB*1 jC*2 kC*2 E*3 W*4',
};
const kinds14: Json = {
  kinds: each(NAMES, {}),
  constraints: [{ distinct: ['g', 'h'] }, { distinct: ['i', 'j'] }, { lt: ['k', 'l'] }, { sameParity: ['m', 'n'] }],
  pattern: singles(NAMES, (name) => `K${name}`),
};
/** Fourteen free kinds of which no two can trade places. */
const unlikeKinds: Json = {
  kinds: Object.fromEntries(
    Array.from(NAMES, (name, i) => [
      name,
      {
        class: ['number', 'wind', 'dragon'].slice(0, 1 + (i % 3)),
        ...(i > 6 ? { parity: i % 2 === 0 ? 'odd' : 'even' } : {}),
      },
    ]),
  ),
  constraints: Array.from(NAMES.slice(1), (name, i) => ({ [i % 2 === 0 ? 'distinct' : 'suitNeq']: [NAMES[i]!, name] })),
  pattern: singles(NAMES, (name) => `K${name}`),
};
const openMany: Json = {
  numbers: each('ghijk', '1-9'),
  kinds: { y: {}, z: {} },
  pattern: 'gB*1 hC*2 iD*1 jB*2 kC*3 Ky*2 Kz*3',
};
const wildMany: Json = { numbers: each('ghij', '1-9'), pattern: 'gB*3~ hC*3~ iD*4~ jB*4~' };
const wholePartitions = times(60, (i) => times(14, (at) => ALL[(i >> (at % 6)) & 1]!).join(''));

const cases60 = times(60, (i) => each(ALL.slice(0, 14), i % 2 === 0 ? '1-9' : '1-9 odd'));

/** One line of 20,000 variants less a few: 9 × 9 × 9 × 9 × 3. */
const large = (extra: string): Json => ({ numbers: each('ghij', '1-9'), pattern: `ga*2 hC*3 iD*3 jB*4 ${extra}*2` });

export const HOSTILE_CARDS: readonly HostileCard[] = [
  refused('fourteen number variables', () => card([fourteenNumbers])),
  refused('400 lines of fourteen number variables', () => repeated(400, () => fourteenNumbers)),
  refused('seven numbers in five free suits', () => card([fiveSuits])),
  refused('400 lines of seven numbers in five free suits', () => repeated(400, () => fiveSuits)),
  refused('two constraints that never hold together, 400 lines', () => repeated(400, () => neverHolds)),
  refused('fourteen different numbers of nine, 400 lines', () => repeated(400, () => neverHoldsLate)),
  refused('sums and products that never hold, 400 lines', () => repeated(400, () => sumsNeverHold)),
  refused('sizes exchanged, 400 lines', () => repeated(400, () => sizes)),
  refused('40 bodies of fourteen numbers in each of 400 lines', () =>
    repeated(400, () => ({ numbers: each(NAMES, '1-9'), or: times(40, () => ({ pattern: 'gB*4 hB*4 iC*4 jC*2' })) })),
  ),
  refused('40 bodies in each of 400 lines', () =>
    repeated(400, () => ({ or: times(40, () => ({ pattern: 'F*14' })) })),
  ),
  refused('40 bodies of exchanged sizes in each of 400 lines', () =>
    repeated(400, () => ({
      permuteSizes: [0, 1, 2, 3, 4, 5, 6],
      or: times(40, () => ({ pattern: '1B*1 2B*1 3B*1 E*2 S*2 F*3 W*4' })),
    })),
  ),
  refused('60 cases of fourteen variables for 40 bodies, 60 lines', () =>
    repeated(60, () => ({
      numbers: each(ALL, '1-9'),
      cases: cases60,
      or: times(40, () => ({ pattern: 'aB*4 bB*4 cC*4 dC*2' })),
    })),
  ),
  refused('60 cases that are none for 40 bodies, 400 lines', () =>
    repeated(400, () => ({ cases: times(60, () => ({ q: [] })), or: times(40, () => ({ pattern: 'F*14' })) })),
  ),
  refused('40 constraints of fourteen variables for 40 bodies, 300 lines', () =>
    repeated(300, () => ({
      numbers: each(NAMES, '1-9'),
      constraints: times(40, () => ({ distinct: [...NAMES] })),
      or: times(40, () => ({ pattern: 'gB*4 hB*4 iC*4 jC*2' })),
    })),
  ),
  refused('60 partitions of fourteen suits for 40 bodies, 300 lines', () =>
    repeated(300, () => ({
      suits: [{ vars: [...ALL.slice(0, 14)], partitions: wholePartitions }],
      or: times(40, (i) => ({ pattern: `1${ALL[i % 14]}*4 2${ALL[(i + 3) % 14]}*4 3${ALL[(i + 7) % 14]}*6` })),
    })),
  ),
  refused('bases in a long row for 40 bodies, 400 lines', () =>
    repeated(400, () => ({
      numbers: Object.fromEntries(
        Array.from(ALL, (name, i) => [name, i === 0 ? '1-9' : { near: ALL[i - 1], offsets: [0] }]),
      ),
      or: times(40, () => ({ pattern: 'zB*14' })),
    })),
  ),
  refused('free kinds beside five numbers, 400 lines', () => repeated(400, () => openMany)),
  refused('patterns of 400 blanks, 40 bodies, 60 lines', () =>
    repeated(60, () => ({ or: times(40, () => ({ pattern: `F*14${' '.repeat(396)}` })) })),
  ),
  refused('patterns that cannot be read, 40 bodies, 400 lines', () =>
    repeated(400, () => ({ or: times(40, () => ({ pattern: 'Q' })) })),
  ),
  refused('lines without anything, 401', () => repeated(401, () => ({}))),
  legal('fourteen free kinds', () => card([kinds14])),
  legal('400 lines of fourteen free kinds', () => repeated(400, () => kinds14)),
  legal('fourteen unlike free kinds tied in a row, 400 lines', () => repeated(400, () => unlikeKinds)),
  legal('five lines of 19,683 variants', () => card(['E', 'S', 'W', 'N', 'F'].map(large))),
  legal('fifteen lines of 6,561 variants with flowers wild', () =>
    repeated(15, (i) => ({ ...wildMany, pattern: `${wildMany.pattern as string}`, jokerlessBonus: i % 2 === 0 })),
  ),
  legal('400 lines of 243 variants that jokers and flowers make', () =>
    repeated(400, () => ({ numbers: each('gh', '1-9'), pattern: 'F*6 ga*4 hb*4' })),
  ),
  legal('notes of 2,000 letters, 400 lines', () =>
    repeated(400, () => ({ note: 'n'.repeat(2000), pattern: 'F*2 2a*4 4b*4 6c*4' })),
  ),
  legal('a print member of 900,000 numbers in lists', () =>
    card([{ pattern: 'F*2 2a*4 4b*4 6c*4', print: times(3000, () => times(140, (i) => i % 10)) }]),
  ),
];

/** Hands that are sent along with hostile cards. */
export const HOSTILE_HANDS: readonly Json[] = [
  { concealed: '123456789B EEWW J' },
  { concealed: 'FFFFFF JJJJJJJJ' },
  { concealed: '1B 5C 9D E S W N R G P F JJJ' },
  { concealed: '112233B 445566C JJ' },
  { concealed: '13579B 2468C ESWN R' },
  { concealed: '1B 3C 5D 7B EE JJJJJ', melds: ['777C'] },
];
