import { isSuit, type Kind, numberOf, suitOf } from '../tiles/kinds.js';
import type { ConstraintType } from './card.js';

/** How kinds are compared with the other variables of a constraint. */
export type Aspect = 'kind' | 'number' | 'suit';

/** What a constraint compares: the spaces of its variables decide. Honours and flowers have neither number nor suit. */
export const aspectOf = (type: ConstraintType, spaces: readonly string[]): Aspect => {
  if (type === 'lt' || type === 'sameParity') return 'number';
  if (type === 'suitEq' || type === 'suitNeq') return 'suit';
  if (spaces.includes('numbers')) return 'number';
  return spaces.includes('suits') ? 'suit' : 'kind';
};

/** The value of a kind under an aspect, `-1` where it has none. */
export const aspectValue = (aspect: Aspect, kind: Kind): number => {
  if (aspect === 'kind') return kind;
  if (!isSuit(kind)) return -1;
  return aspect === 'number' ? numberOf(kind) : suitOf(kind);
};

const allDifferent = (values: readonly number[]): boolean => {
  for (let i = 1; i < values.length; i++) {
    if (values[i]! >= 0 && values.indexOf(values[i]!) < i) return false;
  }
  return true;
};
const allEqual = (values: readonly number[]): boolean =>
  values[0]! >= 0 && values.every((value) => value === values[0]);
const ascending = (values: readonly number[]): boolean =>
  values[0]! >= 0 && values.every((value, i) => i === 0 || value > values[i - 1]!);

/** Whether a comparison holds for values in the order of the constraint. */
export const compares = (type: ConstraintType, values: readonly number[]): boolean => {
  switch (type) {
    case 'distinct':
    case 'suitNeq':
      return allDifferent(values);
    case 'same':
    case 'suitEq':
      return allEqual(values);
    case 'lt':
      return ascending(values);
    case 'sameParity':
      return allEqual(values.map((value) => (value < 0 ? value : value % 2)));
    default:
      return true;
  }
};

/** Whether the sum or product of `values` is written by `digits`: tens and units, or units alone. */
export const computes = (type: 'sum' | 'product', values: readonly number[], digits: readonly number[]): boolean => {
  let result = type === 'sum' ? 0 : 1;
  for (const value of values) result = type === 'sum' ? result + value : result * value;
  let written = 0;
  for (const digit of digits) written = written * 10 + digit;
  return result === written;
};
