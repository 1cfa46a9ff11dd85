import type { Constraint, NumberDomain } from './card.js';
import { computes } from './constraints.js';

/** What must hold once a step of binding is taken. */
export interface Rules {
  /** Comparisons of two slots, three numbers each: which one, and the slots. */
  readonly pairs: Int32Array;
  /** Sums and products that the step has a part in. */
  readonly results: readonly Result[];
}

interface Result {
  readonly type: 'sum' | 'product';
  readonly slots: readonly number[];
  readonly digits: readonly number[];
  /** Whether all of its slots are filled. */
  readonly complete: boolean;
  /** Which of its slots are filled, by slot. */
  readonly filled: (slot: number) => boolean;
  /** Least and greatest value of each slot. */
  readonly low: readonly number[];
  readonly high: readonly number[];
}

const DIFFER = 0;
const EQUAL = 1;
const LESS = 2;
const PARITY = 3;
/** The first of a row that is compared has a value at all. */
const PRESENT = 4;

const parity = (value: number): number => (value < 0 ? value : value % 2);

/** What checking the rules of a step costs, in units of work. */
export const costOfRules = ({ pairs, results }: Rules): number => Math.ceil(pairs.length / 6) + results.length * 8;

/** Whether everything holds that a step decides. */
export const rulesHold = ({ pairs, results }: Rules, values: Int32Array): boolean => {
  for (let i = 0; i < pairs.length; i += 3) {
    const a = values[pairs[i + 1]!]!;
    const b = values[pairs[i + 2]!]!;
    switch (pairs[i]) {
      case DIFFER:
        if (a === b && a >= 0) return false;
        break;
      case EQUAL:
        if (a !== b) return false;
        break;
      case LESS:
        if (a >= b) return false;
        break;
      case PARITY:
        if (parity(a) !== parity(b)) return false;
        break;
      default:
        if (a < 0) return false;
    }
  }
  for (const result of results) if (!resultHolds(result, values)) return false;
  return true;
};

/** Whether the sum or product is what the digits write; where some slots are open, whether it still can be. */
const resultHolds = ({ type, slots, digits, complete, filled, low, high }: Result, values: Int32Array): boolean => {
  if (complete) {
    return computes(
      type,
      slots.map((slot) => values[slot]!),
      digits.map((slot) => values[slot]!),
    );
  }
  let least = type === 'sum' ? 0 : 1;
  let most = least;
  for (const slot of slots) {
    const from = filled(slot) ? values[slot]! : low[slot]!;
    const to = filled(slot) ? values[slot]! : high[slot]!;
    // Products of numbers below zero have their bounds elsewhere; such numbers are no tiles anyway.
    if (type === 'product' && from < 0) return true;
    least = type === 'sum' ? least + from : least * from;
    most = type === 'sum' ? most + to : most * to;
  }
  let writtenLeast = 0;
  let writtenMost = 0;
  for (const slot of digits) {
    writtenLeast = writtenLeast * 10 + (filled(slot) ? values[slot]! : low[slot]!);
    writtenMost = writtenMost * 10 + (filled(slot) ? values[slot]! : high[slot]!);
  }
  return least <= writtenMost && writtenLeast <= most;
};

/** Least and greatest value of each number variable; of those near another one through what they are near to. */
const boundsOf = (domains: readonly NumberDomain[], baseOf: (step: number) => number): [number[], number[]] => {
  const low: number[] = [];
  const high: number[] = [];
  for (const [i, { values, near }] of domains.entries()) {
    if (near === null) {
      low.push(Math.min(...values!));
      high.push(Math.max(...values!));
    } else {
      const base = baseOf(i);
      // Values that wrap are from 1 to 9.
      low.push(Math.min(low[base]! + Math.min(...near.offsets), 1));
      high.push(Math.max(high[base]! + Math.max(...near.offsets), 9));
    }
  }
  return [low, high];
};

/**
 * Takes constraints apart into what can be checked as soon as two of their variables are bound, by step. `slots` are
 * those of the variables, then of the digits. The last entry of the answer holds what needs no step.
 */
export const rulesOf = (
  constraints: readonly { readonly constraint: Constraint; readonly slots: readonly number[] }[],
  steps: number,
  stepOf: Int32Array,
  domains: readonly NumberDomain[],
  names: readonly string[],
): Rules[] => {
  const pairs: number[][] = Array.from({ length: steps + 1 }, () => []);
  const results: Result[][] = Array.from({ length: steps + 1 }, () => []);
  let bounds: [number[], number[]] | null = null;
  for (const { constraint, slots } of constraints) {
    const { type } = constraint;
    const vars = slots.slice(0, constraint.vars.length);
    const pair = (rule: number, a: number, b: number): void => {
      pairs[Math.max(stepOf[a]!, stepOf[b]!)]!.push(rule, a, b);
    };
    if (type === 'sum' || type === 'product') {
      bounds ??= boundsOf(domains, (step) => names.indexOf(domains[step]!.near!.base));
      const touched = [...new Set(slots.map((slot) => stepOf[slot]!))].sort((a, b) => a - b);
      for (const step of touched) {
        results[step]!.push({
          type,
          slots: vars,
          digits: slots.slice(constraint.vars.length),
          complete: step === touched.at(-1),
          filled: (slot) => stepOf[slot]! <= step,
          low: bounds[0],
          high: bounds[1],
        });
      }
    } else if (type === 'distinct' || type === 'suitNeq') {
      for (const [i, a] of vars.entries()) for (const b of vars.slice(i + 1)) pair(DIFFER, a, b);
    } else if (type === 'lt') {
      pair(PRESENT, vars[0]!, vars[0]!);
      // A pair that one bound before them both stands between is told by the two pairs with that one.
      for (let i = 0; i < vars.length; i++) {
        for (let j = i + 1; j < vars.length; j++) {
          const later = Math.max(stepOf[vars[i]!]!, stepOf[vars[j]!]!);
          if (!vars.slice(i + 1, j).some((slot) => stepOf[slot]! <= later)) pair(LESS, vars[i]!, vars[j]!);
        }
      }
    } else {
      pair(PRESENT, vars[0]!, vars[0]!);
      const row = [...vars].sort((a, b) => stepOf[a]! - stepOf[b]!);
      for (let i = 1; i < row.length; i++) pair(type === 'sameParity' ? PARITY : EQUAL, row[i - 1]!, row[i]!);
    }
  }
  return pairs.map((list, step) => ({ pairs: Int32Array.from(list), results: results[step]! }));
};
