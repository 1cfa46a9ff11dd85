import type { FastifyInstance } from 'fastify';
import { documented, textResponses } from '../openapi.js';

/** Gives the metrics of the whole service in Prometheus' text form. */
export type CollectMetrics = () => Promise<string>;

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** `GET /metrics`. */
export const metricsRoute = (app: FastifyInstance, collect: CollectMetrics): void => {
  app.get(
    '/metrics',
    {
      schema: {
        ...documented('metrics', 'Prometheus metrics.', 'Requests, durations, event loop, card cache.', 'Service'),
        response: textResponses(['text/plain'], 'Metrics in the text format.'),
      },
    },
    async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(TYPE)
        .send(await collect()),
  );
};
