import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nearestName } from '../../src/http/violations.js';
import { fakeApp } from './fakes.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await fakeApp();
});
afterAll(() => app.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: payload as object, headers });

describe('operations by POST', () => {
  it('answers with links, request id, and no-store', async () => {
    const response = await post('/v1/babcock-1923/score', {
      hand: { concealed: '123B 2D', melds: ['444D', { tiles: 'EEEE', concealed: true }] },
      win: { tile: '2D', by: 'discard', facts: ['first-discard'] },
      options: { limit: 1000 },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toBeUndefined();
    expect(response.headers['x-request-id']).toMatch(/^[A-Za-z0-9-]+$/);
    expect(response.json().links.self).toBe(
      '/v1/babcock-1923/score?hand=123B+2D&melds=444D,(EEEE)&win=2D&by=discard&facts=first-discard&opt.limit=1000',
    );
  });

  it('passes alternatives on, and refuses a parameter it does not know', async () => {
    const answered = await post('/v1/babcock-1923/score?alternatives=3', { hand: { concealed: '1B' } });
    expect(answered.json().alternatives).toBe(3);
    const refused = await post('/v1/babcock-1923/score?alternative=3', { hand: { concealed: '1B' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { code: 'schema.unknown_member', parameter: 'alternative', suggestions: ['alternatives'] },
    ]);
  });

  it('takes over a harmless request id and no other', async () => {
    const kept = await app.inject({ url: '/health/live', headers: { 'x-request-id': 'bot-17' } });
    expect(kept.headers['x-request-id']).toBe('bot-17');
    const replaced = await app.inject({ url: '/health/live', headers: { 'x-request-id': 'a b\u00e9' } });
    expect(replaced.headers['x-request-id']).not.toBe('a b\u00e9');
  });

  it('lets `$schema` and `x-…` members pass', async () => {
    const response = await post('/v1/babcock-1923/score', {
      $schema: 'x',
      'x-note': [1],
      hand: { concealed: '1B', 'x-a': 1 },
    });
    expect(response.statusCode).toBe(200);
  });

  it('answers problems of the rules with their status, code and pointer', async () => {
    const response = await post('/v1/babcock-1923/score', { hand: { concealed: 'BAD' } });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.json()).toMatchObject({
      type: '/docs/problems/tile.unknown',
      title: 'Unreadable tile',
      status: 422,
      instance: response.headers['x-request-id'],
      errors: [{ code: 'tile.unknown', pointer: '/hand/concealed' }],
    });
    expect((await app.inject({ url: response.json().type })).statusCode).toBe(200);
  });

  it('hides the cause of a fault of its own', async () => {
    const response = await post('/v1/babcock-1923/score', { hand: { concealed: 'BUG' } });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expect(response.json().errors[0].code).toBe('service.error');
  });
});

describe('operations by URL', () => {
  it('reads the same request as the body', async () => {
    const response = await app.inject({
      url: '/v1/babcock-1923/score?hand=123B+2D&melds=444D,(EEEE)&seat=S&prevailingWind=E&win=2D&by=discard&facts=last-tile,first-discard&players=4&opt.limit=1000&opt.flowers=true&dead=false',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().request).toEqual({
      hand: { concealed: '123B 2D', melds: ['444D', { tiles: 'EEEE', concealed: true }] },
      seat: 'S',
      prevailingWind: 'E',
      win: { tile: '2D', by: 'discard', facts: ['last-tile', 'first-discard'] },
      table: { players: 4 },
      dead: false,
      options: { limit: 1000, flowers: true },
    });
    expect(response.headers.etag).toBeDefined();
  });

  it('names the parameter of a violation and of a problem', async () => {
    const violated = await app.inject({ url: '/v1/babcock-1923/score?hand=1B&seat=Q&player=4' });
    expect(violated.statusCode).toBe(400);
    expect(
      violated
        .json()
        .errors.map((error: { parameter: string }) => error.parameter)
        .sort(),
    ).toEqual(['player', 'seat']);
    const misfit = await app.inject({ url: '/v1/babcock-1923/score?hand=1B&opt.limit=7' });
    expect(misfit.json().errors[0].parameter).toBe('opt.limit');
    const bad = await app.inject({ url: '/v1/babcock-1923/score?hand=BAD' });
    expect(bad.statusCode).toBe(422);
    expect(bad.json().errors[0]).toMatchObject({ parameter: 'hand', pointers: ['win'] });
    expect(bad.json().errors[0].pointer).toBeUndefined();
  });

  it('refuses a parameter given twice, and needs a hand', async () => {
    const twice = await app.inject({ url: '/v1/babcock-1923/score?hand=1B&seat=E&seat=S' });
    expect(twice.json().errors[0]).toMatchObject({ parameter: 'seat', code: 'schema.duplicate' });
    const none = await app.inject({ url: '/v1/babcock-1923/score' });
    expect(none.json().errors[0]).toMatchObject({ parameter: 'hand', code: 'schema.required' });
  });
});

describe('violations', () => {
  const errorsOf = async (payload: unknown): Promise<Record<string, unknown>[]> => {
    const response = await post('/v1/babcock-1923/score', payload);
    expect(response.statusCode).toBe(400);
    return response.json().errors;
  };

  it('lists all of them, each with its pointer and what is allowed', async () => {
    const errors = await errorsOf({ hand: { conceal: '1B' }, seat: 'Q', options: { limit: 30, style: 'fency' } });
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['schema.required', '/hand/concealed'],
      ['schema.unknown_member', '/hand/conceal'],
      ['schema.value', '/seat'],
      ['schema.range', '/options/limit'],
      ['schema.value', '/options/style'],
    ]);
    expect(errors[1]).toMatchObject({ suggestions: ['concealed'] });
    expect(errors[2]).toMatchObject({ allowed: ['E', 'S', 'W', 'N'], actual: 'Q' });
    expect(errors[3]).toMatchObject({ detail: '"options.limit" must be a multiple of 20.', expected: 20, actual: 30 });
    expect(errors[4]).toMatchObject({ suggestions: ['fancy'] });
  });

  it('says in the sentence itself where the fault is and what to do', async () => {
    const details = async (payload: unknown) => (await errorsOf(payload)).map(({ detail }) => detail);
    expect(await details({ hand: 'EEE', win: {}, seat: 'east', wind: 'E', round: 'E' })).toEqual([
      'There is no member "wind" here. Did you mean "prevailingWind"?',
      expect.stringMatching(/^There is no member "round" here\. Known are "hand", "seat", /),
      '"hand" must be an object, not a string. Its members are "concealed", "melds", "bonus".',
      '"seat" must be one of "E", "S", "W", "N". Did you mean "E"?',
      'The member "by" is missing in "win". It is one of "wall", "discard".',
    ]);
    expect(await details({ hand: { concealed: 'EEE', melds: '444D', visible: '' } })).toEqual([
      'There is no member "visible" in "hand". Known are "concealed", "melds", "bonus".',
      '"hand.melds" must be an array, not a string.',
    ]);
    expect(await details({ hand: { concealed: 'EEE', melds: Array(100).fill('444D') } })).toEqual([
      expect.stringMatching(/^"hand\.melds" has 100 elements; it takes at most \d+\.$/),
    ]);
    expect(await details([])).toEqual([
      expect.stringMatching(/^The body must be an object, not an array\. Its members are "hand", /),
    ]);
  });

  it('suggests no name of which nothing is left', () => {
    expect(nearestName('Ana', ['E', 'S', 'W', 'N'])).toBeUndefined();
    expect(nearestName('e', ['E', 'S', 'W', 'N'])).toBe('E');
    expect(nearestName('North', ['E', 'S', 'W', 'N'])).toBe('N');
    expect(nearestName('wind', ['win', 'prevailingWind'])).toBe('prevailingWind');
    expect(nearestName('limit', ['hand', 'opt.limit'])).toBe('opt.limit');
    expect(nearestName('op', ['id', 'variant', 'operation'])).toBe('operation');
    expect(nearestName('discrd', ['wall', 'discard'])).toBe('discard');
  });

  it('tells only the branch of a union that comes nearest', async () => {
    const errors = await errorsOf({
      hand: { concealed: 7, melds: ['444D', { tiles: ['1B', 2], kinds: 'pung' }, null] },
    });
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['schema.type', '/hand/concealed'],
      ['schema.unknown_member', '/hand/melds/1/kinds'],
      ['schema.type', '/hand/melds/1/tiles/1'],
      ['schema.type', '/hand/melds/2'],
    ]);
    expect(errors[0]).toMatchObject({ expected: 'string or array', actual: 'integer' });
  });

  it('stops at twenty, and stays quick on a body full of faults', async () => {
    const many = await errorsOf({ hand: { concealed: Array.from({ length: 100 }, () => 1) } });
    expect(many).toHaveLength(20);
    const began = performance.now();
    await errorsOf({ hand: { concealed: Array.from({ length: 400_000 }, () => 1) } });
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('refuses other JSON types than an object', async () => {
    expect((await errorsOf([]))[0]).toMatchObject({ code: 'schema.type', pointer: '', expected: 'object' });
  });
});

describe('reference documents', () => {
  it('have a strong tag, a lifetime, and 304 for who has them', async () => {
    for (const url of ['/v1/variants', '/v1/babcock-1923', '/v1/cards', '/', '/openapi.json', '/openapi.yaml']) {
      const first = await app.inject({ url });
      expect(first.statusCode).toBe(200);
      expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers['cache-control']).toContain('max-age');
      const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${first.headers.etag}` } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
  });

  it('answers HEAD as GET without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/v1/variants' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  it('shows problem codes as a page to browsers, as JSON otherwise, and 406 to the rest', async () => {
    const page = await app.inject({ url: '/docs/problems/tile.unknown', headers: { accept: 'text/html,*/*;q=0.1' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const json = await app.inject({ url: '/docs/problems/tile.unknown' });
    expect(json.json()).toMatchObject({ code: 'tile.unknown', status: 422 });
    expect(json.headers['content-security-policy']).toBeUndefined();
    const other = await app.inject({ url: '/docs/problems', headers: { accept: 'image/png' } });
    expect(other.statusCode).toBe(406);
    expect((await app.inject({ url: '/docs/problems/no.such' })).statusCode).toBe(404);
  });

  it('serves Swagger UI', async () => {
    const response = await app.inject({ url: '/docs', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('swagger-ui');
  });
});
