import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort, run, runServer, startService, until } from './process.js';

const BODY = JSON.stringify({
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
});

/** Posts a score over a kept connection; the status, or the code of the socket's error. */
const post = (url: string, agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const sent = request(
      `${url}/v1/babcock-1923/score`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    sent.end(BODY);
  });

describe('life cycle', () => {
  it('refuses a wrong configuration with one line and status 1', async () => {
    const { child, log } = runServer({ PORT: 'x', WORKERS: '0' });
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(log().trim().split('\n')).toHaveLength(1);
    expect(log()).toMatch(/PORT.*WORKERS/);
  });

  it('on SIGTERM under load refuses new connections, loses no request, and exits 0 within 10 seconds', async () => {
    const service = await startService({ LOG_LEVEL: 'warn' });
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const answers: (number | string)[] = [];
    let go = true;
    const clients = Array.from({ length: 16 }, async () => {
      while (go) {
        const answer = await post(service.url, agent);
        if (answer === 'ECONNREFUSED') break;
        answers.push(answer);
      }
    });
    await setTimeout(500);
    const { code, took } = await service.stop();
    go = false;
    await Promise.all(clients);
    agent.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
    expect(answers.length).toBeGreaterThan(16);
    expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  });

  it('replaces a worker that crashes, adds up the metrics of all, and stops them together', async () => {
    const service = await startService({ WORKERS: '2' });
    await until('both workers', () => (service.log().match(/Server listening/g) ?? []).length >= 2);
    const agent = new Agent({ keepAlive: false });
    for (let i = 0; i < 10; i += 1) expect(await post(service.url, agent)).toBe(200);
    const count = async (): Promise<number> => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      return Number(/^http_requests_total\{route="\/v1\/\{variant\}\/score".*\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    await until('metrics of both workers', async () => (await count()) === 10);
    const pids = [...service.log().matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid));
    expect(new Set(pids).size).toBe(2);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await until('another worker', () => (service.log().match(/Server listening/g) ?? []).length >= 3);
    expect(service.log()).toContain('worker ended, starting another');
    for (let i = 0; i < 10; i += 1) expect(await post(service.url, agent)).toBe(200);
    const { code, took } = await service.stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
  });
});

describe('slow clients', () => {
  it('lose their connection when headers or body do not come', async () => {
    const service = await startService({ LOG_LEVEL: 'warn' });
    const { port } = new URL(service.url);
    const answerTo = (text: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(answer));
      });
    const [headers, body] = await Promise.all([
      answerTo('GET / HTTP/1.1\r\nHost: x\r\nX-Slow'),
      answerTo(
        'POST /v1/babcock-1923/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ),
    ]);
    expect(headers).toMatch(/^HTTP\/1\.1 408 /);
    expect(body).toMatch(/^HTTP\/1\.1 408 /);
    expect(body).toContain('request.timeout');
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
    expect((await service.stop()).code).toBe(0);
  });
});

describe('rate limit in Redis', () => {
  it('is shared by two instances; without Redis they go on and say so, and it comes back', async () => {
    const port = await freePort();
    const startRedis = async () => {
      const redis = run('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
      await until('Redis', () => redis.log().includes('Ready to accept connections'));
      return redis;
    };
    const redis = await startRedis();
    const env = { RATE_LIMIT_MAX: '10', RATE_LIMIT_WINDOW: '60000', RATE_LIMIT_REDIS_URL: `redis://127.0.0.1:${port}` };
    const services = await Promise.all([startService(env), startService(env)]);
    const statuses: number[] = [];
    for (let i = 0; i < 14; i += 1) {
      statuses.push((await fetch(`${services[i % 2]?.url}/v1/variants`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);

    const gone = once(redis.child, 'exit');
    redis.child.kill('SIGKILL');
    await gone;
    for (const { url, log } of services) {
      expect((await fetch(`${url}/v1/variants`)).status).toBe(200);
      await until('a line in the log', () => log().includes('Redis is unreachable'));
    }

    const again = await startRedis();
    for (const { log } of services) await until('Redis to be found again', () => log().includes('Redis is back'));
    expect((await fetch(`${services[0]?.url}/v1/variants`)).headers.get('ratelimit-remaining')).toBe('9');
    for (const service of services) expect((await service.stop()).code).toBe(0);
    again.child.kill('SIGTERM');
    await once(again.child, 'exit');
  });
});
