import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { Config } from '../config.js';

const EXPOSED = 'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id';

/** Lets browsers on other origins call the API. */
export const corsPlugin = fp<{ origins: Config['corsOrigins'] }>(async (app, { origins }) => {
  const options = {
    origin: origins === '*' ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    maxAge: 86_400,
    exposedHeaders: EXPOSED,
  };
  if (origins !== '*') {
    await app.register(cors, options);
    return;
  }
  // Open to all, every answer says the same: only preflights need the plugin, the rest costs two headers. An answer to
  // POST is never cached, so who sends no Origin goes without; a cached answer may go to a browser later.
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.method !== 'OPTIONS' && (raw.method !== 'POST' || raw.headers.origin !== undefined)) {
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED);
    }
    done();
  });
  app.register(async (preflights) => {
    await preflights.register(cors, options);
  });
});
