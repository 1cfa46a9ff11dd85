import { describe, expect, it } from 'vitest';
import type { Env, Envelope, Operation } from '../../src/rules/answer.js';
import { variants } from '../../src/rules/variants/index.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };

for (const variant of variants) {
  describe(`examples of ${variant.id}`, () => {
    for (const [name, operation] of Object.entries(variant.operations)) {
      const examples = variant.examples[name as keyof typeof variant.examples] ?? [];
      it.each(examples.map((example) => [example.name, example] as const))(`${name}: %s`, (_, example) => {
        const outcome = (operation as Operation<unknown, Envelope>)(example.request, env);
        expect(outcome.ok ? 200 : 422, outcome.ok ? '' : JSON.stringify(outcome.problems)).toBe(example.status ?? 200);
      });
    }
  });
}
