import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that try many hands, in the order of their cost. A mutant that others kill never gets to them. */
const SLOW = [
  'american/deck-options',
  'table/requests',
  'tiles/notation-properties',
  'hand/waits',
  'hand/readings',
  'hand/read.',
  'table/fuzz',
  'table/deal',
  'american/generator',
  'shapes/shapes',
  'table/claim-options',
  'american/hostile.test',
];
const costOf = ({ moduleId }: TestSpecification): number => SLOW.findIndex((part) => moduleId.includes(part));

class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => costOf(a) - costOf(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/**
 * For `npm run mutation`: the tests of the rules alone, with fewer tries of a property, so that a mutant takes seconds.
 * Left out are the many hands tried on every hostile card, which take longest, and what measures size, which mutated
 * code always changes.
 */
export default defineConfig({
  test: {
    include: ['test/rules/**/*.test.ts', 'test/cases-*.test.ts'],
    exclude: ['test/rules/american/hostile-cards.test.ts', 'test/rules/library-bundle.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 60_000,
    env: { TEST_RUNS: '200' },
    // One process for all files of a mutant; Stryker starts a new one for the next.
    isolate: false,
    sequence: { sequencer: CheapestFirst },
  },
});
