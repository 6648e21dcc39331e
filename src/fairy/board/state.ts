import type { Outcome, Position } from '../../play/position.ts';
import { type Board, NONE } from './board.ts';
import type { HistoryEntry } from './history-entry.ts';

/**
 * A position of a piece game as seen by end rules, notations and refusals: placement, rights, counters, and questions
 * to the engine. Engines implement it; nothing here depends on a particular one.
 */
export interface BoardState extends Position {
  readonly board: Board;
  /** Piece codes (`codeOf`) by cell; 0 for an empty cell. */
  readonly cells: Uint8Array;
  /** By code: how many pieces are in their owner's hand. */
  readonly hands: Uint8Array;
  /** Castling rights: bits of `wingBit`. */
  readonly rights: number;
  /** Cells of the castling rooks by side * 2 + wing, whether or not the right still exists; NONE without a rook. */
  readonly castlingRooks: Int16Array;
  /** By side, the cell of the king that may castle. */
  readonly castlingKings: readonly number[];
  /** By side: code of the royal or castling piece; 0 without one. */
  readonly kingCodes: readonly [number, number];
  /** By side: cell of that piece; NONE if it is gone or never existed. */
  readonly kings: Int32Array;
  /** Checks that each side still has to give to win, where checks are counted. */
  readonly checks: Int32Array;
  /** The cell passed by the last double step, if an en passant capture there is legal; NONE otherwise. */
  readonly enPassant: number;
  /** A second cell passed by that step, further back; NONE otherwise. */
  readonly enPassantFar: number;
  /** The cell of the piece that made the double step. */
  readonly victim: number;
  /** First-rank squares whose piece has not moved yet, if the variant needs them: bits of `unmovedBit`. */
  readonly unmoved: number;
  /** The side that won by castling, where that wins; NONE before. */
  readonly castled: number;
  /** Plies since the last capture or pawn move. */
  readonly halfmove: number;
  /** Plies after which the running count is a draw, 0 for none; and the plies counted so far. */
  readonly countLimit: number;
  readonly countPly: number;
  /** Move number in position strings: of moves by both sides, or of plies (`Board.countsPlies`). */
  readonly fullmove: number;
  /** Plies played since this position was set up. */
  readonly ply: number;
  /** Keys of the positions before this one was set up, as pairs of 32-bit halves (lo, hi). */
  readonly earlierKeys: Int32Array;
  /** By cell: 1 where a search wants walls tried; undefined for every cell. */
  readonly wallsAt: Uint8Array | undefined;
  /** Whether any move is legal: cheaper than `count`. */
  hasMoves(): boolean;
  /** An end by the rules of the board while moves would remain; `generate` then returns no moves. */
  boardEnd(): Outcome | undefined;
  /** Whether a side attacks the cell on the current board. */
  isAttacked(cell: number, by: number): boolean;
  /** Whether some en passant capture on the cell is legal. */
  canCaptureEnPassant(cell: number): boolean;
  /** The check that the side to move was in this many plies ago: 0 none, 1 any, 2 by a kind that can mate. */
  checkAt(back: number): number;
  /** The move made this many plies ago, since this position was set up. */
  moveAt(back: number): number;
  /** Whether the move made this many plies ago was a pass. */
  wasPass(back: number): boolean;
  /** Makes a null move for a search; `undo` takes it back. */
  pass(): void;
  /** History entry of the position this many plies ago. */
  entryAt(back: number): HistoryEntry;
}

/** Whether the royal pieces face each other on an open file, or with `straight` on an open file or rank. */
export function areRoyalsFacing({ board, cells, kings }: BoardState, on: 'file' | 'straight' = 'file'): boolean {
  const { files } = board.grid;
  const [low, high] = kings[0]! < kings[1]! ? [kings[0]!, kings[1]!] : [kings[1]!, kings[0]!];
  if (low === NONE) return false;
  const isFile = (high - low) % files === 0;
  const isRank = Math.floor(low / files) === Math.floor(high / files);
  if (!(isFile || (isRank && on === 'straight'))) return false;
  const step = isFile ? files : 1;
  for (let cell = low + step; cell < high; cell += step) if (cells[cell]) return false;
  return true;
}
