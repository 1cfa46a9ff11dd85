import type { FastifySchema } from 'fastify';
import { HTTP_CODES } from './codes.js';
import { PROBLEM_TYPE } from './problems.js';

/** Members of a route's schema that only the document uses. */
export const documented = (id: string, summary: string, description: string, tag: string): FastifySchema => ({
  operationId: id,
  summary,
  description,
  tags: [tag],
});

const PROBLEM_TEXTS: Readonly<Record<number, string>> = {
  400: 'Not JSON, or the request does not fit its schema: every violation, with its place.',
  401: HTTP_CODES['auth.required'].meaning,
  404: 'There is no such thing; known names are listed.',
  406: HTTP_CODES['request.not_acceptable'].meaning,
  408: HTTP_CODES['request.timeout'].meaning,
  413: HTTP_CODES['request.too_large'].meaning,
  414: HTTP_CODES['request.url_too_long'].meaning,
  415: HTTP_CODES['request.media_type'].meaning,
  422: 'Well-formed, but cannot be judged: coded problems, each with its place.',
  429: HTTP_CODES['rate.limited'].meaning,
  503: HTTP_CODES['service.overloaded'].meaning,
};

/** Any request can be met with these. */
const ALWAYS = [401, 429, 503];

type Responses = Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;

/** The problem answers of a route, by status. */
export const problemResponses = (...statuses: readonly number[]): Responses =>
  Object.fromEntries(
    [...statuses, ...ALWAYS].map((status) => [
      status,
      {
        description: PROBLEM_TEXTS[status] ?? 'A problem.',
        content: { [PROBLEM_TYPE]: { schema: { $ref: 'Problem' } } },
      },
    ]),
  );

/** A 200 answer that is a named component, with the problems beside it. */
export const jsonResponses = (component: string, description: string, ...problems: readonly number[]): Responses => ({
  200: { description, content: { 'application/json': { schema: { $ref: component } } } },
  ...problemResponses(...problems),
});

/** A 200 answer in other forms than JSON. */
export const textResponses = (
  types: readonly string[],
  description: string,
  ...problems: readonly number[]
): Responses => ({
  200: {
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
  },
  ...problemResponses(...problems),
});
