import type { Kind } from '../tiles/kinds.js';
import type { Body, Card, Line } from './card.js';
import type { BoundNames } from './plan.js';
import type { OpenVariant } from './variants.js';

/** What bounds the tiles that a variant with free kinds can use, before any search. */
export interface OpenBound {
  /** Needs of its bound groups. */
  readonly needs: Uint16Array;
  /** Places that count as filled: literal jokers for the places, flowers-wild groups for both sums. */
  readonly literal: number;
  readonly wild: number;
  /** Its groups of free kinds: index of the domain, size, joker cap. */
  readonly domains: Uint8Array;
  readonly sizes: Uint8Array;
  readonly caps: Uint8Array;
}

/** A line ready to be matched. Its variants are `first` to `end` of the flat arrays, or `open` where kinds are free. */
export interface CompiledLine {
  readonly index: number;
  readonly line: Line;
  readonly section: string;
  readonly sectionName: string;
  readonly first: number;
  readonly end: number;
  readonly open: readonly OpenVariant[];
  readonly openBounds: readonly OpenBound[];
  /** Concrete variants; `null` where kinds are free. */
  readonly variants: number | null;
  /** Jokers that every variant needs. */
  readonly forcedJokers: number;
  readonly bodies: readonly { readonly body: Body; readonly names: BoundNames }[];
}

/**
 * All variants of a card, flat. A *need* is what a variant wants of one kind: `total` tiles of which `flex` may be
 * jokers. Needs are interned, so that a hand is compared with each need once and a variant is a sum over few numbers.
 */
export interface CompiledCard {
  readonly card: Card;
  readonly hash: string;
  readonly lines: readonly CompiledLine[];
  /** Units of work that expanding took for nothing: what the limits of card.ts bound. */
  readonly work: number;
  /** By variant: its groups in `groups`, its needs in `needs`. One longer than the number of variants. */
  readonly groupStart: Int32Array;
  readonly groups: Uint16Array;
  readonly needStart: Int32Array;
  readonly needs: Uint16Array;
  /** By need. */
  readonly needKind: Uint8Array;
  readonly needTotal: Uint8Array;
  readonly needFlex: Uint8Array;
  /** By variant: literal jokers; places where flowers are wild (if any, the needs are a bound only). */
  readonly literal: Uint8Array;
  readonly wild: Uint8Array;
  readonly lineOf: Uint16Array;
  readonly bodyOf: Uint8Array;
  readonly bindingStart: Int32Array;
  readonly bindings: Int8Array;
  /** Domains of free kinds, interned. At most 255; what is beyond has the index 255 and no bound. */
  readonly domains: readonly (readonly Kind[])[];
  /** Variants by a group that can be exposed: `kind << 4 | size`. */
  readonly byExposure: ReadonlyMap<number, Int32Array>;
  /** Variants by a kind that they have a place for; flowers have one wherever they are wild. */
  readonly byKind: readonly Int32Array[];
}

export const exposureKey = (kind: number, size: number): number => (kind << 4) | size;

/** Index of a domain beyond those interned. */
export const NO_DOMAIN = 255;
