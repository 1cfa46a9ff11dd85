import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { loadSheddingPlugin } from '../../src/http/plugins/load-shedding.js';
import { answerTogether } from '../../src/http/together.js';
import { paceWork, waitingTurns } from '../../src/http/turns.js';
import { fakeApp } from './fakes.js';

const busy = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

const appThatTakes = async (ms: number) => {
  const app = Fastify();
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('access-control-allow-origin', '*');
    done();
  });
  await app.register(loadSheddingPlugin);
  const work = () => {
    busy(ms);
    return { done: true };
  };
  app.get('/work', work);
  app.get('/health/ready', work);
  return app;
};

describe('shedding of load', () => {
  /** As many requests at once as answer, turn after turn. */
  const turnsOf = async (app: Awaited<ReturnType<typeof appThatTakes>>, turns: number, requests: number) => {
    const answers = [];
    for (let turn = 0; turn < turns; turn += 1) {
      answers.push(...(await Promise.all(Array.from({ length: requests }, () => app.inject({ url: '/work' })))));
      await setImmediate();
    }
    return answers;
  };

  it('refuses what one turn of the event loop cannot answer in time, as problem details with Retry-After', async () => {
    const app = await appThatTakes(10);
    const answers = await turnsOf(app, 4, 20);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.slice(0, 40).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, json } of refused) {
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'retry-after': '2',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      const { status, type, instance, errors } = json();
      expect({ status, type }).toEqual({ status: 503, type: '/docs/problems/service.overloaded' });
      expect(instance).toBe(headers['x-request-id']);
      expect(errors[0].code).toBe('service.overloaded');
    }
    await setImmediate();
    expect((await app.inject({ url: '/work' })).statusCode).toBe(200);
    await app.close();
  });

  it('refuses nobody for slow requests one at a time, or for one pause of the machine', async () => {
    const slow = await appThatTakes(150);
    expect((await turnsOf(slow, 6, 2)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await slow.close();
    const paused = await appThatTakes(30);
    expect((await turnsOf(paused, 1, 24)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await paused.close();
  });

  it('never refuses a probe', async () => {
    const app = await appThatTakes(10);
    await turnsOf(app, 4, 20);
    const probes = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/health/ready' })));
    expect(probes.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await app.close();
  });
});

describe('shedding of load where requests are answered together', () => {
  /** Answers in 10 ms, and counts the requests that are read. */
  const appThatCounts = async () => {
    const counts = { read: 0 };
    const app = Fastify();
    await app.register(loadSheddingPlugin);
    const together = answerTogether(app.admit);
    app.get('/work', { config: { together: true } }, (_request, reply) => {
      counts.read += 1;
      const judge = () => {
        busy(10);
        return {};
      };
      together(reply, judge, JSON.stringify);
    });
    const turn = (requests: number) =>
      Promise.all(Array.from({ length: requests }, () => app.inject({ url: '/work' })));
    return { app, counts, turn };
  };

  it('reads no more than the turn before had time for, and lets all in again when nothing is refused any more', async () => {
    const { app, counts, turn } = await appThatCounts();
    for (let i = 0; i < 5; i += 1) await turn(20);
    counts.read = 0;
    const answers = await turn(40);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
    // The rest is refused before it is read.
    expect(counts.read).toBeLessThan(20);
    const until = performance.now() + 600;
    while (performance.now() < until) await turn(1);
    expect((await turn(12)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await app.close();
  });
});

describe('turns of long work', () => {
  it('come one at a time, however many pieces wait', async () => {
    const order: string[] = [];
    const work = async (name: string): Promise<void> => {
      const pace = paceWork();
      for (let step = 0; step < 3; step += 1) {
        if (pace.over()) await pace.next();
        order.push(name);
        busy(4);
      }
    };
    const all = Promise.all(['a', 'b', 'c'].map(work));
    expect(waitingTurns()).toBe(3);
    await setImmediate();
    await setImmediate();
    expect(order.length).toBeLessThanOrEqual(2);
    await all;
    expect(order.join('')).toBe('abcabcabc');
    expect(waitingTurns()).toBe(0);
  });

  it('are not given to more batches than can be worked on: the next is refused', async () => {
    const app = await fakeApp();
    const waiting = Array.from({ length: 70 }, () => paceWork().next());
    const payload = [{ variant: 'babcock-1923', operation: 'score', body: { hand: { concealed: '1B' } } }];
    const refused = await app.inject({ method: 'POST', url: '/v1/batch', payload });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    await Promise.all(waiting);
    expect((await app.inject({ method: 'POST', url: '/v1/batch', payload })).statusCode).toBe(200);
    await app.close();
  });
});
