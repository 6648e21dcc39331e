import type { Outcome, Position } from '../../play/position.ts';
import { type Board, NONE } from './board.ts';
import type { HistoryEntry } from './history-entry.ts';

/**
 * A position of a piece game as end rules, notations and refusals see it: placement, rights, counters and queries.
 * Engines implement it; nothing here depends on a particular engine.
 */
export interface BoardState extends Position {
  readonly board: Board;
  /** Piece codes (`codeOf`) by cell; 0 for an empty cell. */
  readonly cells: Uint8Array;
  /** By code: how many pieces are in their owner's hand. */
  readonly hands: Uint8Array;
  /** Castling rights that still exist, as a set of the bits that `castlingRightBit` returns. */
  readonly rights: number;
  /**
   * Cells of the castling rooks at index side * 2 + wing, whether or not the right still exists; NONE without a rook.
   */
  readonly castlingRooks: Int16Array;
  /** By side, the cell of the king that may castle. */
  readonly castlingKings: readonly number[];
  /** By side: code of the royal or castling piece; 0 without one. */
  readonly kingCodes: readonly [number, number];
  /** By side: cell of the royal or castling piece; NONE if it is gone or never existed. */
  readonly kings: Int32Array;
  /** By side: number of checks that it still has to give to win, where checks are counted. */
  readonly checks: Int32Array;
  /** The cell passed by the last double step, if an en passant capture there is legal; NONE otherwise. */
  readonly enPassant: number;
  /** Cell passed before `enPassant`, if the last double step passed two cells; NONE otherwise. */
  readonly enPassantFar: number;
  /** Cell of the piece that made the last double step and can be captured en passant. */
  readonly victim: number;
  /** Bits (see `unmovedBit`) of the first-rank squares whose piece has not moved yet, if the variant needs them. */
  readonly unmoved: number;
  /** Side that has won by castling; NONE if no side has. */
  readonly castled: number;
  /** Plies since the last capture or pawn move. */
  readonly halfmove: number;
  /** Number of plies after which the running count ends in a draw; 0 if no count runs. */
  readonly countLimit: number;
  readonly countPly: number;
  /** Move number in position strings. It counts moves by both sides, or plies if `Board.countsPlies`. */
  readonly fullmove: number;
  /** Plies played since this position was set up. */
  readonly ply: number;
  /** Hash keys of the positions in the game before this position was set up, as pairs of 32-bit halves (lo, hi). */
  readonly earlierKeys: Int32Array;
  /** By cell: 1 where a search wants walls to be tried; undefined to try every cell. */
  readonly wallsAt: Uint8Array | undefined;
  /** Whether any legal move exists. Cheaper than `count`. */
  hasMoves(): boolean;
  /**
   * How the game has ended by a rule about the board, even though pieces could still move; undefined if it has not.
   * Once it has, `generate` returns no moves.
   */
  boardEnd(): Outcome | undefined;
  /** Whether a side attacks the cell on the current board. */
  isAttacked(cell: number, by: number): boolean;
  /** Whether some en passant capture on the cell is legal. */
  canCaptureEnPassant(cell: number): boolean;
  /** The check on the side to move this many plies ago: 0 none, 1 any check, 2 a check by a kind that can mate. */
  checkAt(back: number): number;
  /** Move made this many plies ago; only for plies since this position was set up. */
  moveAt(back: number): number;
  /** Whether the move made this many plies ago was a pass. */
  wasPass(back: number): boolean;
  /** Makes a null move for a search; `undo` takes it back. */
  pass(): void;
  /** History entry of the position this many plies ago. */
  entryAt(back: number): HistoryEntry;
}

/** Whether the royal pieces face each other on an open file; with `straight`, also on an open rank. */
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
