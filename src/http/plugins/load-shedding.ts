import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { item, PROBLEM_TYPE, problemDetails } from '../problems.js';

/** Requests of one turn of the event loop that are answered whatever they cost. */
const ALWAYS = 8;
/** Milliseconds of one turn after which the rest of its requests are refused, if the turn before was as long. */
const LONG_TURN = 50;
/** The same, whatever the turn before: it may have been a pause that a scheduler made. */
const LONGEST_TURN = 150;
/** Milliseconds after the start in which nothing is refused: a new process is slow at first, whatever the load. */
const START_GRACE = 2000;
export const RETRY_AFTER_SECONDS = 2;

const EXEMPT: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

const { instance: _, ...problem } = problemDetails(503, [item('service.overloaded')], '');
const BODY = JSON.stringify(problem).slice(0, -1);

/** Written past Fastify's own path: a refusal must cost a fraction of an answer, or shedding would not help. */
const refuse = (reply: FastifyReply): void => {
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
 * next turn, so one long turn after the other is a queue that grows: what does not fit into `LONG_TURN` is refused at
 * once, and nobody waits much longer than two such turns. One slow request alone refuses nobody. Probes always get
 * through.
 */
export const loadSheddingPlugin = fp(async (app) => {
  let began = 0;
  let count = 0;
  let longest = LONGEST_TURN;
  let graceUntil = 0;
  app.addHook('onListen', async () => {
    graceUntil = performance.now() + START_GRACE;
  });
  const endTurn = (): void => {
    count = 0;
    longest = performance.now() - began > LONG_TURN ? LONG_TURN : LONGEST_TURN;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (count === 0) {
      began = performance.now();
      setImmediate(endTurn);
    }
    count += 1;
    if (count <= ALWAYS) return done();
    const now = performance.now();
    if (now - began < longest || now < graceUntil || EXEMPT.has(request.url)) return done();
    refuse(reply);
  });
});
