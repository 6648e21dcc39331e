import { PieceBitboards } from './bitboards.ts';
import type { Board } from './board.ts';
import { CODE_COUNT, KING_FLAG, kingCode, manCode, OFF_BOARD_CODE } from './pieces.ts';
import { Towers } from './towers.ts';

/**
 * The pieces on the board in every form the engine uses (by square, as bitboards and as towers), with their hash key.
 */
export class PiecePlacement {
  readonly board: Board;
  /** Code of the top piece on each square, followed by one entry for the square off the board. */
  readonly cells: Uint8Array;
  /** Number of top pieces, by code. */
  readonly counts = new Int32Array(CODE_COUNT);
  readonly bitboards: PieceBitboards | undefined;
  readonly towers: Towers | undefined;
  hashLo = 0;
  hashHi = 0;

  constructor(board: Board) {
    this.board = board;
    this.cells = new Uint8Array(board.squares + 1);
    this.cells[board.squares] = OFF_BOARD_CODE;
    this.bitboards = board.layout && new PieceBitboards(board.layout);
    this.towers = board.definition.capture.prisoners === 'carried' ? new Towers(board) : undefined;
  }

  put(square: number, code: number): void {
    const { lo, hi } = this.board.keys.pieces;
    this.hashLo ^= lo[square * CODE_COUNT + code]!;
    this.hashHi ^= hi[square * CODE_COUNT + code]!;
    this.putUnhashed(square, code);
  }

  lift(square: number, code: number): void {
    const { lo, hi } = this.board.keys.pieces;
    this.hashLo ^= lo[square * CODE_COUNT + code]!;
    this.hashHi ^= hi[square * CODE_COUNT + code]!;
    this.liftUnhashed(square, code);
  }

  /** Puts a piece on a square like `put`, but leaves the hash key alone: the caller restores it. */
  putUnhashed(square: number, code: number): void {
    this.cells[square] = code;
    this.counts[code]!++;
    this.bitboards?.toggle(square, code);
  }

  /** Removes a piece like `lift`, but leaves the hash key alone. */
  liftUnhashed(square: number, code: number): void {
    this.cells[square] = 0;
    this.counts[code]!--;
    this.bitboards?.toggle(square, code);
  }

  /** Adds the pieces below the top of a square to the hash key, or removes them from it. */
  toggleTower(square: number): void {
    const { lo, hi } = this.board.keys.pieces;
    this.hashLo ^= this.towers!.key(lo, square);
    this.hashHi ^= this.towers!.key(hi, square);
  }

  /** Number of top pieces of a side. */
  pieces(side: number): number {
    return this.counts[manCode(side)]! + this.counts[manCode(side) | KING_FLAG]!;
  }

  kings(side: number): number {
    return this.counts[kingCode(side)]!;
  }
}
