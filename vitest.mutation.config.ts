import { defineConfig } from 'vitest/config';

/** For `npm run mutation`: the tests of the rules alone, without the volume comparisons, so that a mutant takes seconds. */
export default defineConfig({
  test: {
    include: ['test/rules/**/*.test.ts', 'test/cases-classical.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 60_000,
  },
});
