import { AMERICAN_FLOWER, JOKER, KIND_COUNT, type Kind } from '../tiles/kinds.js';
import { AMERICAN_SET } from '../tiles/sets.js';
import { addGroup, clearGroups, usableTiles } from './capacity.js';
import {
  type Card,
  type Line,
  MOST_VARIANTS_OF_CARD,
  MOST_VARIANTS_OF_LINE,
  MOST_WORK_OF_CARD,
  MOST_WORK_OF_LINE,
  TILES_OF_HAND,
} from './card.js';
import { type CardProblems, isFull, isWarning, report, warn } from './card-problems.js';
import { type CompiledCard, type CompiledLine, exposureKey, NO_DOMAIN, type OpenBound } from './compiled.js';
import { expandBody, NEW, type Sink } from './expand.js';
import { type Growable, growInt8, growInt32, growUint8, growUint16 } from './growable.js';
import { boundNames } from './plan.js';
import { codeCap, codeKind, codeSize, codeWild, type OpenVariant, VariantSet } from './variants.js';

const MOST_JOKERS = AMERICAN_SET.copies[JOKER]!;
const ALL_TILES_NO_JOKERS = Uint8Array.from(AMERICAN_SET.copies, (copies, kind) => (kind === JOKER ? 0 : copies));
const ALL_TILES_ANY_JOKERS = Uint8Array.from(AMERICAN_SET.copies, (copies, kind) =>
  kind === JOKER ? TILES_OF_HAND : copies,
);

/** Jokers that the groups last added cannot do without; more than a hand holds if jokers do not help. */
const forcedByGroups = (): number =>
  usableTiles(ALL_TILES_ANY_JOKERS) < TILES_OF_HAND
    ? Number.POSITIVE_INFINITY
    : TILES_OF_HAND - usableTiles(ALL_TILES_NO_JOKERS);

/** The least jokers a variant with free kinds needs: every free kind is given copies of its own. */
const forcedOfOpen = (variant: OpenVariant, minNaturals: number): number => {
  clearGroups();
  let free = 0;
  let sizes = 0;
  for (const [i, code] of variant.codes.entries()) {
    if (variant.varOf[i]! < 0) addGroup(code, minNaturals);
    else sizes += codeSize(code);
  }
  for (const [index, { domain }] of variant.vars.entries()) {
    const copies = Math.max(...domain.map((kind) => AMERICAN_SET.copies[kind]!));
    let size = 0;
    for (const [i, code] of variant.codes.entries()) if (variant.varOf[i] === index) size += codeSize(code);
    free += Math.max(0, size - copies);
  }
  if (usableTiles(ALL_TILES_ANY_JOKERS) < TILES_OF_HAND - sizes) return Number.POSITIVE_INFINITY;
  return TILES_OF_HAND - sizes - usableTiles(ALL_TILES_NO_JOKERS) + free;
};

/** Reports a line of which no variant can be made of the tiles that exist. */
const checkPossible = (line: Line, forced: readonly number[], problems: CardProblems): void => {
  if (forced.some((jokers) => jokers <= MOST_JOKERS)) return;
  if (forced.every((jokers) => jokers !== Number.POSITIVE_INFINITY)) {
    const least = Math.min(...forced);
    const detail = `Every variant needs at least ${least} jokers; there are ${MOST_JOKERS}.`;
    report(problems, 'card.forced_jokers', line.pointer, detail, { actual: least, limit: MOST_JOKERS });
  } else {
    const detail = 'Every variant needs more natural tiles of one kind than the set holds.';
    report(problems, 'card.strict_over_copies', line.pointer, detail);
  }
};

/** Grows the flat arrays of a card line by line. */
interface Flat {
  readonly groupStart: Growable<Int32Array>;
  readonly groups: Growable<Uint16Array>;
  readonly needStart: Growable<Int32Array>;
  readonly needs: Growable<Uint16Array>;
  readonly needIds: Int32Array;
  readonly needKind: number[];
  readonly needTotal: number[];
  readonly needFlex: number[];
  /** Jokers that a need forces; more than there are if it wants more naturals than the set has. */
  readonly needForced: number[];
  readonly literal: Growable<Uint8Array>;
  readonly wild: Growable<Uint8Array>;
  readonly lineOf: Growable<Uint16Array>;
  readonly bodyOf: Growable<Uint8Array>;
  readonly bindingStart: Growable<Int32Array>;
  readonly bindings: Growable<Int8Array>;
  readonly domains: Kind[][];
  readonly domainIds: Map<string, number>;
}

