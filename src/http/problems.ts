import type { FastifyReply } from 'fastify';
import type { Problem, ProblemItem } from '../../schemas/problem.js';
import { ALL_CODES, type AnyCode, HTTP_CODES, type HttpCode } from './codes.js';

export const PROBLEM_TYPE = 'application/problem+json';

/** A failure on its way to the error handler, which answers it as problem details. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly statusCode: number;
  readonly items: readonly ProblemItem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, items: readonly ProblemItem[], headers: Readonly<Record<string, string>> = {}) {
    super(items[0]?.detail ?? 'problem');
    this.statusCode = statusCode;
    this.items = items;
    this.headers = headers;
  }
}

/** One item with a code of the HTTP interface; the detail defaults to the meaning of the code. */
export const item = (code: HttpCode, more: Partial<ProblemItem> = {}): ProblemItem => ({
  code,
  detail: HTTP_CODES[code].meaning,
  ...more,
});

/** A failure with a single item, at the status of its code. */
export const httpProblem = (
  code: HttpCode,
  more: Partial<ProblemItem> = {},
  headers: Readonly<Record<string, string>> = {},
): HttpProblem => new HttpProblem(HTTP_CODES[code].status, [item(code, more)], headers);

/** Problem details (RFC 9457) for a list of items; type and title are those of the first. */
export const problemDetails = (status: number, errors: readonly ProblemItem[], requestId: string): Problem => {
  const first = errors[0] ?? item('service.error');
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return {
    type: `/docs/problems/${first.code}`,
    title: ALL_CODES[first.code]?.title ?? first.code,
    status,
    detail: first.detail + more,
    instance: requestId,
    errors: [...errors],
  };
};

/** Status of a request that the rules refused: that of the first problem's code. */
export const statusOf = (errors: readonly ProblemItem[]): number =>
  ALL_CODES[(errors[0]?.code ?? '') as AnyCode]?.status ?? 422;

export const sendProblem = (
  reply: FastifyReply,
  status: number,
  errors: readonly ProblemItem[],
  headers: Readonly<Record<string, string>> = {},
): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(problemDetails(status, errors, reply.request.id));
