/**
 * What strangers do to a server on the internet: `npm run bench:faults`, about two minutes. After every fault the
 * service still scores a hand; what has an answer gets the documented one.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { isReady, startRedis, startService, waitFor } from '../test/support/processes.js';
import { machineLine, residentMb, verdict } from './support/machine.js';
import { SCORE_BODY, SCORE_PATH } from './support/requests.js';

const CONNECTIONS = Number(process.argv[2] ?? 10_000);
const BODY = JSON.stringify(SCORE_BODY);

console.log(machineLine());
const service = await startService();
const { port, url } = service;
const pid = service.child.pid ?? 0;

const json = { 'content-type': 'application/json' };
const score = async (base = url): Promise<number> =>
  (await fetch(base + SCORE_PATH, { method: 'POST', headers: json, body: BODY })).status;
const post = async (body: string | Buffer, headers: Record<string, string> = json, path = SCORE_PATH) => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const problem = (await response.json()) as { errors?: { code: string }[] };
  return `${response.status} ${problem.errors?.[0]?.code}`;
};

interface Raw {
  readonly socket: Socket;
  /** Status line and body, once the connection is closed. */
  readonly answer: Promise<string>;
}

const raw = async (text: string | Buffer): Promise<Raw> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.on('data', (chunk) => {
    received = (received + chunk.toString('latin1')).slice(0, 20_000);
  });
  socket.on('end', () => socket.end());
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answer };
};

/** Status and code of an answer read from a bare socket. */
const told = (answer: string): string => `${answer.slice(9, 12)} ${/"code":"([a-z_.]+)"/.exec(answer)?.[1]}`;

const expectSame = async (what: string, got: string, wanted: string): Promise<void> => {
  const alive = (await score()) === 200;
  verdict(
    `${what}: ${got}${got === wanted ? '' : `, not ${wanted}`}${alive ? '' : '; it no longer scores'}`,
    got === wanted && alive,
  );
};

