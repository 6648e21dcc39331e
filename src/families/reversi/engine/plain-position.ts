import { doubleLength } from '../../../lib/grow.ts';
import type { Seat } from '../../../play/position.ts';
import { BLACK, type Board, EMPTY, NOT_A_SQUARE, WHITE } from './board.ts';
import { ReversiPosition } from './position.ts';

const isDisc = (look: number): boolean => look === BLACK || look === WHITE;

/** Contents of a square with a seat's disc. */
const discOf = (seat: Seat): number => seat + 1;

/**
 * Number of integers saved per ply, after the list of flipped squares: the move, the number of flipped discs, and the
 * hash key before the ply.
 */
const PLY_SIZE = 4;

/**
 * The engine for boards of any size. It has one byte per cell with a border around the board, and searches in eight
 * directions.
 */
export class PlainReversi extends ReversiPosition {
  hashLo = 0;
  hashHi = 0;
  readonly #steps: Int32Array;
  /** Contents by square, including the border. */
  readonly #squares: Uint8Array;
  /** By cell: its square in `#squares`. `#cellOf` has the cell of each square. */
  readonly #squareOf: Int32Array;
  readonly #cellOf: Int32Array;
  readonly #counts = new Int32Array(2);
  #log = new Int32Array(1024);
  #logLength = 0;

  constructor(board: Board, cells: Uint8Array, turn: Seat) {
    super(board);
    this.turn = turn;
    const { files, ranks } = board;
    const width = files + 2;
    this.#steps = Int32Array.of(-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1);
    this.#squares = new Uint8Array(width * (ranks + 2)).fill(NOT_A_SQUARE);
    this.#cellOf = new Int32Array(this.#squares.length);
    this.#squareOf = Int32Array.from(cells, (_, cell) => (Math.floor(cell / files) + 1) * width + (cell % files) + 1);
    for (const [cell, square] of this.#squareOf.entries()) {
      const disc = cells[cell]!;
      this.#cellOf[square] = cell;
      this.#squares[square] = disc;
      if (isDisc(disc)) this.#counts[disc - 1]!++;
    }
    this.#hashAll();
  }

  discAt(cell: number): number {
    return this.#squares[this.#squareOf[cell]!]!;
  }
  discs(seat: Seat): number {
    return this.#counts[seat]!;
  }

  /** Number of discs flipped in one direction. */
  #flipCount(square: number, step: number, own: number): number {
    const squares = this.#squares;
    const other = 3 - own;
    let at = square + step;
    let run = 0;
    while (squares[at] === other) {
      at += step;
      run++;
    }
    return squares[at] === own ? run : 0;
  }

  #flipsAny(square: number, own: number): boolean {
    const steps = this.#steps;
    for (let i = 0; i < steps.length; i++) if (this.#flipCount(square, steps[i]!, own)) return true;
    return false;
  }

  protected writeFlippingMoves(seat: Seat, moves: Int32Array, at: number): number {
    const own = discOf(seat);
    const squares = this.#squareOf;
    let count = 0;
    for (let cell = 0; cell < squares.length; cell++) {
      const square = squares[cell]!;
      if (this.#squares[square] === EMPTY && this.#flipsAny(square, own)) moves[at + count++] = cell;
    }
    return count;
  }

  protected canFlip(seat: Seat): boolean {
    const own = discOf(seat);
    const squares = this.#squareOf;
    for (let cell = 0; cell < squares.length; cell++) {
      const square = squares[cell]!;
      if (this.#squares[square] === EMPTY && this.#flipsAny(square, own)) return true;
    }
    return false;
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  flippedBy(move: number): number[] {
    const from = this.#logLength;
    const count = this.#logFlips(move);
    const squares = this.#log.subarray(from, from + count);
    this.#logLength = from;
    return Array.from(squares, (square) => this.#cellOf[square]!).sort((a, b) => a - b);
  }

  /** Appends the squares of the discs that a move flips to the log; returns how many. */
  #logFlips(move: number): number {
    if (this.#logLength + this.board.cells + PLY_SIZE > this.#log.length) this.#log = doubleLength(this.#log);
    if (move >= this.board.cells || this.isFillingCentre()) return 0;
    const square = this.#squareOf[move]!;
    const own = discOf(this.turn);
    const log = this.#log;
    const from = this.#logLength;
    for (let i = 0; i < this.#steps.length; i++) {
      const step = this.#steps[i]!;
      const run = this.#flipCount(square, step, own);
      for (let far = 1; far <= run; far++) log[this.#logLength++] = square + far * step;
    }
    return this.#logLength - from;
  }

  play(move: number): void {
    const { hashLo, hashHi } = this;
    const from = this.#logLength;
    const count = this.#logFlips(move);
    const log = this.#log;
    for (let at = from; at < from + count; at++) this.#flip(log[at]!);
    if (move === this.swap) this.#flipAll();
    else if (move !== this.pass) this.#put(move);
    log[this.#logLength++] = move;
    log[this.#logLength++] = count;
    log[this.#logLength++] = hashLo;
    log[this.#logLength++] = hashHi;
    this.turn = 1 - this.turn;
    this.#hashTurn();
  }

  undo(): void {
    const log = this.#log;
    const at = this.#logLength - PLY_SIZE;
    const move = log[at]!;
    const count = log[at + 1]!;
    this.turn = 1 - this.turn;
    if (move === this.swap) this.#flipAll();
    else if (move !== this.pass) {
      this.#squares[this.#squareOf[move]!] = EMPTY;
      this.#counts[this.turn]!--;
    }
    for (let back = 1; back <= count; back++) this.#flip(log[at - back]!);
    this.#logLength = at - count;
    this.hashLo = log[at + 2]!;
    this.hashHi = log[at + 3]!;
  }

  #put(cell: number): void {
    const disc = discOf(this.turn);
    this.#squares[this.#squareOf[cell]!] = disc;
    this.#counts[this.turn]!++;
    this.#hashDisc(cell, disc);
  }

  #flip(square: number): void {
    const disc = this.#squares[square]!;
    this.#squares[square] = 3 - disc;
    this.#counts[disc - 1]!--;
    this.#counts[2 - disc]!++;
    const cell = this.#cellOf[square]!;
    this.#hashDisc(cell, disc);
    this.#hashDisc(cell, 3 - disc);
  }

  #flipAll(): void {
    for (const square of this.#squareOf) if (isDisc(this.#squares[square]!)) this.#flip(square);
  }

  #hashAll(): void {
    for (const [cell, square] of this.#squareOf.entries()) {
      const disc = this.#squares[square]!;
      if (isDisc(disc)) this.#hashDisc(cell, disc);
    }
    if (this.turn === 1) this.#hashTurn();
  }

  #hashDisc(cell: number, disc: number): void {
    const { lo, hi } = this.board.keys;
    const at = 2 * cell + disc - 1;
    this.hashLo ^= lo[at]!;
    this.hashHi ^= hi[at]!;
  }

  #hashTurn(): void {
    const { keys, cells } = this.board;
    this.hashLo ^= keys.lo[2 * cells]!;
    this.hashHi ^= keys.hi[2 * cells]!;
  }
}

const scratch = new Int32Array(512);
