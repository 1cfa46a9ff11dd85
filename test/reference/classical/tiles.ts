/** Tiles as plain tokens (`3B`, `E`, `5F`): all that the reference scorer knows of them. */
export type Token = string;

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const BAMBOO = NUMBERS.map((n) => `${n}B`);
const CHARACTERS = NUMBERS.map((n) => `${n}C`);
const DOTS = NUMBERS.map((n) => `${n}D`);
export const WINDS: readonly Token[] = ['E', 'S', 'W', 'N'];
export const DRAGONS: readonly Token[] = ['R', 'G', 'P'];
export const FLOWERS: readonly Token[] = ['1F', '2F', '3F', '4F'];
export const SEASONS: readonly Token[] = ['5F', '6F', '7F', '8F'];
/** The 34 kinds that sets are made of, in tile order. */
export const KINDS: readonly Token[] = [...BAMBOO, ...CHARACTERS, ...DOTS, ...WINDS, ...DRAGONS];

const place = new Map([...KINDS, ...FLOWERS, ...SEASONS].map((token, index) => [token, index]));
export const placeOf = (token: Token): number => place.get(token) ?? 99;
export const sortTiles = (tiles: Iterable<Token>): Token[] => [...tiles].sort((a, b) => placeOf(a) - placeOf(b));

export const isBonus = (token: Token): boolean => token.endsWith('F');
export const isHonour = (token: Token): boolean => token.length === 1;
export const isSuit = (token: Token): boolean => token.length === 2 && !isBonus(token);
export const isWind = (token: Token): boolean => WINDS.includes(token);
export const isDragon = (token: Token): boolean => DRAGONS.includes(token);
export const suitOf = (token: Token): string => token.charAt(1);
export const numberOf = (token: Token): number => Number(token.charAt(0));
export const isTerminal = (token: Token): boolean => isSuit(token) && (numberOf(token) === 1 || numberOf(token) === 9);
export const isMinor = (token: Token): boolean => isSuit(token) && !isTerminal(token);

export const countOf = (tiles: readonly Token[], token: Token): number => {
  let count = 0;
  for (const tile of tiles) if (tile === token) count++;
  return count;
};

/** The tiles without one of `token`, or `undefined` if it is not among them. */
export const without = (tiles: readonly Token[], token: Token): Token[] | undefined => {
  const at = tiles.indexOf(token);
  return at < 0 ? undefined : [...tiles.slice(0, at), ...tiles.slice(at + 1)];
};

/** Tiles grouped by kind. */
export const tally = (tiles: readonly Token[]): Map<Token, number> => {
  const counts = new Map<Token, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

const MPSZ_SUITS: Readonly<Record<string, string>> = { m: 'C', p: 'D', s: 'B' };
const MPSZ_HONOURS = ['E', 'S', 'W', 'N', 'P', 'G', 'R'];

/** A problem met while reading: its code alone. */
export type Reading = { tiles: Token[] } | { code: string };

const readGroup = (digits: string, letter: string): Reading => {
  const numbers = [...digits];
  if (letter === 'S') return { code: 'tile.ambiguous' };
  if (letter === 'z') {
    const honours = numbers.map((n) => MPSZ_HONOURS[Number(n) - 1]);
    return honours.every((honour) => honour !== undefined) ? { tiles: honours } : { code: 'tile.unknown' };
  }
  const suit = MPSZ_SUITS[letter] ?? letter.toUpperCase();
  if (!'BCDF'.includes(suit) || numbers.includes('0')) return { code: 'tile.unknown' };
  return { tiles: numbers.map((n) => `${n}${suit}`) };
};

/** Reads the string notation, as far as the worked cases use it. */
const readString = (text: string): Reading => {
  const tiles: Token[] = [];
  const pieces = text.match(/\d+[A-Za-z]?|[A-Za-z]|[^\s,|]/g) ?? [];
  for (const piece of pieces) {
    const digits = piece.replace(/\D/g, '');
    const letter = piece.slice(digits.length);
    if (digits === '' && 'ESWNRGPJ'.includes(letter.toUpperCase())) {
      tiles.push(letter.toUpperCase());
      continue;
    }
    if (digits === '' || letter === '') return { code: 'tile.unknown' };
    const group = readGroup(digits, letter);
    if ('code' in group) return group;
    tiles.push(...group.tiles);
  }
  return { tiles };
};

/** Reads a list of tiles: a string, or an array of single tiles. */
export const readTiles = (input: string | readonly string[]): Reading => {
  if (typeof input === 'string') return readString(input);
  const tiles: Token[] = [];
  for (const element of input) {
    const one = readString(element);
    if ('code' in one) return one;
    if (one.tiles.length !== 1) return { code: 'tile.unknown' };
    tiles.push(...one.tiles);
  }
  return { tiles };
};
