import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly cardLookup: (hit: boolean) => void;
  readonly batchItem: (variant: string, status: number) => void;
}

/** Seconds; a score takes well under a millisecond, a batch up to seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counters of one process. Process and event-loop metrics come from the library's defaults. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const lookups = new Counter({
    name: 'mahjong_card_cache_lookups_total',
    help: 'Look-ups of compiled cards.',
    labelNames: ['result'] as const,
    registers: [registry],
  });
  const items = new Counter({
    name: 'mahjong_batch_items_total',
    help: 'Items of batches.',
    labelNames: ['variant', 'status'] as const,
    registers: [registry],
  });
  return {
    registry,
    cardLookup: (hit) => lookups.inc({ result: hit ? 'hit' : 'miss' }),
    batchItem: (variant, status) => items.inc({ variant, status }),
  };
};

/** Counts every response by route, variant and status, and times it. */
export const measureRequests = (app: FastifyInstance, { registry }: Metrics): void => {
  const labelNames = ['route', 'variant', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route, variant and status.',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response.',
    labelNames: ['route', 'variant'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const labelsOf = new WeakMap<object, { route: string; variant: string }>();
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    let labels = labelsOf.get(config);
    if (labels === undefined) {
      const variant = config.variant ?? '';
      // The route pattern, never the raw URL: a label must not grow with what clients send.
      labels = { route: url === undefined ? 'none' : url.replace(`/v1/${variant}/`, '/v1/{variant}/'), variant };
      labelsOf.set(config, labels);
    }
    requests.inc({ route: labels.route, variant: labels.variant, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
};
