import type { FastifyInstance } from 'fastify';
import { type AnswerContext, type AnswerQuery, runEndpoint } from '../answers.js';
import type { Endpoint } from '../endpoints.js';
import { documented, jsonResponses } from '../openapi.js';
import { HttpProblem, statusOf } from '../problems.js';
import { querySchema } from '../url-parameters.js';

/** `POST /v1/{variant}/{operation}`. */
export const operationRoute = (app: FastifyInstance, endpoint: Endpoint, context: AnswerContext): void => {
  const { variant, name, spec, request, answer } = endpoint;
  app.post<{ Querystring: AnswerQuery }>(
    `/v1/${variant.id}/${name}`,
    {
      config: { variant: variant.id, operation: name },
      schema: {
        ...documented(endpoint.operationId, spec.summary, spec.description, variant.name),
        body: { $ref: request.$id },
        querystring: querySchema(spec),
        response: jsonResponses(answer.$id, spec.summary, 400, 408, 413, 415, 422),
      },
    },
    (req, reply) => {
      const answered = runEndpoint(endpoint, req.body, req.query, context);
      if (!answered.ok) throw new HttpProblem(statusOf(answered.problems), answered.problems);
      reply.header('cache-control', 'no-store');
      return reply.send(answered.answer);
    },
  );
};
