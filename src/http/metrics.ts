import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly cardLookup: (hit: boolean) => void;
  readonly batchItem: (variant: string, status: number, count?: number) => void;
}

/** Seconds; a score takes well under a millisecond, a batch up to seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Counts that wait to be entered into a metric when it is read: entering one at a time, with its labels checked and
 * joined, costs more than a batch item is worth.
 */
const tally = (enter: (first: string, status: number, count: number) => void) => {
  const counts = new Map<string, Map<number, number>>();
  return {
    add: (first: string, status: number, count = 1): void => {
      let byStatus = counts.get(first);
      if (byStatus === undefined) {
        byStatus = new Map();
        counts.set(first, byStatus);
      }
      byStatus.set(status, (byStatus.get(status) ?? 0) + count);
    },
    enter: (): void => {
      for (const [first, byStatus] of counts) for (const [status, count] of byStatus) enter(first, status, count);
      counts.clear();
    },
  };
};

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
    collect: () => counted.enter(),
  });
  const counted = tally((variant, status, count) => items.inc({ variant, status }, count));
  return {
    registry,
    cardLookup: (hit) => lookups.inc({ result: hit ? 'hit' : 'miss' }),
    batchItem: counted.add,
  };
};

/** Durations of a route that wait to be entered, and its statuses. */
interface Waiting {
  readonly labels: { readonly route: string; readonly variant: string };
  readonly seconds: Float64Array;
  length: number;
  readonly statuses: Map<number, number>;
}

/** Responses of a route before they are entered all at once. */
const MOST_WAITING = 256;

/** Counts every response by route, variant and status, and times it. */
export const measureRequests = (app: FastifyInstance, { registry }: Metrics): void => {
  const labelNames = ['route', 'variant', 'status'] as const;
  const all = new Set<Waiting>();
  const collect = (): void => all.forEach(enter);
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route, variant and status.',
    labelNames,
    registers: [registry],
    collect,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response.',
    labelNames: ['route', 'variant'] as const,
    buckets: BUCKETS,
    registers: [registry],
    collect,
  });
  const enter = (waiting: Waiting): void => {
    const { labels, seconds, statuses, length } = waiting;
    for (let i = 0; i < length; i += 1) durations.observe(labels, seconds[i] as number);
    waiting.length = 0;
    for (const [status, count] of statuses) requests.inc({ ...labels, status }, count);
    statuses.clear();
  };
  const byRoute = new WeakMap<object, Waiting>();
  const waitingOf = (config: { readonly variant?: string }, url: string | undefined): Waiting => {
    const known = byRoute.get(config);
    if (known !== undefined) return known;
    const variant = config.variant ?? '';
    // The route pattern, never the raw URL: a label must not grow with what clients send.
    const route = url === undefined ? 'none' : url.replace(`/v1/${variant}/`, '/v1/{variant}/');
    const waiting = {
      labels: { route, variant },
      seconds: new Float64Array(MOST_WAITING),
      length: 0,
      statuses: new Map<number, number>(),
    };
    byRoute.set(config, waiting);
    all.add(waiting);
    return waiting;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const waiting = waitingOf(config, url);
    waiting.seconds[waiting.length] = reply.elapsedTime / 1000;
    waiting.length += 1;
    const { statuses } = waiting;
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    if (waiting.length === MOST_WAITING) enter(waiting);
    done();
  });
};
