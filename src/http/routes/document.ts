import type { FastifyInstance } from 'fastify';
import { documented, problemResponses, textResponses } from '../openapi.js';
import { jsonReference, type Reference, reference, sendReference } from '../reference.js';

/** `GET /openapi.json` and `/openapi.yaml`. */
export const documentRoutes = (app: FastifyInstance): void => {
  let json: Reference | undefined;
  let yaml: Reference | undefined;
  app.get(
    '/openapi.json',
    {
      schema: {
        ...documented('openapiJson', 'This document as JSON.', 'The OpenAPI 3.1 document of the service.', 'Service'),
        response: {
          200: {
            description: 'The document.',
            content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
          },
          ...problemResponses(),
        },
      },
    },
    (request, reply) => {
      json ??= jsonReference(app.swagger());
      return sendReference(request, reply, json);
    },
  );
  app.get(
    '/openapi.yaml',
    {
      schema: {
        ...documented('openapiYaml', 'This document as YAML.', 'The OpenAPI 3.1 document of the service.', 'Service'),
        response: textResponses(['application/yaml'], 'The document.'),
      },
    },
    (request, reply) => {
      yaml ??= reference(app.swagger({ yaml: true }), 'application/yaml; charset=utf-8');
      return sendReference(request, reply, yaml);
    },
  );
};
