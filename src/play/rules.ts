import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from './ai.ts';
import type { Notation } from './notation.ts';
import type { Position } from './position.ts';

/** A fault in a position string. */
export interface FenFault {
  /** One sentence: what is wrong and where. */
  readonly message: string;
  /** The square or the field of the string with the fault. */
  readonly at?: string;
  /** A correct value, or how to fix the fault. */
  readonly hint?: string;
}

export interface Reading {
  readonly position: Position;
  /** What was read leniently, dropped or corrected, one sentence each. */
  readonly notes: readonly string[];
}

/** The compiled rules of one variant. */
export interface Rules {
  /** The family's names of the players, in turn order. */
  readonly seats: readonly string[];
  readonly ai: Ai;
  /** Reads and writes the positions and moves of this variant. */
  readonly notation: Notation;
  /** Whether dice or cards decide some plies: states then carry the generator. */
  readonly chance?: boolean;
  start(rng: Rng): Position;
  /** Reads a position string; `past` are the keys of `Position.past`. */
  parse(fen: string, past?: readonly string[]): Result<Reading, readonly FenFault[]>;
}
