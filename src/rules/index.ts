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
 * if (outcome.ok) console.log(outcome.value.score.total); // 168
 */
import { LRUCache } from 'lru-cache';
import type { ParseAnswer, ParseRequest, TilesAnswer } from '../../schemas/tiles.js';
import type { Env, Envelope, Operation, Query } from './answer.js';
import type { AnswerOf, RequestOf, VariantWith } from './operation-types.js';
import type { Outcome } from './problem.js';
import { describeTiles, parseTiles as parse } from './tiles/describe.js';
import { variantById, variants } from './variants/index.js';
import { defaultTileSet, setUses } from './variants/tile-sets.js';
import type { OperationName } from './variants/variant.js';

export type { HandInput, HandRequest, MeldInput } from '../../schemas/hand.js';
export type { Env, Envelope, Query } from './answer.js';
export type {
  AmericanOperations,
  AmericanVariantId,
  AnswerOf,
  ClassicalOperations,
  ClassicalVariantId,
  RequestOf,
  VariantWith,
} from './operation-types.js';
export type { Outcome, Problem } from './problem.js';
export { PROBLEM_CODES, type ProblemCode } from './problem-codes.js';
export { variantById, variants } from './variants/index.js';
export { OPERATIONS, type OperationName, VARIANT_IDS, type Variant, type VariantId } from './variants/variant.js';

/** Compiled cards that an environment keeps. They change speed only. */
const CARDS_KEPT = 50;

/**
 * What the rules may ask of the world.
 * @param findCard the JSON of a card by its id, for cards beside the built-in one; none by default.
 */
export const createEnv = (findCard: (id: string) => unknown = () => undefined): Env => ({
  findCard,
  cardCache: new LRUCache<string, object>({ max: CARDS_KEPT }),
});

const defaultEnv = createEnv();

/**
 * Runs an operation of a variant. Answers the same value as the service, without links and texts, or the coded
 * problems of a request that cannot be judged. The request has to fit its type: the service checks requests against
 * the schemas of openapi.yaml before they come here, the library does not.
 * @throws RangeError for an operation that the variant does not have.
 */
export const run = <O extends OperationName, V extends VariantWith<O>>(
  variant: V,
  operation: O,
  request: RequestOf<V, O>,
  query: Query = {},
  env: Env = defaultEnv,
): Outcome<AnswerOf<V, O>> => {
  const found = variantById(variant)?.operations[operation] as
    | Operation<RequestOf<V, O>, Envelope & AnswerOf<V, O>>
    | undefined;
  if (found === undefined) throw new RangeError(`${variant} has no operation ${operation}`);
  return found(request, env, query);
};

const operation =
  <O extends OperationName>(name: O) =>
  <V extends VariantWith<O>>(variant: V, request: RequestOf<V, O>, query?: Query, env?: Env): Outcome<AnswerOf<V, O>> =>
    run(variant, name, request, query, env);

/** Checks a hand: legal, waiting, complete or dead, with every problem. */
export const validate = operation('validate');
/** Reads a hand: all readings or lines; of 13 tiles the waits, of 14 that are not complete what to throw. */
export const decompose = operation('decompose');
/** Scores a hand in its best reading, itemised. `{ alternatives: n }` says how many other readings to list. */
export const score = operation('score');
/** Rules on claims: which are legal, which one wins, who acts next. */
export const claim = operation('claim');
/** Lists the claims that the seats whose hands are sent could legally make. */
export const claimOptions = operation('claim-options');
/** Settles a hand: who pays whom. */
export const settle = operation('settle');
/** Keeps the score sheet of a session. */
export const tally = operation('tally');
/** Compares the tiles of a wall or a position with the set of the variant. */
export const wall = operation('wall');
/** Deals given tiles, or a wall shuffled from a seed. */
export const deal = operation('deal');
/** Checks a card. American games only. */
export const card = operation('card');
/** Judges the Charleston. American games only. */
export const charleston = operation('charleston');
/** Judges a joker exchange. American games only. */
export const jokerExchange = operation('joker-exchange');

/** Every kind of tile with its names, and the sets of the variants. */
export const tiles = (): TilesAnswer => describeTiles(setUses(variants));

/** Reads tiles in any notation. With a variant they are read as that variant reads them and must be in its set. */
export const parseTiles = (request: ParseRequest): Outcome<ParseAnswer> => {
  const variant = request.variant === undefined ? undefined : variantById(request.variant);
  return parse(request, variant === undefined ? null : defaultTileSet(variant));
};
