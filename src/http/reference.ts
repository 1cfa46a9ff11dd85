import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from './problems.js';

/** A document that never changes while the service runs, ready to send. */
export interface Reference {
  readonly payload: string | Buffer;
  readonly etag: string;
  readonly mediaType: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Strong entity tag of a text. */
export const entityTag = (payload: string | Buffer): string =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;

export const reference = (payload: string | Buffer, mediaType: string = JSON_TYPE): Reference => ({
  payload,
  mediaType,
  etag: entityTag(payload),
});

export const jsonReference = (value: unknown): Reference => reference(JSON.stringify(value));

/** Whether `If-None-Match` names this tag (RFC 9110, 13.1.2: weak comparison, lists and `*`). */
const matches = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
};

/** Sends a reference document with its tag, or 304 to a client that has it. */
export const sendReference = (request: FastifyRequest, reply: FastifyReply, document: Reference): FastifyReply => {
  reply.header('etag', document.etag).header('cache-control', 'public, max-age=3600');
  if (matches(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  return reply
    .type(document.mediaType)
    .serializer((payload: string) => payload)
    .send(document.payload);
};

/** The forms of a document: JSON, and a page for browsers. */
export interface Forms {
  readonly json: Reference;
  readonly html: Reference | null;
}

/** Sends the page to browsers, with the headers of pages, and JSON to the rest. Other forms are not acceptable. */
export const sendForm = async (request: FastifyRequest, reply: FastifyReply, forms: Forms): Promise<FastifyReply> => {
  if (forms.html === null) return sendReference(request, reply, forms.json);
  reply.header('vary', 'accept');
  const form = request.type(['application/json', 'text/html']);
  if (form === false) throw httpProblem('request.not_acceptable', { allowed: ['application/json', 'text/html'] });
  if (form !== 'text/html') return sendReference(request, reply, forms.json);
  await reply.helmet();
  return sendReference(request, reply, forms.html);
};
