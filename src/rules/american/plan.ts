import { AMERICAN_FLOWER, isSuit, JOKER, type Kind, suitOf } from '../tiles/kinds.js';
import { type Rules, rulesOf } from './binding-rules.js';
import { type Body, type Case, type Constraint, type JokerRule, jokerCap, type NumberDomain } from './card.js';
import { constraintSpaces } from './variables.js';
import { groupCode } from './variants.js';

/** Names of the bound variables of a body, in the order in which a binding holds their values. */
export interface BoundNames {
  readonly numbers: readonly string[];
  readonly winds: readonly string[];
  readonly suits: readonly string[];
}

/** Number variables with the base of a `near` before what is near it. */
const inOrder = (numbers: Readonly<Record<string, NumberDomain>>): string[] => {
  const names = new Set<string>();
  const place = (name: string): void => {
    if (names.has(name)) return;
    const near = numbers[name]?.near;
    if (near) place(near.base);
    names.add(name);
  };
  for (const name of Object.keys(numbers)) place(name);
  return [...names];
};

export const boundNames = (body: Body): BoundNames => ({
  numbers: inOrder(body.numbers),
  winds: Object.keys(body.winds),
  suits: body.families.flatMap((family) => family.vars),
});

/** How a group gets its kind: from one slot of the binding, two, or none. */
export interface GroupPlan {
  readonly at: 'fixed' | 'wind' | 'dragon' | 'number';
  /** Slot of the number, wind or suit; of a number printed as such -1. */
  readonly slot: number;
  /** Number printed, or what is added to the variable. */
  readonly number: number;
  /** Slot of the suit variable of a number, or -1 where `suit` is fixed. */
  readonly suitSlot: number;
  readonly suit: number;
  readonly soap: boolean;
  readonly wrap: boolean;
}

/**
 * A body made ready for binding. A binding is one array of slots: numbers, winds, suits. A step gives a value to one
 * number or wind, or to all suits of a family; what depends on the slots filled so far is settled in that step.
 */
export interface Plan {
  readonly body: Body;
  readonly bodyIndex: number;
  readonly names: BoundNames;
  readonly kindNames: readonly string[];
  /** Values of the variables, the numbers first, then winds, then suits. */
  readonly values: Int32Array;
  readonly steps: number;
  /** First slot that a step fills. */
  readonly slotOf: readonly number[];
  /** By step: what must hold once it is taken. The last entry holds before the first step. */
  readonly rules: readonly Rules[];
  /** By step: groups whose kind is known from then on, those that exchange sizes left aside. */
  readonly ready: readonly (readonly number[])[];
  readonly groups: readonly GroupPlan[];
  /** Whether the value of a number wraps, by step. */
  readonly wraps: readonly boolean[];
  /** By step: an earlier number variable that could trade places with this one, or -1. */
  readonly twin: readonly number[];
  /** Codes of the groups; those of free kinds have kind 0. */
  readonly codes: Uint16Array;
  /** Codes without kinds, by order of the sizes: groups that exchange sizes have another in each. */
  readonly bases: readonly Uint16Array[];
  /** Groups whose code depends on the order of the sizes. */
  readonly permuted: readonly number[];
  readonly varOf: Int8Array;
  /** Constraints that compare free kinds, with the name space of each variable. */
  readonly openConstraints: readonly { readonly constraint: Constraint; readonly spaces: readonly string[] }[];
}

/** A group's code but for its kind. */
const baseCode = (body: Body, i: number, size: number, rule: JokerRule): number => {
  const { tile, jokers, wild } = body.groups[i]!;
  const literal = tile.at === 'kind' && tile.kind === JOKER;
  const flower = tile.at === 'kind' && tile.kind === AMERICAN_FLOWER;
  return groupCode(0, size, jokerCap(rule, size, jokers, literal), wild && !literal && !flower);
};

/** Whether values of a number variable wrap: its own domain says so, or one that it is near to. */
const wrapsOf = (body: Body, name: string): boolean => {
  let current: string | undefined = name;
  while (current !== undefined) {
    const domain: NumberDomain = body.numbers[current]!;
    if (domain.wrap) return true;
    current = domain.near?.base;
  }
  return false;
};

