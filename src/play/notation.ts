import type { Result } from '../lib/result.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

/** How well a legal move matches the value that a caller gave for one of its fields. */
export const MATCH = { no: 0, loose: 1, exact: 2 } as const;
export type Match = (typeof MATCH)[keyof typeof MATCH];

/**
 * How the positions and moves of a game are written and read: everything that a position has for people. A position
 * plays and knows none of this; a notation knows the position and changes nothing.
 */
export interface Notation<Game extends Position = Position> {
  /** The position as one line of text, in its one canonical spelling. */
  fen(position: Game): string;
  /** A legal move as JSON. */
  describe(position: Game, move: number): Move;
  /** How well a legal move matches the value of a field; undefined if moves have no such field. */
  match(position: Game, move: number, field: string, value: unknown): Match | undefined;
  /** Why the input is not a legal move: one sentence for people. */
  whyNot(position: Game, input: Move): string;
  /**
   * Reads a move of a kind too numerous for `generate` to list, such as every list of stones that may be dead. The error says
   * why it cannot be made; undefined if the input describes a move that `generate` lists.
   */
  parseUnlisted?(position: Game, input: Move): Result<number, string> | undefined;
  /** What lies open on the table beside the board, as JSON: purses, cards, standings. */
  publicState?(position: Game): Record<string, unknown>;
  /** The score of a finished game of points and what it is made of, as JSON; undefined while the game goes on. */
  score?(position: Game): Readonly<Record<string, unknown>> | undefined;
  /** Names of the cells that decided the game: the chain that joined the sides. */
  winningCells?(position: Game): string[];
}
