import type { CompiledCard } from '../../../src/rules/american/compiled.js';
import { type CardHand, cardHand } from '../../../src/rules/american/hand.js';
import { codeCap, codeKind, codeSize, codeWild } from '../../../src/rules/american/variants.js';
import type { Meld } from '../../../src/rules/hand/situation.js';
import { AMERICAN_FLOWER, JOKER, KIND_COUNT, type Kind } from '../../../src/rules/tiles/kinds.js';
import { AMERICAN_SET } from '../../../src/rules/tiles/sets.js';

/** Random numbers from 0 to 1, the same ones for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** One group of a line as a hand holds it. */
export interface Held {
  readonly kind: Kind;
  readonly size: number;
  readonly cap: number;
  readonly wild: boolean;
  naturals: number;
  jokers: number;
  flowers: number;
  exposed: boolean;
}

export interface Dealt {
  readonly variant: number;
  readonly groups: Held[];
}

const NOTHING = new Uint8Array(KIND_COUNT);
const TYPES = { 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' } as const;

export const meldOf = (group: Held): Meld => ({
  type: TYPES[group.size as 3 | 4 | 5 | 6],
  kind: group.kind,
  count: group.size,
  jokers: group.jokers,
  wildFlowers: group.flowers,
  concealed: false,
});

/** The hand that holds these groups: exposed ones as sets, the others as standing tiles. */
export const handOfGroups = (groups: readonly Held[]): CardHand => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const group of groups) {
    if (group.exposed) continue;
    counts[group.kind]! += group.naturals;
    counts[JOKER]! += group.jokers;
    counts[AMERICAN_FLOWER]! += group.flowers;
  }
  return cardHand(counts, groups.filter(({ exposed }) => exposed).map(meldOf), NOTHING, []);
};

/** No kind more often than the set has it. */
export const isLegal = (groups: readonly Held[]): boolean => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const group of groups) {
    counts[group.kind]! += group.naturals;
    counts[JOKER]! += group.jokers;
    counts[AMERICAN_FLOWER]! += group.flowers;
  }
  return counts.every((count, kind) => count <= AMERICAN_SET.copies[kind]!);
};

/**
 * A hand that is a random variant of a random line: random jokers and flowers where they are allowed, random groups
 * exposed. `null` where the draw needs more tiles than there are.
 */
export const dealLine = (card: CompiledCard, random: () => number): Dealt | null => {
  const below = (n: number): number => Math.floor(random() * n);
  const lines = card.lines.filter((line) => line.end > line.first);
  const line = lines[below(lines.length)]!;
  const variant = line.first + below(line.end - line.first);
  const groups: Held[] = [];
  for (let i = card.groupStart[variant]!; i < card.groupStart[variant + 1]!; i++) {
    const code = card.groups[i]!;
    const kind = codeKind(code);
    const size = codeSize(code);
    const cap = codeCap(code);
    const literal = kind === JOKER;
    const flowers = codeWild(code) && random() < 0.5 ? below(size + 1) : 0;
    const least = literal ? 0 : Math.max(0, size - flowers - AMERICAN_SET.copies[kind]!);
    const most = Math.min(cap, size - flowers);
    const jokers = Math.min(most, Math.max(least, random() < 0.5 ? below(most + 1) : 0));
    const naturals = literal ? 0 : size - jokers - flowers;
    groups.push({
      kind,
      size,
      cap,
      wild: codeWild(code),
      naturals,
      jokers: literal ? size : jokers,
      flowers,
      exposed: line.line.mode === 'exposed' && size >= 3 && size <= 6 && naturals > 0 && random() < 0.35,
    });
  }
  return isLegal(groups) ? { variant, groups } : null;
};