const emptyFlat = (): Flat => {
  const flat: Flat = {
    groupStart: growInt32(),
    groups: growUint16(),
    needStart: growInt32(),
    needs: growUint16(),
    needIds: new Int32Array(KIND_COUNT * 256).fill(-1),
    needKind: [],
    needTotal: [],
    needFlex: [],
    needForced: [],
    literal: growUint8(),
    wild: growUint8(),
    lineOf: growUint16(),
    bodyOf: growUint8(),
    bindingStart: growInt32(),
    bindings: growInt8(),
    domains: [],
    domainIds: new Map(),
  };
  flat.groupStart.push(0);
  flat.needStart.push(0);
  flat.bindingStart.push(0);
  return flat;
};

/** More jokers than a hand can hold: no number of them helps. */
const TOO_MANY = 1000;
const totals = new Uint8Array(KIND_COUNT);
const flexes = new Uint8Array(KIND_COUNT);

/** The need of a kind for what `totals` and `flexes` add up to, which are cleared. */
const takeNeed = (flat: Flat, kind: Kind): number => {
  const total = totals[kind]!;
  const flex = flexes[kind]!;
  const key = (kind << 8) | (total << 4) | flex;
  let need = flat.needIds[key]!;
  if (need < 0) {
    const copies = AMERICAN_SET.copies[kind]!;
    need = flat.needKind.length;
    flat.needIds[key] = need;
    flat.needKind.push(kind);
    flat.needTotal.push(total);
    flat.needFlex.push(flex);
    flat.needForced.push(total - flex > copies ? TOO_MANY : Math.max(0, total - copies));
  }
  totals[kind] = 0;
  flexes[kind] = 0;
  return need;
};

const domainId = (flat: Flat, domain: readonly Kind[]): number => {
  const key = domain.join();
  const known = flat.domainIds.get(key);
  if (known !== undefined) return known;
  if (flat.domains.length >= NO_DOMAIN) return NO_DOMAIN;
  flat.domainIds.set(key, flat.domains.length);
  return flat.domains.push([...domain]) - 1;
};

/** What bounds a variant with free kinds: needs of its bound groups, domains of the others. */
const openBound = (flat: Flat, { codes, varOf, vars }: OpenVariant): OpenBound => {
  const needs: number[] = [];
  const domains: number[] = [];
  const sizes: number[] = [];
  const caps: number[] = [];
  let literal = 0;
  let wild = 0;
  for (const [i, code] of codes.entries()) {
    const index = varOf[i]!;
    if (codeWild(code)) wild += codeSize(code);
    else if (index >= 0) {
      domains.push(domainId(flat, vars[index]!.domain));
      sizes.push(codeSize(code));
      caps.push(codeCap(code));
    } else if (codeKind(code) === JOKER) literal += codeSize(code);
    else {
      totals[codeKind(code)]! += codeSize(code);
      flexes[codeKind(code)]! += codeCap(code);
    }
  }
  for (const code of codes) if (totals[codeKind(code)]! > 0) needs.push(takeNeed(flat, codeKind(code)));
  return {
    needs: Uint16Array.from(needs),
    literal,
    wild,
    domains: Uint8Array.from(domains),
    sizes: Uint8Array.from(sizes),
    caps: Uint8Array.from(caps),
  };
};

/**
 * Appends one variant: its groups and its needs. Answers the jokers it forces, of a variant with flowers-wild groups
 * only if fewer than `least` would tell anything.
 */