const sameDomain = (a: NumberDomain, b: NumberDomain): boolean =>
  a.near === null &&
  b.near === null &&
  a.soap === b.soap &&
  a.wrap === b.wrap &&
  a.values!.length === b.values!.length &&
  a.values!.every((value, i) => value === b.values![i]);

/**
 * Number variables that can trade places: every binding of theirs makes the same variants as the one in which their
 * values ascend, so that only this one needs trying. They have equal domains and equal groups, and nothing else tells
 * them apart.
 */
const twinsOf = (body: Body, names: readonly string[]): number[] => {
  const told = new Set<string>();
  for (const { near } of Object.values(body.numbers)) if (near !== null) told.add(near.base);
  for (const { numbers } of body.cases) {
    for (const [name, { near }] of Object.entries(numbers)) {
      told.add(name);
      if (near !== null) told.add(near.base);
    }
  }
  for (const { type, vars, digits } of body.constraints) {
    for (const name of digits) told.add(name);
    if (type === 'lt' || new Set(vars).size < vars.length) for (const name of vars) told.add(name);
  }
  const places = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [i, { tile, count, jokers, wild }] of body.groups.entries()) {
    if (tile.at !== 'number' || typeof tile.number !== 'string') continue;
    const size = body.permute.includes(i) ? 'any' : count;
    places.get(tile.number)!.push(`${tile.offset}${tile.suit}*${size}/${jokers}/${wild}`);
  }
  const keys = names.map((name) => {
    const compared = body.constraints.flatMap(({ vars }, i) => (vars.includes(name) ? [i] : []));
    return `${places.get(name)!.sort().join(' ')}|${compared.join()}`;
  });
  return names.map((name, b) => {
    if (told.has(name)) return -1;
    for (let a = b - 1; a >= 0; a--) {
      if (told.has(names[a]!) || keys[a] !== keys[b]) continue;
      if (sameDomain(body.numbers[names[a]!]!, body.numbers[name]!)) return a;
    }
    return -1;
  });
};

/** Makes a body ready for binding. `orders` are the orders of its sizes. */
export const planBody = (body: Body, bodyIndex: number, rule: JokerRule, orders: readonly number[][]): Plan => {
  const names = boundNames(body);
  const kindNames = Object.keys(body.kinds);
  const firstWind = names.numbers.length;
  const firstSuit = firstWind + names.winds.length;
  const slots = firstSuit + names.suits.length;
  const steps = firstSuit + body.families.length;
  const stepOfSlot = new Int32Array(slots);
  const slotOf: number[] = [];
  for (let slot = 0; slot < firstSuit; slot++) {
    stepOfSlot[slot] = slot;
    slotOf.push(slot);
  }
  let slot = firstSuit;
  for (const [i, family] of body.families.entries()) {
    slotOf.push(slot);
    for (let n = 0; n < family.vars.length; n++) stepOfSlot[slot++] = firstSuit + i;
  }
  const slotIn = (space: string, name: string): number => {
    if (space === 'numbers') return names.numbers.indexOf(name);
    return space === 'winds' ? firstWind + names.winds.indexOf(name) : firstSuit + names.suits.indexOf(name);
  };
  const wraps = names.numbers.map((name) => wrapsOf(body, name));
  const groups = body.groups.map(({ tile }): GroupPlan => {
    const none = { slot: -1, number: 0, suitSlot: -1, suit: 0, soap: false, wrap: false };
    if (tile.at === 'wind') return { ...none, at: 'wind', slot: slotIn('winds', tile.name) };
    if (tile.at === 'dragon') return { ...none, at: 'dragon', slot: slotIn('suits', tile.suit) };
    if (tile.at !== 'number') return { ...none, at: 'fixed' };
    const variable = typeof tile.number === 'string' ? tile.number : null;
    const at = variable === null ? -1 : slotIn('numbers', variable);
    return {
      at: 'number',
      slot: at,
      number: variable === null ? (tile.number as number) : tile.offset,
      suitSlot: typeof tile.suit === 'string' ? slotIn('suits', tile.suit) : -1,
      suit: typeof tile.suit === 'number' ? tile.suit : 0,
      soap: variable !== null && tile.offset === 0 && body.numbers[variable]!.soap,
      wrap: variable !== null && wraps[at]!,
    };
  });
  const permuted = orders.length > 1 ? body.permute : [];
  const first = Uint16Array.from(orders[0]!, (size, i) => baseCode(body, i, size, rule));
  const bases = orders.map((sizes, at) => {
    if (at === 0) return first;
    const base = first.slice();
    for (const i of permuted) base[i] = baseCode(body, i, sizes[i]!, rule);
    return base;
  });
  const codes = Uint16Array.from(bases[0]!, (code, i) => {
    const { tile } = body.groups[i]!;
    return tile.at === 'kind' ? code | tile.kind : code;
  });
  const ready: number[][] = Array.from({ length: steps + 1 }, () => []);
  for (const [i, { at, slot: one, suitSlot }] of groups.entries()) {
    if (permuted.includes(i)) continue;
    const last = Math.max(one < 0 ? -1 : stepOfSlot[one]!, suitSlot < 0 ? -1 : stepOfSlot[suitSlot]!);
    if (at === 'fixed' || last < 0) ready[steps]!.push(i);
    else ready[last]!.push(i);
  }
  const bound: { constraint: Constraint; slots: number[] }[] = [];
  const openConstraints: { constraint: Constraint; spaces: readonly string[] }[] = [];
  for (const [i, spaces] of constraintSpaces(body).entries()) {
    const constraint = body.constraints[i]!;
    if (spaces.includes('kinds')) openConstraints.push({ constraint, spaces });
    else {
      const all = [...constraint.vars, ...constraint.digits];
      bound.push({ constraint, slots: all.map((name, n) => slotIn(spaces[n]!, name)) });
    }
  }
  const domains = names.numbers.map((name) => body.numbers[name]!);
  return {
    body,
    bodyIndex,
    names,
    kindNames,
    values: new Int32Array(slots),
    steps,
    slotOf,
    rules: rulesOf(bound, steps, stepOfSlot, domains, names.numbers),
    ready,
    groups,
    wraps,
    twin: twinsOf(body, names.numbers),
    codes,
    bases,
    permuted,
    varOf: Int8Array.from(body.groups, ({ tile }) => (tile.at === 'free' ? kindNames.indexOf(tile.name) : -1)),
    openConstraints,
  };
};

