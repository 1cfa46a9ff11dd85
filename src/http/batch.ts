import type { FastifyBaseLogger } from 'fastify';
import type { ProblemItem } from '../../schemas/problem.js';
import { BatchItem } from '../../schemas/service.js';
import { type AnswerContext, runEndpoint } from './answers.js';
import type { HttpCode } from './codes.js';
import type { CheckedEndpoint } from './endpoints.js';
import { item, problemDetails, statusOf } from './problems.js';
import type { Check, Checks } from './validation.js';
import { nearestName } from './violations.js';

export interface BatchResult {
  readonly id?: string | number;
  readonly status: number;
  readonly body: unknown;
}

/** Runs one item of a batch. It never throws: an item that fails is a result like any other. */
export type RunItem = (raw: unknown, requestId: string) => BatchResult;

interface Item {
  readonly id?: string | number;
  readonly variant: string;
  readonly operation: string;
  readonly body: unknown;
}

const unknownName = (code: HttpCode, pointer: string, name: string, known: readonly string[]): ProblemItem => {
  const nearest = nearestName(name, known);
  return item(code, {
    pointer,
    detail: `"${name}" is none of ${known.join(', ')}.`,
    allowed: [...known],
    ...(nearest === undefined ? {} : { suggestions: [nearest] }),
  });
};

/** The id an item goes by, also where the item itself does not fit its schema. */
const idOf = (raw: unknown): { id?: string | number } => {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' || Number.isInteger(id) ? { id: id as string | number } : {};
};

/** Makes the runner of batch items over all endpoints. Pointers of problems are relative to the item's `body`. */
export const batchRunner = (
  endpoints: readonly CheckedEndpoint[],
  checks: Checks,
  context: AnswerContext,
  log: FastifyBaseLogger,
  count: (variant: string, status: number) => void,
): RunItem => {
  const checkItem: Check = checks.body(BatchItem);
  const byVariant = new Map<string, Map<string, CheckedEndpoint>>();
  for (const endpoint of endpoints) {
    const operations = byVariant.get(endpoint.variant.id) ?? new Map<string, CheckedEndpoint>();
    byVariant.set(endpoint.variant.id, operations.set(endpoint.name, endpoint));
  }

  const run = (raw: unknown, requestId: string): BatchResult => {
    const failure = (status: number, problems: readonly ProblemItem[]): BatchResult => ({
      ...idOf(raw),
      status,
      body: problemDetails(status, problems, requestId),
    });
    const violations = checkItem(raw);
    if (violations !== null) return failure(400, violations);
    const { id, variant, operation, body } = raw as Item;
    const operations = byVariant.get(variant);
    if (operations === undefined) {
      return failure(404, [unknownName('variant.unknown', '/variant', variant, [...byVariant.keys()])]);
    }
    const endpoint = operations.get(operation);
    if (endpoint === undefined) {
      return failure(404, [unknownName('variant.operation', '/operation', operation, [...operations.keys()])]);
    }
    const misfits = endpoint.check(body);
    if (misfits !== null) return failure(400, misfits);
    const answered = runEndpoint(endpoint, body, {}, context);
    if (!answered.ok) return failure(statusOf(answered.problems), answered.problems);
    return id === undefined ? { status: 200, body: answered.answer } : { id, status: 200, body: answered.answer };
  };

  return (raw, requestId) => {
    let result: BatchResult;
    try {
      result = run(raw, requestId);
    } catch (error) {
      log.error({ err: error, requestId }, 'batch item failed');
      result = { ...idOf(raw), status: 500, body: problemDetails(500, [item('service.error')], requestId) };
    }
    const variant = (raw as Partial<Item> | null)?.variant;
    count(byVariant.has(variant ?? '') ? (variant ?? '') : '', result.status);
    return result;
  };
};
