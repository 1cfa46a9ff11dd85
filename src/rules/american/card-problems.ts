import type { Problem } from '../problem.js';
import type { ProblemCode } from '../problem-codes.js';

/** Problems of a card that are listed: what is beyond tells nothing more, and costs memory. */
export const MOST_PROBLEMS = 1_000;

/** Collects what is wrong with a card. Findings marked `warning` do not stop the card from being used. */
export interface CardProblems {
  readonly list: Problem[];
}

export const isWarning = (problem: Problem): boolean => problem.severity === 'warning';

/** Whether the list has all the problems that it takes. */
export const isFull = ({ list }: CardProblems): boolean => list.length >= MOST_PROBLEMS && !list.every(isWarning);

export const report = (
  problems: CardProblems,
  code: ProblemCode,
  pointer: string,
  detail: string,
  more: Partial<Problem> = {},
): void => {
  const { list } = problems;
  if (list.length < MOST_PROBLEMS) list.push({ code, pointer, detail, ...more });
  // A card with a problem is never taken for one with warnings alone.
  else if (more.severity !== 'warning' && list.every(isWarning)) list.push({ code, pointer, detail, ...more });
};

export const syntax = (problems: CardProblems, pointer: string, expected: string, offset = 0): void =>
  report(problems, 'card.syntax', pointer, `Expected ${expected}.`, { offset, expected });

export const warn = (problems: CardProblems, code: ProblemCode, pointer: string, detail: string): void =>
  report(problems, code, pointer, detail, { severity: 'warning' });

export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
/** Own members of an object but notes: `$schema` and `x-…`. */
export const members = (value: Json): string[] =>
  Object.keys(value).filter((key) => key !== '$schema' && !key.startsWith('x-'));
/** An own member of an object, never an inherited one. */
export const member = (value: Json, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** A member name as a part of a JSON pointer. */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
