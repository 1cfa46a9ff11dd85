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

describe('the tally', () => {
  const url = '/v1/babcock-1923/tally';
  it('names a stick that has no value, once', async () => {
    const app = await buildApp(configOf());
    const body = { players: ['Ana', 'Ben', 'Cy', 'Dee'], hands: [], options: { sticks: { ten: 1, '10': 5 } } };
    const response = await app.inject({ method: 'POST', url, payload: body });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { code: 'schema.unknown_member', pointer: '/options/sticks/ten', expected: '^[1-9][0-9]{0,5}$' },
    ]);
    await app.close();
  });
  const payload = {
    players: ['Ana', '=Ben', 'Cy', 'Dee'],
    hands: [{ net: { Ana: 60, '=Ben': -60 }, winner: 'Ana' }],
  };

  it('comes as JSON, markdown or CSV, as `Accept` asks, and in no other form', async () => {
    const app = await buildApp(configOf());
    const ask = (accept?: string) =>
      app.inject({ method: 'POST', url, payload, headers: accept === undefined ? {} : { accept } });
    expect((await ask()).json().totals).toMatchObject({ Ana: 2060 });
    expect((await ask('*/*')).headers['content-type']).toContain('application/json');
    const markdown = await ask('text/markdown');
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.body).toMatch(/\| +Ana \|/);
    const csv = await ask('text/csv;q=0.9, application/json;q=0.1');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toContain("'=Ben");
    const other = await ask('image/png');
    expect(other.statusCode).toBe(406);
    expect(other.json().errors[0]).toMatchObject({
      code: 'request.not_acceptable',
      allowed: ['application/json', 'text/markdown', 'text/csv'],
    });
    await app.close();
  });
});
