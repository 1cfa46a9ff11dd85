import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientTypes } from '../../scripts/client-types.js';
import { createClient, type RefereeClient, type Schema } from '../../src/client/index.js';
import { buildApp } from '../../src/http/app.js';
import { readConfig } from '../../src/http/config.js';

let app: FastifyInstance;
let baseUrl: string;
let client: RefereeClient;

beforeAll(async () => {
  app = await buildApp(readConfig({ LOG_LEVEL: 'silent', API_KEYS: 'a-key-of-sixteen-characters' }));
  baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  client = createClient({ baseUrl, apiKey: 'a-key-of-sixteen-characters' });
});
afterAll(() => app.close());

const body: Schema<'Babcock1923ScoreRequest'> = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};

describe('the typed client', () => {
  it('scores a hand', async () => {
    const { data, error } = await client.POST('/v1/babcock-1923/score', { body });
    expect(error).toBeUndefined();
    const total: number | undefined = data?.score.total;
    expect(total).toBe(168);
  });

  it('sends parameters', async () => {
    const { data } = await client.GET('/v1/babcock-1923/score', {
      params: { query: { hand: 'EEE345BGGPP', melds: '8888D', seat: 'E', win: 'G', by: 'discard', text: 'plain' } },
    });
    expect(data?.score.total).toBe(168);
    expect(data?.text).toContain('168');
  });

  it('answers a refusal as a typed problem', async () => {
    const { data, error, response } = await client.POST('/v1/babcock-1923/score', {
      body: { ...body, hand: { concealed: 'EEE 34Q5B GG PP' } },
    });
    expect(data).toBeUndefined();
    expect(response.status).toBe(422);
    const problem: Schema<'Problem'> = error!;
    expect(problem.errors?.[0]).toMatchObject({ code: 'tile.unknown', pointer: '/hand/concealed' });
  });

  it('sends its key, and is refused without one', async () => {
    const { response } = await createClient({ baseUrl }).POST('/v1/babcock-1923/score', { body });
    expect(response.status).toBe(401);
  });

  it('takes a fetch of its own', async () => {
    const seen: string[] = [];
    const counted = createClient({
      baseUrl,
      fetch: (request) => {
        seen.push(request.url);
        return fetch(request);
      },
    });
    await counted.GET('/v1/variants');
    expect(seen).toEqual([`${baseUrl}/v1/variants`]);
  });

  it('knows the types of openapi.yaml as it stands (npm run client writes them anew)', async () => {
    const committed = readFileSync(new URL('../../src/client/api.ts', import.meta.url), 'utf8');
    expect(committed === (await clientTypes())).toBe(true);
  });
});
