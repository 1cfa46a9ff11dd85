import { AMERICAN_FLOWER, FIRST_BONUS, isDragon, isSuit, isWind, type Kind, kindOf, numberOf } from '../tiles/kinds.js';
import type { KindDomain, NumberDomain } from './card.js';
import { type CardProblems, isInteger, isObject, type Json, member, members, report, syntax } from './card-problems.js';

const TEXT = /^\s*(?:([0-9])\s*(?:-\s*([0-9]))?)?\s*(odd|even)?\s*$/;
const FORM = 'a domain such as "1-9", "1-9 odd" or [2,4,6,8]';

const range = (from: number, to: number, step: number, parity: unknown): number[] => {
  const values: number[] = [];
  for (let n = from; n <= to; n += step) {
    if (parity === undefined || (parity === 'odd') === (n % 2 === 1)) values.push(n);
  }
  return values;
};

const plain = (values: readonly number[]): NumberDomain => ({ values, near: null, soap: false, wrap: false });

/** Values of `from`, `to`, `step`, `parity`. */
const readRange = (input: Json, pointer: string, problems: CardProblems): number[] | null => {
  const from = member(input, 'from') ?? 1;
  const to = member(input, 'to') ?? 9;
  const step = member(input, 'step') ?? 1;
  const parity = member(input, 'parity');
  if (!isInteger(from) || !isInteger(to) || !isInteger(step) || step < 1) {
    syntax(problems, pointer, 'whole numbers for from, to and step');
    return null;
  }
  if (parity !== undefined && parity !== 'odd' && parity !== 'even') {
    syntax(problems, `${pointer}/parity`, '"odd" or "even"');
    return null;
  }
  if (from < 0 || to > 9) {
    report(problems, 'card.number_range', pointer, 'Numbers of tiles go from 1 to 9, and 0 where it is a soap.');
    return null;
  }
  return range(from, to, step, parity);
};

/** One digit of a parameter, the first being digit 0. */
const readParam = (
  input: Json,
  pointer: string,
  params: Readonly<Record<string, number>>,
  problems: CardProblems,
): number[] | null => {
  const name = member(input, 'param');
  const digit = member(input, 'digit');
  if (typeof name !== 'string' || !isInteger(digit) || digit < 0 || digit > 15) {
    syntax(problems, pointer, 'a parameter and the place of its digit, as in {"param":"year","digit":0}');
    return null;
  }
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  const figure = value === undefined ? undefined : String(value)[digit];
  if (figure === undefined) {
    const lacks = value === undefined ? `has no parameter "${name}"` : `has no digit ${digit} in "${name}"`;
    report(problems, 'card.param_missing', pointer, `The card ${lacks}, nor does the request give it.`);
    return null;
  }
  return [Number(figure)];
};

const RANGE_MEMBERS = ['from', 'to', 'step', 'parity', 'zero', 'wrap'];
const NEAR_MEMBERS = ['near', 'offsets', 'zero', 'wrap'];
const PARAM_MEMBERS = ['param', 'digit', 'zero', 'wrap'];

/** Reads the domain of a number variable in any of its forms. Whether `near` names a variable is checked later. */
export const readNumberDomain = (
  input: unknown,
  pointer: string,
  params: Readonly<Record<string, number>>,
  problems: CardProblems,
): NumberDomain | null => {
  if (typeof input === 'string') {
    const match = TEXT.exec(input);
    if (match === null || input.trim() === '') {
      syntax(problems, pointer, FORM);
      return null;
    }
    const from = Number(match[1] ?? 1);
    const to = Number(match[2] ?? match[1] ?? 9);
    return plain(range(from, to, 1, match[3]));
  }
  if (Array.isArray(input)) {
    const values = new Set<number>();
    for (const value of input) {
      if (!isInteger(value)) {
        syntax(problems, pointer, FORM);
        return null;
      }
      if (value < 0 || value > 9) {
        report(problems, 'card.number_range', pointer, `${value} is no number of a tile.`);
        return null;
      }
      values.add(value);
    }
    return plain([...values]);
  }
  if (!isObject(input)) {
    syntax(problems, pointer, FORM);
    return null;
  }
  const allowed = 'near' in input ? NEAR_MEMBERS : 'param' in input ? PARAM_MEMBERS : RANGE_MEMBERS;
  const odd = members(input).find((key) => !allowed.includes(key));
  const zero = member(input, 'zero');
  const wrap = member(input, 'wrap') ?? false;
  if (odd !== undefined || typeof wrap !== 'boolean' || (zero !== undefined && zero !== 'soap')) {
    syntax(problems, pointer, `only ${allowed.join(', ')} here; zero is "soap", wrap is true or false`);
    return null;
  }
  const soap = zero === 'soap';
  if ('near' in input) {
    const base = member(input, 'near');
    const offsets = member(input, 'offsets');
    if (
      typeof base !== 'string' ||
      !Array.isArray(offsets) ||
      !offsets.every((n) => isInteger(n) && Math.abs(n) < 10)
    ) {
      syntax(problems, pointer, 'a variable and offsets, as in {"near":"x","offsets":[0,1]}');
      return null;
    }
    return { values: null, near: { base, offsets: [...new Set<number>(offsets)] }, soap, wrap };
  }
  const values = 'param' in input ? readParam(input, pointer, params, problems) : readRange(input, pointer, problems);
  return values === null ? null : { values, near: null, soap, wrap };
};

