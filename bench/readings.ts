// Readings, waits and distance of random complete hands on one core: `npx tsx bench/readings.ts`.

import { isStandardComplete } from '../src/rules/hand/complete.js';
import { standardDistance } from '../src/rules/hand/distance.js';
import { findReadings, READINGS_BYTES } from '../src/rules/hand/readings.js';
import { standardWaits } from '../src/rules/hand/waits.js';
import { FIRST_BONUS, FIRST_WIND, KIND_COUNT, SUIT_SIZE } from '../src/rules/tiles/kinds.js';

const HANDS = 20_000;
const SECONDS = Number(process.argv[2] ?? 1);

let state = 20_260_731;
/** A whole number below `n`, the same on every run. */
const below = (n: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

const randomComplete = (): Uint8Array => {
  for (;;) {
    const counts = new Uint8Array(KIND_COUNT);
    // Every third hand in one suit: the ones with several readings.
    const oneSuit = below(3) === 0;
    const number = () => (oneSuit ? 0 : below(3) * SUIT_SIZE);
    for (let set = 0; set < 4; set++) {
      if (below(3) > 0) {
        const start = number() + below(7);
        for (let i = 0; i < 3; i++) counts[start + i]! += 1;
      } else counts[oneSuit ? below(SUIT_SIZE) : below(FIRST_BONUS)]! += 3;
    }
    counts[oneSuit ? below(SUIT_SIZE) : below(FIRST_WIND)]! += 2;
    if (counts.every((n) => n <= 4)) return counts;
  }
};

const hands = Array.from({ length: HANDS }, randomComplete);
const sides = hands.map((hand) => {
  const side = hand.slice();
  let kind = below(FIRST_BONUS);
  while (side[kind] === 0) kind = (kind + 1) % FIRST_BONUS;
  side[kind]! -= 1;
  return side;
});

const measure = (name: string, run: (index: number) => number): void => {
  let sum = 0;
  for (let i = 0; i < HANDS; i++) sum += run(i);
  const end = performance.now() + SECONDS * 1000;
  const begin = performance.now();
  let rounds = 0;
  while (performance.now() < end) {
    for (let i = 0; i < HANDS; i++) sum += run(i);
    rounds++;
  }
  const perSecond = (rounds * HANDS) / ((performance.now() - begin) / 1000);
  console.log(`${name}: ${Math.round(perSecond).toLocaleString('en')} hands/s (${sum > 0 ? 'ok' : 'empty'})`);
};

const out = new Uint8Array(READINGS_BYTES);
measure('all readings', (i) => findReadings(hands[i]!, 4, 4, out));
measure('complete', (i) => (isStandardComplete(hands[i]!, 4, 4) ? 1 : 0));
measure('waits', (i) => standardWaits(sides[i]!, 4, 4).length);
measure('distance', (i) => standardDistance(sides[i]!, 4, 4));
measure('distance, one run', (i) => standardDistance(sides[i]!, 4, 1));
