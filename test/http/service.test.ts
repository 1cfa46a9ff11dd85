import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { fakeApp } from './fakes.js';

const SCORE = '/v1/babcock-1923/score';
const HAND = { hand: { concealed: '123B secret-tiles' } };

describe('API keys', () => {
  it('are asked for under /v1 only, and compared whole', async () => {
    const app = await fakeApp({ API_KEYS: 'first-key-0123456789,second-key-0123456789' });
    const status = async (authorization?: string) =>
      (
        await app.inject({
          method: 'POST',
          url: SCORE,
          payload: HAND,
          headers: authorization === undefined ? {} : { authorization },
        })
      ).statusCode;
    expect(await status()).toBe(401);
    expect(await status('Bearer first-key-012345678')).toBe(401);
    expect(await status('Basic first-key-0123456789')).toBe(401);
    expect(await status('Bearer first-key-0123456789')).toBe(200);
    expect(await status('bearer second-key-0123456789')).toBe(200);
    for (const url of ['/%761/variants', '/v%31/variants', '/v1/variants/']) {
      expect((await app.inject({ url })).statusCode, url).toBe(401);
    }
    const refused = await app.inject({ url: '/v1/variants' });
    expect(refused.headers['www-authenticate']).toContain('Bearer');
    expect(refused.json().errors[0].code).toBe('auth.required');
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/docs/problems/auth.required' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('rate limit', () => {
  it('answers 429 with what is left and when to come back, and lets probes through', async () => {
    const app = await fakeApp({ RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW: '60000' });
    const get = () => app.inject({ url: '/v1/variants' });
    const first = await get();
    expect(first.statusCode).toBe(200);
    expect(first.headers['ratelimit-limit']).toBe('2');
    expect(first.headers['ratelimit-remaining']).toBe('1');
    await get();
    const third = await get();
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBeDefined();
    expect(third.headers['content-type']).toBe('application/problem+json');
    expect(third.json().errors[0].code).toBe('rate.limited');
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(429);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    await app.close();
  });

  it('is off without RATE_LIMIT_MAX', async () => {
    const app = await fakeApp();
    expect((await app.inject({ url: '/v1/variants' })).headers['ratelimit-limit']).toBeUndefined();
    await app.close();
  });
});

describe('CORS', () => {
  it('is open by default, and exposes what clients need', async () => {
    const app = await fakeApp();
    const response = await app.inject({ url: '/v1/variants', headers: { origin: 'https://a.example' } });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-expose-headers']).toContain('X-Request-Id');
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: SCORE,
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');
    await app.close();
  });

  it('can be closed to all but some origins', async () => {
    const app = await fakeApp({ CORS_ORIGINS: 'https://a.example' });
    const allowed = async (origin: string) =>
      (await app.inject({ url: '/v1/variants', headers: { origin } })).headers['access-control-allow-origin'];
    expect(await allowed('https://a.example')).toBe('https://a.example');
    expect(await allowed('https://b.example')).toBeUndefined();
    await app.close();
  });
});

describe('life cycle', () => {
  it('is ready until it drains, and goes on answering while it does', async () => {
    const app = await fakeApp();
    expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ok' });
    app.startDraining();
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'draining' });
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    const answered = await app.inject({ method: 'POST', url: SCORE, payload: HAND });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers.connection).toBe('close');
    await app.close();
  });
});

describe('links', () => {
  it('are absolute with PUBLIC_URL', async () => {
    const app = await fakeApp({ PUBLIC_URL: 'https://referee.example' });
    const response = await app.inject({ method: 'POST', url: SCORE, payload: { hand: { concealed: '1B' } } });
    expect(response.json().links.self).toBe('https://referee.example/v1/babcock-1923/score?hand=1B');
    await app.close();
  });

  it('leave `self` out where a URL cannot say the request, and add text and picture where asked', async () => {
    const app = await fakeApp(
      {},
      {
        renderer: { text: (answer, form) => `${form}: ${answer.summary}`, discord: () => ({ content: 'hello' }) },
        pictureLink: () => '/v1/render.svg?hand=1B',
      },
    );
    const post = (query: string) =>
      app.inject({ method: 'POST', url: SCORE + query, payload: { hand: { concealed: ['3 bam'] } } });
    const plain = (await post('?text=plain')).json();
    expect(plain.links).toEqual({ picture: '/v1/render.svg?hand=1B', docs: '/docs' });
    expect(plain.text).toBe('plain: Echoed.');
    expect((await post('?text=discord')).json().discord).toEqual({ content: 'hello' });
    expect((await post('?text=html')).statusCode).toBe(400);
    await app.close();
  });
});

describe('log and metrics', () => {
  it('log one line a request with what it was, never its body', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = await fakeApp({}, { logger: pino({ level: 'info' }, sink) });
    const response = await app.inject({ method: 'POST', url: SCORE, payload: HAND });
    await app.inject({ method: 'POST', url: SCORE, payload: { hand: { concealed: 'BUG' } } });
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged[0]).toMatchObject({
      requestId: response.headers['x-request-id'],
      variant: 'babcock-1923',
      operation: 'score',
      status: 200,
      durationMs: expect.any(Number),
    });
    expect(lines.join('')).not.toContain('secret-tiles');
    expect(logged.find(({ level }) => level === 50)).toMatchObject({
      err: { message: 'secret cause' },
      requestId: expect.any(String),
    });
    await app.close();
  });

  it('count requests by route, variant and status, batch items, and the event loop', async () => {
    const app = await fakeApp();
    await app.inject({ method: 'POST', url: SCORE, payload: HAND });
    await app.inject({ url: '/nowhere/at/all' });
    await app.inject({ method: 'POST', url: '/v1/batch', payload: [{ variant: 'x', operation: 'y', body: 1 }] });
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toContain('http_requests_total{route="/v1/{variant}/score",variant="babcock-1923",status="200"} 1');
    expect(body).toContain('http_requests_total{route="none",variant="",status="404"} 1');
    expect(body).toContain('mahjong_batch_items_total{variant="",status="404"} 1');
    expect(body).toContain('http_request_duration_seconds_bucket');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).toContain('mahjong_card_cache_lookups_total');
    expect(body).not.toContain('nowhere');
    await app.close();
  });

  it('count every request once, however many wait between two readings', async () => {
    const app = await fakeApp();
    const count = async (): Promise<string[]> =>
      (await app.inject({ url: '/metrics' })).body
        .split('\n')
        .filter((line) => line.includes('/health/live') && /requests_total|_count/.test(line))
        .map((line) => line.split(' ')[1] ?? '');
    for (let i = 0; i < 600; i += 1) await app.inject({ url: '/health/live' });
    expect(await count()).toEqual(['600', '600']);
    await app.inject({ url: '/health/live' });
    expect(await count()).toEqual(['601', '601']);
    await app.close();
  });
});
