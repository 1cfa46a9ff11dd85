import { KIND_COUNT } from '../../../src/rules/tiles/kinds.js';
import { ALL_SETS, KINDS } from './naive.js';

/** A repeatable source of whole numbers below `n`. */
export const seeded = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** A random complete side of `sets` sets and a pair; one in two keeps to one suit, where readings are many. */
export const randomComplete = (below: (n: number) => number, sets = 4): Uint8Array => {
  for (;;) {
    const counts = new Uint8Array(KIND_COUNT);
    const oneSuit = below(2) === 0;
    for (let i = 0; i < sets; i++) {
      const run = below(3) > 0;
      const index = run ? KINDS + below(oneSuit ? 7 : 21) : below(oneSuit ? 9 : KINDS);
      for (const kind of ALL_SETS[index]!) counts[kind]! += 1;
    }
    counts[below(oneSuit ? 9 : KINDS)]! += 2;
    if (counts.every((n) => n <= 4)) return counts;
  }
};

/** `tiles` random tiles out of four of each kind; `kinds` narrows them to the first so many. */
export const randomTiles = (below: (n: number) => number, tiles: number, kinds = KINDS): Uint8Array => {
  const counts = new Uint8Array(KIND_COUNT);
  for (let held = 0; held < tiles; ) {
    const kind = below(kinds);
    if (counts[kind]! >= 4) continue;
    counts[kind]! += 1;
    held++;
  }
  return counts;
};

/** Takes out one random tile; its kind. */
export const removeOne = (below: (n: number) => number, counts: Uint8Array): number => {
  for (;;) {
    const kind = below(KINDS);
    if (counts[kind] === 0) continue;
    counts[kind]! -= 1;
    return kind;
  }
};

/** Counts of a text like `111222333B 44C EE`: digits before a suit letter, honours as letters. */
export const countsOf = (text: string): Uint8Array => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const [, digits, suit, honour] of text.matchAll(/(\d+)([BCD])|([ESWNRGP])/g)) {
    if (honour) counts[27 + 'ESWNRGP'.indexOf(honour)]! += 1;
    for (const digit of digits ?? '') counts['BCD'.indexOf(suit!) * 9 + Number(digit) - 1]! += 1;
  }
  return counts;
};
