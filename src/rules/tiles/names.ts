import {
  AMERICAN_FLOWER,
  FIRST_DRAGON,
  FIRST_FLOWER,
  FIRST_WIND,
  isSuit,
  JOKER,
  KIND_COUNT,
  type Kind,
  numberOf,
  SUIT_SIZE,
  suitOf,
} from './kinds.js';

/** The suits: the word of a name, other words that are read, and the colour that stands for it on the deck's cards. */
const SUIT_NAMES = [
  { name: 'bamboo', words: ['bamboo', 'bamboos', 'bam', 'bams', 'stick', 'sticks'], colour: 'green' },
  {
    name: 'characters',
    words: ['characters', 'character', 'crak', 'craks', 'crack', 'cracks', 'number', 'numbers'],
    colour: 'red',
  },
  { name: 'dots', words: ['dots', 'dot', 'circle', 'circles', 'ball', 'balls'], colour: 'blue' },
] as const;

/** Every other tile: its name, its plural, and what else it is called, short forms of array elements included. */
const NAMES: readonly (readonly [first: Kind, tiles: readonly (readonly [string, string, readonly string[]])[]])[] = [
  [
    FIRST_WIND,
    [
      ['east wind', 'east winds', ['east', 'ew']],
      ['south wind', 'south winds', ['south', 'sw']],
      ['west wind', 'west winds', ['west', 'ww']],
      ['north wind', 'north winds', ['north', 'nw']],
    ],
  ],
  [
    FIRST_DRAGON,
    [
      ['red dragon', 'red dragons', ['red', 'chung', 'rd']],
      ['green dragon', 'green dragons', ['green', 'fa', 'gd']],
      ['white dragon', 'white dragons', ['white', 'pai', 'soap', 'wd']],
    ],
  ],
  [
    FIRST_FLOWER,
    [
      ['plum', 'plums', []],
      ['orchid', 'orchids', []],
      ['chrysanthemum', 'chrysanthemums', []],
      ['bamboo plant', 'bamboo plants', []],
      ['spring', 'springs', []],
      ['summer', 'summers', []],
      ['autumn', 'autumns', []],
      ['winter', 'winters', []],
    ],
  ],
  [AMERICAN_FLOWER, [['flower', 'flowers', ['fl']]]],
  [JOKER, [['joker', 'jokers', ['jk']]]],
];

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const names: string[] = [];
const plurals: string[] = [];
const aliases: string[][] = [];
for (let kind = 0; kind < FIRST_WIND; kind++) {
  const suit = SUIT_NAMES[suitOf(kind)]!;
  const number = numberOf(kind);
  names[kind] = `${number} of ${suit.name}`;
  plurals[kind] = `${NUMBERS[number - 1]!.replace(/x$/, 'xe')}s of ${suit.name}`;
  aliases[kind] = [...suit.words.map((word) => `${number} ${word}`), `${suit.colour} ${number}`];
}
for (const [first, tiles] of NAMES) {
  for (const [offset, [name, plural, others]] of tiles.entries()) {
    names[first + offset] = name;
    plurals[first + offset] = plural;
    aliases[first + offset] = [...others];
  }
}

/** English name of a kind as it stands in a sentence: `3 of bamboo`, `east wind`, `green dragon`, `plum`, `joker`. */
export const nameOf = (kind: Kind): string => names[kind]!;

/** Plural of the name, for labels: `threes of bamboo`, `green dragons`. */
export const pluralNameOf = (kind: Kind): string => plurals[kind]!;

/** What else a kind is called, and may be written as in an array of tiles. The colours are read in deck games only. */
export const aliasesOf = (kind: Kind): readonly string[] => aliases[kind]!;

const byName = new Map<string, Kind>();
for (let kind = FIRST_WIND; kind < KIND_COUNT; kind++) {
  for (const name of [nameOf(kind), ...aliasesOf(kind)]) byName.set(name, kind);
}

const suitByWord = new Map<string, number>(SUIT_NAMES.flatMap(({ words }, suit) => words.map((word) => [word, suit])));
const suitByColour = new Map<string, number>(SUIT_NAMES.map(({ colour }, suit) => [colour, suit]));
const numberByWord = new Map<string, number>(NUMBERS.map((word, i) => [word, i + 1]));

/** Numbered tiles by name, either way round: `3 bam`, `3 of bamboo`, `bam 3`, `green 3`. Bounded, so linear. */
const NUMBERED = /^(?:([1-9]|[a-z]{3,5}) ?(?:of )?([a-z]{3,10})|([a-z]{3,10}) ?([1-9]))$/;

/** A name in the form in which it is looked up: lower case, single blanks. */
export const normalName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/**
 * The kind of an English or short name, in any case: `"3 bam"`, `"east"`, `"red dragon"`, `"RD"`, `"FL"`;
 * where the deck's colours count, `"green 3"`. `undefined` if it is none.
 */
export const kindOfName = (text: string, american: boolean, colours = american): Kind | undefined => {
  if (text.length > MAX_NAME) return undefined;
  const name = normalName(text);
  const kind = byName.get(name);
  if (kind !== undefined) return american && kind >= FIRST_FLOWER && kind < JOKER ? AMERICAN_FLOWER : kind;
  if (american && name === 'season') return AMERICAN_FLOWER;
  const match = NUMBERED.exec(name);
  if (match === null) return undefined;
  const digit = match[1] ?? match[4]!;
  const number = numberByWord.get(digit) ?? Number(digit);
  const word = match[2] ?? match[3]!;
  const suit = suitByWord.get(word) ?? (colours ? suitByColour.get(word) : undefined);
  return suit === undefined || Number.isNaN(number) ? undefined : suit * SUIT_SIZE + number - 1;
};

/** The longest text that can be a name. */
const MAX_NAME = 40;

/** Every name of every kind that a tile of this set can have, for suggestions. */
export const namesFor = (american: boolean): readonly (readonly [name: string, kind: Kind])[] =>
  american ? AMERICAN_NAMES : CLASSICAL_NAMES;

const namesOfKinds = (wanted: (kind: Kind) => boolean, colours: boolean): [string, Kind][] => {
  const list: [string, Kind][] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (!wanted(kind)) continue;
    for (const name of [nameOf(kind), ...aliasesOf(kind)]) {
      if (name.length > 2 && (colours || !isSuit(kind) || kindOfName(name, false) !== undefined))
        list.push([name, kind]);
    }
  }
  return list;
};

const CLASSICAL_NAMES = namesOfKinds((kind) => kind < AMERICAN_FLOWER, false);
const AMERICAN_NAMES = namesOfKinds((kind) => kind < FIRST_FLOWER || kind >= AMERICAN_FLOWER, true);

/** Words of tile names that are no tile by themselves; read as one piece where they cannot be tiles. */
export const isNameWord = (text: string): boolean => NAME_WORDS.has(text.toLowerCase());

const NAME_WORDS = new Set([
  'blank',
  'dragon',
  'dragons',
  'wind',
  'winds',
  'season',
  'of',
  ...suitByWord.keys(),
  'blue',
]);

/** A blank card is not a white dragon: it is refused by name. */
export const isBlank = (text: string): boolean => /^blank( (card|tile))?$/.test(normalName(text.slice(0, MAX_NAME)));
