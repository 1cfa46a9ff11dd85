/**
 * How often a property is tried: `n` times, or `TEST_RUNS` times where that is less. Mutation testing sets it, so that
 * a mutant costs seconds.
 */
export const runs = (n: number): number => Math.min(n, Number(process.env.TEST_RUNS ?? n));
