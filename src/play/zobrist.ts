import { Rng } from '../lib/rng.ts';

/** 64-bit random numbers as two arrays of signed 32-bit halves. */
export interface ZobristKeys {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

/**
 * Makes `count` Zobrist keys, determined by `name` alone: they are the same in every process and variant. Game states
 * contain hashes, so a change here requires a new version of the state format.
 */
export function zobristKeys(name: string, count: number): ZobristKeys {
  const rng = Rng.fromSeed(`zobrist 1 ${name}`);
  const keys = { lo: new Int32Array(count), hi: new Int32Array(count) };
  for (let i = 0; i < count; i++) {
    keys.lo[i] = rng.next() | 0;
    keys.hi[i] = rng.next() | 0;
  }
  return keys;
}
