import type { Kind } from '../tiles/kinds.js';

/**
 * The typed form of a card: what the text pattern and the JSON groups both become. Every variable is a single
 * lower-case letter; number, suit, wind and kind variables live in name spaces of their own.
 */
export type TileSpec =
  | { readonly at: 'kind'; readonly kind: Kind }
  /** `4a`, `xa`, `x+2b`: a number or number variable (±offset) of a suit (0 bamboo, 1 characters, 2 dots) or suit variable. */
  | {
      readonly at: 'number';
      readonly number: number | string;
      readonly offset: number;
      readonly suit: number | string;
    }
  /** `Da`: the dragon of a suit variable. */
  | { readonly at: 'dragon'; readonly suit: string }
  /** `Wu`: a wind variable. */
  | { readonly at: 'wind'; readonly name: string }
  /** `Kk`: a free kind variable. */
  | { readonly at: 'free'; readonly name: string };

export interface GroupSpec {
  readonly tile: TileSpec;
  readonly count: number;
  /** Most jokers as stated (`!` is 0, `[n]` is n); `null`: the default of the card. */
  readonly jokers: number | null;
  /** Flowers may stand here too. */
  readonly wild: boolean;
  /** Character offset in the pattern, 0 in the JSON form. */
  readonly offset: number;
}

export interface NumberDomain {
  /** Values, or `null` where the domain is relative to another variable. */
  readonly values: readonly number[] | null;
  readonly near: { readonly base: string; readonly offsets: readonly number[] } | null;
  /** The value 0 is a white dragon without suit. */
  readonly soap: boolean;
  /** 9 is followed by 1. */
  readonly wrap: boolean;
}

/** Domain of a wind or free kind variable. */
export interface KindDomain {
  readonly kinds: readonly Kind[];
  /** Suits (0-2) or suit variables that number tiles are limited to; `null`: any. */
  readonly suits: readonly (number | string)[] | null;
}

export interface SuitFamily {
  readonly vars: readonly string[];
  /** Every assignment of suits to `vars`, in order. */
  readonly assignments: readonly (readonly number[])[];
}

export const CONSTRAINTS = ['distinct', 'same', 'lt', 'sameParity', 'suitEq', 'suitNeq', 'sum', 'product'] as const;
export type ConstraintType = (typeof CONSTRAINTS)[number];
export interface Constraint {
  readonly type: ConstraintType;
  readonly vars: readonly string[];
  /** `sum` and `product` only: tens and units, or units alone. */
  readonly digits: readonly string[];
  readonly pointer: string;
}

/** One joint narrowing: further domains by variable. */
export interface Case {
  readonly numbers: Readonly<Record<string, NumberDomain>>;
  readonly kinds: Readonly<Record<string, KindDomain>>;
  readonly suits: Readonly<Record<string, readonly number[]>>;
  readonly pointer: string;
}

/** One body of a line: groups with everything that binds their variables. */
export interface Body {
  readonly groups: readonly GroupSpec[];
  readonly numbers: Readonly<Record<string, NumberDomain>>;
  readonly winds: Readonly<Record<string, KindDomain>>;
  readonly kinds: Readonly<Record<string, KindDomain>>;
  readonly families: readonly SuitFamily[];
  readonly cases: readonly Case[];
  readonly constraints: readonly Constraint[];
  /** Groups that may exchange sizes. */
  readonly permute: readonly number[];
  readonly pointer: string;
}

export type Mode = 'exposed' | 'concealed';
export interface Value {
  readonly exposed: number;
  readonly concealed: number;
}

export interface Line {
  readonly id: string;
  readonly value: Value;
  readonly mode: Mode;
  readonly jokerlessBonus: boolean;
  /** Empty where the line has a problem that hides later checks. */
  readonly bodies: readonly Body[];
  readonly note: string | null;
  readonly pointer: string;
}

export interface Section {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

export interface JokerRule {
  /** Jokers stand in groups of this size or more. */
  readonly minGroup: number;
  /** Naturals that every group with jokers needs. */
  readonly minNaturals: number;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly jokers: JokerRule;
  readonly params: Readonly<Record<string, number>>;
  readonly sections: readonly Section[];
}

/** Bounds of the language. Anything larger is refused before it is expanded. */
export const TILES_OF_HAND = 14;
export const MOST_LINES = 400;
export const MOST_VARIANTS_OF_LINE = 20_000;
export const MOST_VARIANTS_OF_CARD = 100_000;
/**
 * Work that may come to nothing while a card is expanded, in units of about ten nanoseconds (see expand.ts): bindings
 * that no constraint lets be or that make a variant once more, and every variant with free kinds. Variants that count
 * are bounded by the limits above.
 */
export const MOST_WORK_OF_LINE = 1_200_000;
export const MOST_WORK_OF_CARD = 1_500_000;
/** Work of reading a card, in the same units: what a line declares is read again for each of its bodies. */
export const MOST_READING_OF_CARD = 2_000_000;

/** Most jokers that a group takes: none in `J` groups, small groups and groups marked so. */
export const jokerCap = (rule: JokerRule, size: number, stated: number | null, literal: boolean): number => {
  if (literal || stated === 0 || size < rule.minGroup) return 0;
  return Math.max(0, Math.min(stated ?? size, size - rule.minNaturals));
};
