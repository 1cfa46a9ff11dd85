type Numbers = Uint8Array | Int8Array | Uint16Array | Int32Array;

const START = 64;

/** A typed array that grows: what is kept is kept compactly, and nothing is allocated for a single value. */
export class Growable<T extends Numbers> {
  length = 0;
  array: T;
  private readonly make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.make = make;
    this.array = make(START);
  }

  push(value: number): void {
    this.reserve(1);
    this.array[this.length++] = value;
  }

  /** Appends `count` values of `source` from `start` on. */
  append(source: ArrayLike<number>, start: number, count: number): void {
    this.reserve(count);
    for (let i = 0; i < count; i++) this.array[this.length++] = source[start + i]!;
  }

  /** The values so far, in an array of just their length. */
  done(): T {
    return this.array.slice(0, this.length) as T;
  }

  private reserve(count: number): void {
    if (this.length + count <= this.array.length) return;
    const grown = this.make(Math.max(this.length + count, this.array.length * 2));
    grown.set(this.array);
    this.array = grown;
  }
}

export const growUint8 = (): Growable<Uint8Array> => new Growable((length) => new Uint8Array(length));
export const growInt8 = (): Growable<Int8Array> => new Growable((length) => new Int8Array(length));
export const growUint16 = (): Growable<Uint16Array> => new Growable((length) => new Uint16Array(length));
export const growInt32 = (): Growable<Int32Array> => new Growable((length) => new Int32Array(length));
