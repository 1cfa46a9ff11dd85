import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { httpProblem } from '../problems.js';

const EXEMPT: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);
const RETRY_AFTER_SECONDS = 2;

/** Answers 503 while the event loop lags, before waiting requests pile up. Probes always get through. */
export const underPressurePlugin = fp(async (app) => {
  await app.register(underPressure, {
    maxEventLoopDelay: 150,
    sampleInterval: 250,
    pressureHandler: (request) => {
      if (EXEMPT.has(request.url)) return;
      throw httpProblem('service.overloaded', {}, { 'retry-after': String(RETRY_AFTER_SECONDS) });
    },
  });
});
