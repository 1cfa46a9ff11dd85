import { describe, expect, it } from 'vitest';
import type { Env } from '../../src/rules/answer.js';
import { variants } from '../../src/rules/variants/index.js';
import { playHand } from './play.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };
/** Hands a variant and number of players; `bench/simulate.ts` plays thousands. */
const HANDS = { classical: 40, american: 12 };
/** Tiles that can be drawn in all, by the Red Book. */
const BABCOCK_DRAWABLE = 69;

const played = variants.flatMap((variant) =>
  variant.shape.players.map((players) => ({ variant, id: variant.id, players })),
);

describe('hands played by random legal play', () => {
  it.each(played)(
    '$id, $players players: tiles are conserved, hands end, settlements sum to zero',
    ({ variant, players }) => {
      const hands = Array.from({ length: variant.shape.american ? HANDS.american : HANDS.classical }, (_, seed) =>
        playHand(variant, env, seed, players),
      );
      for (const { net } of hands) expect(net.reduce((sum, n) => sum + n, 0)).toBe(0);
      if (variant.id !== 'babcock-1923') return;
      for (const { winner, drawn } of hands) if (winner === null) expect(drawn).toBe(BABCOCK_DRAWABLE);
    },
  );
});
