import type { ProblemItem } from '../../schemas/problem.js';
import type { ProblemCode } from './problem-codes.js';

/**
 * One thing wrong with a request: a stable code, a JSON pointer into the request body (`/hand/melds/0`),
 * a sentence for people, and whatever the code carries (offset, token, suggestions, expected, actual…).
 */
export type Problem = ProblemItem & { readonly code: ProblemCode; readonly pointer: string };

/** Expected failures are values. Exceptions are for bugs. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const failed = <T = never>(...problems: readonly Problem[]): Outcome<T> => ({ ok: false, problems });
