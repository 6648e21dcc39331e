import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { doubleLength } from '../../../lib/grow.ts';
import type { Seat } from '../../../play/position.ts';
import { findFlips, findMoveSquares, RESULT_BITBOARD } from './bitboard.ts';
import { type Board, EMPTY, NOT_A_SQUARE } from './board.ts';
import { ReversiPosition } from './position.ts';

/** Number of integers saved per ply: both players' discs before the ply. */
const PLY_SIZE = 4;

/** Whether a board has 8×8 squares, which the bitboard engine requires. */
export const is8x8 = ({ files, ranks }: Board): boolean => files === 8 && ranks === 8;

/** A position on an 8×8 board as two bitboards: the discs of the player to move, and those of the opponent. */
export class BitboardReversi extends ReversiPosition {
  ownLo = 0;
  ownHi = 0;
  otherLo = 0;
  otherHi = 0;
  /** Bits of all squares of the board in the low word. */
  readonly allLo: number;
  readonly allHi: number;
  readonly #centreLo: number;
  readonly #centreHi: number;
  readonly #rowKeys: RowKeys;
  /** Whether moves other than flips exist: filling the centre first, or swapping sides. */
  readonly #hasSpecialMoves: boolean;
  #stack = new Int32Array(PLY_SIZE * 128);
  #top = 0;

  constructor(board: Board, cells: Uint8Array, turn: Seat) {
    super(board);
    this.turn = turn;
    this.#rowKeys = sharedKeysOf(board);
    const { placesCentre, swap } = board.definition.rules;
    this.#hasSpecialMoves = placesCentre || swap;
    [this.allLo, this.allHi] = setOf(board.emptyBoard, EMPTY);
    this.#centreLo = board.centre.reduce((set, cell) => (cell < 32 ? set | (1 << cell) : set), 0);
    this.#centreHi = board.centre.reduce((set, cell) => (cell < 32 ? set : set | (1 << (cell - 32))), 0);
    [this.ownLo, this.ownHi] = setOf(cells, turn + 1);
    [this.otherLo, this.otherHi] = setOf(cells, 2 - turn);
  }

  /** Low half of the hash key. It is computed on demand, since counting moves needs no keys. */
  get hashLo(): number {
    return this.#hash(this.#rowKeys.lo) ^ (this.turn ? this.#rowKeys.turnLo : 0);
  }
  get hashHi(): number {
    return this.#hash(this.#rowKeys.hi) ^ (this.turn ? this.#rowKeys.turnHi : 0);
  }

