/**
 * A million hands through the library, of every classical game: `npm run bench:memory` (hands may follow). The heap
 * after a collection is no larger at the end than after the first tenth. Runs the build, with `--expose-gc`.
 */
import { babcock1923, british, chinese } from './support/built.js';
import { machineLine, verdict, whole } from './support/machine.js';

const HANDS = Number(process.argv[2] ?? 1_000_000);
const collect = globalThis.gc;
if (collect === undefined) throw new Error('run with --expose-gc: `npm run bench:memory`');

let state = 1923;
const below = (n: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

const SUITS = ['B', 'C', 'D'] as const;
const HONOURS = ['E', 'S', 'W', 'N', 'R', 'G', 'P'] as const;
const pung = (): string =>
  below(3) === 0 ? HONOURS[below(7)]!.repeat(3) : `${String(1 + below(9)).repeat(3)}${SUITS[below(3)]}`;
const run = (): string => {
  const low = 1 + below(7);
  return `${low}${low + 1}${low + 2}${SUITS[below(3)]}`;
};

/** Hands of four sets and a pair, most of them legal. */
const randomHand = () => {
  const pair = HONOURS[below(7)]!;
  return {
    hand: { concealed: `${pung()} ${below(2) === 0 ? run() : pung()} ${pung()} ${pair}`, melds: [pung()] },
    seat: 'E' as const,
    prevailingWind: 'S' as const,
    win: { tile: pair, by: 'discard' as const },
  };
};

console.log(machineLine());
const env = { findCard: () => undefined, cardCache: new Map() };
const games = [babcock1923, chinese, british];
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const heaps: number[] = [];
let scored = 0;
const began = performance.now();
for (let i = 0; i < HANDS; i += 1) {
  const request = randomHand();
  const score = games[i % games.length]!.operations.score!;
  if (score(request as never, env).ok) scored += 1;
  if ((i + 1) % (HANDS / 10) === 0) heaps.push(heapMb());
}
const seconds = (performance.now() - began) / 1000;
console.log(`${whole(HANDS)} hands, ${whole(scored)} of them scored, the rest refused, in ${seconds.toFixed(1)} s`);
console.log(`heap after each tenth, MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}`);
const growth = heaps.at(-1)! - heaps[0]!;
verdict(`the heap grew by ${growth.toFixed(2)} MB from the first tenth to the last (under 2)`, growth < 2);
verdict('most hands are scored', scored > HANDS / 3);
