import type { Links } from '../../schemas/common.js';
import type { ProblemItem } from '../../schemas/problem.js';
import type { Env, Envelope } from '../rules/answer.js';
import type { Endpoint } from './endpoints.js';
import { writeParameters } from './url-form.js';
import type { TextForm } from './url-parameters.js';

/** Lays an answer out for people. Supplied by `src/render`. */
export interface TextRenderer {
  readonly text: (answer: Envelope, form: 'plain' | 'markdown', operation: string) => string;
  readonly discord: (answer: Envelope, operation: string) => Record<string, unknown>;
}

/** Path and query of the picture of a hand, or null where there is nothing to draw. Supplied by `src/render`. */
export type PictureLink = (answer: Envelope) => string | null;

/** What the edge adds to the answers of the rules. */
export interface AnswerContext {
  readonly env: Env;
  /** Put before every link; empty for links without a host. */
  readonly baseUrl: string;
  readonly renderer: TextRenderer | null;
  readonly pictureLink: PictureLink | null;
}

export interface AnswerQuery {
  readonly text?: TextForm;
  readonly alternatives?: number;
}

export type Answered =
  | { readonly ok: true; readonly answer: Record<string, unknown> }
  | { readonly ok: false; readonly problems: readonly ProblemItem[] };

/** Longest URL that is offered as a link: what common proxies and browsers take. */
const LONGEST_LINK = 2000;

const linksOf = (endpoint: Endpoint, body: unknown, answer: Envelope, context: AnswerContext): Links => {
  const links: Links = {};
  const { baseUrl } = context;
  if (endpoint.spec.byUrl) {
    const query = writeParameters(body);
    if (query !== null && query.length < LONGEST_LINK) {
      links.self = `${baseUrl}/v1/${endpoint.variant.id}/${endpoint.name}?${query}`;
    }
  }
  const picture = context.pictureLink?.(answer);
  if (picture) links.picture = baseUrl + picture;
  links.docs = `${baseUrl}/docs`;
  return links;
};

/** Runs an operation on a body that has passed its check, and completes the answer with links and text. */
export const runEndpoint = (
  endpoint: Endpoint,
  body: unknown,
  query: AnswerQuery,
  context: AnswerContext,
): Answered => {
  const { alternatives, text } = query;
  const outcome = endpoint.run(body, context.env, alternatives === undefined ? {} : { alternatives });
  if (!outcome.ok) return { ok: false, problems: outcome.problems };
  // The answer was made for this request alone, so it is completed in place.
  const answer = outcome.value as Envelope & Record<string, unknown>;
  answer.links = linksOf(endpoint, body, answer, context);
  if (text !== undefined && context.renderer !== null) {
    if (text === 'discord') answer.discord = context.renderer.discord(answer, endpoint.name);
    else answer.text = context.renderer.text(answer, text, endpoint.name);
  }
  return { ok: true, answer };
};
