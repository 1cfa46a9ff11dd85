import type { ClassicalDecomposeAnswer, Discard } from '../../../schemas/decompose.js';

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Tiles as people list them: "2D", "2D or 5D", "1B, 4B or 7B". */
export const anyOf = (tiles: readonly string[]): string =>
  tiles.length < 2 ? tiles.join('') : `${tiles.slice(0, -1).join(', ')} or ${tiles.at(-1)}`;

const leftOf = (waits: readonly { left: number }[]): number => waits.reduce((sum, { left }) => sum + left, 0);

const waiting = (waits: readonly { tile: string; left: number }[]): string =>
  `waits for ${anyOf(waits.map(({ tile }) => tile))} (${count(leftOf(waits), 'tile')} left)`;

type Standing = Pick<ClassicalDecomposeAnswer, 'complete' | 'readings' | 'distance' | 'waits' | 'discards'>;

const afterThrow = ({ waits, draws = [] }: Discard): string => {
  if (waits.length > 0) return ` and it ${waiting(waits)}`;
  const left = leftOf(draws);
  return left === 0 ? '' : `: ${count(left, 'tile')} ${left === 1 ? 'brings' : 'bring'} it nearer`;
};

/** One or two plain sentences on how a hand stands. */
export const decomposeSummary = ({ complete, readings, distance, waits, discards }: Standing): string => {
  if (complete) return `The hand is complete: ${count(readings.length, 'reading')}.`;
  if (distance === undefined) return 'The hand can no longer be completed: too many runs are laid down.';
  const missing = `The hand lacks ${count(distance, 'tile')}.`;
  if (discards !== undefined) {
    const best = discards[0];
    if (best === undefined) return missing;
    return `${missing} Throw ${best.tile}${afterThrow(best)}.`;
  }
  return waits !== undefined && waits.length > 0 ? `The hand ${waiting(waits)}.` : missing;
};
