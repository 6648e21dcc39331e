import type { Position } from '../../../play/position.ts';
import type { Board } from './board.ts';

/** The part of a position that decides how the game ends. */
export interface DraughtsState extends Position {
  readonly board: Board;
  /** Codes of the pieces by square; 0 for an empty square. */
  readonly cells: Uint8Array;
  /** The side to move: 0 for White, 1 for Black, whichever moves first. */
  readonly side: number;
  /** Number of pieces in play, by code. */
  readonly counts: Int32Array;
  /** Plies by kings only and without a capture. */
  readonly quiet: number;
  /** Index of the counted ending, -1 for none, and the plies since it arose. */
  readonly ending: number;
  readonly endingPly: number;
  /** Number of pieces of a side. */
  pieces(side: number): number;
  /** Number of kings of a side. */
  kings(side: number): number;
  mustCapture(): boolean;
}
