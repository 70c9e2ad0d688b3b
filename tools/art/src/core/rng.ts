/** A weighted choice: value and relative weight. */
export type Weighted<T> = readonly [value: T, weight: number];

/** Type of a shuffled list. */
export type Shuffled<T extends readonly unknown[]> = { -readonly [K in keyof T]: T[number] };

/**
 * Seeded random number generator (sfc32). Every decision of a picture uses its own fork, so that changing
 * one part does not affect the rest, and equal records give equal pictures.
 */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(readonly seed: string) {
    let hash = 1779033703 ^ seed.length;
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    const scramble = () => {
      hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
      hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
      hash ^= hash >>> 16;
      return hash >>> 0;
    };
    this.a = scramble();
    this.b = scramble();
    this.c = scramble();
    this.d = scramble();
    // Warm up: the first values of sfc32 correlate with the seed.
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next number in [0, 1). */
  next(): number {
    this.a |= 0;
    this.b |= 0;
    this.c |= 0;
    this.d |= 0;
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** A number in [0, a), or in [a, b) when both are given. */
  float(a = 1, b?: number): number {
    return b === undefined ? this.next() * a : a + this.next() * (b - a);
  }

  /** A whole number from a to b, both included. */
  int(a: number, b: number): number {
    return Math.floor(this.float(a, b + 1));
  }

  pick<const T>(list: readonly T[]): T {
    const value = list[Math.floor(this.next() * list.length)];
    if (value === undefined) throw new RangeError('cannot pick from an empty list');
    return value;
  }

  chance(probability = 0.5): boolean {
    return this.next() < probability;
  }

  weighted<T>(pairs: readonly Weighted<T>[]): T {
    let total = 0;
    for (const [, weight] of pairs) total += weight;
    let x = this.next() * total;
    for (const [value, weight] of pairs) {
      x -= weight;
      if (x < 0) return value;
    }
    const last = pairs.at(-1);
    if (!last) throw new RangeError('cannot pick from an empty weighted list');
    return last[0];
  }

  /** A number in (-1, 1), most often near 0. */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) / 1.5;
  }

  /** Independent stream for one labelled decision. */
  fork(label: string | number): Rng {
    return new Rng(`${this.seed}/${label}`);
  }

  /** Shuffled copy of a list; a tuple keeps its length. */
  shuffle<const T extends readonly unknown[]>(list: T): Shuffled<T>;
  shuffle(list: readonly unknown[]): unknown[] {
    const order: unknown[] = [...list];
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}
