import type { FastifyInstance } from 'fastify';

/** Longest reason that is passed on; the parser's own never come near it. */
const LONGEST_REASON = 200;

/** Why a text is no JSON and where reading it stopped, in the parser's words; none for JSON that is refused otherwise. */
const reasonOf = (text: string): string | undefined => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return undefined;
  } catch (error) {
    return (error as Error).message.slice(0, LONGEST_REASON);
  }
};

/** Reads bodies as the framework does, and keeps for the error handler where a body that is no JSON stops being JSON. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body as string, (error, value) => {
      if (error === null) return done(null, value);
      const reason = reasonOf(body as string);
      done(reason === undefined ? error : Object.assign(error, { cause: new Error(reason) }));
    });
  });
};
