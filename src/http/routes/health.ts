import type { FastifyInstance } from 'fastify';
import { documented, jsonResponses } from '../openapi.js';

/** `GET /health/live` and `/health/ready`. */
export const healthRoutes = (app: FastifyInstance): void => {
  app.get(
    '/health/live',
    {
      schema: {
        ...documented('live', 'Is the process alive?', 'Answers as long as the process does.', 'Service'),
        response: jsonResponses('Health', 'Alive.'),
      },
    },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(
    '/health/ready',
    {
      schema: {
        ...documented('ready', 'Does it take requests?', 'Answers 503 while the service shuts down.', 'Service'),
        response: {
          ...jsonResponses('Health', 'It takes requests.'),
          503: { description: 'It is shutting down.', content: { 'application/json': { schema: { $ref: 'Health' } } } },
        },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return app.isReady() ? reply.send({ status: 'ok' }) : reply.code(503).send({ status: 'draining' });
    },
  );
};
