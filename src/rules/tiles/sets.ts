import { AMERICAN_FLOWER, FIRST_BONUS, FIRST_FLOWER, JOKER, KIND_COUNT, NORTH } from './kinds.js';

/** The tiles a game is played with. */
export interface TileSet {
  /** Copies of each kind, indexed by kind, `KIND_COUNT` long. */
  readonly copies: Uint8Array;
  /** Tiles in the set. */
  readonly size: number;
  /** American sets: all flowers and seasons are one kind `F`, a bare `0` is a white dragon. */
  readonly american: boolean;
  /** Whether colours name suits: on the cards of the deck games, not on the tiles of the league's. */
  readonly colours?: boolean;
}

const tileSet = (american: boolean, fill: (copies: Uint8Array) => void): TileSet => {
  const copies = new Uint8Array(KIND_COUNT);
  copies.fill(4, 0, FIRST_BONUS);
  fill(copies);
  return { copies, size: copies.reduce((sum, n) => sum + n, 0), american };
};

/**
 * The classical set: 136 tiles, 144 with bonus tiles; for three players without North, and without the bonus tiles
 * 4 and 8 (132, 138).
 */
export const classicalTileSet = (bonusTiles: boolean, players: number): TileSet =>
  CLASSICAL_SETS[`${bonusTiles}/${players === 3 ? 3 : 4}`]!;

const buildClassical = (bonusTiles: boolean, players: number): TileSet =>
  tileSet(false, (copies) => {
    if (bonusTiles) copies.fill(1, FIRST_FLOWER, AMERICAN_FLOWER);
    if (players !== 3) return;
    copies[NORTH] = 0;
    copies[FIRST_FLOWER + 3] = 0;
    copies[FIRST_FLOWER + 7] = 0;
  });

const CLASSICAL_SETS: Readonly<Record<string, TileSet>> = {
  'false/4': buildClassical(false, 4),
  'true/4': buildClassical(true, 4),
  'false/3': buildClassical(false, 3),
  'true/3': buildClassical(true, 3),
};

/** The American set: 152 tiles, eight flowers of one kind and eight jokers. */
export const AMERICAN_SET: TileSet = tileSet(true, (copies) => {
  copies[AMERICAN_FLOWER] = 8;
  copies[JOKER] = 8;
});

/** The same tiles in the league's game, where colours name no suits. */
export const LEAGUE_SET: TileSet = { ...AMERICAN_SET, colours: false };
