import type { FastifyInstance } from 'fastify';
import type { Envelope } from '../../rules/answer.js';
import { type AnswerContext, type AnswerQuery, runEndpoint } from '../answers.js';
import type { Endpoint } from '../endpoints.js';
import { documented, jsonResponses } from '../openapi.js';
import type { OperationSpec } from '../operations.js';
import { HttpProblem, httpProblem, statusOf } from '../problems.js';
import { querySchema } from '../url-parameters.js';

const responses = (component: string, { summary, forms = {} }: OperationSpec) => {
  const plain = { schema: { type: 'string' } };
  const others = Object.fromEntries(Object.keys(forms).map((type) => [type, plain]));
  const several = Object.keys(forms).length > 0 ? [406] : [];
  const all = jsonResponses(component, summary, 400, ...several, 408, 413, 415, 422);
  Object.assign(all[200]?.content ?? {}, others);
  return all;
};

/** `POST /v1/{variant}/{operation}`. */
export const operationRoute = (app: FastifyInstance, endpoint: Endpoint, context: AnswerContext): void => {
  const { variant, name, spec, request, answer } = endpoint;
  const forms = spec.forms ?? {};
  const types = ['application/json', ...Object.keys(forms)];
  app.post<{ Querystring: AnswerQuery }>(
    `/v1/${variant.id}/${name}`,
    {
      config: { variant: variant.id, operation: name },
      schema: {
        ...documented(endpoint.operationId, spec.summary, spec.description, variant.name),
        body: { $ref: request.$id },
        querystring: querySchema(spec),
        response: responses(answer.$id, spec),
      },
    },
    (req, reply) => {
      const type = types.length === 1 ? 'application/json' : req.type(types);
      if (type === false || Array.isArray(type)) throw httpProblem('request.not_acceptable', { allowed: types });
      const answered = runEndpoint(endpoint, req.body, req.query, context);
      if (!answered.ok) throw new HttpProblem(statusOf(answered.problems), answered.problems);
      reply.header('cache-control', 'no-store');
      const write = forms[type];
      // The value itself: a reply that is returned is waited for as a promise, which costs as much as the hand.
      if (write === undefined) return answered.answer;
      reply.type(`${type}; charset=utf-8`).serializer((text: string) => text);
      return write(answered.answer as Envelope & Record<string, unknown>);
    },
  );
};