const appendVariant = (
  flat: Flat,
  set: VariantSet,
  at: number,
  line: number,
  minNaturals: number,
  least: number,
): number => {
  const start = set.starts.array[at]!;
  const end = set.starts.array[at + 1]!;
  const printed = set.printed.array;
  let literal = 0;
  let wild = 0;
  for (let i = start; i < end; i++) {
    const code = printed[i]!;
    const kind = codeKind(code);
    const size = codeSize(code);
    if (codeWild(code)) wild += size;
    if (kind === JOKER) literal += size;
    else {
      totals[kind]! += size;
      flexes[kind]! += codeCap(code);
    }
  }
  let forced = literal;
  for (let i = start; i < end; i++) {
    const kind = codeKind(printed[i]!);
    if (kind === JOKER || totals[kind] === 0) continue;
    const need = takeNeed(flat, kind);
    flat.needs.push(need);
    forced += flat.needForced[need]!;
  }
  flat.groups.append(printed, start, end - start);
  flat.groupStart.push(flat.groups.length);
  flat.needStart.push(flat.needs.length);
  flat.literal.push(literal);
  flat.wild.push(wild);
  flat.lineOf.push(line);
  flat.bodyOf.push(set.bodies.array[at]!);
  const first = set.bindingStarts.array[at]!;
  flat.bindings.append(set.bindings.array, first, set.bindingStarts.array[at + 1]! - first);
  flat.bindingStart.push(flat.bindings.length);
  if (wild === 0) return forced >= TOO_MANY ? Number.POSITIVE_INFINITY : forced;
  // What flowers spare is worth the sum only while it can still lower the least of the line.
  if (least === 0) return 0;
  clearGroups();
  for (let i = start; i < end; i++) addGroup(printed[i]!, minNaturals);
  return forcedByGroups();
};

/** Lists by key, laid out at once: `each` names every pair of key and variant, the variants ascending. */
const listsByKey = (
  keys: number,
  each: (visit: (key: number, variant: number) => void) => void,
): { key: number; list: Int32Array }[] => {
  const last = new Int32Array(keys).fill(-1);
  const counts = new Int32Array(keys);
  each((key, variant) => {
    if (last[key] === variant) return;
    last[key] = variant;
    counts[key]! += 1;
  });
  const lists = Array.from(counts, (count) => (count === 0 ? null : new Int32Array(count)));
  last.fill(-1);
  counts.fill(0);
  each((key, variant) => {
    if (last[key] === variant) return;
    last[key] = variant;
    lists[key]![counts[key]!++] = variant;
  });
  return lists.flatMap((list, key) => (list === null ? [] : [{ key, list }]));
};

const EXPOSURES = KIND_COUNT << 4;
/** Smallest set that can be exposed. */
const SMALLEST_SET = 3;

/** Variants by what can be exposed of them, and by the kinds that they have places for. */
const indexVariants = (flat: Flat): Pick<CompiledCard, 'byExposure' | 'byKind'> => {
  const { array: groups } = flat.groups;
  const { array: groupStart } = flat.groupStart;
  const variants = flat.lineOf.length;
  const exposed = listsByKey(EXPOSURES, (visit) => {
    for (let variant = 0; variant < variants; variant++) {
      for (let i = groupStart[variant]!; i < groupStart[variant + 1]!; i++) {
        const code = groups[i]!;
        if (codeSize(code) >= SMALLEST_SET && codeKind(code) !== JOKER) {
          visit(exposureKey(codeKind(code), codeSize(code)), variant);
        }
      }
    }
  });
  const held = listsByKey(KIND_COUNT, (visit) => {
    for (let variant = 0; variant < variants; variant++) {
      for (let i = groupStart[variant]!; i < groupStart[variant + 1]!; i++) visit(codeKind(groups[i]!), variant);
      if (flat.wild.array[variant]! > 0) visit(AMERICAN_FLOWER, variant);
    }
  });
  const byKind: Int32Array[] = Array.from({ length: KIND_COUNT }, () => new Int32Array(0));
  for (const { key, list } of held) byKind[key] = list;
  return { byExposure: new Map(exposed.map(({ key, list }) => [key, list])), byKind };
};

/** Units of work that a variant of a refused line has cost for nothing. */
const REFUSED_VARIANT = 20 + NEW;

/** The problem that stopped or spoiled the expansion of a line, if any. */
const reportExpansion = (line: Line, sink: Sink, problems: CardProblems): boolean => {
  if (sink.outOfRange !== null) {
    const detail = `A binding takes a number out of 1 to 9: ${sink.outOfRange}.`;
    report(problems, 'card.number_range', line.pointer, detail);
    return true;
  }
  if (sink.work < 0 || sink.variants.size > sink.mostVariants) {
    const detail = `More than ${MOST_VARIANTS_OF_LINE} variants of a line or ${MOST_VARIANTS_OF_CARD} of a card, or far more to try before they are known.`;
    report(problems, 'card.too_many_variants', line.pointer, detail, { limit: sink.mostVariants });
    return true;
  }
  if (sink.variants.size + sink.open.size === 0) {
    report(problems, 'card.empty_domain', line.pointer, 'The cases and constraints leave no value for the variables.');
    return true;
  }
  return false;
};

