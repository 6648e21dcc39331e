import { cellName, type Grid } from '../board/grid.ts';
import type { Result } from '../lib/result.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

/** How well a legal move matches the value that a caller gave for one of its fields. */
export const MATCH_QUALITY = { no: 0, loose: 1, exact: 2 } as const;
export type MatchQuality = (typeof MATCH_QUALITY)[keyof typeof MATCH_QUALITY];

/** Match for a field that has no loose match: exact or none. */
export const exactMatchIf = (isMatch: boolean): MatchQuality => (isMatch ? MATCH_QUALITY.exact : MATCH_QUALITY.no);

/** Whether the value equals this text, ignoring case and surrounding spaces. */
export const isSameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.trim().toLowerCase() === text.toLowerCase();

/** Whether the value means this cell: by its number, or by its name in upper or lower case. */
export const isCell = (grid: Grid, cell: number, value: unknown): boolean =>
  typeof value === 'number' ? value === cell : isSameText(value, cellName(grid, cell));

/** Numbers that identify each legal move of a position, for the short text of a game's history. */
export interface MoveNumbers<Game extends Position = Position> {
  /** Number of leading numbers, which every move has: 2 for start and target cell. Some moves have more numbers. */
  readonly leading: number;
  /** All numbers are below this. It is the same for all positions of a variant. */
  limit(position: Game): number;
  of(position: Game, move: number): readonly number[];
  /** A faster way to the legal move with these numbers, or undefined, than to compare all legal moves. */
  find?(position: Game, numbers: readonly number[]): number | undefined;
}

/**
 * Reads and writes the positions and moves of a game. Positions know rules but no text; a notation reads a position and
 * never changes it.
 */
export interface Notation<Game extends Position = Position> {
  /** The position as one line of text, in its one canonical spelling. */
  fen(position: Game): string;
  /** Describes a legal move as JSON. */
  describe(position: Game, move: number): Move;
  /** Absent in games whose rules never ask about earlier positions. */
  readonly numbers?: MoveNumbers<Game>;
  /** How well a legal move matches the value of a field; undefined if moves have no such field. */
  match(position: Game, move: number, field: string, value: unknown): MatchQuality | undefined;
  /** Explains in one sentence for people why the input is not a legal move. */
  explainIllegalMove(position: Game, input: Move): string;
  /**
   * Parses a move of a kind too numerous for `generate` to list, such as a list of dead stones. Returns an error that
   * says why the move cannot be played, or undefined if the input describes a move that `generate` lists.
   */
  parseUnlisted?(position: Game, input: Move): Result<number, string> | undefined;
  /** Public state other than the board as JSON: money, cards, standings. */
  publicState?(position: Game): Record<string, unknown>;
  /** The score and its parts as JSON, for games won by points; undefined while the game goes on. */
  score?(position: Game): Readonly<Record<string, unknown>> | undefined;
  /** Names of the cells that decided the game, such as the chain that joined two sides. */
  winningCells?(position: Game): string[];
}
