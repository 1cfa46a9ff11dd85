import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { variants } from '../../src/rules/variants/index.js';
import type { Example } from '../../src/rules/variants/variant.js';
import { type Contract, contractOf } from '../support/contract.js';
import { seedsOf } from '../support/seeds.js';
import { configOf, fakeApp } from './fakes.js';

const REQUESTS_PER_OPERATION = 50;

let app: FastifyInstance;
let contract: Contract;
beforeAll(async () => {
  app = await buildApp(configOf());
  await app.ready();
  contract = contractOf(app);
});
afterAll(() => app.close());

/** Examples of the variants by path: what status each must get. */
const promises = new Map<string, readonly Example[]>(
  variants.flatMap(({ id, examples }) =>
    Object.entries(examples).map(([operation, list]) => [`/v1/${id}/${operation}`, list] as const),
  ),
);

/** Milliseconds for thousands of requests: a machine with other work takes longer than for any other test. */
const PATIENCE = 300_000;

describe('the contract', () => {
  it(
    'holds for requests that fit, requests with one field broken, and junk',
    async () => {
      for (const operation of contract.operations) {
        await fc.assert(
          fc.asyncProperty(contract.requestsOf(operation, seedsOf(operation.path)), async (request) => {
            const response = await app.inject(request);
            expect(contract.faultOf(operation, response)).toBeNull();
          }),
          { numRuns: REQUESTS_PER_OPERATION, seed: 1923 },
        );
      }
    },
    PATIENCE,
  );

  it('holds for every documented example, which gets the status it promises', async () => {
    for (const operation of contract.operations.filter(({ body }) => body !== undefined)) {
      expect(Object.keys(operation.body?.examples ?? {}), `examples of ${operation.id}`).not.toHaveLength(0);
      for (const [name, { value }] of Object.entries(operation.body?.examples ?? {})) {
        const response = await app.inject({ method: 'POST', url: operation.path, payload: value as object });
        expect(contract.faultOf(operation, response), `${operation.id} ${name}`).toBeNull();
        const promised = promises.get(operation.path)?.find((example) => example.name === name)?.status ?? 200;
        expect(response.statusCode, `${operation.id} ${name}`).toBe(promised);
      }
    }
  });

  it('takes the options of an answer as the options of a request, and answers the same', async () => {
    for (const operation of contract.operations.filter(({ body }) => body !== undefined)) {
      for (const [name, { value }] of Object.entries(operation.body?.examples ?? {})) {
        const ask = async (payload: unknown) =>
          (await app.inject({ method: 'POST', url: operation.path, payload: payload as object })).json();
        const answer = await ask(value);
        if (answer.options === undefined || answer.errors !== undefined) continue;
        const again = await ask({ ...(value as object), options: answer.options });
        // What a preset brings along is then sent outright.
        expect(again.options, `${operation.id} ${name}`).toEqual(answer.options);
        expect(again.summary, `${operation.id} ${name}`).toEqual(answer.summary);
      }
    }
  });

  it('gives 200 for the parameters shown in the document', async () => {
    for (const operation of contract.operations.filter(({ method }) => method === 'GET')) {
      const shown = operation.parameters.filter(({ in: place, example }) => place === 'query' && example !== undefined);
      const query = new URLSearchParams(Object.fromEntries(shown.map(({ name, example }) => [name, String(example)])));
      const path = operation.path.replace('{id}', 'practice').replace('{code}', 'tile.unknown');
      const response = await app.inject({ url: `${path}?${query}` });
      expect(contract.faultOf(operation, response), operation.id).toBeNull();
      expect(response.statusCode, `${operation.id} ${path}?${query}`).toBe(200);
    }
  });

  it('is noticed when it is broken', async () => {
    const fake = await fakeApp();
    await fake.ready();
    const { operations, faultOf } = contractOf(fake);
    const score = operations.find(({ id }) => id === 'fakeScore')!;
    const failed = await fake.inject({ method: 'POST', url: score.path, payload: { hand: { concealed: 'BUG' } } });
    expect(faultOf(score, failed)).toContain('status 500 is not documented');
    const variants = operations.find(({ id }) => id === 'listVariants')!;
    const answered = await fake.inject({ method: 'POST', url: score.path, payload: { hand: { concealed: '1B' } } });
    expect(faultOf(variants, answered)).toContain('does not fit its schema');
    await fake.close();
  });

  it('names every operation in camel case, once', () => {
    const ids = contract.operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/);
    expect(ids).toContain('babcock1923Score');
    expect(ids).toContain('babcock1923ScoreByUrl');
  });
});
