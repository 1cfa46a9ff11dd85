import { AMERICAN_FLOWER, JOKER, KIND_COUNT, type Kind } from '../tiles/kinds.js';
import { AMERICAN_SET } from '../tiles/sets.js';
import { addGroup, clearGroups, usableTiles } from './capacity.js';
import {
  type Card,
  type Line,
  MOST_BINDINGS_OF_CARD,
  MOST_BINDINGS_OF_LINE,
  MOST_VARIANTS_OF_CARD,
  MOST_VARIANTS_OF_LINE,
  TILES_OF_HAND,
} from './card.js';
import { type CardProblems, isWarning, report, warn } from './card-problems.js';
import { type CompiledCard, type CompiledLine, exposureKey, NO_DOMAIN, type OpenBound } from './compiled.js';
import { boundNames, expandBody, type Sink } from './expand.js';
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
  groupStart: number[];
  groups: number[];
  needStart: number[];
  needs: number[];
  needIds: Int32Array;
  needKind: number[];
  needTotal: number[];
  needFlex: number[];
  literal: number[];
  wild: number[];
  lineOf: number[];
  bodyOf: number[];
  bindingStart: number[];
  bindings: number[];
  byExposure: Map<number, number[]>;
  byKind: number[][];
  domains: Kind[][];
  domainIds: Map<string, number>;
}

const emptyFlat = (): Flat => ({
  groupStart: [0],
  groups: [],
  needStart: [0],
  needs: [],
  needIds: new Int32Array(KIND_COUNT * 256).fill(-1),
  needKind: [],
  needTotal: [],
  needFlex: [],
  literal: [],
  wild: [],
  lineOf: [],
  bodyOf: [],
  bindingStart: [0],
  bindings: [],
  byExposure: new Map(),
  byKind: Array.from({ length: KIND_COUNT }, () => []),
  domains: [],
  domainIds: new Map(),
});

const totals = new Uint8Array(KIND_COUNT);
const flexes = new Uint8Array(KIND_COUNT);

/** The need of a kind for what `totals` and `flexes` add up to, which are cleared. */
const takeNeed = (flat: Flat, kind: Kind): number => {
  const key = (kind << 8) | (totals[kind]! << 4) | flexes[kind]!;
  let need = flat.needIds[key]!;
  if (need < 0) {
    need = flat.needKind.length;
    flat.needIds[key] = need;
    flat.needKind.push(kind);
    flat.needTotal.push(totals[kind]!);
    flat.needFlex.push(flexes[kind]!);
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

/** Appends one variant: its groups, its needs, where its sets can be exposed. Answers the jokers it forces. */
const appendVariant = (flat: Flat, set: VariantSet, at: number, line: number, minNaturals: number): number => {
  const variant = flat.lineOf.length;
  const start = set.starts[at]!;
  const end = set.starts[at + 1]!;
  let literal = 0;
  let wild = 0;
  clearGroups();
  for (let i = start; i < end; i++) {
    const code = set.printed[i]!;
    const kind = codeKind(code);
    const size = codeSize(code);
    flat.groups.push(code);
    addGroup(code, minNaturals);
    if (codeWild(code)) wild = 1;
    if (kind === JOKER) literal += size;
    else {
      totals[kind]! += size;
      flexes[kind]! += codeCap(code);
      if (size >= 3) {
        const key = exposureKey(kind, size);
        const list = flat.byExposure.get(key);
        if (list === undefined) flat.byExposure.set(key, [variant]);
        else if (list.at(-1) !== variant) list.push(variant);
      }
    }
  }
  for (let i = start; i < end; i++) {
    const kind = codeKind(set.printed[i]!);
    if (kind === JOKER || totals[kind] === 0) continue;
    flat.needs.push(takeNeed(flat, kind));
    flat.byKind[kind]!.push(variant);
  }
  const flowers = flat.byKind[AMERICAN_FLOWER]!;
  if (wild === 1 && flowers.at(-1) !== variant) flowers.push(variant);
  flat.groupStart.push(flat.groups.length);
  flat.needStart.push(flat.needs.length);
  flat.literal.push(literal);
  flat.wild.push(wild);
  flat.lineOf.push(line);
  flat.bodyOf.push(set.bodies[at]!);
  flat.bindings.push(...set.bindings[at]!);
  flat.bindingStart.push(flat.bindings.length);
  return forcedByGroups();
};

/** The problem that stopped or spoiled the expansion of a line, if any. */
const reportExpansion = (line: Line, sink: Sink, problems: CardProblems): boolean => {
  if (sink.outOfRange !== null) {
    const detail = `A binding takes a number out of 1 to 9: ${sink.outOfRange}.`;
    report(problems, 'card.number_range', line.pointer, detail);
    return true;
  }
  if (sink.budget < 0 || sink.variants.size > sink.mostVariants || sink.open.size > sink.mostVariants) {
    const detail = `More than ${MOST_VARIANTS_OF_LINE} variants of a line or ${MOST_VARIANTS_OF_CARD} of a card, or far more bindings than that to try.`;
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
  let budget = MOST_BINDINGS_OF_CARD;
  let variantsLeft = MOST_VARIANTS_OF_CARD;
  for (const section of card.sections) {
    for (const line of section.lines) {
      const first = flat.lineOf.length;
      const index = lines.length;
      const bodies = line.bodies.map((body) => ({ body, names: boundNames(body) }));
      const given = Math.min(budget, MOST_BINDINGS_OF_LINE);
      const sink: Sink = {
        variants: new VariantSet(),
        open: new Map(),
        budget: given,
        mostVariants: Math.min(MOST_VARIANTS_OF_LINE, variantsLeft),
        outOfRange: null,
      };
      for (const [i, body] of line.bodies.entries()) expandBody(body, i, card.jokers, sink);
      budget -= given - Math.max(0, sink.budget);
      const spoiled = bodies.length === 0 || reportExpansion(line, sink, problems);
      const open = spoiled ? [] : [...sink.open.values()];
      const forced = open.map((variant) => forcedOfOpen(variant, minNaturals));
      if (!spoiled) {
        const set = sink.variants;
        variantsLeft -= set.size;
        for (let i = 0; i < set.size; i++) forced.push(appendVariant(flat, set, i, index, minNaturals));
        checkPossible(line, forced, problems);
        const digest = open.length > 0 ? [...sink.open.keys()].sort().join('\n') : `${set.size}/${set.digest}`;
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
    groupStart: Int32Array.from(flat.groupStart),
    groups: Uint16Array.from(flat.groups),
    needStart: Int32Array.from(flat.needStart),
    needs: Uint16Array.from(flat.needs),
    needKind: Uint8Array.from(flat.needKind),
    needTotal: Uint8Array.from(flat.needTotal),
    needFlex: Uint8Array.from(flat.needFlex),
    literal: Uint8Array.from(flat.literal),
    wild: Uint8Array.from(flat.wild),
    lineOf: Uint16Array.from(flat.lineOf),
    bodyOf: Uint8Array.from(flat.bodyOf),
    bindingStart: Int32Array.from(flat.bindingStart),
    bindings: Int8Array.from(flat.bindings),
    domains: flat.domains,
    byExposure: new Map([...flat.byExposure].map(([key, list]) => [key, Int32Array.from(list)])),
    byKind: flat.byKind.map((list) => Int32Array.from(list)),
  };
};

/** Whether a card may be used: findings that are warnings do not stop it. */
export const isUsable = (problems: CardProblems): boolean => problems.list.every(isWarning);
