import type { Warning } from '../../../schemas/common.js';
import type { TilesInput } from '../../../schemas/tiles.js';
import type { Problem } from '../problem.js';
import { isBonus, type Kind, kindOf, tokenOf } from './kinds.js';
import { isBlank, kindOfName } from './names.js';
import { scanTiles } from './scan.js';
import { suggestTiles } from './suggest.js';
import { blankCard, unknown } from './unreadable.js';

/** Tiles as read from one place of a request. Tiles read and problems account for the whole input. */
export interface TilesRead {
  /** In the order given. */
  readonly kinds: Kind[];
  /** One per tile: that of its array element, or of the string. */
  readonly pointers: string[];
  readonly problems: Problem[];
  readonly warnings: Warning[];
}

/** What reading has to know of the set: American sets have one interchangeable flower, `0` is a white dragon. */
export interface NotationSet {
  readonly american: boolean;
  /** Whether colours name suits, as on the deck's cards; where nothing is said, in American sets. */
  readonly colours?: boolean;
}

/**
 * Reads tiles in any accepted notation: one string, or an array with one tile an element.
 * Never drops or guesses a tile and never throws: what cannot be read is `tile.unknown` or `tile.ambiguous`, and
 * readings that need a convention add the warning `notation.assumed`. Whether the set holds the tiles is not asked
 * here. Offsets and the work are linear in the input.
 */
export const readTiles = (input: TilesInput, pointer: string, set: NotationSet): TilesRead => {
  const read: TilesRead = { kinds: [], pointers: [], problems: [], warnings: [] };
  if (Array.isArray(input)) {
    for (let i = 0; i < input.length; i++) readElement(input[i]!, `${pointer}/${i}`, set, read);
    return read;
  }
  scanTiles(String(input), pointer, set.american, read);
  while (read.pointers.length < read.kinds.length) read.pointers.push(pointer);
  return read;
};

/** A single tile, as in an element of an array of tiles, or in `win.tile`. */
export interface TileRead {
  /** `null` where there is a problem. */
  readonly kind: Kind | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
}

/** Reads exactly one tile. Besides the notation of strings it takes short names (`RD`, `EW`, `FL`) and English names. */
export const readTile = (token: string, pointer: string, set: NotationSet): TileRead => {
  const read: TilesRead = { kinds: [], pointers: [], problems: [], warnings: [] };
  readElement(token, pointer, set, read);
  return { kind: read.kinds[0] ?? null, problems: read.problems, warnings: read.warnings };
};

const readElement = (element: string, pointer: string, set: NotationSet, read: TilesRead): void => {
  const { american, colours } = set;
  const kind = kindOf(element) ?? (typeof element === 'string' ? kindOfName(element, american, colours) : undefined);
  if (kind !== undefined && !(american && isBonus(kind))) {
    read.kinds.push(kind);
    read.pointers.push(pointer);
    return;
  }
  const text = String(element);
  if (isBlank(text)) {
    read.problems.push(blankCard(text, 0, pointer));
    return;
  }
  const scanned: TilesRead = { kinds: [], pointers: [], problems: [], warnings: [] };
  scanTiles(text, pointer, american, scanned);
  const [problem] = scanned.problems;
  if (problem !== undefined) {
    // One element is one tile, so it has one problem: the scan's own if it covers the element, else the whole.
    const alone = scanned.problems.length === 1 && scanned.kinds.length === 0;
    read.problems.push(alone ? problem : unknown(text, 0, pointer, suggestTiles(text, american)));
    return;
  }
  if (scanned.kinds.length !== 1) {
    read.problems.push(notOneTile(text, pointer, scanned.kinds));
    return;
  }
  read.kinds.push(scanned.kinds[0]!);
  read.pointers.push(pointer);
  read.warnings.push(...scanned.warnings);
};

const notOneTile = (text: string, pointer: string, kinds: readonly Kind[]): Problem => ({
  code: 'tile.unknown',
  pointer,
  detail:
    kinds.length === 0
      ? 'An element of a list of tiles is one tile; this one is empty.'
      : `An element of a list of tiles is one tile; “${text.slice(0, 40)}” holds ${kinds.length}.`,
  offset: 0,
  token: text,
  suggestions: [...new Set(kinds)].slice(0, 5).map(tokenOf),
});
