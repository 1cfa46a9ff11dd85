import { describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { OPERATION_SPECS } from '../../src/http/operations.js';
import type { Variant } from '../../src/rules/variants/variant.js';
import { configOf, fakeVariant } from './fakes.js';

/** A variant that claims to have every operation, so that every schema is compiled and documented. */
const withEverything = (american: boolean): Variant => {
  const echo = fakeVariant.operations.score;
  return {
    ...fakeVariant,
    shape: { ...fakeVariant.shape, american },
    operations: Object.fromEntries(Object.keys(OPERATION_SPECS).map((name) => [name, echo])),
    examples: {},
  };
};

describe('every operation', () => {
  it.each([false, true])('has schemas that compile, American: %s', async (american) => {
    const app = await buildApp(configOf(), { variants: [withEverything(american)] });
    await app.ready();
    const paths = Object.keys(app.swagger().paths ?? {});
    for (const name of Object.keys(OPERATION_SPECS)) expect(paths).toContain(`/v1/${fakeVariant.id}/${name}`);
    await app.close();
  });

  it('tells that exactly one of several members must be given, beside other faults', async () => {
    const app = await buildApp(configOf(), { variants: [withEverything(false)] });
    for (const body of [{}, { discard: { tile: '5D', seat: 'E' }, turn: { seat: 'E', began: 'draw' } }]) {
      const response = await app.inject({
        method: 'POST',
        url: `/v1/${fakeVariant.id}/claim`,
        payload: { ...body, claims: 7 },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([
        { code: 'schema.required', pointer: '', allowed: ['discard', 'kong', 'turn'] },
        { code: 'schema.type', pointer: '/claims' },
      ]);
    }
    await app.close();
  });
});
