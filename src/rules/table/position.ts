import type { Warning } from '../../../schemas/common.js';
import type { MeldInput } from '../../../schemas/hand.js';
import type { WallRequest } from '../../../schemas/wall.js';
import type { Problem } from '../problem.js';
import { isBonus, JOKER, type Kind, type Wind } from '../tiles/kinds.js';
import { readTile, readTiles, type TilesRead } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';

/** A seat's hand as far as its size goes. */
export interface HandTiles {
  readonly seat: Wind;
  /** Tiles that count: a classical kong as three, bonus tiles not at all. */
  readonly tiles: number;
}

/** Every tile of a request, with the pointer to each. */
export interface Position {
  readonly kinds: readonly Kind[];
  readonly pointers: readonly string[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
  /** The hands that were sent, in turn order. */
  readonly hands: readonly HandTiles[];
}

/** Reads a set laid down in any of its forms, jokers as jokers. */
export const readMeld = (meld: MeldInput | readonly string[], pointer: string, set: TileSet): TilesRead => {
  if (typeof meld === 'string' || Array.isArray(meld)) return readTiles(meld as string | string[], pointer, set);
  const input = meld as Exclude<MeldInput, string>;
  if ('tiles' in input) return readTiles(input.tiles, `${pointer}/tiles`, set);
  const { kind, problems, warnings } = readTile(input.tile, `${pointer}/tile`, set);
  const jokers = Math.min(input.jokers ?? 0, input.count);
  const kinds = kind === null ? [] : [...Array(input.count - jokers).fill(kind), ...Array(jokers).fill(JOKER)];
  return { kinds, pointers: kinds.map(() => pointer), problems: [...problems], warnings: [...warnings] };
};

/** Pieces of the input: those read, and those that could not be. */
const pieces = (read: TilesRead): number => read.kinds.length + read.problems.length;

/** Reads all tiles of a wall or a position, wherever they lie. */
export const readPosition = (request: WallRequest, seats: readonly Wind[], set: TileSet): Position => {
  const reads: TilesRead[] = [];
  const read = (each: TilesRead): TilesRead => {
    reads.push(each);
    return each;
  };
  if (request.tiles !== undefined) read(readTiles(request.tiles, '/tiles', set));
  const hands: HandTiles[] = [];
  for (const seat of seats) {
    const standing = request.hands?.[seat];
    const concealed = standing === undefined ? null : read(readTiles(standing, `/hands/${seat}`, set));
    const melds = (request.melds?.[seat] ?? []).map((meld, i) => read(readMeld(meld, `/melds/${seat}/${i}`, set)));
    const bonus = request.bonus?.[seat];
    if (bonus !== undefined) read(readTiles(bonus, `/bonus/${seat}`, set));
    if (concealed === null) continue;
    const inSets = melds.reduce((sum, meld) => sum + (set.american ? pieces(meld) : Math.min(3, pieces(meld))), 0);
    hands.push({ seat, tiles: pieces(concealed) - concealed.kinds.filter(isBonus).length + inSets });
  }
  if (request.discards !== undefined) read(readTiles(request.discards, '/discards', set));
  if (request.wall !== undefined) read(readTiles(request.wall, '/wall', set));
  return {
    kinds: reads.flatMap((each) => each.kinds),
    pointers: reads.flatMap((each) => each.pointers),
    problems: reads.flatMap((each) => each.problems),
    warnings: reads.flatMap((each) => each.warnings),
    hands,
  };
};
