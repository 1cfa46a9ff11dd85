import type { Item, Position, RefReading, RefSet } from './game.js';
import { tilesOfSet } from './read.js';
import {
  FLOWERS,
  isDragon,
  isHonour,
  isMinor,
  isSuit,
  isTerminal,
  isWind,
  SEASONS,
  suitOf,
  type Token,
  WINDS,
} from './tiles.js';

const points = (id: string, value: number, tiles: readonly Token[] = []): Item => ({ id, points: value, tiles });
const doubles = (id: string, value: number, tiles: readonly Token[] = []): Item => ({ id, doubles: value, tiles });

const SET_POINTS = { pung: [2, 4], kong: [8, 16] } as const;

export const setItems = (sets: readonly RefSet[]): Item[] =>
  sets.flatMap((set) => {
    if (set.kind === 'chow') return [];
    const minor = SET_POINTS[set.kind][set.concealed ? 1 : 0];
    const value = isMinor(set.tile) ? minor : minor * 2;
    return [points(`${set.kind}-${set.concealed ? 'concealed' : 'exposed'}`, value, tilesOfSet(set))];
  });

export const pairItems = (position: Position, pair: Token): Item[] => {
  const item = points('pair', 2, [pair, pair]);
  const items: Item[] = [];
  if (isDragon(pair)) items.push(item);
  if (pair === position.seat) items.push(item);
  if (pair === position.prevailing) items.push(item);
  return items;
};

/** Bonus tiles: 4 points each, and the doubles for the own ones or a complete set. */
export const bonusItems = (position: Position): Item[] => {
  const items: Item[] = [];
  for (const [name, four] of [
    ['flower', FLOWERS],
    ['season', SEASONS],
  ] as const) {
    const held = four.filter((tile) => position.bonus.includes(tile));
    items.push(...held.map((tile) => points(name, 4, [tile])));
    const own = position.seat === null ? undefined : four[WINDS.indexOf(position.seat)];
    if (held.length === 4) items.push(doubles(`${name}-bouquet`, 2, held));
    else if (own !== undefined && held.includes(own)) items.push(doubles(`own-${name}`, 1, [own]));
  }
  return items;
};

/** Doubles for sets that count in every hand. */
export const honourDoubles = (position: Position, sets: readonly RefSet[]): Item[] =>
  sets.flatMap((set) => {
    if (set.kind === 'chow') return [];
    const items: Item[] = [];
    if (isDragon(set.tile)) items.push(doubles('dragons', 1, tilesOfSet(set)));
    if (set.tile === position.seat) items.push(doubles('own-wind', 1, tilesOfSet(set)));
    if (set.tile === position.prevailing) items.push(doubles('prevailing-wind', 1, tilesOfSet(set)));
    return items;
  });

/** What a look at every tile shows. */
export const looks = (tiles: readonly Token[]) => {
  const suits = tiles.filter(isSuit);
  const oneSuit = suits.length > 0 && suits.every((tile) => suitOf(tile) === suitOf(suits[0]!));
  const honours = tiles.some(isHonour);
  return {
    pureSuit: oneSuit && !honours,
    suitAndHonours: oneSuit && honours,
    allHonours: suits.length === 0,
    suitsAndHonours: suits.length > 0 && honours,
    majorsOnly: suits.every(isTerminal),
  };
};

export const babcockTileDoubles = (tiles: readonly Token[]): Item[] => {
  const seen = looks(tiles);
  if (seen.allHonours) return [doubles('all-honours', 3)];
  if (seen.pureSuit) return [doubles('one-suit', 3)];
  return seen.suitAndHonours ? [doubles('one-suit-honours', 1)] : [];
};

const WIND_OR_DRAGON = [
  { id: 'all-four-winds', among: isWind, sets: 3 },
  { id: 'all-three-dragons', among: isDragon, sets: 2 },
];

/** The doubles of a winner in `chinese` and `british`, beside those of every hand. */
export const winnerDoubles = (position: Position, reading: RefReading, tiles: readonly Token[]): Item[] => {
  const { game, options, melds } = position;
  const win = position.win!;
  const pair = reading.pair!;
  const chinese = game === 'chinese';
  const chows = reading.sets.filter((set) => set.kind === 'chow').length;
  const seen = looks(tiles);
  const items: Item[] = [];
  const add = (id: string, when: boolean, value = 1): void => {
    if (when && value > 0) items.push(doubles(id, value));
  };
  add('no-chows', chows === 0);
  add('non-scoring', chinese && chows === 4 && pairItems(position, pair).length === 0);
  add('one-suit-honours', seen.suitAndHonours);
  add('one-suit', chinese && seen.pureSuit, Number(options.pureSuitDoubles));
  add('majors-honours', seen.majorsOnly && seen.suitsAndHonours);
  add('all-honours', chinese && seen.allHonours);
  for (const { id, among, sets } of WIND_OR_DRAGON) {
    const got = reading.sets.filter((set) => set.kind !== 'chow' && among(set.tile)).length;
    add(id, chinese && got === sets && among(pair));
  }
  add('loose', win.by === 'loose');
  add('last-tile', win.facts.includes('last-tile'));
  add('robbed-kong', win.by === 'robbed-kong');
  add('last-discard', win.facts.includes('last-discard'));
  const unexposed = melds.every((meld) => meld.concealed) && win.by !== 'discard' && win.by !== 'robbed-kong';
  add('concealed', game === 'british' && unexposed && (options.concealedHand === 'any' || seen.suitsAndHonours));
  add('original-call', win.facts.includes('original-call'), options.originalCallAnyPlayer === true ? 2 : 1);
  return items;
};
