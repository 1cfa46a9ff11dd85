import type { Assumption, ResolvedOptions, Warning } from '../../schemas/common.js';
import type { Outcome } from './problem.js';

/** Members that every answer of the rules carries; the HTTP edge adds `links` and `text`. */
export interface Envelope {
  variant: string;
  edition: string;
  options: ResolvedOptions;
  assumptions: Assumption[];
  warnings: Warning[];
  summary: string;
}

/** What an operation may ask of the world around it. The rules do no I/O of their own. */
export interface Env {
  /** The JSON of a card by its id, or `undefined`. */
  readonly findCard: (id: string) => unknown;
  /** Cache of compiled cards by content hash: it changes speed only, never answers. */
  readonly cardCache: { get(key: string): unknown; set(key: string, value: object): unknown };
}

/** Parameters beside the body. */
export interface Query {
  /** How many other readings to list. */
  readonly alternatives?: number;
}

/** One operation of a variant: a request that has passed its schema in, an answer or coded problems out. */
export type Operation<Request, Answer> = (request: Request, env: Env, query?: Query) => Outcome<Answer>;
