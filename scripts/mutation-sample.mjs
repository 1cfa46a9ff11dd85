/**
 * A random sample for `npm run mutation`, as a plugin of Stryker: `MUTATION_SAMPLE=0.05` mutates the places that begin
 * on a twentieth of all lines, drawn anew for every `MUTATION_SEED`. Without `MUTATION_SAMPLE` everything is mutated.
 *
 * A line is drawn by a hash of the seed, the file and the line's number, so every line has the same chance, whatever
 * else is drawn, and the same seed draws the same lines. `scripts/mutation-score.ts` counts the result.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** @type {(seed: string, file: string, line: number) => number} at least 0, below 1 */
const drawOf = (seed, file, line) =>
  createHash('sha256').update(`${seed} ${file} ${line}`).digest().readUInt32BE() / 2 ** 32;

/** Declared in mutation-sample.d.mts. */
export const isDrawn = (sample, seed, file, line) => sample >= 1 || drawOf(seed, file, line) < sample;

/** A comment that Stryker reads and that is not printed. */
const directive = (text) => ({ type: 'CommentBlock', value: ` Stryker ${text}`, ignore: true });

/**
 * An ignorer can only ignore a node with everything in it. So this one never ignores a node itself: on entering a file
 * it sets the comments by which Stryker is told line by line what to mutate.
 */
const sampler = (sample, seed) => ({
  shouldIgnore(path) {
    if (sample >= 1 || !path.isProgram()) return undefined;
    const file = relative('.', path.hub.file.opts.filename);
    const first = path.node.body[0];
    path.traverse({
      enter({ node }) {
        if (!node.loc || !isDrawn(sample, seed, file, node.loc.start.line)) return;
        node.leadingComments = [directive('restore next-line all'), ...(node.leadingComments ?? [])];
      },
    });
    if (first) first.leadingComments = [directive('disable all: not drawn'), ...(first.leadingComments ?? [])];
    return undefined;
  },
});

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: sampler(Number(process.env.MUTATION_SAMPLE ?? 1), process.env.MUTATION_SEED ?? '1'),
  },
];
