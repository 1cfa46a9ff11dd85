import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemItem } from '../../schemas/problem.js';
import { HTTP_CODES, type HttpCode } from './codes.js';
import { HttpProblem, item, sendProblem } from './problems.js';

/** Errors that Fastify and its plugins raise, by their code, as codes of ours. */
const FRAMEWORK_CODES: Readonly<Record<string, HttpCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.no_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media_type',
  FST_ERR_BAD_URL: 'request.malformed_url',
  FST_ERR_MAX_PARAM_LENGTH: 'request.url_too_long',
};

/** For errors that carry only a status. */
const STATUS_CODES: Readonly<Record<number, HttpCode>> = {
  400: 'request.malformed',
  404: 'route.unknown',
  408: 'request.timeout',
  413: 'request.too_large',
  415: 'request.media_type',
  429: 'rate.limited',
  503: 'service.overloaded',
};

const frameworkItem = (code: HttpCode, error: FastifyError): ProblemItem => {
  if (code !== 'request.not_json') return item(code);
  // Where the parser stopped helps to find the fault; a refused prototype member is named as such.
  const reason = (error.cause as Error | undefined)?.message ?? error.message;
  // The framework's own sentence says no more than ours.
  return reason.startsWith('Body is not valid JSON')
    ? item(code)
    : item(code, { detail: `The body is not valid JSON: ${reason}.` });
};

/**
 * Answers every error as problem details. What is not an expected failure is a fault of ours: it is logged with
 * the request id, and the client learns nothing of its cause.
 */
export const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof HttpProblem) return sendProblem(reply, error.statusCode, error.items, error.headers);
  const code = FRAMEWORK_CODES[error.code] ?? STATUS_CODES[error.statusCode ?? 500];
  if (code !== undefined) return sendProblem(reply, HTTP_CODES[code].status, [frameworkItem(code, error)]);
  request.log.error({ err: error, requestId: request.id }, 'request failed');
  return sendProblem(reply, 500, [item('service.error')]);
};
