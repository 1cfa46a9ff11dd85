import { fits, type Group } from './fit.js';
import type { AmericanHand, Token } from './hand.js';
import { type Nearness, nearestOf } from './match.js';

export interface DeckOptions {
  readonly likeNumbers?: string;
  readonly evenPungs?: string;
  readonly run?: string;
  readonly matchingDragon?: boolean;
  readonly oddPair?: string;
  readonly repeatKinds?: boolean;
  readonly sameSuit2011?: boolean;
  readonly quints?: string;
}

/** A set of a deck hand: groups of three and more take jokers beside at least one natural, smaller ones none. */
export const set = (tile: Token, size: number): Group => ({ tile, size, cap: size >= 3 ? size - 1 : 0, wild: false });

const SUITS = ['B', 'C', 'D'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WINDS = ['E', 'S', 'W', 'N'];
const DRAGONS = ['R', 'G', 'P'];
const DRAGON_OF: Readonly<Record<string, Token>> = { B: 'G', C: 'R', D: 'P' };
const TILES = SUITS.flatMap((suit) => NUMBERS.map((n) => n + suit));

const isNumber = (tile: Token): boolean => tile.length === 2;
const isDragon = (tile: Token): boolean => DRAGONS.includes(tile);
const n = (tile: Token): number => Number(tile.charAt(0));
const suit = (tile: Token): string => tile.charAt(1);
const distinct = (list: readonly unknown[]): number => new Set(list).size;

/** All ways to pick `count` of a list, in order, the same one more than once if `again`. */
export const picks = <T>(list: readonly T[], count: number, again: boolean): T[][] => {
  if (count === 0) return [[]];
  return list.flatMap((first, at) =>
    picks(list.slice(again ? at : at + 1), count - 1, again).map((rest) => [first, ...rest]),
  );
};

const orders = (sizes: readonly number[]): number[][] => {
  if (sizes.length === 0) return [[]];
  return [...new Set(sizes)].flatMap((first) => {
    const rest = [...sizes];
    rest.splice(rest.indexOf(first), 1);
    return orders(rest).map((others) => [first, ...others]);
  });
};

type Hands = (kinds: readonly Token[], options: DeckOptions) => Group[][];

const threeKongs = (kinds: readonly Token[]): { kongs: Token[]; pair: Token }[] =>
  picks(kinds, 3, true).flatMap((kongs) => kinds.map((pair) => ({ kongs, pair })));

const kongsAndPair = ({ kongs, pair }: { kongs: Token[]; pair: Token }): Group[] => [
  ...kongs.map((kong) => set(kong, 4)),
  set(pair, 2),
];

/**
 * Each line by its plain definition: every concrete hand whose kinds are among those given (for matching: those held,
 * since every group needs a natural).
 */
export const DECK_LINES: Readonly<Record<string, Hands>> = {
  'like-numbers': (kinds, { likeNumbers }) =>
    threeKongs(kinds)
      .filter(
        ({ kongs }) =>
          likeNumbers !== 'same-number' ||
          (kongs.every(isNumber) && distinct(kongs.map(n)) === 1 && distinct(kongs.map(suit)) === 3),
      )
      .map(kongsAndPair),
  'like-numbers-dragon': (kinds, { likeNumbers }) =>
    threeKongs(kinds)
      .filter(({ kongs }) => {
        const dragons = kongs.filter(isDragon);
        if (likeNumbers !== 'same-number') return dragons.length >= 1;
        const numbers = kongs.filter(isNumber);
        const alike = distinct(numbers.map(n)) === 1 && distinct(numbers.map(suit)) === 2;
        return dragons.length === 1 && numbers.length === 2 && alike;
      })
      .map(kongsAndPair),
  'even-pungs': (kinds, { evenPungs }) => {
    const evens = kinds.filter((kind) => isNumber(kind) && n(kind) % 2 === 0);
    return picks(evens, 4, false)
      .filter((pungs) => distinct(pungs.map(suit)) === 2)
      .filter((pungs) => evenPungs !== '2-4-6-8' || distinct(pungs.map(n)) === 4)
      .flatMap((pungs) => kinds.map((pair) => [...pungs.map((pung) => set(pung, 3)), set(pair, 2)]));
  },
  run: (kinds, { run }) => {
    const sizes = run === 'printed-order' ? [[2, 3, 2, 4, 3]] : orders([2, 2, 3, 3, 4]);
    return SUITS.flatMap((letter) => [1, 2, 3, 4, 5].map((from) => [0, 1, 2, 3, 4].map((step) => from + step + letter)))
      .filter((five) => five.every((tile) => kinds.includes(tile)))
      .flatMap((five) => sizes.map((order) => five.map((tile, at) => set(tile, order[at]!))));
  },
  'even-kongs': (kinds, { matchingDragon }) =>
    picks(
      kinds.filter((kind) => isNumber(kind) && n(kind) % 2 === 0),
      3,
      false,
    )
      .filter((kongs) => distinct(kongs.map(suit)) === 1)
      .flatMap((kongs) => {
        const dragons = matchingDragon ? [DRAGON_OF[suit(kongs[0]!)]!] : DRAGONS;
        return ['F', ...dragons].filter((pair) => kinds.includes(pair)).map((pair) => kongsAndPair({ kongs, pair }));
      }),
  'odd-kongs': (kinds, { oddPair }) =>
    picks(
      kinds.filter((kind) => isNumber(kind) && n(kind) % 2 === 1),
      3,
      false,
    )
      .filter((kongs) => distinct(kongs.map(suit)) === 1)
      .flatMap((kongs) =>
        kinds
          .filter(
            (pair) => isNumber(pair) && suit(pair) === suit(kongs[0]!) && (oddPair === 'any' || n(pair) % 2 === 1),
          )
          .map((pair) => kongsAndPair({ kongs, pair })),
      ),
  'winds-dragons': (kinds, { repeatKinds }) => {
    const honours = kinds.filter((kind) => WINDS.includes(kind) || isDragon(kind));
    return honours.flatMap((kong) =>
      picks(honours, 2, repeatKinds === true).flatMap((pungs) =>
        picks(honours, 2, repeatKinds === true)
          .filter((pairs) => repeatKinds === true || distinct([kong, ...pungs, ...pairs]) === 5)
          .map((pairs) => [set(kong, 4), ...pungs.map((pung) => set(pung, 3)), ...pairs.map((pair) => set(pair, 2))]),
      ),
    );
  },
  '2011': (kinds, { sameSuit2011 }) => {
    if (!kinds.includes('F') || !kinds.includes('P')) return [];
    return SUITS.flatMap((ones) => SUITS.map((two) => [`1${ones}`, `2${two}`] as const))
      .filter(([one, two]) => kinds.includes(one) && kinds.includes(two))
      .filter(([one, two]) => !sameSuit2011 || suit(one) === suit(two))
      .flatMap(([one, two]) =>
        picks(kinds, 2, true).map((kongs) => [
          set(one, 2),
          set('P', 1),
          set(two, 1),
          set('F', 2),
          ...kongs.map((kong) => set(kong, 4)),
        ]),
      );
  },
  quints: (kinds, { quints }) => {
    const numbers = kinds.filter(isNumber);
    return numbers.flatMap((low) =>
      numbers
        .filter((high) => n(high) === n(low) + 1)
        .flatMap((high) =>
          picks(
            kinds.filter((kind) => isNumber(kind) || kind === 'F'),
            2,
            true,
          )
            .filter((two) => {
              const used = [low, high, ...two.filter(isNumber)];
              if (distinct(used.map(suit)) !== 2) return false;
              const values = used.map(n);
              const block = Math.max(...values) - Math.min(...values) === values.length - 1;
              return quints !== 'block' || (block && distinct(values) === values.length);
            })
            .map((two) => [...two.map((quint) => set(quint, 5)), set(low, 2), set(high, 2)]),
        ),
    );
  },
  pairs: (kinds) =>
    [0, 1].flatMap((parity) => {
      if (!kinds.includes('F')) return [];
      const numbers = kinds.filter((kind) => isNumber(kind) && n(kind) % 2 === parity);
      return picks(numbers, 6, true).map((six) => [...six.map((pair) => set(pair, 2)), set('F', 2)]);
    }),
};

const BEGINNER: Readonly<Record<string, Hands>> = {
  'three-kongs-and-pair': (kinds) => threeKongs(kinds).map(kongsAndPair),
};

export const deckLines = (variant: string): Readonly<Record<string, Hands>> =>
  variant === 'american-deck-beginner' ? BEGINNER : DECK_LINES;

export const DECK_KINDS: readonly Token[] = [...TILES, ...WINDS, ...DRAGONS, 'F'];

const kindsOf = (hand: AmericanHand): Token[] => {
  const all = new Set([...hand.standing, ...hand.exposed.map((one) => one.tile)]);
  return DECK_KINDS.filter((kind) => all.has(kind));
};

/** Lines that 14 tiles are. */
export const deckMatches = (variant: string, hand: AmericanHand, options: DeckOptions = {}): string[] => {
  const kinds = kindsOf(hand);
  if (kinds.length > 7) return [];
  return Object.entries(deckLines(variant))
    .filter(([, hands]) => hands(kinds, options).some((groups) => fits(groups, hand)))
    .map(([id]) => id);
};

const ANY_KIND = ['like-numbers', 'like-numbers-dragon', 'three-kongs-and-pair'];
const everything = new Map<string, Group[][]>();

/** For `deckNearness`: where any kind will do, the kinds held and one of each sort not held, which is as good as any. */
const deckHandsNear = (variant: string, hand: AmericanHand, options: DeckOptions): Map<string, Group[][]> => {
  const held = kindsOf(hand);
  const spare = DECK_KINDS.filter((kind) => !held.includes(kind));
  const few = [spare.find(isNumber), spare.find(isDragon), spare.find((kind) => WINDS.includes(kind))];
  const near = [...held, ...few.filter((kind) => kind !== undefined)];
  const out = new Map<string, Group[][]>();
  for (const [id, hands] of Object.entries(deckLines(variant))) {
    if (ANY_KIND.includes(id) && options.likeNumbers !== 'same-number') {
      out.set(id, hands(near, options));
      continue;
    }
    const key = `${id} ${JSON.stringify(options)}`;
    const known = everything.get(key) ?? hands(DECK_KINDS, options);
    everything.set(key, known);
    out.set(id, known);
  }
  return out;
};

/** How near the hand is to every line whose exposures fit: all concrete hands of the line tried. */
export const deckNearness = (
  variant: string,
  hand: AmericanHand,
  options: DeckOptions,
  supply: Map<Token, number>,
): Map<string, Nearness> => {
  const found = new Map<string, Nearness>();
  for (const [id, hands] of deckHandsNear(variant, hand, options)) {
    const nearest = nearestOf(hands, hand, supply);
    if (nearest) found.set(id, nearest);
  }
  return found;
};