const head = (length: number, more = ''): string =>
  `POST ${SCORE_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

/** Writes one byte of an endless text every second until the connection is closed. */
const drip = async (start: string, byte: string): Promise<{ answer: string; seconds: number }> => {
  const began = performance.now();
  const { socket, answer } = await raw(start);
  const timer = setInterval(() => socket.writable && socket.write(byte), 1000);
  const text = await answer;
  clearInterval(timer);
  return { answer: text, seconds: (performance.now() - began) / 1000 };
};

try {
  await score();
  const before = residentMb(pid);

  // Each of a hundred clients drips; they all run at once, while good requests go on.
  const headers = Promise.all(Array.from({ length: 100 }, () => drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')));
  const bodies = Promise.all(Array.from({ length: 100 }, () => drip(head(10_000), ' ')));
  const halves = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { socket, answer } = await raw(`${head(100)}{"hand":`);
      socket.end();
      return answer;
    }),
  );
  await expectSame(
    '100 half-closed sockets in the middle of a body',
    [...new Set(halves.map((text) => text.slice(9, 12)))].join(),
    '400',
  );
  const whole = await raw(head(BODY.length, 'Connection: close\r\n') + BODY);
  whole.socket.end();
  await expectSame('a socket half-closed after a whole request', (await whole.answer).slice(9, 12), '200');

  await expectSame(
    'a body past the limit',
    await post(`{"x-pad":"${'a'.repeat(1_100_000)}"}`),
    '413 request.too_large',
  );
  await expectSame(
    'a length past the limit, no body',
    told(await (await raw(head(2_000_000_000))).answer).slice(0, 3),
    '413',
  );
  await expectSame('500,000 brackets', await post('['.repeat(500_000) + ']'.repeat(500_000)), '400 schema.type');
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  await expectSame('objects 100,000 deep', (await post(deep)).slice(0, 3), '400');
  await expectSame(
    'a member of the prototype',
    await post('{"__proto__":{"x":1},"hand":{"concealed":"1B"}}'),
    '400 request.not_json',
  );
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  await expectSame('a gzip bomb', await post(bomb, { ...json, 'content-encoding': 'gzip' }), '415 request.media_type');
  await expectSame('a brotli body', await post('x', { ...json, 'content-encoding': 'br' }), '415 request.media_type');
  const bad = Buffer.concat([
    Buffer.from('{"hand":{"concealed":"'),
    Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
    Buffer.from('"}}'),
  ]);
  await expectSame('bytes that are no UTF-8', await post(bad), '422 tile.unknown');
  await expectSame(
    'a URL that is no UTF-8',
    told(await (await raw('GET /v1/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).answer),
    '400 request.malformed_url',
  );
  await expectSame(
    'bytes that are no HTTP',
    told(await (await raw('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n')).answer),
    '400 request.malformed',
  );
  const flood = `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 5000 }, (_, i) => `X-${i}: ${'a'.repeat(20)}\r\n`).join('')}\r\n`;
  await expectSame('5,000 headers', told(await (await raw(flood)).answer), '431 request.headers_too_large');
  await expectSame(
    'one header of 1 MB',
    told(await (await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(1_000_000)}`)).answer),
    '431 request.headers_too_large',
  );
  const smuggled = `${head(5, 'Transfer-Encoding: chunked\r\n')}0\r\n\r\n`;
  await expectSame('a length and chunks at once', told(await (await raw(smuggled)).answer), '400 request.malformed');

  const idle: Socket[] = [];
  for (let i = 0; i < CONNECTIONS; i += 100) {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.resume();
        idle.push(socket);
        await once(socket, 'connect');
      }),
    );
  }
  const began = performance.now();
  for (let i = 0; i < 100; i += 1) await score();
  const each = (performance.now() - began) / 100;
  await expectSame(
    `${idle.length} idle connections, ${residentMb(pid).toFixed(0)} MB, a score takes ${each.toFixed(1)} ms`,
    String(each < 50),
    'true',
  );
  await waitFor('idle connections are closed', () => idle.every(({ closed, destroyed }) => closed || destroyed), {
    within: 60_000,
  });
  await expectSame('idle connections, after 30 seconds', 'closed', 'closed');

  const slowHeaders = await headers;
  await expectSame(
    `100 clients whose headers drip, after ${Math.max(...slowHeaders.map(({ seconds }) => seconds)).toFixed(0)} s`,
    [...new Set(slowHeaders.map(({ answer }) => told(answer)))].join(),
    '408 request.timeout',
  );
  const slowBodies = await bodies;
  await expectSame(
    `100 clients whose bodies drip, after ${Math.max(...slowBodies.map(({ seconds }) => seconds)).toFixed(0)} s`,
    [...new Set(slowBodies.map(({ answer }) => told(answer)))].join(),
    '408 request.timeout',
  );
  await setTimeout(1000);
  const after = residentMb(pid);
  verdict(`resident memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`, after - before < 150);
} finally {
  verdict('it ends with 0', (await service.stop()) === 0);
}

const redis = await startRedis();
const limited = await startService({
  env: { RATE_LIMIT_MAX: '5', RATE_LIMIT_WINDOW: '60000', RATE_LIMIT_REDIS_URL: `redis://127.0.0.1:${redis.port}` },
});
try {
  const statuses = async (count: number): Promise<string> => {
    const all: number[] = [];
    for (let i = 0; i < count; i += 1) all.push(await score(limited.url));
    return all.join(' ');
  };
  const up = await statuses(7);
  verdict(`with Redis, a limit of 5: ${up}`, up === '200 200 200 200 200 429 429');
  await redis.stop('SIGKILL');
  const down = await statuses(7);
  verdict(`Redis gone: ${down}`, !/[^ 20]/.test(down));
  await waitFor('a line in the log', () => limited.output().includes('Redis is unreachable'));
  const again = await startRedis(redis.port);
  await waitFor('the limit works again', async () => (await statuses(7)).includes('429'), { within: 30_000 });
  verdict('Redis back: the limit works again', await isReady(limited.url));
  await again.stop();
} finally {
  verdict('it ends with 0', (await limited.stop()) === 0);
}
console.log(machineLine());
