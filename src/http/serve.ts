import cluster from 'node:cluster';
import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.js';
import type { Config } from './config.js';
import { shareMetrics } from './workers.js';

/** In all, what runs has this long to finish. */
const CLOSE_WITHIN = 9500;
/** Connections that proxies keep open are still answered for this long, each with `Connection: close`. */
const LINGER = 3000;

/** Connections that the kernel holds until they are accepted; it cuts this to what it allows. */
const BACKLOG = 4096;

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/**
 * Stops without losing a request: readiness turns false, new connections are refused (a proxy takes another replica),
 * open ones are answered and closed one by one, and only then the rest is ended.
 */
const drain = async (app: FastifyInstance): Promise<void> => {
  app.startDraining();
  const server = app.server as unknown as Server;
  // The close of `http.Server` would cut idle connections at once, on which a request may already be under way.
  Server.prototype.close.call(server);
  const until = Date.now() + LINGER;
  while (Date.now() < until && (await openConnections(server)) > 0) await setTimeout(50);
  await app.close();
};

/** Runs one process of the service until a signal ends it. */
export const serve = async (config: Config): Promise<void> => {
  const app = await buildApp(config, {
    shedLoad: true,
    ...(cluster.isWorker ? { collectMetrics: shareMetrics } : {}),
  });
  closeWithGrace({ delay: CLOSE_WITHIN, logger: false, onSecondSignal: () => undefined }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error');
    else app.log.info({ signal }, 'stopping');
    await drain(app);
  });
  app.warmUp();
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
};