  #hash(rows: Int32Array): number {
    const black = this.turn ? WHITE_ROWS : 0;
    const white = WHITE_ROWS - black;
    const { ownLo, ownHi, otherLo, otherHi } = this;
    return (
      rows[black | (ownLo & 255)]! ^
      rows[black | 256 | ((ownLo >>> 8) & 255)]! ^
      rows[black | 512 | ((ownLo >>> 16) & 255)]! ^
      rows[black | 768 | (ownLo >>> 24)]! ^
      rows[black | 1024 | (ownHi & 255)]! ^
      rows[black | 1280 | ((ownHi >>> 8) & 255)]! ^
      rows[black | 1536 | ((ownHi >>> 16) & 255)]! ^
      rows[black | 1792 | (ownHi >>> 24)]! ^
      rows[white | (otherLo & 255)]! ^
      rows[white | 256 | ((otherLo >>> 8) & 255)]! ^
      rows[white | 512 | ((otherLo >>> 16) & 255)]! ^
      rows[white | 768 | (otherLo >>> 24)]! ^
      rows[white | 1024 | (otherHi & 255)]! ^
      rows[white | 1280 | ((otherHi >>> 8) & 255)]! ^
      rows[white | 1536 | ((otherHi >>> 16) & 255)]! ^
      rows[white | 1792 | (otherHi >>> 24)]!
    );
  }

  discAt(cell: number): number {
    const bit = 1 << (cell & 31);
    if ((cell < 32 ? this.ownLo : this.ownHi) & bit) return this.turn + 1;
    if ((cell < 32 ? this.otherLo : this.otherHi) & bit) return 2 - this.turn;
    return this.board.emptyBoard[cell] === NOT_A_SQUARE ? NOT_A_SQUARE : EMPTY;
  }

  discs(seat: Seat): number {
    return seat === this.turn
      ? bitCount(this.ownLo) + bitCount(this.ownHi)
      : bitCount(this.otherLo) + bitCount(this.otherHi);
  }

  override isFillingCentre(): boolean {
    if (!this.#hasSpecialMoves || !this.board.definition.rules.placesCentre) return false;
    const emptyLo = this.#centreLo & ~(this.ownLo | this.otherLo);
    return (emptyLo | (this.#centreHi & ~(this.ownHi | this.otherHi))) !== 0;
  }

  /** Finds the squares where the player to move, or the opponent if asked, may put a disc. Stores them in `RESULT_BITBOARD`. */
  findMoves(isOther = false): void {
    const { ownLo, ownHi, otherLo, otherHi } = this;
    if (isOther) findMoveSquares(otherLo, otherHi, ownLo, ownHi);
    else findMoveSquares(ownLo, ownHi, otherLo, otherHi);
    RESULT_BITBOARD[0]! &= this.allLo & ~(ownLo | otherLo);
    RESULT_BITBOARD[1]! &= this.allHi & ~(ownHi | otherHi);
  }

  protected writeFlippingMoves(seat: Seat, moves: Int32Array, at: number): number {
    this.findMoves(seat !== this.turn);
    const hi = RESULT_BITBOARD[1]!;
    let count = 0;
    for (let left = RESULT_BITBOARD[0]!; left; left &= left - 1) moves[at + count++] = lowestBit(left);
    for (let left = hi; left; left &= left - 1) moves[at + count++] = 32 + lowestBit(left);
    return count;
  }

  protected canFlip(seat: Seat): boolean {
    this.findMoves(seat !== this.turn);
    return (RESULT_BITBOARD[0]! | RESULT_BITBOARD[1]!) !== 0;
  }

  override generate(moves: Int32Array, at: number): number {
    if (this.#hasSpecialMoves) return super.generate(moves, at);
    const count = this.writeFlippingMoves(this.turn, moves, at);
    if (count > 0) return count;
    this.findMoves(true);
    if ((RESULT_BITBOARD[0]! | RESULT_BITBOARD[1]!) === 0) return 0;
    moves[at] = this.pass;
    return 1;
  }

  count(): number {
    if (this.#hasSpecialMoves) return this.generate(scratch, 0);
    const { ownLo, ownHi, otherLo, otherHi } = this;
    const emptyLo = this.allLo & ~(ownLo | otherLo);
    const emptyHi = this.allHi & ~(ownHi | otherHi);
    findMoveSquares(ownLo, ownHi, otherLo, otherHi);
    const count = bitCount(RESULT_BITBOARD[0]! & emptyLo) + bitCount(RESULT_BITBOARD[1]! & emptyHi);
    if (count > 0) return count;
    findMoveSquares(otherLo, otherHi, ownLo, ownHi);
    return (RESULT_BITBOARD[0]! & emptyLo) | (RESULT_BITBOARD[1]! & emptyHi) ? 1 : 0;
  }

  flippedBy(move: number): number[] {
    if (move >= this.board.cells || this.isFillingCentre()) return [];
    findFlips(move, this.ownLo, this.ownHi, this.otherLo, this.otherHi);
    const [lo, hi] = [RESULT_BITBOARD[0]!, RESULT_BITBOARD[1]!];
    return Array.from({ length: 64 }, (_, cell) => cell).filter((cell) => (cell < 32 ? lo : hi) & (1 << (cell & 31)));
  }

  play(move: number): void {
    const { ownLo, ownHi, otherLo, otherHi } = this;
    let stack = this.#stack;
    let top = this.#top;
    if (top === stack.length) stack = this.#stack = doubleLength(stack);
    stack[top++] = ownLo;
    stack[top++] = ownHi;
    stack[top++] = otherLo;
    stack[top++] = otherHi;
    this.#top = top;
    this.turn = 1 - this.turn;
    // After a swap, the discs change owners and so does the turn: the two sets stay as they are.
    if (move === 65) return;
    if (move < 64) {
      if (this.#hasSpecialMoves && this.isFillingCentre()) RESULT_BITBOARD[0] = RESULT_BITBOARD[1] = 0;
      else findFlips(move, ownLo, ownHi, otherLo, otherHi);
      const lo = RESULT_BITBOARD[0]!;
      const hi = RESULT_BITBOARD[1]!;
      this.otherLo = ownLo | lo | (move < 32 ? 1 << move : 0);
      this.otherHi = ownHi | hi | (move < 32 ? 0 : 1 << (move - 32));
      this.ownLo = otherLo & ~lo;
      this.ownHi = otherHi & ~hi;
      return;
    }
    this.ownLo = otherLo;
    this.ownHi = otherHi;
    this.otherLo = ownLo;
    this.otherHi = ownHi;
  }

  undo(): void {
    const stack = this.#stack;
    const top = this.#top - PLY_SIZE;
    this.#top = top;
    this.ownLo = stack[top]!;
    this.ownHi = stack[top + 1]!;
    this.otherLo = stack[top + 2]!;
    this.otherHi = stack[top + 3]!;
    this.turn = 1 - this.turn;
  }
}

const scratch = new Int32Array(512);

function setOf(cells: Uint8Array, disc: number): [lo: number, hi: number] {
  const set = (from: number) =>
    cells.subarray(from, from + 32).reduce((bits, found, bit) => (found === disc ? bits | (1 << bit) : bits), 0);
  return [set(0), set(32)];
}

/**
 * Index of White's hash keys, which follow all of Black's. There is a key for each pattern of discs of one colour in a
 * row: 8 rows with 256 patterns each.
 */
const WHITE_ROWS = 8 * 256;

interface RowKeys {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly turnLo: number;
  readonly turnHi: number;
}

let sharedRowKeys: RowKeys | undefined;

/** The hash keys for all boards of this size, computed once. */
function sharedKeysOf({ keys }: Board): RowKeys {
  const rowsOf = (words: Int32Array) => {
    const rows = new Int32Array(2 * WHITE_ROWS);
    for (let at = 0; at < rows.length; at++) {
      const row = (at >> 8) & 7;
      const color = at >> 11;
      for (let file = 0; file < 8; file++) if (at & (1 << file)) rows[at]! ^= words[2 * (8 * row + file) + color]!;
    }
    return rows;
  };
  sharedRowKeys ??= { lo: rowsOf(keys.lo), hi: rowsOf(keys.hi), turnLo: keys.lo[128]!, turnHi: keys.hi[128]! };
  return sharedRowKeys;
}
