import { KIND_COUNT, tokenOf } from '../rules/tiles/kinds.js';
import { TILE_BACK, TILE_HEIGHT, TILE_WIDTH, tileArt } from './tile-art.js';

const symbol = (id: string, art: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${TILE_WIDTH} ${TILE_HEIGHT}">${art}</symbol>\n`;

/** Every tile as a symbol `t{token}`, and `back`, for pages that show single tiles. */
export const tileSprite = (): string => {
  const symbols = Array.from({ length: KIND_COUNT }, (_, kind) => symbol(`t${tokenOf(kind)}`, tileArt(kind)));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}${symbol('back', TILE_BACK)}</svg>\n`;
};
