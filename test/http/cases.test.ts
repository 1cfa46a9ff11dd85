import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { type Case, casesOf } from '../support/cases.js';
import { type Contract, contractOf } from '../support/contract.js';
import { configOf } from './fakes.js';

let app: FastifyInstance;
let contract: Contract;
beforeAll(async () => {
  app = await buildApp(configOf());
  await app.ready();
  contract = contractOf(app);
});
afterAll(() => app.close());

const files = readdirSync(new URL('../cases', import.meta.url)).filter(
  (file) => /\.jsonl?$/.test(file) && file !== 'feature-card.json',
);

/** What every case promises over HTTP: its status, its code, its total; the rest is compared beside the rules. */
const expectPromises = ({ expect: wanted }: Case, status: number, body: Record<string, unknown>): void => {
  expect(status).toBe(wanted.status ?? 200);
  if ('status' in wanted) {
    expect((body.errors as { code: string }[]).map(({ code }) => code)).toContain(wanted.code);
    return;
  }
  const score = body.score as { total?: number; award?: { id: string } | null } | undefined;
  if ('total' in wanted) expect(score?.total).toBe(wanted.total);
  if ('award' in wanted) expect(score?.award?.id ?? null).toBe(wanted.award);
  for (const part of ['outcome', 'net', 'awarded', 'allowed', 'complete', 'over', 'opener']) {
    if (part in wanted) expect(body[part], part).toEqual(wanted[part]);
  }
};

describe('the worked cases, posted to the service', () => {
  it.each(files)('%s', async (file) => {
    for (const one of casesOf(file)) {
      const path = `/v1/${one.variant}/${one.operation}`;
      const response = await app.inject({ method: 'POST', url: path, payload: one.request as object });
      const operation = contract.operations.find(({ path: known, method }) => known === path && method === 'POST');
      if (operation === undefined) throw new Error(`${one.id}: nothing answers ${path}`);
      expect(contract.faultOf(operation, response), one.id).toBeNull();
      try {
        expectPromises(one, response.statusCode, response.json());
      } catch (error) {
        throw new Error(`${file} ${one.id}: ${(error as Error).message}`);
      }
    }
  });
});
