import type { ParseAnswer, ParseRequest, TileInfo, TileSetInfo, TilesAnswer } from '../../../schemas/tiles.js';
import { failed, type Outcome, ok } from '../problem.js';
import { notInSet, tooManyCopies } from './copies.js';
import {
  AMERICAN_FLOWER,
  FIRST_DRAGON,
  FIRST_FLOWER,
  FIRST_SEASON,
  FIRST_WIND,
  JOKER,
  KIND_COUNT,
  type Kind,
  tokenOf,
  tokensOf,
} from './kinds.js';
import { aliasesOf, nameOf } from './names.js';
import { readTiles } from './notation.js';
import type { TileSet } from './sets.js';
import { unicodeOf, unicodeText } from './unicode.js';

/** A set that a variant is played with: by default, or `when` options and players are other than the default. */
export interface SetUse {
  readonly variant: string;
  readonly when: string | null;
  readonly set: TileSet;
}

const groupOf = (kind: Kind): TileInfo['group'] => {
  if (kind < FIRST_WIND) return 'suit';
  if (kind < FIRST_DRAGON) return 'wind';
  if (kind < FIRST_FLOWER) return 'dragon';
  if (kind === JOKER) return 'joker';
  return kind >= FIRST_SEASON && kind < AMERICAN_FLOWER ? 'season' : 'flower';
};

const tileInfo = (kind: Kind, defaults: readonly SetUse[]): TileInfo => ({
  token: tokenOf(kind),
  unicode: unicodeOf(kind),
  name: nameOf(kind),
  aliases: [...aliasesOf(kind)],
  group: groupOf(kind),
  copies: Object.fromEntries(defaults.map(({ variant, set }) => [variant, set.copies[kind]!])),
});

const setInfo = ({ variant, when, set }: SetUse): TileSetInfo => ({
  variant,
  ...(when !== null && { when }),
  size: set.size,
  copies: Object.fromEntries(
    Array.from(set.copies, (copies, kind): [string, number] => [tokenOf(kind), copies]).filter(
      ([, copies]) => copies > 0,
    ),
  ),
});

/** Every kind of tile with its names, and the sets of the variants, for `GET /v1/tiles`. */
export const describeTiles = (uses: readonly SetUse[]): TilesAnswer => {
  const defaults = uses.filter(({ when }) => when === null);
  return {
    tiles: Array.from({ length: KIND_COUNT }, (_, kind) => tileInfo(kind, defaults)),
    sets: uses.map(setInfo),
  };
};

/**
 * Reads tiles in any notation, for `POST /v1/tiles/parse`. With the set of a variant they are read as that variant
 * reads them and must be in the set; without one they are read as in the classical games and any tile will do.
 */
export const parseTiles = ({ tiles, variant }: ParseRequest, set: TileSet | null): Outcome<ParseAnswer> => {
  const { kinds, pointers, problems, warnings } = readTiles(tiles, '/tiles', set ?? { american: false });
  if (problems.length > 0) return failed(...problems);
  if (set !== null) {
    const places = [{ kinds, pointers }];
    const outside = [...notInSet(places, set), ...tooManyCopies(places, set)];
    if (outside.length > 0) return failed(...outside);
  }
  return ok({
    ...(variant !== undefined && { variant }),
    tiles: tokensOf(kinds),
    unicode: unicodeText(kinds),
    names: kinds.map(nameOf),
    count: kinds.length,
    warnings,
  });
};
