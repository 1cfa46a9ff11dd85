import cluster, { type Worker } from 'node:cluster';
import { pino } from 'pino';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Config } from './config.js';

/** A worker that lived shorter than this is not replaced at once, lest a broken start spins. */
const SHORT_LIFE = 1000;

interface MetricsMessage {
  readonly type: 'metrics';
  readonly id: number;
  readonly text?: string;
}

const isMetrics = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === 'metrics';

/** Starts the workers, replaces those that crash, and passes the end on to all of them. */
export const runPrimary = (config: Config): void => {
  const log = pino({ level: config.logLevel });
  const aggregator = new AggregatorRegistry();
  let stopping = false;

  const answerMetrics = async (worker: Worker, id: number): Promise<void> => {
    const text = await aggregator.clusterMetrics();
    if (worker.isConnected()) worker.send({ type: 'metrics', id, text } satisfies MetricsMessage);
  };
  const fork = (): void => {
    const began = Date.now();
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => {
      if (isMetrics(message)) answerMetrics(worker, message.id).catch((err) => log.warn({ err }, 'metrics failed'));
    });
    worker.on('exit', (code, signal) => {
      if (stopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'worker ended, starting another');
      setTimeout(() => !stopping && fork(), Date.now() - began < SHORT_LIFE ? SHORT_LIFE : 0);
    });
  };
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping all workers');
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    // With its last worker gone nothing holds this process.
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let i = 0; i < config.workers; i += 1) fork();
};

let asked = 0;

/** In a worker: lets the primary process read these metrics, and asks it for those of all workers together. */
export const shareMetrics = (own: Registry): (() => Promise<string>) => {
  AggregatorRegistry.setRegistries(own);
  // Its constructor makes the worker answer the primary's requests.
  new AggregatorRegistry();
  return askPrimary;
};

const askPrimary = (): Promise<string> =>
  new Promise((resolve, reject) => {
    asked += 1;
    const id = asked;
    const timer = setTimeout(() => settle(() => reject(new Error('the primary process did not answer'))), 5000);
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      process.off('message', listen);
      finish();
    };
    const listen = (message: unknown): void => {
      if (isMetrics(message) && message.id === id) settle(() => resolve(message.text ?? ''));
    };
    process.on('message', listen);
    process.send?.({ type: 'metrics', id } satisfies MetricsMessage);
  });
