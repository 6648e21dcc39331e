import type { Seat } from '../../play/position.ts';
import { type Board, EMPTY, OUTSIDE } from './board.ts';
import { ReversiPosition } from './position.ts';

/** The discs of a seat. */
const discOf = (seat: Seat): number => seat + 1;

/** Any board: a square for each cell with a border of nothing around it, walked in eight directions. */
export class PlainReversi extends ReversiPosition {
  hashLo = 0;
  hashHi = 0;
  readonly #width: number;
  readonly #steps: readonly number[];
  /** With the border. */
  readonly #squares: Uint8Array;
  readonly #counts: [number, number] = [0, 0];
  /** What each ply did: the discs turned over and how many, the move, and the key before it. */
  readonly #log: number[] = [];

  constructor(board: Board, cells: Uint8Array, turn: Seat) {
    super(board);
    this.turn = turn;
    const width = board.files + 2;
    this.#width = width;
    this.#steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
    this.#squares = new Uint8Array(width * (board.ranks + 2)).fill(OUTSIDE);
    for (let cell = 0; cell < board.cells; cell++) {
      const disc = cells[cell]!;
      this.#squares[this.#squareOf(cell)] = disc;
      if (disc !== EMPTY && disc !== OUTSIDE) this.#counts[disc - 1]!++;
    }
    this.#hashAnew();
  }

  #squareOf(cell: number): number {
    const { files } = this.board;
    return (Math.floor(cell / files) + 1) * this.#width + (cell % files) + 1;
  }
  #cellOf(square: number): number {
    return (Math.floor(square / this.#width) - 1) * this.board.files + (square % this.#width) - 1;
  }

  discAt(cell: number): number {
    return this.#squares[this.#squareOf(cell)]!;
  }
  discs(seat: Seat): number {
    return this.#counts[seat]!;
  }

  /** How many discs the seat turns over in a direction. */
  #run(square: number, step: number, own: number): number {
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

  #turnsAny(square: number, own: number): boolean {
    for (const step of this.#steps) if (this.#run(square, step, own)) return true;
    return false;
  }

  protected closing(seat: Seat, moves: Int32Array, at: number): number {
    const own = discOf(seat);
    let count = 0;
    for (let cell = 0; cell < this.board.cells; cell++) {
      const square = this.#squareOf(cell);
      if (this.#squares[square] === EMPTY && this.#turnsAny(square, own)) moves[at + count++] = cell;
    }
    return count;
  }

  protected closes(seat: Seat): boolean {
    const own = discOf(seat);
    return this.#squares.some((disc, square) => disc === EMPTY && this.#turnsAny(square, own));
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  turned(move: number): number[] {
    const squares = this.#turnedSquares(move).sort((a, b) => a - b);
    return squares.map((square) => this.#cellOf(square));
  }

  #turnedSquares(move: number): number[] {
    if (move >= this.board.cells || this.isPlacing()) return [];
    const square = this.#squareOf(move);
    return this.#steps.flatMap((step) =>
      Array.from({ length: this.#run(square, step, discOf(this.turn)) }, (_, index) => square + (index + 1) * step),
    );
  }

  play(move: number): void {
    const { hashLo, hashHi } = this;
    if (move === this.swap) {
      this.#turnAll();
      this.#log.push(0, move, hashLo, hashHi);
    } else {
      const turned = this.#turnedSquares(move);
      for (const square of turned) this.#turn(square);
      if (move !== this.pass) this.#put(move);
      this.#log.push(...turned, turned.length, move, hashLo, hashHi);
    }
    this.turn = 1 - this.turn;
    this.#hashTurn();
  }

  undo(): void {
    const hashHi = this.#log.pop()!;
    const hashLo = this.#log.pop()!;
    const move = this.#log.pop()!;
    this.turn = 1 - this.turn;
    if (move === this.swap) this.#turnAll();
    else if (move !== this.pass) {
      this.#squares[this.#squareOf(move)] = EMPTY;
      this.#counts[this.turn]!--;
    }
    for (let left = this.#log.pop()!; left > 0; left--) this.#turn(this.#log.pop()!);
    this.hashLo = hashLo;
    this.hashHi = hashHi;
  }

  #put(cell: number): void {
    this.#squares[this.#squareOf(cell)] = discOf(this.turn);
    this.#counts[this.turn]!++;
    this.#hashDisc(cell, discOf(this.turn));
  }

  #turn(square: number): void {
    const disc = this.#squares[square]!;
    this.#squares[square] = 3 - disc;
    this.#counts[disc - 1]!--;
    this.#counts[2 - disc]!++;
    const cell = this.#cellOf(square);
    this.#hashDisc(cell, disc);
    this.#hashDisc(cell, 3 - disc);
  }

  #turnAll(): void {
    for (const [square, disc] of this.#squares.entries()) if (disc !== EMPTY && disc !== OUTSIDE) this.#turn(square);
  }

  #hashAnew(): void {
    this.hashLo = 0;
    this.hashHi = 0;
    for (let cell = 0; cell < this.board.cells; cell++) {
      const disc = this.discAt(cell);
      if (disc !== EMPTY && disc !== OUTSIDE) this.#hashDisc(cell, disc);
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
