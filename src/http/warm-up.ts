import { type AnswerContext, runEndpoint } from './answers.js';
import type { CheckedEndpoint } from './endpoints.js';

const WARM_UP_MS = 300;

/**
 * Answers the examples of every operation for a moment before the service listens. The first answers of a new process
 * take many times as long as later ones; without this, a replica that is started under load would refuse requests.
 */
export const warmUp = (endpoints: readonly CheckedEndpoint[], context: AnswerContext): void => {
  // A cache of its own, so that nothing is counted or kept.
  const apart: AnswerContext = { ...context, env: { ...context.env, cardCache: new Map() } };
  const until = performance.now() + WARM_UP_MS;
  do {
    for (const endpoint of endpoints) {
      for (const { request } of endpoint.variant.examples[endpoint.name] ?? []) {
        if (endpoint.check(request) === null) JSON.stringify(runEndpoint(endpoint, request, {}, apart));
      }
    }
  } while (performance.now() < until);
};
