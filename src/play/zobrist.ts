import { Rng } from '../lib/rng.ts';

/** 64-bit random numbers as two arrays of signed halves. */
export interface Keys {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

/**
 * The numbers that hash what `name` stands for, the same in every process and every variant. Hashes travel in game
 * states, so another way of making them is another version of the state.
 */
export function zobristKeys(name: string, count: number): Keys {
  const rng = Rng.fromSeed(`zobrist 1 ${name}`);
  const keys = { lo: new Int32Array(count), hi: new Int32Array(count) };
  for (let i = 0; i < count; i++) {
    keys.lo[i] = rng.next() | 0;
    keys.hi[i] = rng.next() | 0;
  }
  return keys;
}
