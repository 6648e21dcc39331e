import { PieceBitboards } from './bitboards.ts';
import type { Board } from './board.ts';
import { CODE_COUNT, KING, kingOf, manOf, WALL } from './pieces.ts';
import { Towers } from './towers.ts';

/** What stands where, in every form in which it is kept, and its key. */
export class Placement {
  readonly board: Board;
  /** By square the top piece; behind the last the square beyond the board. */
  readonly cells: Uint8Array;
  /** By code: how many top pieces there are. */
  readonly counts = new Int32Array(CODE_COUNT);
  readonly bitboards: PieceBitboards | undefined;
  readonly towers: Towers | undefined;
  hashLo = 0;
  hashHi = 0;

  constructor(board: Board) {
    this.board = board;
    this.cells = new Uint8Array(board.squares + 1);
    this.cells[board.squares] = WALL;
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

  /** `put` where the key is put back as a whole. */
  putUnhashed(square: number, code: number): void {
    this.cells[square] = code;
    this.counts[code]!++;
    this.bitboards?.toggle(square, code);
  }

  /** `lift` likewise. */
  liftUnhashed(square: number, code: number): void {
    this.cells[square] = 0;
    this.counts[code]!--;
    this.bitboards?.toggle(square, code);
  }

  /** Takes the pieces under a square into the key, or out of it. */
  toggleTower(square: number): void {
    const { lo, hi } = this.board.keys.pieces;
    this.hashLo ^= this.towers!.key(lo, square);
    this.hashHi ^= this.towers!.key(hi, square);
  }

  /** How many top pieces a side has. */
  pieces(side: number): number {
    return this.counts[manOf(side)]! + this.counts[manOf(side) | KING]!;
  }

  kings(side: number): number {
    return this.counts[kingOf(side)]!;
  }
}
