import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { MOST_BATCH_ITEMS } from '../../../schemas/service.js';
import type { RunItem } from '../batch.js';
import { type Line, readLines } from '../lines.js';
import { documented, problemResponses } from '../openapi.js';
import { RETRY_AFTER_SECONDS } from '../plugins/load-shedding.js';
import { HttpProblem, httpProblem, item, problemDetails } from '../problems.js';
import { type Pace, paceWork, waitingTurns } from '../turns.js';
import type { Checks } from '../validation.js';

export const NDJSON = 'application/x-ndjson';

/** Batches at work at the same time; the next is refused. */
const MOST_AT_WORK = 64;

const NEWLINE = Buffer.from('\n');
const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** Results that are worked out before they are written: each of the two finds its code in the processor's caches. */
const RESULTS_TOGETHER = 32;

/** Works items off stretch by stretch, and gives their results as they are sent, some at a time. */
async function* work<T>(items: readonly T[], pace: Pace, run: (item: T) => unknown): AsyncGenerator<Buffer[]> {
  for (let i = 0; i < items.length; ) {
    if (pace.over()) await pace.next();
    const results: unknown[] = [];
    do {
      results.push(run(items[i] as T));
      i += 1;
    } while (i < items.length && results.length < RESULTS_TOGETHER && !pace.over());
    yield results.map((result) => Buffer.from(JSON.stringify(result)));
  }
}

/** Pieces with a separator after each. */
const followed = (pieces: readonly Buffer[], separator: Buffer): Buffer =>
  Buffer.concat(pieces.flatMap((piece) => [piece, separator]));

/** Results of a stream, one line each. */
async function* answerLines(stream: AsyncIterable<Buffer>, limit: number, requestId: string, run: RunItem) {
  const failure = (problem: ReturnType<typeof item>, status: number) => ({
    status,
    body: problemDetails(status, [problem], requestId),
  });
  const answer = (line: Line): unknown => {
    if ('tooLong' in line) return failure(item('request.too_large', { limit }), 413);
    let raw: unknown;
    try {
      raw = JSON.parse(line.text);
    } catch (error) {
      return failure(
        item('request.not_json', { detail: `The line is not valid JSON: ${(error as Error).message}.` }),
        400,
      );
    }
    return run(raw, requestId);
  };
  const pace = paceWork();
  for await (const lines of readLines(stream, limit)) {
    for await (const results of work(lines, pace, answer)) yield followed(results, NEWLINE);
  }
}

/** Results of a list, as the text of one. */
const answerList = async (items: readonly unknown[], requestId: string, run: RunItem): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const results of work(items, paceWork(), (raw) => run(raw, requestId))) {
    for (const result of results) pieces.push(pieces.length === 0 ? OPEN : COMMA, result);
  }
  if (pieces.length === 0) pieces.push(OPEN);
  return Buffer.concat([...pieces, CLOSE]);
};

/** `POST /v1/batch`: a JSON array, or NDJSON answered line by line as it comes in. */
export const batchRoute = (app: FastifyInstance, run: RunItem, checks: Checks, lineLimit: number): void => {
  // Only the list itself is checked here: an item that does not fit is a result of its own.
  const checkList = checks.body(Type.Array(Type.Unknown(), { maxItems: MOST_BATCH_ITEMS }));
  app.register(async (scope) => {
    scope.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload));
    scope.post(
      '/v1/batch',
      {
        config: { operation: 'batch' },
        validatorCompiler: () => () => true,
        schema: {
          ...documented(
            'batch',
            'Many requests in one.',
            `A JSON array of up to ${MOST_BATCH_ITEMS} requests, answered with an array of results in order. One bad request never fails the others. NDJSON of any length is answered line by line; the body limit holds for each line.`,
            'Batch',
          ),
          body: {
            content: {
              'application/json': { schema: { $ref: 'BatchRequest' } },
              [NDJSON]: { schema: { type: 'string', description: 'One request a line.' } },
            },
          },
          response: {
            200: {
              description: 'The results.',
              content: {
                'application/json': { schema: { $ref: 'BatchAnswer' } },
                [NDJSON]: { schema: { type: 'string', description: 'One result a line.' } },
              },
            },
            ...problemResponses(400, 408, 413, 415),
          },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (waitingTurns() >= MOST_AT_WORK) {
          throw httpProblem('service.overloaded', {}, { 'retry-after': String(RETRY_AFTER_SECONDS) });
        }
        if (request.body instanceof Readable) {
          const lines = answerLines(request.body, lineLimit, request.id, run);
          return reply.type(NDJSON).send(Readable.from(lines, { objectMode: false }));
        }
        if (request.body === undefined) throw httpProblem('request.no_body');
        const violations = checkList(request.body);
        if (violations !== null) throw new HttpProblem(400, violations);
        const text = await answerList(request.body as unknown[], request.id, run);
        return reply.type('application/json; charset=utf-8').send(text);
      },
    );
  });
};
