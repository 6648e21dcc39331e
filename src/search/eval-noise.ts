import { hash128 } from '../lib/hash.ts';

/**
 * Makes the evaluation errors of weak levels. An error depends only on the seed and the position's hash, so the level
 * misjudges a position in the same way wherever the search meets it, as a human player would.
 */
export class EvalNoise {
  #seedLo = 0;
  #seedHi = 0;
  #points = 0;

  /** Sets the standard deviation of the errors, in points, and the seed. */
  set(seed: string, points: number): void {
    [this.#seedLo, this.#seedHi] = hash128(seed);
    this.#points = points;
  }

  /** Error in points for the position with this hash. */
  errorAt(lo: number, hi: number): number {
    if (this.#points === 0) return 0;
    const bits = mixSeed(lo ^ this.#seedLo, hi ^ this.#seedHi);
    // The sum of four random bytes is close to a normal distribution with mean 510 and standard deviation 147.8.
    const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
    return Math.trunc(((sum - 510) * this.#points) / 148);
  }
}

/** Mixes two words into 32 bits that all depend on both (multipliers of MurmurHash3, public domain). */
export function mixSeed(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ b;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 14)) >>> 0;
}
