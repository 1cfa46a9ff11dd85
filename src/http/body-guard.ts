import type { FastifyInstance } from 'fastify';
import { httpProblem } from './problems.js';
import { NDJSON } from './routes/batch.js';

/** Milliseconds for a body to arrive whole. Streams are bounded by idle time alone. */
const BODY_TIMEOUT = 20_000;

/** Refuses compressed bodies, and ends requests whose body drips in: a slow client must not hold a place for ever. */
export const guardBodies = (app: FastifyInstance, timeout = BODY_TIMEOUT): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      const detail = `A body encoded as "${encoding.slice(0, 40)}" is not accepted.`;
      return done(httpProblem('request.media_type', { detail }, { 'accept-encoding': 'identity' }));
    }
    if (request.headers['content-type']?.startsWith(NDJSON)) return done(null, payload);
    const timer = setTimeout(() => payload.emit('error', httpProblem('request.timeout')), timeout);
    // A stream closes after its end and after an error alike.
    payload.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
};
