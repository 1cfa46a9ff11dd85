import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { item, PROBLEM_TYPE, problemDetails } from '../problems.js';

/** Requests of one turn of the event loop that are answered whatever they cost. */
const ALWAYS = 8;
/** Milliseconds that the requests of one turn may take: what does not fit is refused, once turns stay long. */
const LONG_TURN = 35;
/**
 * Milliseconds for which turns must have been long, and more than one of them, before anything is refused; and for
 * which nothing had to be refused before all are let in again.
 */
const PATIENCE = 250;
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
 * next turn, so turns that stay long are a queue that grows: then what does not fit into `LONG_TURN` is refused at once,
 * and nobody waits much longer than two such turns. One slow request or one pause of the machine refuses nobody. Probes
 * always get through. Requests that are answered together ask `app.admit` when they are judged; while load is shed, no
 * more of them are read than the turn before had time for, the rest is refused before its body is looked at.
 */
export const loadSheddingPlugin = fp(async (app) => {
  let began = 0;
  let asked = 0;
  let admitted = 0;
  let letIn = 0;
  let longTurns = 0;
  let longSince = 0;
  let graceUntil = 0;
  let shedding = false;
  let lastRefusal = 0;
  /** Requests that a turn has time for, as the last long one showed. */
  let room = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    graceUntil = performance.now() + START_GRACE;
  });
  const endTurn = (): void => {
    const now = performance.now();
    if (now - began < LONG_TURN) {
      longTurns = 0;
    } else {
      if (longTurns === 0) longSince = began;
      longTurns += 1;
      room = Math.max(ALWAYS, admitted);
      if (longTurns > 1 && now - longSince >= PATIENCE && now >= graceUntil && !shedding) {
        shedding = true;
        lastRefusal = now;
      }
    }
    if (shedding && now - lastRefusal >= PATIENCE) shedding = false;
    asked = 0;
    admitted = 0;
    letIn = 0;
  };
  const refusing = (): false => {
    lastRefusal = performance.now();
    return false;
  };
  const admit = (): boolean => {
    if (asked === 0) {
      began = performance.now();
      setImmediate(endTurn);
    }
    asked += 1;
    if (shedding && asked > ALWAYS && performance.now() - began >= LONG_TURN) return refusing();
    admitted += 1;
    return true;
  };
  const admitToRead = (): boolean => {
    letIn += 1;
    return !shedding || letIn <= room || refusing();
  };
  app.decorate('admit', admit);
  app.addHook('onRoute', (route) => {
    if (EXEMPT.has(route.url)) return;
    const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
    const admits = route.config?.together ? admitToRead : admit;
    route.onRequest = [(_request, reply, done) => (admits() ? done() : refuse(reply)), ...own];
  });
});
