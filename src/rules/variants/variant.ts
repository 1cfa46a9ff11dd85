import type { VariantShape } from '../../../schemas/common.js';
import type { Envelope, Operation } from '../answer.js';
import type { HandRules } from '../hand/rules.js';

export const VARIANT_IDS = [
  'babcock-1923',
  'chinese',
  'british',
  'american-league',
  'american-deck-beginner',
  'american-deck-advanced',
] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

export const OPERATIONS = [
  'validate',
  'decompose',
  'score',
  'claim',
  'claim-options',
  'settle',
  'tally',
  'wall',
  'deal',
  'card',
  'charleston',
  'joker-exchange',
] as const;
export type OperationName = (typeof OPERATIONS)[number];

/** An example request of an operation, named; each is executed by a test. `status` is the status it must get. */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly request: unknown;
  readonly status?: number;
}

/** A game: its rule sheet as data, its operations, its texts. Registered in `variants/index.ts` and nowhere else. */
export interface Variant {
  readonly id: VariantId;
  readonly name: string;
  readonly edition: string;
  readonly description: string;
  /** What the request schemas depend on. */
  readonly shape: VariantShape;
  /** What reading a hand depends on, its set of tiles included. */
  readonly hand: HandRules;
  /** The whole rule sheet as plain JSON, for `GET /v1/{variant}`. */
  readonly sheet: Readonly<Record<string, unknown>>;
  readonly operations: { readonly [name in OperationName]?: Operation<never, Envelope> };
  readonly examples: { readonly [name in OperationName]?: readonly Example[] };
  /** Cards that come with the game, by id. */
  readonly cards?: Readonly<Record<string, object>>;
}
