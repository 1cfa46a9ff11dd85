import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { Redis } from 'ioredis';
import type { Config } from '../config.js';
import { httpProblem } from '../problems.js';

const EXEMPT: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

/** A client that never delays an answer: a Redis that is gone fails at once, and is tried again in the background. */
const connect = (url: string): Redis =>
  new Redis(url, { connectTimeout: 1000, commandTimeout: 500, maxRetriesPerRequest: 0, enableOfflineQueue: false });

/**
 * A limit by client address, in memory or shared through Redis. Without its Redis the service answers unlimited
 * and says so in the log.
 */
export const rateLimitPlugin = fp<{ limit: Config['rateLimit'] }>(async (app, { limit }) => {
  if (limit.max === 0) return;
  const redis = limit.redisUrl === null ? undefined : connect(limit.redisUrl);
  if (redis !== undefined) {
    let down = false;
    redis.on('error', (error: Error) => {
      if (!down) app.log.warn({ err: error }, 'rate limit: Redis is unreachable, requests go unlimited');
      down = true;
    });
    redis.on('ready', () => {
      if (down) app.log.info('rate limit: Redis is back');
      down = false;
    });
    app.addHook('onClose', async () => redis.disconnect());
  }
  await app.register(rateLimit, {
    max: limit.max,
    timeWindow: limit.windowMs,
    enableDraftSpec: true,
    skipOnError: true,
    nameSpace: 'mahjong-referee-',
    allowList: (request) => EXEMPT.has(request.url),
    errorResponseBuilder: (_request, context) =>
      httpProblem('rate.limited', { detail: `More than ${context.max} requests; try again in ${context.after}.` }),
    ...(redis === undefined ? {} : { redis }),
  });
});
