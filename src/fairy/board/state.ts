import type { Outcome, Position } from '../../play/position.ts';
import type { Board } from './board.ts';
import type { HistoryEntry } from './history-entry.ts';

/**
 * A position of a piece game as the judges of its end, its notations and its refusals see it: what stands where, rights and
 * counters, and what may be asked of the engine. Engines implement it; nothing here names one.
 */
export interface BoardState extends Position {
  readonly board: Board;
  /** Codes of the pieces (`codeOf`) by cell; 0 where it is empty. */
  readonly cells: Uint8Array;
  /** How many pieces of a code are in its owner's hand. */
  readonly hands: Uint8Array;
  /** Bits of `wingBit`. */
  readonly rights: number;
  /** Cells of the castling rooks by side * 2 + wing, whether or not they still have the right; NONE where there is none. */
  readonly castlingRooks: Int16Array;
  /** By side, the cell of the king that may castle. */
  readonly castlingKings: readonly number[];
  /** Codes of the royal or castling pieces by side; 0 where there are none. */
  readonly kingCodes: readonly [number, number];
  /** Their cells by side; NONE where they are gone or never were. */
  readonly kings: Int32Array;
  /** Checks that each side has still to give, where checks are counted. */
  readonly checks: Int32Array;
  /** The cell passed by the last long step, if a capture there is legal; NONE otherwise. */
  readonly enPassant: number;
  /** Another cell passed by that step, further back; NONE otherwise. */
  readonly enPassantFar: number;
  /** The cell of the piece that made the long step. */
  readonly victim: number;
  /** Squares of the first ranks whose piece has not moved yet, where that counts: bits of `unmovedBit`. */
  readonly unmoved: number;
  /** The side that won by castling, where that wins; NONE before. */
  readonly castled: number;
  /** Plies since the last capture or pawn move. */
  readonly halfmove: number;
  /** Plies after which the running count is a draw, 0 while none runs; and the plies counted by now. */
  readonly countLimit: number;
  readonly countPly: number;
  /** The number of the move in position strings: of a move by both sides, or of a single ply (`Board.countsPlies`). */
  readonly fullmove: number;
  /** Plies played since this position was set up. */
  readonly ply: number;
  /** Keys of positions before this one was set up, as pairs of halves. */
  readonly earlierKeys: Int32Array;
  /** By cell, while a search sets it: walls are laid only there. */
  readonly wallsAt: Uint8Array | undefined;
  /** Whether any move is legal: cheaper than `count`. */
  hasMoves(): boolean;
  /** The end that the board itself makes while moves are left; then `generate` gives none. */
  boardEnd(): Outcome | undefined;
  /** Whether a side attacks the cell, as the board stands. */
  isAttacked(cell: number, by: number): boolean;
  /** Whether some en passant capture on the cell is legal. */
  canCaptureEnPassant(cell: number): boolean;
  /** The check that the side to move was in this many plies ago: 0 none, 1 any, 2 by a kind that can mate. */
  checkAt(back: number): number;
  /** The move made this many plies ago, since this position was set up. */
  moveAt(back: number): number;
  /** Whether the move made this many plies ago was a pass. */
  wasPass(back: number): boolean;
  /** Passes the turn, as searches try it; `undo` takes it back. */
  pass(): void;
  /** What is known of the position this many plies ago. */
  entryAt(back: number): HistoryEntry;
}
