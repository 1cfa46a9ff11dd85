import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { item, PROBLEM_TYPE, problemDetails } from '../problems.js';

/** Requests of one turn of the event loop that are answered whatever they cost. */
const ALWAYS = 8;
/** Milliseconds that the requests of one turn may take: what does not fit is refused, once turns stay long. */
const LONG_TURN = 50;
/** Turns must have been long for this many milliseconds, and for more than one turn, before anything is refused. */
const PATIENCE = 500;
/** Milliseconds after the start in which nothing is refused: a new process is slow at first, whatever the load. */
const START_GRACE = 2000;
export const RETRY_AFTER_SECONDS = 2;

const EXEMPT: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

const { instance: _, ...problem } = problemDetails(503, [item('service.overloaded')], '');
const BODY = JSON.stringify(problem).slice(0, -1);

/** Written past Fastify's own path: a refusal must cost a fraction of an answer, or shedding would not help. */
export const refuse = (reply: FastifyReply): void => {
  const { id } = reply.request;
  const body = `${BODY},"instance":${JSON.stringify(id)}}`;
  reply.hijack();
  reply.raw.writeHead(503, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
  reply.raw.end(body);
};

/**
 * Answers 503 before waiting requests pile up. All requests that came in while the event loop was busy are read in its
 * next turn, so turns that stay long are a queue that grows: what does not fit into `LONG_TURN` is then refused at
 * once, and nobody waits much longer than two such turns. One slow request or one pause of the machine refuses nobody.
 * Probes always get through. Routes that are answered together ask `app.admit` when their turn has come; the others
 * are asked for before anything else is done for them.
 */
export const loadSheddingPlugin = fp(async (app) => {
  let began = 0;
  let count = 0;
  let longTurns = 0;
  let longSince = 0;
  let graceUntil = 0;
  app.addHook('onListen', async () => {
    graceUntil = performance.now() + START_GRACE;
  });
  const endTurn = (): void => {
    if (performance.now() - began < LONG_TURN) longTurns = 0;
    else {
      if (longTurns === 0) longSince = began;
      longTurns += 1;
    }
    count = 0;
  };
  const fits = (now: number): boolean =>
    now - began < LONG_TURN || longTurns < 2 || now - longSince < PATIENCE || now < graceUntil;
  const admit = (): boolean => {
    if (count === 0) {
      began = performance.now();
      setImmediate(endTurn);
    }
    count += 1;
    return count <= ALWAYS || fits(performance.now());
  };
  app.decorate('admit', admit);
  app.addHook('onRoute', (route) => {
    if (EXEMPT.has(route.url) || route.config?.together) return;
    const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [(_request, reply, done) => (admit() ? done() : refuse(reply)), ...own];
  });
});
