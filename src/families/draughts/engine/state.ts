import type { Position } from '../../../play/position.ts';
import type { Board } from './board.ts';

/** The properties of a position that decide how the game ends. */
export interface DraughtsState extends Position {
  readonly board: Board;
  /** Code of the piece on each square; 0 for an empty square. */
  readonly cells: Uint8Array;
  /** The side to move, 0 for White, 1 for Black. This does not depend on which side moves first. */
  readonly side: number;
  /** Number of pieces in play, by code. */
  readonly counts: Int32Array;
  /** Number of successive plies by kings without a capture. */
  readonly quiet: number;
  /** Index in the definition of the drawn ending that the position belongs to; -1 if there is none. */
  readonly ending: number;
  /** Number of plies since the present drawn ending arose. */
  readonly endingPly: number;
  /** Number of pieces that a side has. */
  pieces(side: number): number;
  /** Number of kings that a side has. */
  kings(side: number): number;
  mustCapture(): boolean;
}
