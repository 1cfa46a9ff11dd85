import { FIRST_DRAGON, type Kind, SUIT_SIZE, WHITE } from '../tiles/kinds.js';
import { costOfRules, rulesHold } from './binding-rules.js';
import type { Body, JokerRule } from './card.js';
import { addOpen, type FreeKinds, freeKindsOf } from './open-variants.js';
import { type Choices, choicesOf, type Plan, planBody } from './plan.js';
import { countSizeOrders, sizeOrders } from './size-orders.js';
import { mixA, mixB, type OpenVariant, type VariantSet } from './variants.js';

/** Where the variants of a line go, and how much may still be tried. */
export interface Sink {
  readonly variants: VariantSet;
  readonly open: Map<string, OpenVariant>;
  /** Numbers of the domains of free kinds, by their tiles, over the whole card. */
  readonly domainIds: Map<string, number>;
  /**
   * Work that may still come to nothing, in units of about ten nanoseconds; below zero the expansion has stopped.
   * A binding that makes a new concrete variant is not charged: those have a limit of their own.
   */
  work: number;
  readonly mostVariants: number;
  /** What a binding took out of 1 to 9, if any did: the expansion has stopped there. */
  outOfRange: string | null;
}

const stopped = (sink: Sink): boolean =>
  sink.work < 0 || sink.variants.size > sink.mostVariants || sink.outOfRange !== null;

/**
 * Units of work of a body, of one order of its sizes, of one case, of a binding that makes nothing new, of one with free kinds, and of
 * the variant that it makes. */
const BODY = 1000;
const ORDER = 60;
const CASE = 100;
const LEAF = 8;
/** What a new variant gives back: the way to it was not for nothing. */
export const NEW = 16;
const OPEN_LEAF = 80;
const NEW_OPEN = 140;
/** What a number near another one costs more. */
const NEAR = 20;

/** `number + offset` of a variable that wraps: 9 is followed by 1. */
const wrapped = (number: number): number => ((((number - 1) % SUIT_SIZE) + SUIT_SIZE) % SUIT_SIZE) + 1;

/** White is the dragon of dots, green of bamboo, red of characters. */
const DRAGON_OF_SUIT = [FIRST_DRAGON + 1, FIRST_DRAGON, FIRST_DRAGON + 2] as const;

/** The kind of a group under the present binding, -1 where its number leaves 1 to 9. */
const kindOfGroup = ({ groups, values, body }: Plan, i: number): Kind => {
  const { at, slot, number: shift, suitSlot, suit, soap, wrap } = groups[i]!;
  if (at === 'wind') return values[slot]!;
  if (at === 'dragon') return DRAGON_OF_SUIT[values[slot]!]!;
  if (at === 'fixed') {
    const { tile } = body.groups[i]!;
    return tile.at === 'kind' ? tile.kind : 0;
  }
  let number = slot < 0 ? shift : values[slot]! + shift;
  if (soap && number === 0) return WHITE;
  if (wrap) number = wrapped(number);
  if (number < 1 || number > SUIT_SIZE) return -1;
  return (suitSlot < 0 ? suit : values[suitSlot]!) * SUIT_SIZE + number - 1;
};

/** Says which number a binding took out of 1 to 9, if it did. */
const rangeFault = ({ body, names, groups, values }: Plan, bad: number): string | null => {
  for (const [i, name] of names.numbers.entries()) {
    const domain = body.numbers[name]!;
    const number = values[i]!;
    if (domain.near === null) continue;
    if (number > SUIT_SIZE || number < 0 || (number === 0 && !domain.soap)) return `${name} = ${number}`;
  }
  if (bad < 0) return null;
  const { slot, number } = groups[bad]!;
  return slot < 0 ? `${number}` : `${names.numbers[slot]} = ${values[slot]} makes ${values[slot]! + number}`;
};

/** What one body is expanded with. */
interface Walk {
  readonly plan: Plan;
  readonly sink: Sink;
  readonly choices: Choices;
  /** Units of work that a value of a step costs. */
  readonly costs: readonly number[];
  /** What the free kinds are, where there are any. */
  readonly free: FreeKinds | null;
  readonly anyNear: boolean;
  /** Place of the value that a number variable has among its values. */
  readonly placeOf: Int32Array;
}

/** Values of a number near another one. */
const nearValues = ({ plan, choices }: Walk, step: number): readonly number[] => {
  const known = choices.values[step];
  if (known != null) return known;
  const within = choices.within[step];
  const { names, body, values, wraps } = plan;
  const { base, offsets } = body.numbers[names.numbers[step]!]!.near!;
  const from = values[names.numbers.indexOf(base)]!;
  const near = offsets.map((offset) => (wraps[step] ? wrapped(from + offset) : from + offset));
  return within == null ? near : near.filter((value) => within.includes(value));
};

/** Whether the case's narrowings to what is near another number hold, as far as a step decides them. */
const nearHolds = ({ plan, choices }: Walk, step: number): boolean =>
  choices.near.every(({ step: at, base, domain, after }) => {
    if (after !== step) return true;
    const from = plan.values[base]!;
    const wrap = plan.wraps[at]! || domain.wrap;
    return domain.near!.offsets.some((offset) => (wrap ? wrapped(from + offset) : from + offset) === plan.values[at]);
  });

