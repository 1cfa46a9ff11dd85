/** Writes the tile pictures of the playground: `public/tiles.svg`, one symbol a tile. A test proves it up to date. */
import { writeFileSync } from 'node:fs';
import { tileSprite } from '../src/render/sprite.js';

writeFileSync('public/tiles.svg', tileSprite());
