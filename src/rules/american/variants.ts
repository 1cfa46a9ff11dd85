import type { Kind } from '../tiles/kinds.js';
import type { ConstraintType } from './card.js';
import type { Aspect } from './constraints.js';
import { growInt8, growInt32, growUint8, growUint16 } from './growable.js';

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

/** Two numbers of 32 bits for each group code: added up over a variant they are its hash, in whatever order. */
const MIX_A = new Int32Array(1 << 15);
const MIX_B = new Int32Array(1 << 15);
for (let code = 0; code < MIX_A.length; code++) {
  let mixed = Math.imul(code + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  MIX_A[code] = mixed ^ (mixed >>> 13);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35);
  MIX_B[code] = mixed ^ (mixed >>> 14);
}
export const mixA = (code: number): number => MIX_A[code]!;
export const mixB = (code: number): number => MIX_B[code]!;

const EMPTY = 0;
/** How often each code is in the variant compared with; all zero between calls. */
const balance = new Int8Array(1 << 15);

/**
 * The concrete variants of one line, merged: the same multiset of groups counts once, whatever binding or body it
 * comes from. Open addressing over a hash that does not depend on the order of the groups; groups are compared only
 * where two hashes are the same.
 */
export class VariantSet {
  /** Codes in printed order, one variant after the other. */
  readonly printed = growUint16();
  readonly starts = growInt32();
  readonly bodies = growUint8();
  /** Values of the bound variables, in the order of `BoundNames`. */
  readonly bindings = growInt8();
  readonly bindingStarts = growInt32();
  size = 0;
  private digestA = 0;
  private digestB = 0;
  private table = new Int32Array(64);
  private readonly hashA = growInt32();
  private readonly hashB = growInt32();

  constructor() {
    this.starts.push(0);
    this.bindingStarts.push(0);
  }

  /** Digest of the variants in any order, to find two lines that are the same. */
  get digest(): string {
    return `${this.size}/${this.digestA}/${this.digestB}`;
  }

  /** Adds the groups `codes` with the sums of their mixes. Answers whether the variant is new. */
  add(codes: Uint16Array, a: number, b: number, body: number, binding: Int32Array): boolean {
    if (this.size * 2 >= this.table.length) this.grow();
    const mask = this.table.length - 1;
    let slot = a & mask;
    for (; this.table[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const known = this.table[slot]! - 1;
      if (this.hashA.array[known] === a && this.hashB.array[known] === b && this.equals(known, codes)) return false;
    }
    this.table[slot] = ++this.size;
    this.hashA.push(a);
    this.hashB.push(b);
    this.digestA = (this.digestA + Math.imul(a ^ (b >>> 7), 0x27d4eb2f)) | 0;
    this.digestB = (this.digestB + Math.imul(b ^ (a >>> 9), 0x165667b1)) | 0;
    this.printed.append(codes, 0, codes.length);
    this.starts.push(this.printed.length);
    this.bodies.push(body);
    this.bindings.append(binding, 0, binding.length);
    this.bindingStarts.push(this.bindings.length);
    return true;
  }

  private equals(variant: number, codes: Uint16Array): boolean {
    const start = this.starts.array[variant]!;
    const end = this.starts.array[variant + 1]!;
    const printed = this.printed.array;
    if (end - start !== codes.length) return false;
    for (let i = start; i < end; i++) balance[printed[i]!]! += 1;
    let same = true;
    for (let i = 0; i < codes.length; i++) if (--balance[codes[i]!]! < 0) same = false;
    for (let i = start; i < end; i++) balance[printed[i]!] = 0;
    for (let i = 0; i < codes.length; i++) balance[codes[i]!] = 0;
    return same;
  }

  private grow(): void {
    const table = new Int32Array(this.table.length * 4);
    const mask = table.length - 1;
    for (let variant = 0; variant < this.size; variant++) {
      let slot = this.hashA.array[variant]! & mask;
      while (table[slot] !== EMPTY) slot = (slot + 1) & mask;
      table[slot] = variant + 1;
    }
    this.table = table;
  }
}
