import { compareReadings, isComplete, isCompleteWithRuns, readingsOf, waitsOf } from './complete.js';
import type { Game, Item, Position, RefAnswer, RefProblem, RefReading, RefSet, Valuation } from './game.js';
import { babcockTileDoubles, bonusItems, honourDoubles, pairItems, setItems, winnerDoubles } from './items.js';
import { type RefRequest, readPosition, tilesOfSet } from './read.js';
import { type Candidate, SPECIALS, type Special } from './special.js';
import { type Token, tally } from './tiles.js';

const sumPoints = (items: readonly Item[]): number => items.reduce((sum, item) => sum + (item.points ?? 0), 0);
const sumDoubles = (items: readonly Item[]): number => items.reduce((sum, item) => sum + (item.doubles ?? 0), 0);
const limitOf = (position: Position): number | null => position.options.limit as number | null;
const capped = (position: Position, value: number): number => Math.min(value, limitOf(position) ?? value);

interface Parts {
  readonly items: readonly Item[];
  readonly reading: RefReading | null;
}

const count = (position: Position, { items, reading }: Parts, award: string | null, apart: number): Valuation => {
  const base = sumPoints(items);
  const doubles = sumDoubles(items);
  const beforeLimit = base * 2 ** doubles;
  return { award, base, doubles, beforeLimit, total: capped(position, beforeLimit + apart), items, reading };
};

const bonusApart = (position: Position): number => {
  const items = bonusItems(position);
  return sumPoints(items) * 2 ** sumDoubles(items);
};

const LIMIT_NEEDED: RefProblem = { code: 'options.limit_needed' };

/** A valuation with what decides between several. */
interface Ranked {
  readonly valuation: Valuation;
  /** Special hands first, in table order; 99 is an ordinary count. */
  readonly rank: number;
  /** Doubles that count towards the minimum of two players. */
  readonly minimum: number;
}

