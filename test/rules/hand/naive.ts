// A naive reference for the standard shape: tries every set of the game, shares nothing with `src`.

export const KINDS = 34;
const FOUR = 4;

/** Every set of the game as the kinds it is made of: threes, then runs. */
export const ALL_SETS: readonly (readonly number[])[] = [
  ...Array.from({ length: KINDS }, (_, kind) => [kind, kind, kind]),
  ...[0, 9, 18].flatMap((suit) => Array.from({ length: 7 }, (_, n) => [suit + n, suit + n + 1, suit + n + 2])),
];
const isRun = (set: readonly number[]): boolean => set[0] !== set[1];

const take = (counts: number[], tiles: readonly number[], by: number): void => {
  for (const kind of tiles) counts[kind]! -= by;
};

/** Every way to make `sets` sets and a pair of exactly these tiles, each as text: `pair|set set …`. */
export const naiveReadings = (given: Iterable<number>, sets: number, maxRuns: number): Set<string> => {
  const counts = Array.from(given).slice(0, KINDS);
  const found = new Set<string>();
  const chosen: number[] = [];
  const choose = (from: number, pair: number): void => {
    if (chosen.length === sets) {
      if (counts.every((n) => n === 0)) found.add(`${pair}|${chosen.map((i) => ALL_SETS[i]!.join('-')).join(' ')}`);
      return;
    }
    for (let i = from; i < ALL_SETS.length; i++) {
      const set = ALL_SETS[i]!;
      take(counts, set, 1);
      chosen.push(i);
      const runs = chosen.filter((index) => isRun(ALL_SETS[index]!)).length;
      if (runs <= maxRuns && set.every((kind) => counts[kind]! >= 0)) choose(i, pair);
      chosen.pop();
      take(counts, set, -1);
    }
  };
  for (let pair = 0; pair < KINDS; pair++) {
    if (counts[pair]! < 2) continue;
    counts[pair]! -= 2;
    choose(0, pair);
    counts[pair]! += 2;
  }
  return found;
};

/** Kinds that complete the tiles, by trying every one; a fifth tile of a kind does not exist. */
export const naiveWaits = (counts: Uint8Array, sets: number, maxRuns: number): number[] => {
  const waits: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! >= FOUR) continue;
    const more = Array.from(counts);
    more[kind]! += 1;
    if (naiveReadings(more, sets, maxRuns).size > 0) waits.push(kind);
  }
  return waits;
};

/** Fewest missing tiles over every choice of sets and pair, cut off only where the cost is already too high. */
export const naiveDistance = (
  counts: Uint8Array,
  sets: number,
  maxRuns: number,
  limit: (kind: number) => number = () => FOUR,
): number => {
  const used = new Array<number>(KINDS).fill(0);
  let best = Number.POSITIVE_INFINITY;
  /** Adds tiles to the target; how many of them the hand lacks, or null over the limit. */
  const add = (tiles: readonly number[]): number | null => {
    let missing = 0;
    let over = false;
    for (const kind of tiles) {
      used[kind]! += 1;
      if (used[kind]! > counts[kind]!) missing++;
      if (used[kind]! > limit(kind)) over = true;
    }
    return over ? null : missing;
  };
  const choose = (from: number, left: number, runs: number, cost: number): void => {
    if (left === 0) {
      best = Math.min(best, cost);
      return;
    }
    for (let i = from; i < ALL_SETS.length; i++) {
      const set = ALL_SETS[i]!;
      const run = isRun(set) ? 1 : 0;
      if (runs + run > maxRuns) continue;
      const missing = add(set);
      if (missing !== null && cost + missing < best) choose(i, left - 1, runs + run, cost + missing);
      take(used, set, 1);
    }
  };
  for (let pair = 0; pair < KINDS; pair++) {
    const missing = add([pair, pair]);
    if (missing !== null && missing < best) choose(0, sets, 0, missing);
    take(used, [pair, pair], 1);
  }
  return best;
};
