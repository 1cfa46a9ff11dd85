import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { httpProblem } from '../problems.js';

const EXEMPT: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);
const RETRY_AFTER_SECONDS = 2;
/** The work of starting is itself a delay of the event loop: it says nothing about the load. Milliseconds. */
const START_GRACE = 1000;

/** Answers 503 while the event loop lags, before waiting requests pile up. Probes always get through. */
export const underPressurePlugin = fp(async (app) => {
  let settled = false;
  app.addHook('onListen', async () => {
    setTimeout(() => {
      settled = true;
    }, START_GRACE).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 150,
    sampleInterval: 250,
    pressureHandler: (request) => {
      if (!settled || EXEMPT.has(request.url)) return;
      throw httpProblem('service.overloaded', {}, { 'retry-after': String(RETRY_AFTER_SECONDS) });
    },
  });
});
