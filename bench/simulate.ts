/**
 * Plays hands of every variant by random legal play, through the public operations alone, and checks every step:
 * `npx tsx bench/simulate.ts [hands] [variant]`. A fault throws with the request that caused it.
 */
import type { Env } from '../src/rules/answer.js';
import { variants } from '../src/rules/variants/index.js';
import { playHand } from '../test/simulation/play.js';

const hands = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];
const env: Env = { findCard: () => undefined, cardCache: new Map() };

for (const variant of variants) {
  if (only !== undefined && variant.id !== only) continue;
  const ends = new Map<string, number>();
  let claims = 0;
  const start = performance.now();
  for (let seed = 0; seed < hands; seed++) {
    const { winner, by, claims: asked } = playHand(variant, env, seed);
    const end = winner === null ? 'draw' : (by ?? 'win');
    ends.set(end, (ends.get(end) ?? 0) + 1);
    claims += asked;
  }
  const seconds = (performance.now() - start) / 1000;
  const how = [...ends].map(([end, count]) => `${end} ${count}`).join(', ');
  console.log(`${variant.id}: ${hands} hands in ${seconds.toFixed(1)} s, ${claims} rulings; ${how}`);
}
