import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { Config } from '../config.js';

/** Lets browsers on other origins call the API. */
export const corsPlugin = fp<{ origins: Config['corsOrigins'] }>(async (app, { origins }) => {
  await app.register(cors, {
    origin: origins === '*' ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    maxAge: 86_400,
    exposedHeaders: [
      'ETag',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
      'X-Request-Id',
    ],
  });
});
