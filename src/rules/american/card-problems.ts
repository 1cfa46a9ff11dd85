import type { Problem } from '../problem.js';
import type { ProblemCode } from '../problem-codes.js';

/** Collects what is wrong with a card. Findings marked `warning` do not stop the card from being used. */
export interface CardProblems {
  readonly list: Problem[];
}

export const report = (
  problems: CardProblems,
  code: ProblemCode,
  pointer: string,
  detail: string,
  more: Partial<Problem> = {},
): void => {
  problems.list.push({ code, pointer, detail, ...more });
};

export const syntax = (problems: CardProblems, pointer: string, expected: string, offset = 0): void =>
  report(problems, 'card.syntax', pointer, `Expected ${expected}.`, { offset, expected });

export const warn = (problems: CardProblems, code: ProblemCode, pointer: string, detail: string): void =>
  report(problems, code, pointer, detail, { severity: 'warning' });

export const isWarning = (problem: Problem): boolean => problem.severity === 'warning';

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
