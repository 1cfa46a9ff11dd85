import type { FastifyInstance } from 'fastify';

const LOGGING: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** One line a request: what it was and how long it took, never its body. */
export const logRequests = (app: FastifyInstance): void => {
  if (!LOGGING.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { variant, operation } = request.routeOptions.config;
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        variant,
        operation,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
      },
      'request',
    );
    done();
  });
};
