import type { Position } from '../../../play/position.ts';
import type { Board } from './board.ts';

/** A position as the judges of its end see it. */
export interface DraughtsState extends Position {
  readonly board: Board;
  /** Codes of the pieces by square; 0 where it is empty. */
  readonly cells: Uint8Array;
  /** The side to move: 0 white, 1 black, whichever of them moves first. */
  readonly side: number;
  /** Pieces in play by code. */
  readonly counts: Int32Array;
  /** Plies without a capture and by kings only. */
  readonly quiet: number;
  /** Index of the ending that is counted, -1 for none, and the plies counted by now. */
  readonly ending: number;
  readonly endingPly: number;
  /** Pieces of a side. */
  pieces(side: number): number;
  /** Kings of a side. */
  kings(side: number): number;
  mustCapture(): boolean;
}