/** Values that a step may try under a case: numbers, winds, or rows of suits. `null`: they hang on another number. */
export interface Choices {
  readonly values: readonly (readonly number[] | null)[];
  /** What the case leaves of those that hang on another number; `null`: all. */
  readonly within: readonly (readonly number[] | null)[];
  readonly rows: readonly (readonly (readonly number[])[])[];
  /** Narrowings to what is near another number, each where the later of the two is bound. */
  readonly near: readonly {
    readonly step: number;
    readonly base: number;
    readonly domain: NumberDomain;
    readonly after: number;
  }[];
}

/** What each step may try, all bodies' domains narrowed by the case. */
export const choicesOf = ({ body, names }: Plan, narrowing: Case | null): Choices => {
  const values: (readonly number[] | null)[] = [];
  const within: (readonly number[] | null)[] = [];
  const near: { step: number; base: number; domain: NumberDomain; after: number }[] = [];
  for (const [step, name] of names.numbers.entries()) {
    const own = body.numbers[name]!.values;
    const narrowed = narrowing?.numbers[name];
    if (narrowed !== undefined && narrowed.near !== null) {
      const base = names.numbers.indexOf(narrowed.near.base);
      near.push({ step, base, domain: narrowed, after: Math.max(step, base) });
    }
    const allowed = narrowed?.values;
    within.push(allowed ?? null);
    values.push(own === null || allowed == null ? own : own.filter((value) => allowed.includes(value)));
  }
  for (const name of names.winds) {
    const allowed = narrowing?.kinds[name]?.kinds;
    const own = body.winds[name]!.kinds;
    values.push(allowed === undefined ? own : own.filter((kind) => allowed.includes(kind)));
  }
  const rows = body.families.map(({ vars, assignments }) => {
    const lists = vars.map((name) => narrowing?.suits[name]);
    if (lists.every((list) => list === undefined)) return assignments;
    return assignments.filter((row) => row.every((suit, i) => lists[i] === undefined || lists[i].includes(suit)));
  });
  return { values, within, rows, near };
};

/** A free kind narrowed to the suits that its domain names. */
export const inSuits = (kind: Kind, suits: readonly number[] | null): boolean =>
  suits === null || !isSuit(kind) || suits.includes(suitOf(kind));
