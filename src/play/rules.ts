import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from './ai.ts';
import type { Notation } from './notation.ts';
import type { Position } from './position.ts';

/** Something wrong with a position string. */
export interface FenFault {
  /** One sentence: what is wrong, naming the place. */
  readonly message: string;
  /** The square or the field of the string. */
  readonly at?: string;
  /** What would have been right. */
  readonly hint?: string;
}

export interface Reading {
  readonly position: Position;
  /** What was read generously, dropped or put right, one sentence each. */
  readonly notes: readonly string[];
}

/** The compiled rules of one variant. */
export interface Rules {
  /** The family's own words for the players, in turn order. */
  readonly seats: readonly string[];
  readonly ai: Ai;
  /** How positions and moves of these rules are written and read. */
  readonly notation: Notation;
  /** Dice or cards decide some plies: states carry the generator they are drawn from. */
  readonly chance?: boolean;
  start(rng: Rng): Position;
  /** Reads a position string; `past` are the keys of `Position.past`. */
  parse(fen: string, past?: readonly string[]): Result<Reading, readonly FenFault[]>;
}
