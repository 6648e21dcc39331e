import { hash128, hexWord } from './hash.ts';

/** Largest bound that `below` accepts: above 2^53 - 1, not every integer is exact. */
const MAX_BOUND = Number.MAX_SAFE_INTEGER;

/**
 * The project's only random number generator: sfc32 (C. Doty-Humphrey's Small Fast Counting generator, 128 bits of
 * state, period of at least 2^32, passes PractRand). The same seed gives the same numbers in every process and on every
 * platform.
 */
export class Rng {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  private constructor(a: number, b: number, c: number, counter: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = counter | 0;
  }

  /** Creates a generator from any text. Similar seeds give unrelated numbers. */
  static fromSeed(seed: string): Rng {
    const [a, b, c, d] = hash128(seed);
    const rng = new Rng(a, b, c, d);
    for (let i = 0; i < 12; i++) rng.next();
    return rng;
  }

  /** Returns the state as 32 hexadecimal digits, which `restore` accepts. */
  save(): string {
    return [this.#a, this.#b, this.#c, this.#counter].map(hexWord).join('');
  }

  /** Creates a generator that continues from a saved state; undefined if the text is not a valid state. */
  static restore(saved: string): Rng | undefined {
    if (!/^[0-9a-f]{32}$/.test(saved)) return undefined;
    const [a, b, c, d] = [0, 8, 16, 24].map((at) => Number.parseInt(saved.slice(at, at + 8), 16));
    return new Rng(a!, b!, c!, d!);
  }

  /** Returns an unsigned 32-bit integer. */
  next(): number {
    const out = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + out) | 0;
    return out >>> 0;
  }

  /**
   * Returns an integer from 0 to `bound` - 1, each with exactly the same probability. Small bounds take the upper half
   * of 16 random bits times the bound (D. Lemire, 2019) and draw again if the lower half shows a bias. Larger bounds
   * draw again if the number is above the last full multiple of the bound. Throws a RangeError for bounds above
   * `MAX_BOUND`.
   */
  below(bound: number): number {
    if (bound <= 0x10000) {
      let product = Math.imul(this.next() >>> 16, bound);
      if ((product & 0xffff) < bound) {
        const unfair = 0x10000 % bound;
        while ((product & 0xffff) < unfair) product = Math.imul(this.next() >>> 16, bound);
      }
      return product >>> 16;
    }
    const [range, draw] = bound <= 0x100000000 ? [0x100000000, () => this.next()] : [2 ** 53, () => this.#next53()];
    if (!(bound <= MAX_BOUND)) throw new RangeError(`bound ${bound} is above ${MAX_BOUND}`);
    const limit = range - (range % bound);
    let drawn = draw();
    while (drawn >= limit) drawn = draw();
    return drawn % bound;
  }

  #next53(): number {
    return (this.next() >>> 11) * 0x100000000 + this.next();
  }

  /** Picks one of the items, each with the same probability. */
  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)]!;
  }

  /** Returns a copy in random order. Uses the Fisher-Yates shuffle, so every order has the same probability. */
  shuffle<Thing>(things: readonly Thing[]): Thing[] {
    const shuffled = [...things];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const drawn = this.below(last + 1);
      [shuffled[last], shuffled[drawn]] = [shuffled[drawn]!, shuffled[last]!];
    }
    return shuffled;
  }

  /** Draws `count` different items in random order: a shuffle that stops early. */
  sample<Thing>(things: readonly Thing[], count: number): Thing[] {
    const left = [...things];
    for (let place = 0; place < count; place++) {
      const drawn = place + this.below(left.length - place);
      [left[place], left[drawn]] = [left[drawn]!, left[place]!];
    }
    return left.slice(0, count);
  }
}

/** Draws a random seed: 64 bits from the platform's own generator, as 16 hexadecimal digits. */
export function drawSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map(hexWord).join('');
}
