import { AMERICAN_FLOWER, FIRST_DRAGON, isSuit, JOKER, type Kind, SUIT_SIZE, suitOf, WHITE } from '../tiles/kinds.js';
import { type Body, type Case, type Constraint, type JokerRule, jokerCap, type NumberDomain } from './card.js';
import { type Aspect, aspectOf, aspectValue, compares, computes } from './constraints.js';
import { constraintSpace } from './variables.js';
import { groupCode, type OpenConstraint, type OpenVar, type OpenVariant, type VariantSet } from './variants.js';

/** Names of the bound variables of a body, in the order in which a binding holds their values. */
export interface BoundNames {
  readonly numbers: readonly string[];
  readonly winds: readonly string[];
  readonly suits: readonly string[];
}

export const boundNames = (body: Body): BoundNames => ({
  numbers: inOrder(body.numbers),
  winds: Object.keys(body.winds),
  suits: body.families.flatMap((family) => family.vars),
});

/** Number variables with the base of a `near` before what is near it. */
const inOrder = (numbers: Readonly<Record<string, NumberDomain>>): string[] => {
  const names: string[] = [];
  const place = (name: string): void => {
    if (names.includes(name)) return;
    const near = numbers[name]?.near;
    if (near) place(near.base);
    names.push(name);
  };
  for (const name of Object.keys(numbers)) place(name);
  return names;
};

/** Where the variants of a line go, and how much may still be tried. */
export interface Sink {
  readonly variants: VariantSet;
  readonly open: Map<string, OpenVariant>;
  /** Bindings that may still be tried; below zero the expansion has stopped. */
  budget: number;
  readonly mostVariants: number;
  /** What a binding took out of 1 to 9, if any did. */
  outOfRange: string | null;
}

const exhausted = (sink: Sink): boolean =>
  sink.budget < 0 || sink.variants.size > sink.mostVariants || sink.open.size > sink.mostVariants;

/** Every different order of the sizes of the groups that may exchange them. */
const sizeOrders = (body: Body): number[][] => {
  const sizes = body.groups.map((group) => group.count);
  const pool = body.permute.map((i) => sizes[i]!).sort((a, b) => a - b);
  if (pool.length < 2) return [sizes];
  const orders: number[][] = [];
  const taken: boolean[] = pool.map(() => false);
  const order = [...sizes];
  const place = (depth: number): void => {
    if (depth === pool.length) {
      orders.push([...order]);
      return;
    }
    for (let i = 0; i < pool.length; i++) {
      if (taken[i] || (i > 0 && pool[i] === pool[i - 1] && !taken[i - 1])) continue;
      taken[i] = true;
      order[body.permute[depth]!] = pool[i]!;
      place(depth + 1);
      taken[i] = false;
    }
  };
  place(0);
  return orders;
};

/** `number + offset` of a variable that wraps: 9 is followed by 1. */
const wrapped = (number: number): number => ((((number - 1) % SUIT_SIZE) + SUIT_SIZE) % SUIT_SIZE) + 1;

/** White is the dragon of dots, green of bamboo, red of characters. */
const DRAGON_OF_SUIT = [FIRST_DRAGON + 1, FIRST_DRAGON, FIRST_DRAGON + 2] as const;

/** A free kind narrowed to the suits that its domain names. */
const inSuits = (kind: Kind, suits: readonly number[] | null): boolean =>
  suits === null || !isSuit(kind) || suits.includes(suitOf(kind));

/**
 * Binds every variable of a body but the free kinds, in every way that its domains, cases and constraints allow, and
 * hands each resulting variant to the sink. Stops when the sink is full.
 */