const CLASSES: Readonly<Record<string, (kind: Kind) => boolean>> = {
  number: isSuit,
  wind: isWind,
  dragon: isDragon,
  flower: (kind) => kind === AMERICAN_FLOWER,
};

/** Kinds that a group can be made of. */
export const GROUP_KINDS: readonly Kind[] = [
  ...Array.from({ length: FIRST_BONUS }, (_, kind) => kind),
  AMERICAN_FLOWER,
];

const SUIT_LETTERS = 'BCD';

/** Reads a list of suits: `"B"`, `["B","a"]`; small letters are suit variables. */
const readSuits = (input: unknown, pointer: string, problems: CardProblems): (number | string)[] | null => {
  const list: unknown[] = Array.isArray(input) ? input : [input];
  const suits: (number | string)[] = [];
  for (const suit of list) {
    if (typeof suit !== 'string' || !/^[BCDa-z]$/.test(suit)) {
      syntax(problems, pointer, 'suits: B, C, D or suit variables');
      return null;
    }
    const fixed = SUIT_LETTERS.indexOf(suit);
    suits.push(fixed < 0 ? suit : fixed);
  }
  return suits;
};

/** Reads the domain of a wind or free kind variable: a list of tiles, or `{class, parity, suit}`. */
export const readKindDomain = (
  input: unknown,
  pointer: string,
  windsOnly: boolean,
  problems: CardProblems,
): KindDomain | null => {
  if (Array.isArray(input)) {
    const kinds = new Set<Kind>();
    for (const token of input) {
      const kind = token === '0' ? kindOf('P') : typeof token === 'string' ? kindOf(token) : undefined;
      if (kind === undefined || !GROUP_KINDS.includes(kind) || (windsOnly && !isWind(kind))) {
        syntax(problems, pointer, windsOnly ? 'winds: E, S, W, N' : 'tiles such as E, G, 3B, F');
        return null;
      }
      kinds.add(kind);
    }
    return { kinds: [...kinds], suits: null };
  }
  if (!isObject(input) || members(input).some((key) => !['class', 'parity', 'suit'].includes(key))) {
    syntax(problems, pointer, 'a list of tiles, or {"class":[…],"parity":…,"suit":…}');
    return null;
  }
  const numbered = member(input, 'parity') !== undefined || member(input, 'suit') !== undefined;
  const given = member(input, 'class') ?? (windsOnly ? ['wind'] : numbered ? ['number'] : Object.keys(CLASSES));
  const classes: unknown[] = Array.isArray(given) ? given : [given];
  if (!classes.every((name): name is string => typeof name === 'string' && Object.hasOwn(CLASSES, name))) {
    syntax(problems, `${pointer}/class`, 'classes: number, wind, dragon, flower');
    return null;
  }
  const parity = member(input, 'parity');
  if (parity !== undefined && parity !== 'odd' && parity !== 'even') {
    syntax(problems, `${pointer}/parity`, '"odd" or "even"');
    return null;
  }
  const suit = member(input, 'suit');
  const suits = suit === undefined ? null : readSuits(suit, `${pointer}/suit`, problems);
  if (suit !== undefined && suits === null) return null;
  const fits = (kind: Kind): boolean =>
    classes.some((name) => CLASSES[name]!(kind)) &&
    (!isSuit(kind) || parity === undefined || (parity === 'odd') === (numberOf(kind) % 2 === 1)) &&
    (!windsOnly || isWind(kind));
  return { kinds: GROUP_KINDS.filter(fits), suits };
};

/** Reads a narrowing of a suit variable in a case: `["B","D"]`. */
export const readSuitList = (input: unknown, pointer: string, problems: CardProblems): number[] | null => {
  const suits = readSuits(input, pointer, problems);
  if (suits === null) return null;
  if (suits.every((suit): suit is number => typeof suit === 'number')) return suits;
  syntax(problems, pointer, 'suits: B, C, D');
  return null;
};
