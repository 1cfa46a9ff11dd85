import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { httpProblem } from './problems.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Asks for one of the bearer keys on everything under `/v1`. Without keys everything is open. */
export const requireApiKey = (app: FastifyInstance, keys: readonly string[]): void => {
  if (keys.length === 0) return;
  const digests = keys.map(digest);
  app.addHook('onRequest', (request, _reply, done) => {
    // The route that was found decides, not the URL as written: `/%761/` is `/v1/` too.
    const path = request.routeOptions.url ?? request.url;
    if (!path.startsWith('/v1/')) return done();
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const given = digest(scheme?.toLowerCase() === 'bearer' && token !== undefined ? token : '');
    // Every key is compared, so that the time taken tells nothing of which one came near.
    let known = false;
    for (const key of digests) known = timingSafeEqual(key, given) || known;
    if (known) return done();
    done(httpProblem('auth.required', {}, { 'www-authenticate': 'Bearer realm="mahjong-referee"' }));
  });
};
