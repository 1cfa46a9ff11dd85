import { defineConfig } from 'vitest/config';

/** Tests that need a browser, Redis or nginx. One file at a time: they start servers of their own. */
export default defineConfig({
  test: { include: ['test/system/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false },
});
