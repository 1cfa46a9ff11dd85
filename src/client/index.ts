/**
 * A typed client of the service: the paths, requests and answers of openapi.yaml, over `fetch`.
 *
 * @example
 * import { createClient } from 'mahjong-referee/client';
 * const client = createClient({ baseUrl: 'http://localhost:3000' });
 * const { data, error } = await client.POST('/v1/babcock-1923/score', {
 *   body: {
 *     hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
 *     seat: 'E',
 *     win: { tile: 'G', by: 'discard' },
 *   },
 * });
 * console.log(data === undefined ? error.detail : data.score.total); // 168
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.js';

export type { components, operations, paths } from './api.js';

/** A component of the document by its name: `Schema<'ScoreAnswer'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** One method a verb (`GET`, `POST`), each typed by the path. Answers `{ data, error, response }`; it does not throw for a status. */
export type RefereeClient = Client<paths>;

export interface ClientOptions {
  /** Where the service is, without a path: `http://localhost:3000`. */
  readonly baseUrl: string;
  /** One of the keys in `API_KEYS`, where the service asks for one. */
  readonly apiKey?: string;
  /** Used in place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Makes a client of the service at `baseUrl`. It opens no connection before the first request. */
export const createClient = ({ baseUrl, apiKey, fetch }: ClientOptions): RefereeClient =>
  createFetchClient<paths>({
    baseUrl,
    ...(apiKey !== undefined && { headers: { authorization: `Bearer ${apiKey}` } }),
    ...(fetch !== undefined && { fetch }),
  });
