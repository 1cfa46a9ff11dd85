import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleRules } from '../support/bundle.js';

it('the rules as a library: loads neither Fastify nor pino nor anything of Node, and stays small', async () => {
  const { text, inputs } = await bundleRules();
  const packages = inputs
    .filter((file) => file.includes('node_modules/'))
    .map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)![1]!);
  expect([...new Set(packages)].sort()).toEqual(['@noble/hashes', 'fastest-levenshtein', 'lru-cache', 'pure-rand']);
  expect(inputs.filter((file) => /^(src\/(http|render)|schemas)\//.test(file))).toEqual([]);
  expect(gzipSync(text).length).toBeLessThan(120_000);
});
