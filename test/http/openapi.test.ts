import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { configOf } from './fakes.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(configOf());
  await app.ready();
});
afterAll(() => app.close());

it('refers to named components only', () => {
  const { components } = app.swagger() as { components: { schemas: Record<string, { title?: string }> } };
  for (const [name, schema] of Object.entries(components.schemas)) {
    expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
    expect(schema.title).toBe(name);
  }
  for (const name of ['TileList', 'Hand', 'ScoreAnswer', 'Payment', 'Problem'])
    expect(components.schemas).toHaveProperty(name);
});
