import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { httpProblem } from './problems.js';
import { NDJSON } from './routes/batch.js';

/** Milliseconds for a body to arrive whole. Streams are bounded by idle time alone. */
const BODY_TIMEOUT = 20_000;
const SWEEP_INTERVAL = 1000;

/** The latest request of a connection, and until when its body must be there. */
interface Arrival {
  request: IncomingMessage;
  until: number;
}

/** Refuses compressed bodies, and ends requests whose body drips in: a slow client must not hold a place for ever. */
export const guardBodies = (app: FastifyInstance, timeout = BODY_TIMEOUT): void => {
  // By connection and swept together: a timer or a listener for each request would cost more than reading it.
  const arrivals = new Map<Socket, Arrival>();
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, { request, until }] of arrivals) {
      const over = request.complete || request.readableEnded || request.destroyed;
      if (!over && until > now) continue;
      arrivals.delete(socket);
      if (over) continue;
      // Who waits for the body answers; where nobody does, the connection has been answered and is only held open.
      if (request.listenerCount('error') > 0) request.emit('error', httpProblem('request.timeout'));
      else request.destroy();
    }
  }, SWEEP_INTERVAL).unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  app.addHook('onRequest', ({ raw, method }, _reply, done) => {
    if (method !== 'POST') return done();
    const { 'content-encoding': encoding, 'content-type': type } = raw.headers;
    if (encoding !== undefined && encoding !== 'identity') {
      const detail = `A body encoded as "${encoding.slice(0, 40)}" is not accepted.`;
      return done(httpProblem('request.media_type', { detail }, { 'accept-encoding': 'identity' }));
    }
    const until = type?.startsWith(NDJSON) ? Number.POSITIVE_INFINITY : performance.now() + timeout;
    const known = arrivals.get(raw.socket);
    if (known === undefined) {
      arrivals.set(raw.socket, { request: raw, until });
    } else {
      known.request = raw;
      known.until = until;
    }
    done();
  });
};