/** A binding with every slot filled: its variants, one for each order of the sizes. */
const leaf = (walk: Walk, bad: number, a: number, b: number): void => {
  const { plan, sink, free } = walk;
  if (bad >= 0 || walk.anyNear) {
    sink.outOfRange = rangeFault(plan, bad);
    if (sink.outOfRange !== null) return;
  }
  const { codes, bases, permuted, values, bodyIndex, varOf } = plan;
  const price = LEAF + codes.length;
  if (permuted.length === 0) {
    if (free !== null) openLeaf(sink, free);
    else sink.work += sink.variants.add(codes, a, b, bodyIndex, values) ? NEW : -price;
    return;
  }
  const kinds: Kind[] = [];
  for (const i of permuted) {
    const kind = varOf[i]! < 0 ? kindOfGroup(plan, i) : 0;
    if (kind < 0) {
      sink.outOfRange = rangeFault(plan, i);
      return;
    }
    kinds.push(kind);
  }
  for (const base of bases) {
    let sumA = a;
    let sumB = b;
    for (let p = 0; p < permuted.length; p++) {
      const code = base[permuted[p]!]! | kinds[p]!;
      codes[permuted[p]!] = code;
      sumA += mixA(code);
      sumB += mixB(code);
    }
    if (free !== null) openLeaf(sink, free);
    else sink.work += sink.variants.add(codes, sumA | 0, sumB | 0, bodyIndex, values) ? NEW : -price;
    if (stopped(sink)) return;
  }
};

/** One variant with free kinds. */
const openLeaf = (sink: Sink, free: FreeKinds): void => {
  sink.work -= OPEN_LEAF;
  if (!stopped(sink) && addOpen(free, sink.open)) sink.work -= NEW_OPEN;
};

/** Goes on after a step: `a` and `b` are the sums of the groups' mixes so far, `bad` a group out of range or -1. */
const next = (walk: Walk, step: number, bad: number, a: number, b: number): void => {
  const { plan } = walk;
  const { codes, bases } = plan;
  let sumA = a;
  let sumB = b;
  let fault = bad;
  const ready = plan.ready[step]!;
  for (let r = 0; r < ready.length; r++) {
    const i = ready[r]!;
    const kind = kindOfGroup(plan, i);
    if (kind < 0) {
      if (fault < 0 || i < fault) fault = i;
      continue;
    }
    const code = bases[0]![i]! | kind;
    codes[i] = code;
    sumA += mixA(code);
    sumB += mixB(code);
  }
  bind(walk, step + 1, fault, sumA | 0, sumB | 0);
};

/** Gives every value to a step that its domain, the case, the constraints and its twin allow. */
const bind = (walk: Walk, step: number, bad: number, a: number, b: number): void => {
  const { plan, sink, choices, placeOf } = walk;
  if (step === plan.steps) {
    leaf(walk, bad, a, b);
    return;
  }
  const { values, rules, names } = plan;
  const cost = walk.costs[step]!;
  const wind = names.numbers.length;
  const family = wind + names.winds.length;
  if (step >= family) {
    const first = plan.slotOf[step]!;
    for (const row of choices.rows[step - family]!) {
      sink.work -= cost;
      if (stopped(sink)) return;
      for (let i = 0; i < row.length; i++) values[first + i] = row[i]!;
      if (rulesHold(rules[step]!, values)) next(walk, step, bad, a, b);
    }
    return;
  }
  const list = nearValues(walk, step);
  const twin = step < wind ? plan.twin[step]! : -1;
  for (let place = twin < 0 ? 0 : placeOf[twin]!; place < list.length; place++) {
    sink.work -= cost;
    if (stopped(sink)) return;
    values[step] = list[place]!;
    placeOf[step] = place;
    if (!rulesHold(rules[step]!, values)) continue;
    if (choices.near.length > 0 && !nearHolds(walk, step)) continue;
    next(walk, step, bad, a, b);
  }
};

/** What making a body ready costs, told before it is done. */
const costOfBody = (body: Body): number => {
  let cost = BODY + ORDER * countSizeOrders(body) + CASE * body.cases.length;
  for (const { vars, digits } of body.constraints) cost += 2 * (vars.length + digits.length) ** 2;
  return cost;
};

/**
 * Binds every variable of a body but the free kinds, in every way that its domains, cases and constraints allow, and
 * hands each resulting variant to the sink. Everything is charged before it is done; stops when the sink is full.
 */
export const expandBody = (body: Body, bodyIndex: number, rule: JokerRule, sink: Sink): void => {
  if (stopped(sink)) return;
  sink.work -= costOfBody(body);
  if (stopped(sink)) return;
  const plan = planBody(body, bodyIndex, rule, sizeOrders(body));
  const { steps, rules, ready, varOf } = plan;
  if (!rulesHold(rules[steps]!, plan.values)) return;
  let a = 0;
  let b = 0;
  let bad = -1;
  for (const i of ready[steps]!) {
    if (kindOfGroup(plan, i) < 0) bad = bad < 0 ? i : bad;
    else {
      const kind = varOf[i]! < 0 ? kindOfGroup(plan, i) : 0;
      plan.codes[i] = plan.bases[0]![i]! | kind;
      a = (a + mixA(plan.codes[i]!)) | 0;
      b = (b + mixB(plan.codes[i]!)) | 0;
    }
  }
  const costs = Array.from({ length: steps }, (_, step) => {
    const domain = step < plan.names.numbers.length ? body.numbers[plan.names.numbers[step]!] : undefined;
    return 2 + (domain?.near == null ? 0 : NEAR) + costOfRules(rules[step]!) + ready[step]!.length;
  });
  const isOpen = varOf.some((index) => index >= 0);
  const anyNear = Object.values(body.numbers).some(({ near }) => near !== null);
  for (const narrowing of body.cases.length === 0 ? [null] : body.cases) {
    const walk: Walk = {
      plan,
      sink,
      choices: choicesOf(plan, narrowing),
      costs,
      free: isOpen ? freeKindsOf(plan, narrowing, sink.domainIds) : null,
      anyNear,
      placeOf: new Int32Array(plan.names.numbers.length),
    };
    bind(walk, 0, bad, a, b);
    if (stopped(sink)) return;
  }
};
