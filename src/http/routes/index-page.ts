import type { FastifyInstance } from 'fastify';
import { documented, jsonResponses } from '../openapi.js';
import { jsonReference, type Reference, sendForm } from '../reference.js';

/** `GET /`: the playground for browsers where it is installed, a JSON index for everything else. */
export const indexRoute = (app: FastifyInstance, index: unknown, page: Reference | null): void => {
  const forms = { json: jsonReference(index), html: page };
  app.get(
    '/',
    {
      schema: {
        ...documented('index', 'What there is.', 'The playground for browsers, a short index otherwise.', 'Reference'),
        response: jsonResponses('ServiceIndex', 'The index.', 406),
      },
    },
    (request, reply) => sendForm(request, reply, forms),
  );
};
