import { connect } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeApp } from './fakes.js';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await fakeApp({ BODY_LIMIT: '2048' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

const SCORE = '/v1/babcock-1923/score';
const JSON_TYPE = { 'content-type': 'application/json' };

/** What comes back on a bare socket. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('errors of the framework are problem details too', () => {
  const cases: [string, InjectOptions, number, string][] = [
    ['not JSON', { method: 'POST', url: SCORE, headers: JSON_TYPE, payload: '{"hand":' }, 400, 'request.not_json'],
    ['an empty body', { method: 'POST', url: SCORE, headers: JSON_TYPE, payload: '' }, 400, 'request.no_body'],
    ['no body at all', { method: 'POST', url: SCORE }, 400, 'request.no_body'],
    ['null', { method: 'POST', url: SCORE, headers: JSON_TYPE, payload: 'null' }, 400, 'request.no_body'],
    [
      '__proto__',
      { method: 'POST', url: SCORE, headers: JSON_TYPE, payload: '{"__proto__":{"a":1}}' },
      400,
      'request.not_json',
    ],
    [
      'constructor.prototype',
      { method: 'POST', url: SCORE, headers: JSON_TYPE, payload: '{"constructor":{"prototype":{}}}' },
      400,
      'request.not_json',
    ],
    [
      'text/plain',
      { method: 'POST', url: SCORE, headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'request.media_type',
    ],
    [
      'XML',
      { method: 'POST', url: SCORE, headers: { 'content-type': 'application/xml' }, payload: '<x/>' },
      415,
      'request.media_type',
    ],
    [
      'gzip',
      { method: 'POST', url: SCORE, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, payload: 'x' },
      415,
      'request.media_type',
    ],
    [
      'a body over the limit',
      { method: 'POST', url: SCORE, headers: JSON_TYPE, payload: `"${'x'.repeat(3000)}"` },
      413,
      'request.too_large',
    ],
    ['a malformed URL', { url: '/v1/%E0%A4%A' }, 400, 'request.malformed_url'],
    ['an over-long parameter', { url: `/v1/cards/${'a'.repeat(200)}` }, 414, 'request.url_too_long'],
    ['an unknown path', { url: '/nowhere' }, 404, 'route.unknown'],
    ['an unknown variant', { url: '/v1/babcock' }, 404, 'variant.unknown'],
    ['an unknown operation', { method: 'POST', url: '/v1/babcock-1923/scores', payload: {} }, 404, 'variant.operation'],
    ['an unknown card', { url: '/v1/cards/none' }, 404, 'card.not_found'],
    ['a wrong method', { method: 'DELETE', url: SCORE }, 405, 'route.method'],
  ];
  for (const [name, request, status, code] of cases) {
    it(name, async () => {
      const response = await app.inject(request);
      expect(response.statusCode).toBe(status);
      expect(response.headers['content-type']).toBe('application/problem+json');
      expect(response.headers['x-request-id']).toBeDefined();
      expect(response.json()).toMatchObject({ status, type: `/docs/problems/${code}`, errors: [{ code }] });
    });
  }

  it('says where a body stops being JSON, and how to send one', async () => {
    const detail = async (payload: string, headers: Record<string, string> = JSON_TYPE): Promise<string> =>
      (await app.inject({ method: 'POST', url: SCORE, headers, payload })).json().detail;
    expect(await detail('{"hand": {"concealed": "EEE",}}')).toMatch(/^The body is not valid JSON: .*position 29/);
    expect(await detail('\ufeff{"hand": x}')).toMatch(/^The body is not valid JSON: .*x/);
    expect(await detail('{"__proto__":{"a":1}}')).toBe('The body is not valid JSON.');
    expect(await detail('{}', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(
      'Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`.',
    );
  });

  it('405 names the methods, 404 the variants', async () => {
    const method = await app.inject({ method: 'PUT', url: SCORE });
    expect(method.headers.allow).toBe('GET, HEAD, POST');
    const variant = await app.inject({ url: '/v1/babcock-1932/score' });
    expect(variant.json().errors[0]).toMatchObject({ allowed: ['babcock-1923'], suggestions: ['babcock-1923'] });
  });

  it('a byte order mark is passed over, of duplicate members the last counts', async () => {
    const payload = '\ufeff{"hand":{"concealed":"1B"},"hand":{"concealed":"2B"}}';
    const response = await app.inject({ method: 'POST', url: SCORE, headers: JSON_TYPE, payload });
    expect(response.statusCode).toBe(200);
    expect(response.json().request.hand.concealed).toBe('2B');
  });

  it('deep nesting is refused as any other misfit', async () => {
    const payload = `{"hand":${'['.repeat(900)}${']'.repeat(900)}}`;
    const response = await app.inject({ method: 'POST', url: SCORE, headers: JSON_TYPE, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ code: 'schema.type', pointer: '/hand' });
  });

  it('garbage on the socket', async () => {
    const answer = await raw('what is this\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain('request.malformed');
  });

  it('headers without end', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('request.headers_too_large');
  });

  it('a stated length that is not kept', async () => {
    const answer = await raw(
      `POST ${SCORE} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
