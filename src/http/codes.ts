import { PROBLEM_CODES, type ProblemCode, type ProblemText } from '../rules/problem-codes.js';

type HttpText = ProblemText & { readonly status: number };

const at = (status: number, title: string, meaning: string): HttpText => ({ title, meaning, status });

/** Problem codes of the HTTP interface itself, beside those of the rules. */
export const HTTP_CODES = {
  'request.not_json': at(400, 'Not JSON', 'The body is not valid JSON.'),
  'request.no_body': at(400, 'No body', 'The operation needs a JSON body.'),
  'request.malformed': at(400, 'Malformed request', 'The request is not valid HTTP, or its length is not as stated.'),
  'request.malformed_url': at(400, 'Malformed URL', 'The URL holds a percent sequence that is not valid UTF-8.'),
  'request.url_too_long': at(414, 'URL too long', 'The URL, or a part of it, is too long. Use the POST form.'),
  'request.headers_too_large': at(431, 'Headers too large', 'The request headers are larger than the server accepts.'),
  'request.timeout': at(408, 'Request timed out', 'The request did not arrive within the time allowed.'),
  'request.too_large': at(413, 'Body too large', 'The body, or a line of an NDJSON stream, exceeds the body limit.'),
  'request.media_type': at(
    415,
    'Unsupported media type',
    'Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`.',
  ),
  'request.not_acceptable': at(406, 'Not acceptable', 'The answer has several forms, and none of those accepted.'),

  'schema.type': at(400, 'Wrong type', 'A value is of another JSON type than the schema asks for.'),
  'schema.required': at(400, 'Member missing', 'A member that the request needs is missing.'),
  'schema.unknown_member': at(
    400,
    'Unknown member',
    'A member or parameter does not exist here. Members named `$schema` or `x-…` pass.',
  ),
  'schema.value': at(400, 'Value not allowed', 'The value is none of those allowed.'),
  'schema.range': at(400, 'Number out of range', 'A number is smaller or larger than allowed.'),
  'schema.size': at(400, 'Too long or too short', 'A text, a list or an object is longer or shorter than allowed.'),
  'schema.format': at(400, 'Wrong format', 'A text does not have the form that is asked for.'),
  'schema.duplicate': at(400, 'Given twice', 'A value or parameter is given more than once.'),
  'schema.other': at(400, 'Does not fit the schema', 'The value does not fit the schema.'),

  'route.unknown': at(404, 'Nothing here', 'There is no such path. `GET /` lists what there is.'),
  'route.method': at(405, 'Method not allowed', 'The path exists, the method does not. `Allow` lists those that do.'),
  'variant.unknown': at(404, 'Unknown variant', 'There is no variant of this name. `allowed` lists the known ones.'),
  'variant.operation': at(404, 'Unknown operation', 'The variant has no such operation. `allowed` lists what it has.'),
  'problem.unknown': at(404, 'Unknown problem code', 'There is no problem of this code.'),

  'auth.required': at(401, 'API key required', 'Send one of the API keys of this server as a bearer token.'),
  'rate.limited': at(429, 'Too many requests', 'The rate limit is used up. `Retry-After` says for how long to wait.'),
  'service.overloaded': at(503, 'Overloaded', 'The server has more work than it can do in time. Try again shortly.'),
  'service.error': at(500, 'Internal error', 'A fault of the server. Its cause is in the log under the request id.'),
} as const satisfies Record<string, HttpText>;

export type HttpCode = keyof typeof HTTP_CODES;
export type AnyCode = ProblemCode | HttpCode;

/** Every code the service can answer with, by code. */
export const ALL_CODES: Readonly<Record<string, ProblemText>> = { ...PROBLEM_CODES, ...HTTP_CODES };
