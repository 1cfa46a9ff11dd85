import { describe, expect, it } from 'vitest';
import { mutationRates } from '../../scripts/mutation-rate.js';
import { isDrawn } from '../../scripts/mutation-sample.mjs';

const FILES = ['src/rules/tiles/kinds.ts', 'src/rules/table/deal.ts', 'src/rules/american/search.ts'];
const drawn = (sample: number, seed: string): string[] =>
  FILES.flatMap((file) =>
    Array.from({ length: 20_000 }, (_, line) => line)
      .filter((line) => isDrawn(sample, seed, file, line))
      .map((line) => `${file}:${line}`),
  );

describe('the sample of mutated lines', () => {
  it('is as large as asked, in every file and in every part of it', () => {
    for (const file of FILES) {
      for (const start of [0, 5_000, 10_000, 15_000]) {
        const lines = Array.from({ length: 5_000 }, (_, i) => start + i);
        // 250 are expected, with a standard deviation of 15.
        const found = lines.filter((line) => isDrawn(0.05, '1', file, line)).length;
        expect(found).toBeGreaterThan(190);
        expect(found).toBeLessThan(310);
      }
    }
  });

  it('is the same for the same seed and drawn anew for another', () => {
    const first = drawn(0.05, '1');
    expect(drawn(0.05, '1')).toEqual(first);
    const again = new Set(drawn(0.05, '2'));
    // A twentieth of a twentieth of 60,000 lines are in both.
    expect(first.filter((line) => again.has(line)).length).toBeLessThan(250);
  });

  it('is everything where no share is asked for', () => {
    expect(drawn(1, '1')).toHaveLength(60_000);
  });
});

const mutants = (line: number, ...statuses: string[]) =>
  statuses.map((status) => ({ status, location: { start: { line } }, testsCompleted: 3 }));

describe('the mutation score', () => {
  it('counts killed and timed out, of those that were run or have no test', () => {
    const files = {
      'src/rules/tiles/a.ts': { mutants: mutants(1, 'Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage') },
    };
    expect(mutationRates({ files }, 1)[0]).toMatchObject({
      folder: 'tiles',
      killed: 2,
      timeout: 1,
      survived: 1,
      noCoverage: 1,
      score: 60,
    });
  });

  it('leaves out what is static, what was not drawn and what no test was run for', () => {
    const ignored = { location: { start: { line: 1 } }, status: 'Ignored' };
    const files = {
      'src/rules/hand/a.ts': {
        mutants: [
          ...mutants(1, 'Killed', 'RuntimeError'),
          { ...ignored, statusReason: 'Static mutant (and "ignoreStatic" was enabled)' },
          { ...ignored, statusReason: 'not drawn' },
          { ...ignored, status: 'Survived', testsCompleted: 0 },
        ],
      },
    };
    expect(mutationRates({ files }, 1)[0]).toMatchObject({ killed: 1, survived: 0, leftOut: 1, notRun: 2, score: 100 });
  });

  it('knows its error: lines are drawn, so two mutants of a line say no more than one', () => {
    const files = (each: readonly string[]) => ({
      'src/rules/hand/a.ts': {
        mutants: Array.from({ length: 100 }, (_, line) =>
          mutants(line, ...each.map(() => (line < 80 ? 'Killed' : 'Survived'))),
        ).flat(),
      },
    });
    const one = mutationRates({ files: files(['']) }, 0).at(-1)!;
    const two = mutationRates({ files: files(['', '']) }, 0).at(-1)!;
    // The binomial error of 80 of 100.
    expect(one.error).toBeCloseTo(100 * Math.sqrt((0.8 * 0.2) / 99), 6);
    expect(two.error).toBeCloseTo(one.error!, 6);
    // Nothing is left to chance where every line is drawn.
    expect(mutationRates({ files: files(['']) }, 1).at(-1)!.error).toBe(0);
  });
});
