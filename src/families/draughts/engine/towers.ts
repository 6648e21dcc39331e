import { type Board, MAX_TOWER_HEIGHT } from './board.ts';
import { CODE_COUNT } from './pieces.ts';

/** What lies below the top pieces of towers. */
export class Towers {
  readonly #board: Board;
  /** By square: how many there are. */
  readonly heights: Uint8Array;
  /** By square * TALLEST + depth, from above. */
  readonly #codes: Uint8Array;
  /** Copies of both, one a ply: towers are few and change in too many ways. */
  readonly #saved: Uint8Array[] = [];

  constructor(board: Board) {
    this.#board = board;
    this.heights = new Uint8Array(board.squares);
    this.#codes = new Uint8Array(board.squares * MAX_TOWER_HEIGHT);
  }

  at(square: number, depth: number): number {
    return this.#codes[square * MAX_TOWER_HEIGHT + depth]!;
  }

  /** From above. */
  under(square: number): number[] {
    return Array.from({ length: this.heights[square]! }, (_, depth) => this.at(square, depth));
  }

  /** Puts a piece under everything on a square. */
  push(square: number, code: number): void {
    this.#codes[square * MAX_TOWER_HEIGHT + this.heights[square]!++] = code;
  }

  /** Takes the uppermost of the pieces under the top: the next top; 0 where there is none. */
  shift(square: number): number {
    const height = this.heights[square]!;
    if (height === 0) return 0;
    const start = square * MAX_TOWER_HEIGHT;
    const code = this.#codes[start]!;
    this.#codes.copyWithin(start, start + 1, start + height);
    this.heights[square] = height - 1;
    return code;
  }

  /** The pieces under one square go under another, where there are none. */
  carry(from: number, to: number): void {
    if (from === to) return;
    const height = this.heights[from]!;
    this.#codes.copyWithin(to * MAX_TOWER_HEIGHT, from * MAX_TOWER_HEIGHT, from * MAX_TOWER_HEIGHT + height);
    this.heights[to] = height;
    this.heights[from] = 0;
  }

  /** Half of the key of the pieces under a square. */
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