export const expandBody = (body: Body, bodyIndex: number, rule: JokerRule, sink: Sink): void => {
  const names = boundNames(body);
  const orders = sizeOrders(body);
  const numbers = new Int32Array(names.numbers.length);
  const winds = new Int32Array(names.winds.length);
  const suits = new Int32Array(names.suits.length);
  const kindNames = Object.keys(body.kinds);
  const wraps = names.numbers.map((name) => {
    let current: string | undefined = name;
    while (current !== undefined) {
      const domain: NumberDomain = body.numbers[current]!;
      if (domain.wrap) return true;
      current = domain.near?.base;
    }
    return false;
  });
  const codes = new Uint16Array(body.groups.length);
  const kinds = new Uint8Array(body.groups.length);
  const varOf = Int8Array.from(body.groups, ({ tile }) => (tile.at === 'free' ? kindNames.indexOf(tile.name) : -1));
  const isOpen = varOf.some((index) => index >= 0);

  /** The value of a bound variable of a constraint. */
  const reader = (space: string, name: string): (() => number) => {
    const index = names[space as keyof BoundNames].indexOf(name);
    const array = space === 'numbers' ? numbers : space === 'winds' ? winds : suits;
    return () => array[index]!;
  };
  const family = new Map(body.families.flatMap((f, i) => f.vars.map((name): [string, number] => [name, i])));
  const stepOf = (space: string, name: string): number => {
    if (space === 'numbers') return names.numbers.indexOf(name);
    if (space === 'winds') return names.numbers.length + names.winds.indexOf(name);
    return names.numbers.length + names.winds.length + family.get(name)!;
  };
  const steps = names.numbers.length + names.winds.length + body.families.length;
  const checks: (() => boolean)[][] = Array.from({ length: steps + 1 }, () => []);
  const openConstraints: Constraint[] = [];
  for (const constraint of body.constraints) {
    const all = [...constraint.vars, ...constraint.digits];
    const spaces = all.map((name) => constraintSpace(constraint, body, name));
    if (spaces.includes('kinds')) {
      openConstraints.push(constraint);
      continue;
    }
    const readers = all.map((name, i) => reader(spaces[i]!, name));
    const last = Math.max(...all.map((name, i) => stepOf(spaces[i]!, name)));
    const { type } = constraint;
    const split = constraint.vars.length;
    checks[last + 1]!.push(() => {
      const values = readers.map((read) => read());
      if (type === 'sum' || type === 'product') return computes(type, values.slice(0, split), values.slice(split));
      return compares(type, values);
    });
  }
  const holds = (step: number): boolean => checks[step + 1]!.every((check) => check());

  /** Kinds of the groups under the present binding; false where a number leaves 1 to 9. */
  const bindGroups = (): boolean => {
    for (const [i, { tile }] of body.groups.entries()) {
      if (tile.at === 'kind') kinds[i] = tile.kind;
      else if (tile.at === 'wind') kinds[i] = winds[names.winds.indexOf(tile.name)]!;
      else if (tile.at === 'dragon') kinds[i] = DRAGON_OF_SUIT[suits[names.suits.indexOf(tile.suit)]!]!;
      else if (tile.at === 'number') {
        const variable = typeof tile.number === 'string' ? names.numbers.indexOf(tile.number) : -1;
        let number = variable < 0 ? (tile.number as number) : numbers[variable]! + tile.offset;
        const soap = variable >= 0 && tile.offset === 0 && number === 0 && body.numbers[tile.number]!.soap;
        if (soap) {
          kinds[i] = WHITE;
          continue;
        }
        if (variable >= 0 && wraps[variable]) number = wrapped(number);
        if (number < 1 || number > SUIT_SIZE) {
          sink.outOfRange ??= variable < 0 ? `${number}` : `${tile.number} = ${numbers[variable]} makes ${number}`;
          return false;
        }
        const suit = typeof tile.suit === 'number' ? tile.suit : suits[names.suits.indexOf(tile.suit)]!;
        kinds[i] = suit * SUIT_SIZE + number - 1;
      }
    }
    return true;
  };

  const binding = (): number[] => [...numbers, ...winds, ...suits];

  const openVars = (narrowing: Case | null): { vars: OpenVar[]; constraints: OpenConstraint[] } | null => {
    const constraints = openConstraints.map((constraint): OpenConstraint => {
      const spaces = constraint.vars.map((name) => constraintSpace(constraint, body, name));
      const aspect: Aspect = aspectOf(constraint.type, spaces);
      return {
        type: constraint.type,
        aspect,
        vars: constraint.vars.map((name, i) => (spaces[i] === 'kinds' ? kindNames.indexOf(name) : -1)),
        values: constraint.vars.map((name, i) => {
          if (spaces[i] === 'kinds') return 0;
          const value = reader(spaces[i]!, name)();
          return spaces[i] === 'winds' ? aspectValue(aspect, value) : value;
        }),
      };
    });
    const vars = kindNames.map((name, index): OpenVar => {
      const domain = body.kinds[name]!;
      const narrowed = narrowing?.kinds[name];
      const inside = (list: readonly (number | string)[] | null): number[] | null =>
        list?.map((suit) => (typeof suit === 'number' ? suit : suits[names.suits.indexOf(suit)]!)) ?? null;
      const own = inside(domain.suits);
      const more = narrowed === undefined ? null : inside(narrowed.suits);
      const alone = constraints.filter((c) => c.vars.includes(index) && c.vars.every((v) => v < 0 || v === index));
      const kindsLeft = domain.kinds.filter(
        (kind) =>
          inSuits(kind, own) &&
          (narrowed === undefined || (narrowed.kinds.includes(kind) && inSuits(kind, more))) &&
          alone.every((c) =>
            compares(
              c.type,
              c.values.map((value, i) => (c.vars[i]! < 0 ? value : aspectValue(c.aspect, kind))),
            ),
          ),
      );
      const tied = constraints.some((c) => c.vars.includes(index) && c.vars.some((v) => v >= 0 && v !== index));
      return { name, domain: kindsLeft.sort((a, b) => a - b), tied };
    });
    if (vars.some((variable) => variable.domain.length === 0)) return null;
    return { vars, constraints: constraints.filter((c) => new Set(c.vars.filter((v) => v >= 0)).size > 1) };
  };

  const leaf = (narrowing: Case | null): void => {
    sink.budget -= orders.length;
    if (exhausted(sink)) return;
    for (const [i, name] of names.numbers.entries()) {
      const domain = body.numbers[name]!;
      if (domain.near === null) continue;
      const number = numbers[i]!;
      if (number > SUIT_SIZE || number < 0 || (number === 0 && !domain.soap)) {
        sink.outOfRange ??= `${name} = ${number}`;
        return;
      }
    }
    if (!bindGroups()) return;
    const free = isOpen ? openVars(narrowing) : null;
    if (isOpen && free === null) return;
    for (const sizes of orders) {
      for (const [i, group] of body.groups.entries()) {
        const kind = kinds[i]!;
        const size = sizes[i]!;
        const literal = varOf[i]! < 0 && kind === JOKER;
        const wild = group.wild && !literal && !(varOf[i]! < 0 && kind === AMERICAN_FLOWER);
        codes[i] = groupCode(varOf[i]! < 0 ? kind : 0, size, jokerCap(rule, size, group.jokers, literal), wild);
      }
      if (free === null) {
        sink.variants.add(codes, codes.length, bodyIndex, binding);
      } else {
        const variant: OpenVariant = {
          codes: codes.slice(),
          varOf,
          vars: free.vars,
          constraints: free.constraints,
          body: bodyIndex,
          binding: binding(),
        };
        const key = openKey(variant);
        if (!sink.open.has(key)) sink.open.set(key, variant);
      }
      if (exhausted(sink)) return;
    }
  };

  const bind = (step: number, narrowing: Case | null): void => {
    if (exhausted(sink)) return;
    if (step === steps) {
      leaf(narrowing);
      return;
    }
    sink.budget -= 0.25;
    if (step < names.numbers.length) {
      const name = names.numbers[step]!;
      const values = numberValues(body.numbers[name]!, names.numbers, numbers, wraps[step]!);
      const narrowed = narrowing?.numbers[name];
      const allowed = narrowed && numberValues(narrowed, names.numbers, numbers, wraps[step]! || narrowed.wrap);
      for (const value of values) {
        if (allowed && !allowed.includes(value)) continue;
        numbers[step] = value;
        if (holds(step)) bind(step + 1, narrowing);
      }
      return;
    }
    const wind = step - names.numbers.length;
    if (wind < names.winds.length) {
      const name = names.winds[wind]!;
      const allowed = narrowing?.kinds[name]?.kinds;
      for (const kind of body.winds[name]!.kinds) {
        if (allowed && !allowed.includes(kind)) continue;
        winds[wind] = kind;
        if (holds(step)) bind(step + 1, narrowing);
      }
      return;
    }
    const group = body.families[wind - names.winds.length]!;
    const first = group.vars.length === 0 ? 0 : names.suits.indexOf(group.vars[0]!);
    for (const row of group.assignments) {
      let allowed = true;
      for (const [i, suit] of row.entries()) {
        suits[first + i] = suit;
        const list = narrowing?.suits[group.vars[i]!];
        if (list !== undefined && !list.includes(suit)) allowed = false;
      }
      if (allowed && holds(step)) bind(step + 1, narrowing);
    }
  };
  if (!holds(-1)) return;
  for (const narrowing of body.cases.length === 0 ? [null] : body.cases) bind(0, narrowing);
};

const numberValues = (
  domain: NumberDomain,
  names: readonly string[],
  bound: Int32Array,
  wrap: boolean,
): readonly number[] => {
  if (domain.near === null) return domain.values ?? [];
  const base = bound[names.indexOf(domain.near.base)]!;
  return domain.near.offsets.map((offset) => (wrap ? wrapped(base + offset) : base + offset));
};

/** Two open variants with one key are the same but for the names of their variables. */
const openKey = (variant: OpenVariant): string => {
  const bound: number[] = [];
  const groupsOf: number[][] = variant.vars.map(() => []);
  for (const [i, code] of variant.codes.entries()) {
    const index = variant.varOf[i]!;
    (index < 0 ? bound : groupsOf[index]!).push(code);
  }
  const vars = variant.vars.map((v, i) => `${groupsOf[i]!.sort((a, b) => a - b).join('+')}@${v.domain.join()}`);
  const ties = variant.constraints.map((c) => `${c.type}:${c.aspect}:${c.vars.join()}:${c.values.join()}`);
  if (ties.length === 0) vars.sort();
  return `${bound.sort((a, b) => a - b).join()}|${vars.join(';')}|${ties.join(';')}`;
};
