import { AMERICAN_FLOWER, JOKER, kindOf, WHITE } from '../tiles/kinds.js';
import { type GroupSpec, TILES_OF_HAND, type TileSpec } from './card.js';

/** Where a pattern cannot be read, and what was expected there. */
export interface SyntaxFault {
  readonly offset: number;
  readonly expected: string;
}
export const isFault = (value: object): value is SyntaxFault => 'expected' in value;

const SUIT_LETTERS = 'BCD';
const isVariable = (letter: string | undefined): letter is string =>
  letter !== undefined && letter >= 'a' && letter <= 'z';
const isDigit = (letter: string | undefined): letter is string =>
  letter !== undefined && letter >= '0' && letter <= '9';
const FIXED: Readonly<Record<string, number>> = {
  F: AMERICAN_FLOWER,
  J: JOKER,
  0: WHITE,
  E: kindOf('E')!,
  S: kindOf('S')!,
  W: kindOf('W')!,
  N: kindOf('N')!,
  R: kindOf('R')!,
  G: kindOf('G')!,
  P: WHITE,
};

/** Reads one tile of the language at `at`: the tile and the offset after it, or the fault. */
export const readTileSpec = (text: string, at: number): { tile: TileSpec; end: number } | SyntaxFault => {
  const head = text[at];
  const next = text[at + 1];
  if (head === undefined) return { offset: at, expected: 'a tile' };
  if (isVariable(next)) {
    if (head === 'D') return { tile: { at: 'dragon', suit: next }, end: at + 2 };
    if (head === 'W') return { tile: { at: 'wind', name: next }, end: at + 2 };
    if (head === 'K') return { tile: { at: 'free', name: next }, end: at + 2 };
  }
  if (head === 'D') return { offset: at + 1, expected: 'a suit variable after D' };
  if (head === 'K') return { offset: at + 1, expected: 'a kind variable after K' };
  const fixed = Object.hasOwn(FIXED, head) ? FIXED[head] : undefined;
  if (fixed !== undefined) return { tile: { at: 'kind', kind: fixed }, end: at + 1 };
  if (!isDigit(head) && !isVariable(head)) return { offset: at, expected: 'a tile' };

  let end = at + 1;
  let offset = 0;
  if (isVariable(head) && (next === '+' || next === '-')) {
    const digit = text[at + 2];
    if (!isDigit(digit)) return { offset: at + 2, expected: 'a digit' };
    offset = next === '+' ? Number(digit) : -Number(digit);
    end = at + 3;
  }
  const suit = text[end];
  const number = isDigit(head) ? Number(head) : head;
  if (isVariable(suit)) return { tile: { at: 'number', number, offset, suit }, end: end + 1 };
  const fixedSuit = suit === undefined ? -1 : SUIT_LETTERS.indexOf(suit);
  if (fixedSuit < 0) return { offset: end, expected: 'a suit: B, C, D or a suit variable' };
  return { tile: { at: 'number', number, offset, suit: fixedSuit }, end: end + 1 };
};

/** Reads a whole string as one tile. */
export const readWholeTile = (text: string): TileSpec | SyntaxFault => {
  const read = readTileSpec(text, 0);
  if (isFault(read)) return read;
  return read.end === text.length ? read.tile : { offset: read.end, expected: 'the end of the tile' };
};

const blank = (letter: string | undefined): boolean => letter === ' ' || letter === '\t' || letter === '\n';

/** Reads up to two digits. */
const readCount = (text: string, at: number): { value: number; end: number } | null => {
  let end = at;
  while (end < at + 2 && isDigit(text[end])) end++;
  return end === at ? null : { value: Number(text.slice(at, end)), end };
};

/**
 * Reads a text pattern: groups `tile*count flags` with blanks between them. Flags: `!` no jokers, `~` flowers wild,
 * `[n]` at most n jokers.
 */
export const readPattern = (text: string): GroupSpec[] | SyntaxFault => {
  const groups: GroupSpec[] = [];
  let at = 0;
  for (;;) {
    while (blank(text[at])) at++;
    if (at >= text.length) break;
    const start = at;
    const read = readTileSpec(text, at);
    if (isFault(read)) return read;
    at = read.end;
    if (text[at] !== '*') return { offset: at, expected: '*' };
    const count = readCount(text, at + 1);
    if (count === null || count.value < 1 || count.value > TILES_OF_HAND) {
      return { offset: at + 1, expected: `a count from 1 to ${TILES_OF_HAND}` };
    }
    at = count.end;
    let jokers: number | null = null;
    let wild = false;
    for (;;) {
      if (text[at] === '!') {
        jokers = 0;
        at++;
      } else if (text[at] === '~') {
        wild = true;
        at++;
      } else if (text[at] === '[') {
        const most = readCount(text, at + 1);
        if (most === null) return { offset: at + 1, expected: 'a number of jokers' };
        if (text[most.end] !== ']') return { offset: most.end, expected: ']' };
        jokers = jokers === null ? most.value : Math.min(jokers, most.value);
        at = most.end + 1;
      } else break;
    }
    if (at < text.length && !blank(text[at])) return { offset: at, expected: 'a blank, a flag (! ~ [n]) or the end' };
    groups.push({ tile: read.tile, count: count.value, jokers, wild, offset: start });
  }
  return groups.length === 0 ? { offset: 0, expected: 'a group such as 4a*3' } : groups;
};

/** The tile of a group as text, as a pattern would write it. */
export const tileText = (tile: TileSpec, token: (kind: number) => string): string => {
  switch (tile.at) {
    case 'kind':
      return token(tile.kind);
    case 'dragon':
      return `D${tile.suit}`;
    case 'wind':
      return `W${tile.name}`;
    case 'free':
      return `K${tile.name}`;
    case 'number': {
      const sign = tile.offset > 0 ? `+${tile.offset}` : tile.offset < 0 ? String(tile.offset) : '';
      return `${tile.number}${sign}${typeof tile.suit === 'number' ? SUIT_LETTERS[tile.suit] : tile.suit}`;
    }
  }
};
