import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { ProblemText } from '../../rules/problem-codes.js';
import { ALL_CODES } from '../codes.js';
import { documented, jsonResponses } from '../openapi.js';
import { page, paragraph, text } from '../pages.js';
import { httpProblem } from '../problems.js';
import { type Forms, jsonReference, reference, sendForm } from '../reference.js';

const HTML = 'text/html; charset=utf-8';

const asJson = (code: string, { title, meaning, status }: ProblemText): Record<string, unknown> => ({
  code,
  title,
  meaning,
  ...(status === undefined ? {} : { status }),
  url: `/docs/problems/${code}`,
});

const problemPage = (code: string, { title, meaning, status }: ProblemText): string =>
  page(
    `${code} – ${title}`,
    `<h1>${text(title)}</h1><p><code>${text(code)}</code></p>${paragraph(meaning)}<p>${
      status === undefined ? 'A finding inside an answer.' : `HTTP status ${status}.`
    }</p><p><a href="/docs/problems">All codes</a></p>`,
  );

const listPage = (): string => {
  const rows = Object.entries(ALL_CODES).map(
    ([code, { title, status }]) =>
      `<tr><td><a href="/docs/problems/${text(code)}"><code>${text(code)}</code></a></td><td>${text(title)}</td><td>${
        status ?? ''
      }</td></tr>`,
  );
  return page(
    'Problem codes',
    `<h1>Problem codes</h1><table><thead><tr><th>Code</th><th>Meaning</th><th>Status</th></tr></thead><tbody>${rows.join(
      '',
    )}</tbody></table>`,
  );
};

/** `GET /docs/problems` and `/docs/problems/{code}`. */
export const problemRoutes = (app: FastifyInstance): void => {
  const list: Forms = {
    json: jsonReference({ problems: Object.entries(ALL_CODES).map(([code, entry]) => asJson(code, entry)) }),
    html: reference(listPage(), HTML),
  };
  const pages = new Map<string, Forms>(
    Object.entries(ALL_CODES).map(([code, entry]) => [
      code,
      { json: jsonReference(asJson(code, entry)), html: reference(problemPage(code, entry), HTML) },
    ]),
  );
  app.get(
    '/docs/problems',
    {
      schema: {
        ...documented('listProblems', 'Every problem code.', 'A page for browsers, JSON otherwise.', 'Reference'),
        response: jsonResponses('ProblemCodeList', 'The codes.', 406),
      },
    },
    (request, reply) => sendForm(request, reply, list),
  );
  app.get<{ Params: { code: string } }>(
    '/docs/problems/:code',
    {
      schema: {
        ...documented('problem', 'One problem code.', 'A page for browsers, JSON otherwise.', 'Reference'),
        params: Type.Object({ code: Type.String({ maxLength: 100, examples: ['tile.unknown'] }) }),
        response: jsonResponses('ProblemCode', 'The code.', 404, 406),
      },
    },
    (request, reply) => {
      const forms = pages.get(request.params.code);
      if (forms === undefined) throw httpProblem('problem.unknown');
      return sendForm(request, reply, forms);
    },
  );
};
