import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { readConfig } from '../../src/http/config.js';

describe('pictures by URL', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
  });
  afterAll(() => app.close());

  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

  it('svg: the hand, the winning tile marked, cacheable', async () => {
    const answer = await get('/v1/render.svg?variant=babcock-1923&hand=EEE+345B+GG+PP&melds=8888D&win=G');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.body.match(/<use /g)).toHaveLength(15);
    expect(answer.headers.etag).toMatch(/^"/);
    const again = await get('/v1/render.svg?variant=babcock-1923&hand=EEE+345B+GG+PP&melds=8888D&win=G', {
      'if-none-match': answer.headers.etag,
    });
    expect(again.statusCode).toBe(304);
  });

  it('png: the same bytes for the same URL, in both themes', async () => {
    const url = '/v1/render.png?hand=123B+EEE&theme=dark';
    const [one, two, light] = await Promise.all([get(url), get(url), get('/v1/render.png?hand=123B+EEE')]);
    expect(one.headers['content-type']).toBe('image/png');
    expect(one.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    expect(one.rawPayload.equals(light.rawPayload)).toBe(false);
  });

  it('a tile that cannot be read is named by its parameter', async () => {
    const answer = await get('/v1/render.svg?hand=123X');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ code: 'tile.unknown', parameter: 'hand', offset: 0 });
  });

  it('the size of a picture is bounded', async () => {
    const answer = await get(`/v1/render.svg?hand=${'1'.repeat(61)}B`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ code: 'hand.count', actual: 61, expected: 60 });
  });

  it('an unknown theme or parameter is refused', async () => {
    expect((await get('/v1/render.svg?hand=1B&theme=pink')).statusCode).toBe(400);
    expect((await get('/v1/render.svg?hand=1B&them=dark')).statusCode).toBe(400);
  });
});

describe('the playground', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
  });
  afterAll(() => app.close());

  it('a browser gets the page, with a policy that allows no inline script', async () => {
    const page = await app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toContain('text/html');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('every file that the page names is served', async () => {
    const { body } = await app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
    const files = [...body.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js|svg))"/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const url of [...files, '/tiles.svg', '/js/state.js']) {
      expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(200);
    }
  });
});
