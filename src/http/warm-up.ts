import { type AnswerContext, runEndpoint } from './answers.js';
import type { CheckedEndpoint } from './endpoints.js';

/** More would make the compiler take the examples for the traffic to come. */
const ROUNDS = 2;

/**
 * Answers the examples of every operation before the service listens. The first answers of a new process take many
 * times as long as later ones: their code is read and compiled on the way.
 */
export const warmUp = (endpoints: readonly CheckedEndpoint[], context: AnswerContext): void => {
  // A cache of its own, so that nothing is counted or kept.
  const apart: AnswerContext = { ...context, env: { ...context.env, cardCache: new Map() } };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const endpoint of endpoints) {
      for (const { request } of endpoint.variant.examples[endpoint.name] ?? []) {
        if (endpoint.check(request) === null) JSON.stringify(runEndpoint(endpoint, request, {}, apart));
      }
    }
  }
};
