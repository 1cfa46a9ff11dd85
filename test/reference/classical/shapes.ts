import {
  countOf,
  DRAGONS,
  isHonour,
  isTerminal,
  KINDS,
  numberOf,
  sortTiles,
  suitOf,
  type Token,
  tally,
  WINDS,
  without,
} from './tiles.js';

/** A part of a reading: two equal tiles, three equal ones, or a run. */
export type Part = readonly [Token, Token] | readonly [Token, Token, Token];

export const isRun = (part: Part): boolean => part.length === 3 && part[0] !== part[1];
export const isPair = (part: Part): boolean => part.length === 2;

const memory = new Map<string, readonly (readonly Part[])[]>();

/** Every way to split the tiles of one suit (or one honour) into sets and at most one pair, by recursion. */
const splitGroup = (tiles: readonly Token[]): readonly (readonly Part[])[] => {
  const first = tiles[0];
  if (first === undefined) return [[]];
  const key = tiles.join('');
  const known = memory.get(key);
  if (known) return known;

  const found = new Map<string, readonly Part[]>();
  const take = (part: Part): void => {
    let rest: Token[] | undefined = [...tiles];
    for (const tile of part) rest = rest && without(rest, tile);
    if (!rest) return;
    for (const others of splitGroup(rest)) {
      const parts = [part, ...others].sort((a, b) => (a.join('') < b.join('') ? -1 : 1));
      if (parts.filter(isPair).length <= 1) found.set(parts.map((p) => p.join('')).join(' '), parts);
    }
  };
  take([first, first]);
  take([first, first, first]);
  if (!isHonour(first)) {
    const n = numberOf(first);
    take([first, `${n + 1}${suitOf(first)}`, `${n + 2}${suitOf(first)}`]);
  }
  const ways = [...found.values()];
  memory.set(key, ways);
  return ways;
};

const groupsOf = (tiles: readonly Token[]): Token[][] => {
  const groups = new Map<string, Token[]>();
  for (const tile of sortTiles(tiles)) {
    const name = isHonour(tile) ? tile : suitOf(tile);
    const group = groups.get(name);
    if (group) group.push(tile);
    else groups.set(name, [tile]);
  }
  return [...groups.values()];
};

/** Every way to split the tiles into sets and exactly one pair. */
export const splits = (tiles: readonly Token[]): Part[][] => {
  if (tiles.length % 3 !== 2) return [];
  let ways: Part[][] = [[]];
  for (const group of groupsOf(tiles)) {
    const here = splitGroup(group);
    if (here.length === 0) return [];
    ways = ways.flatMap((way) => here.map((parts) => [...way, ...parts]));
  }
  return ways.filter((way) => way.filter(isPair).length === 1);
};

const SUITS = ['B', 'C', 'D'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ofSuit = (suit: string, numbers: readonly number[]): Token[] => numbers.map((n) => `${n}${suit}`);

const ORPHANS = KINDS.filter((kind) => isHonour(kind) || isTerminal(kind));

export const isThirteenUniqueWonders = (tiles: readonly Token[]): boolean =>
  tiles.length === 14 && ORPHANS.every((kind) => tiles.includes(kind)) && tiles.every((tile) => ORPHANS.includes(tile));

const text = (tiles: readonly Token[]): string => sortTiles(tiles).join(' ');
const SNAKES = new Set(SUITS.map((suit) => text([...WINDS, ...ofSuit(suit, [1, 1, 2, 3, 4, 5, 6, 7, 8, 9])])));
const GATES = new Set(
  SUITS.flatMap((suit) =>
    [2, 3, 4, 5, 6, 7, 8].map((twice) => text(ofSuit(suit, [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, twice]))),
  ),
);

export const isWrigglingSnake = (tiles: readonly Token[]): boolean => SNAKES.has(text(tiles));

export const isGatesOfHeaven = (tiles: readonly Token[]): boolean => GATES.has(text(tiles));

export const isAllPairHonours = (tiles: readonly Token[]): boolean =>
  tiles.length === 14 &&
  tiles.every((tile) => ORPHANS.includes(tile)) &&
  [...tally(tiles).values()].every((count) => count % 2 === 0);

/** Takes couples off, one by one, until nothing is left; a couple may be taken twice at most. */
const couples = (tiles: readonly Token[], anySuits: boolean, used: readonly string[]): boolean => {
  const first = tiles[0];
  if (first === undefined) return true;
  const rest = tiles.slice(1);
  for (const suit of SUITS) {
    if (suit === suitOf(first)) continue;
    const partner = `${numberOf(first)}${suit}`;
    const left = without(rest, partner);
    if (!left) continue;
    const couple = sortTiles([first, partner]).join('');
    const suits = couple.charAt(1) + couple.charAt(3);
    if (used.filter((other) => other === couple).length >= 2) continue;
    if (!anySuits && used.some((other) => other.charAt(1) + other.charAt(3) !== suits)) continue;
    if (couples(left, anySuits, [...used, couple])) return true;
  }
  return false;
};

export const isKnitting = (tiles: readonly Token[], anySuits: boolean): boolean =>
  tiles.length === 14 && !tiles.some(isHonour) && couples(sortTiles(tiles), anySuits, []);

export const isTripleKnitting = (tiles: readonly Token[]): boolean => {
  if (tiles.length !== 14 || tiles.some(isHonour)) return false;
  const pairs = NUMBERS.flatMap((n) => [
    [`${n}B`, `${n}C`],
    [`${n}B`, `${n}D`],
    [`${n}C`, `${n}D`],
  ]);
  return pairs.some((pair) => {
    let rest: Token[] | undefined = [...tiles];
    for (const tile of pair) rest = rest && without(rest, tile);
    const left = rest;
    if (!left) return false;
    return NUMBERS.every((n) => {
      const [b, c, d] = SUITS.map((suit) => countOf(left, `${n}${suit}`));
      return b === c && c === d;
    });
  });
};

/** Which special shape 14 standing tiles are. */
export const SHAPES: Readonly<Record<string, (tiles: readonly Token[], anySuits: boolean) => boolean>> = {
  'wriggling-snake': isWrigglingSnake,
  'thirteen-unique-wonders': isThirteenUniqueWonders,
  'all-pair-honours': isAllPairHonours,
  knitting: isKnitting,
  'triple-knitting': isTripleKnitting,
  'gates-of-heaven': isGatesOfHeaven,
};

export const GREEN_TILES: readonly Token[] = ['2B', '3B', '4B', '6B', '8B', 'G'];
export const ALL_DRAGONS = DRAGONS;
