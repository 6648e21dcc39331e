import type { PieceBitboards } from './bitboards.ts';
import type { Board } from './board.ts';
import { encodeQuietMove } from './move-code.ts';
import { KING_FLAG, manCode, sideBit } from './pieces.ts';

/**
 * Generates the moves without a capture. Kings are moved square by square, and so are men on boards without bitboards.
 */
export class QuietMoves {
  readonly #board: Board;
  readonly #cells: Uint8Array;
  readonly #isFlying: boolean;
  readonly #movesInColumns: boolean;

  constructor(board: Board, cells: Uint8Array) {
    this.#board = board;
    this.#cells = cells;
    this.#isFlying = board.definition.king.range === 'flying';
    this.#movesInColumns = board.definition.man.columns;
  }

  /** Writes the moves of a side, except those of the king on the barred square. Returns their number. */
  write(
    bitboards: PieceBitboards | undefined,
    side: number,
    kings: number,
    moves: Int32Array,
    at: number,
    barred: number,
  ): number {
    const cells = this.#cells;
    const own = sideBit(side);
    let end = at;
    if (bitboards) {
      end += bitboards.writeSteps(side, this.#board.manMoves[side]!, moves, at);
      if (kings === 0) return end - at;
    }
    for (let square = 0; square < this.#board.squares; square++) {
      const code = cells[square]!;
      if ((code & own) === 0) continue;
      if (code & KING_FLAG) {
        if (square !== barred) end = this.#writeKing(square, side, moves, end);
      } else if (!bitboards) end = this.#writeMan(square, side, moves, end);
    }
    return end - at;
  }

  #writeKing(square: number, side: number, moves: Int32Array, at: number): number {
    const { next, kingMoves } = this.#board;
    const cells = this.#cells;
    const directions = kingMoves[side]!;
    let end = at;
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i]!;
      for (let to = next[square * 8 + direction]!; cells[to] === 0; to = next[to * 8 + direction]!) {
        moves[end++] = encodeQuietMove(square, to);
        if (!this.#isFlying) break;
      }
    }
    return end;
  }

  #writeMan(square: number, side: number, moves: Int32Array, at: number): number {
    const directions = this.#board.manMoves[side]!;
    let end = at;
    for (let i = 0; i < directions.length; i++) {
      const to = this.#manTarget(square, side, directions[i]!);
      if (to < this.#board.squares) moves[end++] = encodeQuietMove(square, to);
    }
    return end;
  }

  /**
   * Where a man lands in a direction, alone or as the last of a column; the square off the board if it cannot move
   * there.
   */
  #manTarget(square: number, side: number, direction: number): number {
    const { next, squares } = this.#board;
    const cells = this.#cells;
    let to = next[square * 8 + direction]!;
    if (this.#movesInColumns) while (cells[to] === manCode(side)) to = next[to * 8 + direction]!;
    return cells[to] === 0 ? to : squares;
  }

  count(bitboards: PieceBitboards | undefined, side: number, kings: number, barred: number): number {
    const cells = this.#cells;
    const own = sideBit(side);
    let count = 0;
    if (bitboards) {
      count = bitboards.countSteps(side, this.#board.manMoves[side]!);
      if (kings === 0) return count;
    }
    for (let square = 0; square < this.#board.squares; square++) {
      const code = cells[square]!;
      if ((code & own) === 0) continue;
      if (code & KING_FLAG) {
        if (square !== barred) count += this.#countKing(square, side);
      } else if (!bitboards) count += this.#countMan(square, side);
    }
    return count;
  }

  #countKing(square: number, side: number): number {
    const { next, kingMoves } = this.#board;
    const cells = this.#cells;
    const directions = kingMoves[side]!;
    let count = 0;
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i]!;
      for (let to = next[square * 8 + direction]!; cells[to] === 0; to = next[to * 8 + direction]!) {
        count++;
        if (!this.#isFlying) break;
      }
    }
    return count;
  }

  #countMan(square: number, side: number): number {
    const directions = this.#board.manMoves[side]!;
    let count = 0;
    for (let i = 0; i < directions.length; i++)
      if (this.#manTarget(square, side, directions[i]!) < this.#board.squares) count++;
    return count;
  }

  /** Whether any king of a side can capture. */
  canKingsCapture(side: number): boolean {
    const { next, kingCaptures, squares } = this.#board;
    const cells = this.#cells;
    const directions = kingCaptures[side]!;
    const king = sideBit(side) | KING_FLAG;
    const foe = sideBit(1 - side);
    for (let square = 0; square < squares; square++) {
      if (cells[square] !== king) continue;
      for (let i = 0; i < directions.length; i++) {
        const direction = directions[i]!;
        let over = next[square * 8 + direction]!;
        if (this.#isFlying) while (cells[over] === 0) over = next[over * 8 + direction]!;
        if (cells[over]! & foe && cells[next[over * 8 + direction]!] === 0) return true;
      }
    }
    return false;
  }
}
