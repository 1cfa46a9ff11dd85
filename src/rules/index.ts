/**
 * The rules as a library: the same functions that the service runs, without HTTP. Works in Node and in a browser.
 *
 * @example
 * import { score } from 'mahjong-referee/rules';
 * const outcome = score('babcock-1923', {
 *   hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
 *   seat: 'E',
 *   win: { tile: 'G', by: 'discard' },
 * });
 * if (outcome.ok) console.log(outcome.value.score.total);
 */
import { LRUCache } from 'lru-cache';
import type { HandRequest } from '../../schemas/hand.js';
import type { ClassicalScoreAnswer } from '../../schemas/score.js';
import type { Env, Envelope, Operation, Query } from './answer.js';
import type { Outcome } from './problem.js';
import { variantById } from './variants/index.js';
import type { OperationName, VariantId } from './variants/variant.js';

export type { Env, Envelope, Query } from './answer.js';
export type { Outcome, Problem } from './problem.js';
export { PROBLEM_CODES, type ProblemCode } from './problem-codes.js';
export { kindOf, TOKENS, tokenOf } from './tiles/kinds.js';
export { nameOf } from './tiles/names.js';
export { variantById, variants } from './variants/index.js';
export { OPERATIONS, type OperationName, VARIANT_IDS, type Variant, type VariantId } from './variants/variant.js';

/** Compiled cards that an environment keeps. They change speed only. */
const CARDS_KEPT = 50;

/** What the rules may ask of the world: cards by id beside the built-in ones, and a bounded cache. */
export const createEnv = (findCard: (id: string) => unknown = () => undefined): Env => ({
  findCard,
  cardCache: new LRUCache<string, object>({ max: CARDS_KEPT }),
});

const defaultEnv = createEnv();

/**
 * Runs an operation of a variant on a request that fits the schema of that operation (see openapi.yaml).
 * Answers the same value as the service, without links and texts, or the coded problems of a request that cannot be
 * judged.
 * @throws RangeError for an operation that the variant does not have.
 */
export const run = (
  variant: VariantId,
  operation: OperationName,
  request: object,
  query: Query = {},
  env: Env = defaultEnv,
): Outcome<Envelope> => {
  const found = variantById(variant)?.operations[operation] as Operation<object, Envelope> | undefined;
  if (found === undefined) throw new RangeError(`${variant} has no operation ${operation}`);
  return found(request, env, query);
};

/** The classical games, whose scores are itemised points and doubles. */
export type ClassicalVariantId = 'babcock-1923' | 'chinese' | 'british';

/** Scores a hand of a classical game: the answer of `POST /v1/{variant}/score`. */
export const score = (
  variant: ClassicalVariantId,
  request: HandRequest,
  query?: Query,
): Outcome<ClassicalScoreAnswer> =>
  run(variant, 'score', request, query) as Outcome<Envelope> as Outcome<ClassicalScoreAnswer>;