const bestOf = (ranked: readonly Ranked[]): Valuation[] => {
  const key = ({ valuation, rank }: Ranked): number[] => [valuation.total, -rank, valuation.beforeLimit ?? 0];
  const compare = (a: Ranked, b: Ranked): number => {
    const [one, other] = [key(a), key(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    if (at >= 0) return other[at]! - one[at]!;
    const [first, second] = [a.valuation.reading, b.valuation.reading];
    return first && second ? compareReadings(first, second) : 0;
  };
  const sorted = [...ranked].sort(compare);
  return sorted.filter((entry) => compare(entry, sorted[0]!) === 0).map((entry) => entry.valuation);
};

const goingOut = (position: Position, waits: readonly Token[]): Item[] => {
  const win = position.win!;
  const babcock = position.game === 'babcock-1923';
  const items: Item[] = [];
  const add = (id: string, when: boolean, points: number): void => {
    if (when && points > 0) items.push({ id, points, tiles: [] });
  };
  add('mahjong', true, position.game === 'chinese' ? 10 : 20);
  add('drawn', win.by === 'wall' || win.by === 'loose', 2);
  const onlyPlace = position.options.onlyPlacePoints;
  add('only-place', waits.length === 1 && win.tile !== null, typeof onlyPlace === 'number' ? onlyPlace : 2);
  add('loose', babcock && win.by === 'loose', 8);
  add('stolen-fourth', babcock && win.by === 'robbed-kong', 10);
  add('last-tile', babcock && win.facts.includes('last-tile'), 10);
  return items;
};

const babcockWin = (position: Position, reading: RefReading, tiles: readonly Token[], waits: readonly Token[]) => {
  const points = [
    ...goingOut(position, waits),
    ...setItems(reading.sets),
    ...pairItems(position, reading.pair!),
    ...(reading.sets.every((set) => set.kind !== 'chow') ? [{ id: 'no-runs', points: 10, tiles: [] }] : []),
  ];
  const doubles = [...honourDoubles(position, reading.sets), ...babcockTileDoubles(tiles)];
  const noPoints = sumPoints(points) === 20 && position.win!.by === 'discard' && waits.length > 1;
  if (noPoints && (doubles.length === 0 || position.options.noScoreDespiteDoubles === true)) {
    points.push({ id: 'no-score', points: 10, tiles: [] });
  }
  return [...points, ...doubles];
};

const fixed = (position: Position, award: string, value: number, reading: RefReading | null = null): Valuation => {
  const items = [
    { id: award, points: value, tiles: [] },
    ...bonusItems(position).filter(() => position.game !== 'babcock-1923'),
  ];
  const total = capped(position, value + bonusApart(position));
  return { award, value, base: null, doubles: null, beforeLimit: null, total, items, reading };
};

const rankBabcock = (position: Position, readings: readonly RefReading[], tiles: readonly Token[], waits: Token[]) => {
  const limit = limitOf(position);
  const { by, facts } = position.win!;
  const earth = facts.includes('first-discard');
  if (limit === null && (by === 'deal' || earth)) return LIMIT_NEEDED;
  if (by === 'deal') return [{ valuation: fixed(position, 'hand-from-heaven', limit!), rank: 0, minimum: 0 }];
  if (earth && position.options.earthIsFloor !== true) {
    return [{ valuation: fixed(position, 'hand-from-earth', limit! / 2), rank: 0, minimum: 0 }];
  }
  return readings.map((reading) => {
    const valuation = count(position, { items: babcockWin(position, reading, tiles, waits), reading }, null, 0);
    const lifted = earth && valuation.total < limit! / 2;
    const lift = { award: 'hand-from-earth', value: limit! / 2, total: limit! / 2 };
    return { valuation: lifted ? { ...valuation, ...lift } : valuation, rank: lifted ? 0 : 99, minimum: 0 };
  });
};

const purity = (position: Position, { items, reading }: Parts): Valuation => {
  const lastDiscard = position.win?.facts.includes('last-discard') === true;
  const doubles: Item[] = [{ id: 'purity', doubles: 3, tiles: [] }];
  if (lastDiscard) doubles.push({ id: 'last-discard', doubles: 1, tiles: [] });
  const counted = count(position, { items: [...items, ...doubles], reading }, 'purity', bonusApart(position));
  return { ...counted, value: counted.beforeLimit!, items: [...counted.items, ...bonusItems(position)] };
};

const shareOf = (position: Position, special: Special): number | null => {
  const limit = limitOf(position);
  if (limit === null) return null;
  return special.value === 'half' ? limit / 2 : limit;
};

const rankChinese = (position: Position, readings: readonly RefReading[], tiles: readonly Token[], waits: Token[]) => {
  const win = position.win!;
  const bonusDoubles = sumDoubles(bonusItems(position));
  const ranked: Ranked[] = [];
  for (const reading of readings) {
    const points = [...goingOut(position, waits), ...setItems(reading.sets)];
    if (reading.pair !== null) points.push(...pairItems(position, reading.pair));
    const candidate: Candidate = { position, reading, tiles, by: win.by, tile: win.tile, facts: win.facts };
    for (const [rank, special] of SPECIALS.entries()) {
      if (!special.games.includes(position.game) || !special.is(candidate)) continue;
      if (special.value === 'points') {
        const valuation = purity(position, { items: points, reading });
        ranked.push({ valuation, rank, minimum: valuation.doubles! + bonusDoubles });
        continue;
      }
      const value = shareOf(position, special);
      if (value === null) return LIMIT_NEEDED;
      ranked.push({ valuation: fixed(position, special.id, value, reading), rank, minimum: 99 });
    }
    if (reading.pair === null) continue;
    const doubles = [...honourDoubles(position, reading.sets), ...winnerDoubles(position, reading, tiles)];
    const valuation = count(position, { items: [...points, ...bonusItems(position), ...doubles], reading }, null, 0);
    ranked.push({ valuation, rank: 99, minimum: valuation.doubles! });
  }
  return ranked;
};

/** Two players: four doubles, or a total of at least half the limit. */
const meetsMinimum = (position: Position, { minimum, valuation }: Ranked): boolean => {
  const limit = limitOf(position);
  return position.players !== 2 || minimum >= 4 || (limit !== null && valuation.total >= limit / 2);
};

const scoreWin = (position: Position): RefAnswer => {
  const win = position.win!;
  const standing = win.tile === null ? position.standing : [...position.standing, win.tile];
  if (!isComplete(position, standing)) {
    return { code: isCompleteWithRuns(standing) ? 'hand.too_many_chows' : 'hand.not_winning' };
  }
  const tiles = [...standing, ...position.melds.flatMap(tilesOfSet)];
  const waits = win.tile === null ? [] : waitsOf(position);
  const readings = readingsOf(position, standing);
  const rank = position.game === 'babcock-1923' ? rankBabcock : rankChinese;
  const ranked = rank(position, readings, tiles, waits);
  if ('code' in ranked) return ranked;
  const good = ranked.filter((entry) => meetsMinimum(position, entry));
  if (good.length === 0) return { code: 'win.minimum_doubles' };
  return { outcome: 'win', best: bestOf(good), all: good.map((entry) => entry.valuation), waits };
};

/** What lies in a loser's hand: threes, undeclared fours, and pairs. */
const loserSets = (position: Position): { sets: RefSet[]; pairs: Token[] } => {
  const sets: RefSet[] = [...position.melds];
  const pairs: Token[] = [];
  for (const [tile, held] of tally(position.standing)) {
    const kong = held === 4 && position.options.undeclaredFour === 'kong';
    if (held >= 3) sets.push({ kind: kong ? 'kong' : 'pung', tile, concealed: true, melded: false, winning: false });
    else if (held === 2) pairs.push(tile);
  }
  return { sets, pairs };
};

const fraction = (text: unknown): number => {
  const [top, bottom] = String(text).split('/').map(Number);
  return top! / bottom!;
};

/** What the special hands that one more tile would make are worth, each with its place in the tables. */
const callings = (position: Position, waits: readonly Token[], points: readonly Item[]): Ranked[] | RefProblem => {
  const ranked: Ranked[] = [];
  const drawn: Position = { ...position, win: { tile: null, by: 'wall', facts: [] } };
  for (const [rank, special] of SPECIALS.entries()) {
    if (!special.calling || !special.games.includes(position.game)) continue;
    const callable = waits.some((tile) => {
      const standing = [...position.standing, tile];
      const tiles = [...standing, ...position.melds.flatMap(tilesOfSet)];
      return readingsOf(drawn, standing).some((reading) =>
        special.is({ position, reading, tiles, by: 'wall', tile, facts: [] }),
      );
    });
    if (!callable) continue;
    if (special.value === 'points') {
      const called = { ...purity(position, { items: points, reading: null }), award: 'calling', hand: special.id };
      ranked.push({ valuation: called, rank, minimum: 0 });
      continue;
    }
    const value = shareOf(position, special);
    if (value === null) return LIMIT_NEEDED;
    const share = Math.round(value * fraction(position.options.callingShare));
    ranked.push({ valuation: { ...fixed(position, 'calling', share), hand: special.id }, rank, minimum: 0 });
  }
  return ranked;
};

const scoreLoser = (position: Position): RefAnswer => {
  const { sets, pairs } = loserSets(position);
  const tiles = [...position.standing, ...position.melds.flatMap(tilesOfSet)];
  const points = [...setItems(sets), ...pairs.flatMap((pair) => pairItems(position, pair))];
  const doubles = honourDoubles(position, sets);
  if (position.game === 'babcock-1923') doubles.push(...babcockTileDoubles(tiles));
  if (position.options.originalCallAnyPlayer === true && position.loserFacts.includes('original-call')) {
    doubles.push({ id: 'original-call', doubles: 1, tiles: [] });
  }
  const items = [...points, ...bonusItems(position), ...doubles];
  const ordinary = count(position, { items, reading: null }, null, 0);
  const waits = waitsOf(position);
  const called = position.game === 'babcock-1923' ? [] : callings(position, waits, points);
  if ('code' in called) return called;
  const ranked = [...called, { valuation: ordinary, rank: 99, minimum: 0 }];
  return { outcome: 'no-win', best: bestOf(ranked), all: ranked.map((entry) => entry.valuation), waits };
};

/** Scores a request the slow way: tries everything, keeps the best. */
export const referenceScore = (game: Game, request: RefRequest): RefAnswer => {
  const position = readPosition(game, request);
  if ('code' in position) return position;
  if (position.dead) {
    const nothing = { award: null, base: 0, doubles: 0, beforeLimit: 0, total: 0, items: [], reading: null };
    return { outcome: 'dead', best: [nothing], all: [nothing], waits: [] };
  }
  return position.win ? scoreWin(position) : scoreLoser(position);
};
