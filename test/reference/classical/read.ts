import {
  FACTS,
  type Game,
  missingKind,
  type Options,
  optionsOf,
  type Position,
  type RefProblem,
  type RefSet,
  type SetKind,
} from './game.js';
import {
  isBonus,
  isHonour,
  KINDS,
  numberOf,
  readTiles,
  sortTiles,
  suitOf,
  type Token,
  tally,
  without,
} from './tiles.js';

type TilesInput = string | readonly string[];
interface MeldInput {
  readonly tiles: TilesInput;
  readonly kind?: string;
  readonly concealed?: boolean;
}

/** A request body, as far as the reference reads it. */
export interface RefRequest {
  readonly hand: {
    readonly concealed: TilesInput;
    readonly melds?: readonly (string | MeldInput)[];
    readonly bonus?: TilesInput;
  };
  readonly seat?: string;
  readonly prevailingWind?: string;
  readonly win?: { readonly tile?: string; readonly by: string; readonly facts?: readonly string[] };
  readonly facts?: readonly string[];
  readonly table?: { readonly players?: number };
  readonly visible?: TilesInput;
  readonly dead?: boolean;
  readonly options?: Options;
}

const setKind = (tiles: readonly Token[]): SetKind | null => {
  const sorted = sortTiles(tiles);
  const [first, second, third] = sorted;
  if (!first || !second || !third) return null;
  if (sorted.every((tile) => tile === first) && !isBonus(first)) {
    if (sorted.length === 3) return 'pung';
    return sorted.length === 4 ? 'kong' : null;
  }
  const run = sorted.length === 3 && sorted.every((tile) => !isHonour(tile) && !isBonus(tile));
  if (!run || suitOf(first) !== suitOf(second) || suitOf(second) !== suitOf(third)) return null;
  return numberOf(second) === numberOf(first) + 1 && numberOf(third) === numberOf(second) + 1 ? 'chow' : null;
};

const readMeld = (game: Game, meld: string | MeldInput): RefSet | RefProblem => {
  const given = typeof meld === 'string' ? { tiles: meld } : meld;
  const read = readTiles(given.tiles);
  if ('code' in read) return read;
  const kind = setKind(read.tiles);
  const concealed = given.concealed === true;
  if (kind === null || (given.kind !== undefined && given.kind !== kind)) return { code: 'meld.invalid' };
  if (game === 'babcock-1923' && concealed && kind !== 'kong') return { code: 'meld.invalid' };
  return { kind, tile: sortTiles(read.tiles)[0]!, concealed, melded: true, winning: false };
};

export const tilesOfSet = (set: RefSet): Token[] => {
  if (set.kind === 'kong') return [set.tile, set.tile, set.tile, set.tile];
  if (set.kind === 'pung') return [set.tile, set.tile, set.tile];
  const n = numberOf(set.tile);
  return [0, 1, 2].map((step) => `${n + step}${suitOf(set.tile)}`);
};

const hasContradiction = (position: Position): boolean => {
  const { game, seat, melds, bonus, standing, win } = position;
  const called = (win ? win.facts : position.loserFacts).includes('original-call');
  if (called && melds.filter((meld) => !meld.concealed).length > 1) return true;
  if (!win) return false;
  const has = (fact: string): boolean => win.facts.includes(fact);
  const kongs = melds.filter((meld) => meld.kind === 'kong').length;
  if (win.by === 'deal') return melds.length > 0 || win.tile !== null || win.facts.length > 0 || seat !== 'E';
  if (has('last-tile') && !(win.by === 'wall' || (win.by === 'loose' && game === 'babcock-1923'))) return true;
  if ((has('last-discard') || has('first-discard')) && win.by !== 'discard') return true;
  if (has('first-discard') && (seat === 'E' || melds.length > 0 || has('original-call'))) return true;
  if (has('kong-on-kong') && (win.by !== 'loose' || kongs < 2)) return true;
  if (win.by === 'loose' && kongs === 0 && bonus.length === 0) return true;
  if (win.by !== 'robbed-kong' || win.tile === null) return false;
  return standing.includes(win.tile) || melds.some((meld) => tilesOfSet(meld).includes(win.tile!));
};

/** Reads and checks a request: the position, or the code of the first failing stage. */
export const readPosition = (game: Game, request: RefRequest): Position | RefProblem => {
  const options = optionsOf(game, request.options ?? {});
  const players = request.table?.players ?? 4;
  const concealed = readTiles(request.hand.concealed);
  if ('code' in concealed) return concealed;
  const bonus = readTiles(request.hand.bonus ?? []);
  if ('code' in bonus) return bonus;
  const visible = readTiles(request.visible ?? []);
  if ('code' in visible) return visible;
  const winTile = request.win?.tile === undefined ? null : readTiles([request.win.tile]);
  if (winTile && 'code' in winTile) return winTile;
  const tile = winTile?.tiles[0] ?? null;

  const melds: RefSet[] = [];
  for (const meld of request.hand.melds ?? []) {
    const read = readMeld(game, meld);
    if ('code' in read) return read;
    melds.push(read);
  }
  if (melds.length > 4) return { code: 'hand.too_many_melds' };

  const kongs = melds.filter((meld) => meld.kind === 'kong').length;
  const size = concealed.tiles.length + melds.reduce((sum, meld) => sum + tilesOfSet(meld).length, 0);
  const withWinTile = size === 14 + kongs && tile !== null && concealed.tiles.includes(tile);
  const own = [...concealed.tiles, ...melds.flatMap(tilesOfSet), ...bonus.tiles, ...visible.tiles];
  const all = tile !== null && !withWinTile ? [...own, tile] : own;
  for (const [kind, count] of tally(all)) {
    const known = KINDS.includes(kind) || (isBonus(kind) && options.flowers === true);
    if (!known || missingKind(players, kind)) return { code: 'tile.not_in_set' };
    if (count > (isBonus(kind) ? 1 : 4)) return { code: 'tile.copies' };
  }

  const dealt = request.win?.by === 'deal';
  const seat = request.seat ?? (dealt ? 'E' : null);
  const position: Position = {
    game,
    players,
    options,
    seat,
    prevailing: game === 'babcock-1923' ? null : (request.prevailingWind ?? null),
    melds,
    standing: sortTiles(withWinTile ? without(concealed.tiles, tile)! : concealed.tiles),
    bonus: sortTiles(bonus.tiles),
    win: request.win ? { tile, by: request.win.by, facts: request.win.facts ?? [] } : null,
    loserFacts: request.facts ?? [],
    dead: request.dead === true,
  };
  if (position.dead) return position;

  if (request.win) {
    if (dealt ? size !== 14 + kongs : size !== 13 + kongs && size !== 14 + kongs) return { code: 'hand.count' };
    if (!dealt && tile === null) return { code: 'win.incomplete' };
    if (!dealt && size === 14 + kongs && !withWinTile) return { code: 'win.tile_not_held' };
    if (request.win.facts?.some((fact) => !FACTS[game].includes(fact))) return { code: 'schema' };
  } else if (size !== 13 + kongs) {
    return { code: size === 14 + kongs ? 'win.missing' : 'hand.count' };
  }
  return hasContradiction(position) ? { code: 'win.contradiction' } : position;
};
