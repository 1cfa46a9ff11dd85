import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_CODES, type HttpCode } from './codes.js';
import { errorHandler } from './error-handler.js';
import { item, PROBLEM_TYPE, problemDetails } from './problems.js';

/** URLs that the router refuses before any route is found. */
export const handleFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  errorHandler(error, request, reply);
};

const CODES: Readonly<Record<string, HttpCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Bytes that are no HTTP, headers without end: answered on the bare socket, which is then closed. */
export const handleClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'request.malformed';
  const { status } = HTTP_CODES[code];
  const body = JSON.stringify(problemDetails(status, [item(code)], 'none'));
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(
      body,
    )}\r\nX-Content-Type-Options: nosniff\r\nX-Request-Id: none\r\nConnection: close\r\n\r\n${body}`,
  );
};
