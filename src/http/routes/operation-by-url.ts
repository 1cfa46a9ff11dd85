import type { FastifyInstance } from 'fastify';
import { type AnswerContext, type AnswerQuery, runEndpoint } from '../answers.js';
import type { CheckedEndpoint } from '../endpoints.js';
import { documented, jsonResponses } from '../openapi.js';
import { HttpProblem, statusOf } from '../problems.js';
import { jsonReference, sendReference } from '../reference.js';
import { byParameter, type Parameters, readParameters } from '../url-form.js';
import { urlSchema } from '../url-parameters.js';

/** `GET /v1/{variant}/{operation}`: the same request in the address bar. Problems name parameters. */
export const operationByUrlRoute = (app: FastifyInstance, endpoint: CheckedEndpoint, context: AnswerContext): void => {
  const { variant, name, spec, answer } = endpoint;
  app.get<{ Querystring: Parameters & AnswerQuery }>(
    `/v1/${variant.id}/${name}`,
    {
      config: { variant: variant.id, operation: name },
      schema: {
        ...documented(`${endpoint.operationId}ByUrl`, `${spec.summary} By URL.`, spec.description, variant.name),
        querystring: urlSchema(variant.shape, spec),
        response: jsonResponses(answer.$id, spec.summary, 400, 414, 422),
      },
    },
    (request, reply) => {
      const body = readParameters(request.query);
      const violations = endpoint.check(body);
      if (violations !== null) throw new HttpProblem(400, byParameter(violations));
      const answered = runEndpoint(endpoint, body, request.query, context);
      if (!answered.ok) throw new HttpProblem(statusOf(answered.problems), byParameter(answered.problems));
      return sendReference(request, reply, jsonReference(answered.answer));
    },
  );
};
