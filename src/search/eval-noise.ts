import { hash128 } from '../lib/hash.ts';

/**
 * Misjudgement: an error of judgement for every position, drawn from the seed and the position alone. The same position
 * is misjudged in the same way wherever the search meets it, as a player would; another seed errs elsewhere.
 */
export class EvalNoise {
  #seedLo = 0;
  #seedHi = 0;
  #points = 0;

  /** `points`: how large the errors are as a rule (their standard deviation). */
  set(seed: string, points: number): void {
    [this.#seedLo, this.#seedHi] = hash128(seed);
    this.#points = points;
  }

  /** The error about the position of that hash. */
  errorAt(lo: number, hi: number): number {
    if (this.#points === 0) return 0;
    const bits = mixSeed(lo ^ this.#seedLo, hi ^ this.#seedHi);
    // four bytes added are close to a bell curve: mean 510, deviation 147.8
    const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
    return Math.trunc(((sum - 510) * this.#points) / 148);
  }
}

/** 32 bits of which each depends on all of both words (multipliers of MurmurHash3, public domain). */
export function mixSeed(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ b;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 14)) >>> 0;
}
