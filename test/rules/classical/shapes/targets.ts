// Every hand of each special shape, listed from its definition; shares nothing with `src`.

export type Target = readonly number[];

const KINDS = 34;
const blank = (): number[] => new Array<number>(KINDS).fill(0);
const SUITS = [0, 9, 18];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const TERMINALS_AND_HONOURS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

const of = (...tiles: number[]): Target => {
  const counts = blank();
  for (const kind of tiles) counts[kind]! += 1;
  return counts;
};

/** Every choice of `wanted` groups out of `groups`, each at most `most` times. */
const choices = (groups: readonly (readonly number[])[], wanted: number, most: number): number[][] => {
  const all: number[][] = [];
  const chosen: number[] = [];
  const choose = (index: number, left: number): void => {
    if (left === 0) {
      all.push([...chosen]);
      return;
    }
    if (index === groups.length || left > (groups.length - index) * most) return;
    choose(index + 1, left);
    const length = chosen.length;
    for (let n = 1; n <= Math.min(most, left); n++) {
      chosen.push(...groups[index]!);
      choose(index + 1, left - n);
    }
    chosen.length = length;
  };
  choose(0, wanted);
  return all;
};

const suitPairs = [
  [0, 9],
  [0, 18],
  [9, 18],
] as const;

/** Id of each shape with every hand of it. */
export const TARGETS: Readonly<Record<string, readonly Target[]>> = {
  'wriggling-snake': SUITS.map((suit) => of(suit, ...NUMBERS.map((n) => suit + n), 27, 28, 29, 30)),
  'thirteen-unique-wonders': TERMINALS_AND_HONOURS.map((kind) => of(kind, ...TERMINALS_AND_HONOURS)),
  'gates-of-heaven': SUITS.flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7].map((twice) =>
      of(suit, suit, suit + 8, suit + 8, suit + twice, ...NUMBERS.map((n) => suit + n)),
    ),
  ),
  'all-pair-honours': choices(
    TERMINALS_AND_HONOURS.map((kind) => [kind, kind]),
    7,
    2,
  ).map((tiles) => of(...tiles)),
  knitting: suitPairs.flatMap(([a, b]) =>
    choices(
      NUMBERS.map((n) => [a + n, b + n]),
      7,
      2,
    ).map((tiles) => of(...tiles)),
  ),
  'triple-knitting': choices(
    NUMBERS.map((n) => [n, 9 + n, 18 + n]),
    4,
    4,
  ).flatMap((tiles) =>
    NUMBERS.flatMap((n) => suitPairs.map(([a, b]) => of(...tiles, a + n, b + n))).filter((counts) =>
      counts.every((held) => held <= 4),
    ),
  ),
};

const lacking = (counts: ArrayLike<number>, target: Target): number =>
  target.reduce((sum, wanted, kind) => sum + Math.max(0, wanted - counts[kind]!), 0);

/** Tiles lacking for the nearest target. */
export const naiveDistance = (counts: ArrayLike<number>, targets: readonly Target[]): number => {
  let best = Number.POSITIVE_INFINITY;
  for (const target of targets) best = Math.min(best, lacking(counts, target));
  return best;
};

/** Kinds of which one more makes the tiles a target, by trying all. */
export const naiveWaits = (counts: ArrayLike<number>, targets: readonly Target[]): number[] => {
  const one = targets.filter((target) => lacking(counts, target) === 1);
  return Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) =>
    one.some((target) => target[kind]! === counts[kind]! + 1),
  );
};

/** Knitting with any two suits for each couple: fewest tiles lacking, by trying every couple. */
export const naiveAnySuitsDistance = (counts: ArrayLike<number>): number => {
  const couples = NUMBERS.flatMap((n) => suitPairs.map(([a, b]) => [a + n, b + n] as const));
  const used = blank();
  let best = 14;
  const choose = (index: number, left: number, cost: number): void => {
    if (cost >= best) return;
    if (left === 0) {
      best = cost;
      return;
    }
    if (left > (couples.length - index) * 2) return;
    const couple = couples[index]!;
    let more = cost;
    for (let n = 1; n <= 2 && n <= left; n++) {
      for (const kind of couple) {
        used[kind]! += 1;
        if (used[kind]! > counts[kind]!) more++;
      }
      choose(index + 1, left - n, more);
    }
    const taken = Math.min(2, left);
    for (const kind of couple) used[kind]! -= taken;
    choose(index + 1, left, cost);
  };
  choose(0, 7, 0);
  return best;
};
