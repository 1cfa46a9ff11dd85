import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tileSprite } from '../../src/render/sprite.js';

it('public/tiles.svg is what scripts/emit-sprite.ts writes', () => {
  expect(readFileSync('public/tiles.svg', 'utf8')).toBe(tileSprite());
});
