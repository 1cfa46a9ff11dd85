import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded chance: the same seed always throws the same. */
export interface Dice {
  /** 0 to `below` - 1. */
  readonly int: (below: number) => number;
  /** True in `percent` of a hundred throws. */
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

export const throwDice = (seed: number): Dice => {
  const source = xoroshiro128plus(seed);
  const int = (below: number): number => uniformInt(source, 0, below - 1);
  return {
    int,
    chance: (percent) => int(100) < percent,
    pick: (list) => list[int(list.length)]!,
    shuffle: (list) => {
      const out = [...list];
      for (let at = out.length - 1; at > 0; at--) {
        const other = int(at + 1);
        [out[at], out[other]] = [out[other]!, out[at]!];
      }
      return out;
    },
  };
};
