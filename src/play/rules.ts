import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from './ai.ts';
import type { Notation } from './notation.ts';
import type { Position, Seat } from './position.ts';

/** A fault in a position string. */
export interface FenFault {
  /** One sentence: what is wrong and where. */
  readonly message: string;
  /** The square or the field of the position string that has the fault. */
  readonly at?: string;
  /** A correct value, or how to fix the fault. */
  readonly hint?: string;
}

/** A position parsed from a position string, with notes. */
export interface ParsedPosition {
  readonly position: Position;
  /** What was read leniently, dropped or corrected, one sentence each. */
  readonly notes: readonly string[];
  /**
   * Why no game leads to the position, although play can go on from it; absent if it may arise. Where the rules known
   * here cannot decide, it may.
   */
  readonly unreachable?: readonly FenFault[];
}

/** The reasons why no game leads to a position, one sentence each; undefined if there are none. */
export const reasonsOf = (faults: readonly FenFault[] | undefined): readonly string[] | undefined =>
  faults?.length ? faults.map(({ message, hint }) => (hint ? `${message} (${hint})` : message)) : undefined;

/** How players leave a game of three or more seats, in which the others play on. */
export interface Leaving {
  /**
   * A new position without the seat, in which a player who has not left is to move, or chance. If only one player is
   * left, that player has won.
   */
  leave(position: Position, seat: Seat): Position;
  hasLeft(position: Position, seat: Seat): boolean;
}

/** The compiled rules of one variant. */
export interface Rules {
  /** Names of the seats in the family, in turn order. */
  readonly seats: readonly string[];
  readonly ai: Ai;
  /** Reads and writes the positions and moves of this variant. */
  readonly notation: Notation;
  /** Whether dice or cards decide some plies. Game states then contain the state of the random generator. */
  readonly chance?: boolean;
  /** Whether the start is drawn at random, so that a record must give it. */
  readonly hasRandomStart?: boolean;
  /**
   * Reasons that a record may give for the end of a game, besides those of every family, though the board does not show
   * them: a score that the players agreed on. Default: none.
   */
  readonly recordedEnds?: readonly string[];
  /** Set in games of three or more seats: what resigning does there. Of two players, the other one wins. */
  readonly leaving?: Leaving;
  start(rng: Rng): Position;
  /** The array before a randomly drawn opening, from which records begin. */
  arrayStart?(): Position;
  /**
   * Takes back moves, given by their `MoveNumbers`, that only moved a piece to an empty cell, and returns the position
   * string before them; undefined if they cannot have led to this position. Absent in games that never do so.
   */
  takeBack?(fen: string, moves: readonly (readonly number[])[]): string | undefined;
  /** Parses a position string. `past` contains the keys of earlier positions, as `Position.past` lists them. */
  parse(fen: string, past?: readonly string[]): Result<ParsedPosition, readonly FenFault[]>;
}
