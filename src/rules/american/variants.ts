import type { Kind } from '../tiles/kinds.js';
import type { ConstraintType } from './card.js';
import type { Aspect } from './constraints.js';

/** A group of a concrete variant in 15 bits: kind, size, joker cap, flowers wild. */
export const groupCode = (kind: Kind, size: number, cap: number, wild: boolean): number =>
  kind | (size << 6) | (cap << 10) | (wild ? 1 << 14 : 0);
export const codeKind = (code: number): Kind => code & 63;
export const codeSize = (code: number): number => (code >> 6) & 15;
export const codeCap = (code: number): number => (code >> 10) & 15;
export const codeWild = (code: number): boolean => code >> 14 !== 0;

/** A free kind variable of an open variant. */
export interface OpenVar {
  readonly name: string;
  /** Kinds it may take, in tile order. */
  readonly domain: readonly Kind[];
  /** Whether a constraint ties it to another free kind. */
  readonly tied: boolean;
}

/** A constraint over free kinds; the values of bound variables are filled in. */
export interface OpenConstraint {
  readonly type: ConstraintType;
  readonly aspect: Aspect;
  /** Index of the free kind variable at each place, or -1. */
  readonly vars: readonly number[];
  /** Value at each place, where it is bound. */
  readonly values: readonly number[];
}

/** A variant whose free kinds are still to be searched: everything else is bound. */
export interface OpenVariant {
  /** Codes of the groups in printed order; those of free kinds have kind 0. */
  readonly codes: Uint16Array;
  /** Index into `vars` of each group, or -1. */
  readonly varOf: Int8Array;
  readonly vars: readonly OpenVar[];
  readonly constraints: readonly OpenConstraint[];
  readonly body: number;
  /** Values of the bound variables, in the order of `BoundNames`. */
  readonly binding: readonly number[];
}

const EMPTY = 0;

/**
 * The concrete variants of one line, merged: the same multiset of groups counts once, whatever binding or body it
 * comes from. Open addressing over the sorted codes; nothing is allocated per variant but what is kept.
 */
export class VariantSet {
  /** Codes in printed order and sorted, one variant after the other. */
  readonly printed: number[] = [];
  readonly sorted: number[] = [];
  readonly starts: number[] = [0];
  readonly bodies: number[] = [];
  readonly bindings: number[][] = [];
  /** Order-independent digest of the variants, to find two lines that are the same. */
  digest = 0;
  private table = new Int32Array(64);
  private readonly scratch = new Uint16Array(16);

  get size(): number {
    return this.bodies.length;
  }

  /** Adds `count` codes. The binding is asked for only if the variant is new. */
  add(codes: Uint16Array, count: number, body: number, binding: () => number[]): void {
    const sorted = this.scratch;
    let hash = count;
    for (let i = 0; i < count; i++) {
      const code = codes[i]!;
      let at = i;
      while (at > 0 && sorted[at - 1]! > code) {
        sorted[at] = sorted[at - 1]!;
        at--;
      }
      sorted[at] = code;
    }
    for (let i = 0; i < count; i++) hash = Math.imul(hash ^ sorted[i]!, 0x9e3779b1) ^ (hash >>> 15);
    if (this.size * 2 >= this.table.length) this.grow();
    const mask = this.table.length - 1;
    let slot = hash & mask;
    while (this.table[slot] !== EMPTY) {
      if (this.equals(this.table[slot]! - 1, sorted, count)) return;
      slot = (slot + 1) & mask;
    }
    this.table[slot] = this.size + 1;
    this.digest = (this.digest + Math.imul(hash, 0x85ebca6b)) | 0;
    for (let i = 0; i < count; i++) {
      this.printed.push(codes[i]!);
      this.sorted.push(sorted[i]!);
    }
    this.starts.push(this.printed.length);
    this.bodies.push(body);
    this.bindings.push(binding());
  }

  private equals(variant: number, sorted: Uint16Array, count: number): boolean {
    const start = this.starts[variant]!;
    if (this.starts[variant + 1]! - start !== count) return false;
    for (let i = 0; i < count; i++) if (this.sorted[start + i] !== sorted[i]) return false;
    return true;
  }

  private grow(): void {
    const table = new Int32Array(this.table.length * 2);
    const mask = table.length - 1;
    for (let variant = 0; variant < this.size; variant++) {
      const start = this.starts[variant]!;
      const end = this.starts[variant + 1]!;
      let hash = end - start;
      for (let i = start; i < end; i++) hash = Math.imul(hash ^ this.sorted[i]!, 0x9e3779b1) ^ (hash >>> 15);
      let slot = hash & mask;
      while (table[slot] !== EMPTY) slot = (slot + 1) & mask;
      table[slot] = variant + 1;
    }
    this.table = table;
  }
}
