import type { FastifyInstance } from 'fastify';
import { type AnswerContext, type AnswerQuery, runEndpoint } from '../answers.js';
import type { Endpoint } from '../endpoints.js';
import { documented, jsonResponses } from '../openapi.js';
import type { OperationSpec } from '../operations.js';
import { HttpProblem, httpProblem, statusOf } from '../problems.js';
import type { AnswerTogether } from '../together.js';
import { querySchema } from '../url-parameters.js';

const JSON_TYPE = 'application/json';

const responses = (component: string, { summary, forms = {} }: OperationSpec) => {
  const plain = { schema: { type: 'string' } };
  const others = Object.fromEntries(Object.keys(forms).map((type) => [type, plain]));
  const several = Object.keys(forms).length > 0 ? [406] : [];
  const all = jsonResponses(component, summary, 400, ...several, 408, 413, 415, 422);
  Object.assign(all[200]?.content ?? {}, others);
  return all;
};

/** `POST /v1/{variant}/{operation}`. */
export const operationRoute = (
  app: FastifyInstance,
  endpoint: Endpoint,
  context: AnswerContext,
  together: AnswerTogether,
): void => {
  const { variant, name, spec, request, answer } = endpoint;
  const writers = (spec.forms ?? {}) as Readonly<Record<string, (answer: object) => string>>;
  const types = [JSON_TYPE, ...Object.keys(writers)];
  app.post<{ Querystring: AnswerQuery }>(
    `/v1/${variant.id}/${name}`,
    {
      config: { variant: variant.id, operation: name, together: true },
      schema: {
        ...documented(endpoint.operationId, spec.summary, spec.description, variant.name),
        body: { $ref: request.$id },
        querystring: querySchema(spec),
        response: responses(answer.$id, spec),
      },
    },
    (req, reply) => {
      const type = types.length === 1 ? JSON_TYPE : req.type(types);
      if (type === false || Array.isArray(type)) throw httpProblem('request.not_acceptable', { allowed: types });
      const judge = (): object => {
        const answered = runEndpoint(endpoint, req.body, req.query, context);
        if (!answered.ok) throw new HttpProblem(statusOf(answered.problems), answered.problems);
        reply.header('cache-control', 'no-store').header('content-type', `${type}; charset=utf-8`);
        return answered.answer;
      };
      together(reply, judge, writers[type] ?? JSON.stringify);
    },
  );
};
