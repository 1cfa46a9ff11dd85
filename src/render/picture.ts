import { type Kind, tokenOf } from '../rules/tiles/kinds.js';
import { TILE_BACK, TILE_HEIGHT, TILE_WIDTH, tileArt } from './tile-art.js';

/** A tile in a picture. */
export interface PictureTile {
  readonly kind: Kind;
  /** Turned down, as one tile of a concealed kong is. */
  readonly faceDown?: boolean;
  /** The tile that completed the hand: it gets a frame and an arrow. */
  readonly winning?: boolean;
}

/** Tiles that belong together: a set, a pair, the bonus tiles. */
export interface PictureGroup {
  readonly tiles: readonly PictureTile[];
  /** Standing tiles are drawn on a rack; what lies on the table is not. */
  readonly standing: boolean;
}

export interface Picture {
  readonly groups: readonly PictureGroup[];
  /** What a screen reader says. */
  readonly title: string;
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Most tiles one picture holds; with it the size of a picture is bounded. */
export const MOST_TILES = 60;

const COLOURS: Readonly<Record<Theme, { background: string; rack: string; winning: string }>> = {
  light: { background: '#efece3', rack: '#8a5a33', winning: '#d9822b' },
  dark: { background: '#20252b', rack: '#6b4527', winning: '#f2a94a' },
};

const MARGIN = 14;
const TILE_STEP = TILE_WIDTH + 2;
const GROUP_GAP = 14;
const ROW_GAP = 26;
const ROW_WIDTH = 18 * TILE_STEP;
const RACK = 7;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)!};`);

interface PlacedGroup {
  readonly group: PictureGroup;
  readonly x: number;
  readonly row: number;
}

/** Groups side by side; a group that does not fit starts a new row. */
const place = (groups: readonly PictureGroup[]): { placed: PlacedGroup[]; width: number; rows: number } => {
  const placed: PlacedGroup[] = [];
  let x = 0;
  let row = 0;
  let width = 0;
  for (const group of groups) {
    const groupWidth = group.tiles.length * TILE_STEP - 2;
    if (x > 0 && x + groupWidth > ROW_WIDTH) {
      x = 0;
      row += 1;
    }
    placed.push({ group, x, row });
    width = Math.max(width, x + groupWidth);
    x += groupWidth + GROUP_GAP;
  }
  return { placed, width, rows: row + 1 };
};

const drawGroup = ({ group, x, row }: PlacedGroup, winning: string, rack: string): string => {
  const left = MARGIN + x;
  const top = MARGIN + 12 + row * (TILE_HEIGHT + ROW_GAP);
  const width = group.tiles.length * TILE_STEP - 2;
  const rackBar = group.standing
    ? `<rect x="${left - 3}" y="${top + TILE_HEIGHT}" width="${width + 6}" height="${RACK}" rx="2.5" fill="${rack}"/>`
    : '';
  const tiles = group.tiles.map((tile, i) => {
    const tileLeft = left + i * TILE_STEP;
    const use = `<use href="#${tile.faceDown === true ? 'back' : `t${tokenOf(tile.kind)}`}" x="${tileLeft}" y="${top}"/>`;
    if (tile.winning !== true) return use;
    const middle = tileLeft + TILE_WIDTH / 2;
    return (
      use +
      `<rect x="${tileLeft - 0.5}" y="${top - 0.5}" width="61" height="79" rx="8" fill="none" stroke="${winning}" stroke-width="3.5"/>` +
      `<path d="M${middle - 7} ${top - 13}H${middle + 7}L${middle} ${top - 4}Z" fill="${winning}"/>`
    );
  });
  return rackBar + tiles.join('');
};

/**
 * A hand as an SVG document. The same picture and theme give the same bytes.
 * More than `MOST_TILES` tiles are the caller's mistake: check before.
 */
export const renderSvg = (picture: Picture, theme: Theme): string => {
  const { background, rack, winning } = COLOURS[theme];
  const { placed, width, rows } = place(picture.groups);
  const fullWidth = Math.max(width, TILE_WIDTH) + 2 * MARGIN;
  const fullHeight = rows * (TILE_HEIGHT + ROW_GAP) - ROW_GAP + 12 + RACK + 2 * MARGIN;
  const used = new Set<Kind>();
  let backs = false;
  for (const group of picture.groups) {
    for (const tile of group.tiles) {
      if (tile.faceDown === true) backs = true;
      else used.add(tile.kind);
    }
  }
  const symbols = [...used]
    .sort((a, b) => a - b)
    .map((kind) => `<g id="t${tokenOf(kind)}">${tileArt(kind)}</g>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}" viewBox="0 0 ${fullWidth} ${fullHeight}" role="img" aria-labelledby="title">` +
    `<title id="title">${escapeXml(picture.title)}</title>` +
    `<defs>${symbols}${backs ? `<g id="back">${TILE_BACK}</g>` : ''}</defs>` +
    `<rect width="${fullWidth}" height="${fullHeight}" rx="12" fill="${background}"/>` +
    placed.map((group) => drawGroup(group, winning, rack)).join('') +
    '</svg>'
  );
};