/**
 * Compiles a card: expands every line, merges what is the same, lays the variants flat. Problems of the lines are
 * collected; a line with one has no variants. Work and memory are bounded by the limits in card.ts whatever the card.
 */
export const compileCard = (card: Card, hash: string, problems: CardProblems): CompiledCard => {
  const flat = emptyFlat();
  const lines: CompiledLine[] = [];
  const digests = new Map<string, string>();
  const { minNaturals } = card.jokers;
  const domainIds = new Map<string, number>();
  let work = MOST_WORK_OF_CARD;
  let variantsLeft = MOST_VARIANTS_OF_CARD;
  for (const section of card.sections) {
    for (const line of section.lines) {
      const first = flat.lineOf.length;
      const index = lines.length;
      const bodies = line.bodies.map((body) => ({ body, names: boundNames(body) }));
      const given = Math.min(work, MOST_WORK_OF_LINE);
      const sink: Sink = {
        variants: new VariantSet(),
        open: new Map(),
        domainIds,
        work: given,
        mostVariants: Math.min(MOST_VARIANTS_OF_LINE, variantsLeft),
        outOfRange: null,
      };
      const full = isFull(problems);
      if (!full && work >= 0) for (const [i, body] of line.bodies.entries()) expandBody(body, i, card.jokers, sink);
      work -= given - sink.work;
      const spoiled = full || bodies.length === 0 || reportExpansion(line, sink, problems);
      if (spoiled) work -= REFUSED_VARIANT * sink.variants.size;
      const open = spoiled ? [] : [...sink.open.values()];
      const forced = open.map((variant) => forcedOfOpen(variant, minNaturals));
      if (!spoiled) {
        const set = sink.variants;
        variantsLeft -= set.size;
        let least = Number.POSITIVE_INFINITY;
        let impossible = false;
        for (let i = 0; i < set.size; i++) {
          const jokers = appendVariant(flat, set, i, index, minNaturals, least);
          if (jokers < least) least = jokers;
          if (jokers === Number.POSITIVE_INFINITY) impossible = true;
        }
        if (set.size > 0) forced.push(least);
        if (impossible) forced.push(Number.POSITIVE_INFINITY);
        checkPossible(line, forced, problems);
        const digest = open.length > 0 ? [...sink.open.keys()].sort().join('\n') : set.digest;
        const twin = digests.get(digest);
        if (twin === undefined) digests.set(digest, line.id);
        else warn(problems, 'card.duplicate_line', line.pointer, `The line has the same variants as "${twin}".`);
      }
      lines.push({
        index,
        line,
        section: section.id,
        sectionName: section.name,
        first,
        end: flat.lineOf.length,
        open,
        openBounds: open.map((variant) => openBound(flat, variant)),
        variants: open.length > 0 ? null : flat.lineOf.length - first,
        forcedJokers: forced.length === 0 ? 0 : Math.min(...forced),
        bodies,
      });
    }
  }
  return {
    card,
    hash,
    lines,
    work: MOST_WORK_OF_CARD - work,
    groupStart: flat.groupStart.done(),
    groups: flat.groups.done(),
    needStart: flat.needStart.done(),
    needs: flat.needs.done(),
    needKind: Uint8Array.from(flat.needKind),
    needTotal: Uint8Array.from(flat.needTotal),
    needFlex: Uint8Array.from(flat.needFlex),
    literal: flat.literal.done(),
    wild: flat.wild.done(),
    lineOf: flat.lineOf.done(),
    bodyOf: flat.bodyOf.done(),
    bindingStart: flat.bindingStart.done(),
    bindings: flat.bindings.done(),
    domains: flat.domains,
    ...indexVariants(flat),
  };
};

/** Whether a card may be used: findings that are warnings do not stop it. */
export const isUsable = (problems: CardProblems): boolean => problems.list.every(isWarning);
