import { type Board, MAX_TOWER_HEIGHT } from './board.ts';
import { CODE_COUNT } from './pieces.ts';

/** All pieces below the tops of towers. */
export class Towers {
  readonly #board: Board;
  /** Number of pieces below the top of each square. */
  readonly heights: Uint8Array;
  /** Codes by square * MAX_TOWER_HEIGHT + depth, from above. */
  readonly #codes: Uint8Array;
  /**
   * Copies of `heights` and `#codes` by ply: towers are few, and they change in too many ways to be undone step by
   * step.
   */
  readonly #saved: Uint8Array[] = [];

  constructor(board: Board) {
    this.#board = board;
    this.heights = new Uint8Array(board.squares);
    this.#codes = new Uint8Array(board.squares * MAX_TOWER_HEIGHT);
  }

  at(square: number, depth: number): number {
    return this.#codes[square * MAX_TOWER_HEIGHT + depth]!;
  }

  /** The pieces below the top of a square, from above. */
  piecesUnder(square: number): number[] {
    return Array.from({ length: this.heights[square]! }, (_, depth) => this.at(square, depth));
  }

  /** Adds a piece at the bottom of a tower. */
  push(square: number, code: number): void {
    this.#codes[square * MAX_TOWER_HEIGHT + this.heights[square]!++] = code;
  }

  /** Removes and returns the piece directly below the top, which becomes the new top; 0 if there is none. */
  shift(square: number): number {
    const height = this.heights[square]!;
    if (height === 0) return 0;
    const start = square * MAX_TOWER_HEIGHT;
    const code = this.#codes[start]!;
    this.#codes.copyWithin(start, start + 1, start + height);
    this.heights[square] = height - 1;
    return code;
  }

  /** Moves all pieces below the top of a square to another square, which must have none. */
  moveTower(from: number, to: number): void {
    if (from === to) return;
    const height = this.heights[from]!;
    this.#codes.copyWithin(to * MAX_TOWER_HEIGHT, from * MAX_TOWER_HEIGHT, from * MAX_TOWER_HEIGHT + height);
    this.heights[to] = height;
    this.heights[from] = 0;
  }

  /** One half of the hash key of the pieces below the top of a square. */
  key(half: Int32Array, square: number): number {
    const { squares } = this.#board;
    let key = 0;
    for (let depth = 0; depth < this.heights[square]!; depth++)
      key ^= half[((depth + 1) * squares + square) * CODE_COUNT + this.at(square, depth)]!;
    return key;
  }

  save(ply: number): void {
    this.#saved[ply] ??= new Uint8Array(this.heights.length + this.#codes.length);
    this.#saved[ply].set(this.heights);
    this.#saved[ply].set(this.#codes, this.heights.length);
  }

  restore(ply: number): void {
    const saved = this.#saved[ply]!;
    this.heights.set(saved.subarray(0, this.heights.length));
    this.#codes.set(saved.subarray(this.heights.length));
  }
}
