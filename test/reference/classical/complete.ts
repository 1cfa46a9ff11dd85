import { missingKind, mostRuns, type Position, type RefReading, type RefSet } from './game.js';
import { tilesOfSet } from './read.js';
import { isPair, isRun, type Part, SHAPES, splits } from './shapes.js';
import { countOf, KINDS, placeOf, type Token } from './tiles.js';

/** Special shapes each game plays. */
export const shapesOf = (game: string): readonly string[] => {
  if (game === 'babcock-1923') return [];
  if (game === 'chinese') return ['wriggling-snake', 'thirteen-unique-wonders'];
  return Object.keys(SHAPES);
};

/** Shapes that a run or three lying face down does not spoil, as long as all 14 tiles are right. */
const FACE_DOWN_ALLOWED = ['wriggling-snake', 'gates-of-heaven'];

/** Special shapes that the standing tiles, with any sets lying face down, are. */
export const shapesMade = (position: Position, tiles: readonly Token[]): string[] => {
  const { game, melds, options } = position;
  if (melds.some((meld) => !meld.concealed)) return [];
  const all = [...tiles, ...melds.flatMap(tilesOfSet)];
  return shapesOf(game)
    .filter((id) => melds.length === 0 || FACE_DOWN_ALLOWED.includes(id))
    .filter((id) => SHAPES[id]!(all, options.knittingAnySuits === true));
};

const runsOf = (melds: readonly RefSet[], parts: readonly Part[]): number =>
  melds.filter((meld) => meld.kind === 'chow').length + parts.filter(isRun).length;

/** The splits of the standing tiles (winning tile included) that respect the number of runs. */
export const legalSplits = (position: Position, tiles: readonly Token[]): Part[][] => {
  if (tiles.length !== 14 - 3 * position.melds.length) return [];
  return splits(tiles).filter((parts) => runsOf(position.melds, parts) <= mostRuns(position));
};

export const isComplete = (position: Position, tiles: readonly Token[]): boolean =>
  legalSplits(position, tiles).length > 0 || shapesMade(position, tiles).length > 0;

/** Complete if runs did not matter: tells too many runs from not winning. */
export const isCompleteWithRuns = (tiles: readonly Token[]): boolean => splits(tiles).length > 0;

/** Kinds that would complete the standing tiles, each tried in turn. */
export const waitsOf = (position: Position): Token[] => {
  const own = [...position.standing, ...position.melds.flatMap(tilesOfSet)];
  return KINDS.filter(
    (kind) =>
      !missingKind(position.players, kind) &&
      countOf(own, kind) < 4 &&
      isComplete(position, [...position.standing, kind]),
  );
};

const isClaimed = (by: string): boolean => by === 'discard' || by === 'robbed-kong';

const stateOf = (reading: RefReading, claimed: boolean): string =>
  [
    ...reading.sets.map((set) => `${set.kind}${set.tile}${set.concealed}${set.melded}${claimed && set.winning}`).sort(),
    reading.pair,
    claimed && reading.pairWinning,
  ].join(' ');

/** Every reading: every split, with the winning tile in every place where it fits. */
export const readingsOf = (position: Position, tiles: readonly Token[]): RefReading[] => {
  const win = position.win!;
  const claimed = isClaimed(win.by);
  const found = new Map<string, RefReading>();
  for (const parts of legalSplits(position, tiles)) {
    const places = win.tile === null ? [-1] : parts.flatMap((part, at) => (part.includes(win.tile!) ? [at] : []));
    for (const place of places) {
      const sets: RefSet[] = [...position.melds];
      parts.forEach((part, at) => {
        if (isPair(part)) return;
        const winning = at === place;
        const kind = isRun(part) ? 'chow' : 'pung';
        sets.push({ kind, tile: part[0], concealed: !(winning && claimed), melded: false, winning });
      });
      const pairAt = parts.findIndex(isPair);
      const reading = { shape: 'standard', sets, pair: parts[pairAt]![0], pairWinning: pairAt === place };
      const state = stateOf(reading, claimed);
      if (!found.has(state)) found.set(state, reading);
    }
  }
  const shapes = shapesMade(position, tiles).map((shape) => ({ shape, sets: [], pair: null, pairWinning: false }));
  return [...found.values(), ...shapes];
};

const KIND_ORDER = ['kong', 'pung', 'chow'];

/** Canonical order of readings: kong, pung, chow, pair; tile order; table before hand. */
export const compareReadings = (a: RefReading, b: RefReading): number => {
  const keys = (reading: RefReading): number[][] => [
    ...reading.sets
      .map((set) => [KIND_ORDER.indexOf(set.kind), placeOf(set.tile), set.melded ? 0 : 1])
      .sort(compareLists),
    ...(reading.pair === null ? [] : [[9, placeOf(reading.pair), 0]]),
  ];
  return compareLists(keys(a).flat(), keys(b).flat());
};

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
};
