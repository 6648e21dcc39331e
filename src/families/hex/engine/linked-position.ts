import type { Seat } from '../../../play/position.ts';
import { type Board, EMPTY, NEIGHBOURS_PER_CELL, stoneKeyIndex, swappedKeyIndex } from './board.ts';
import { endByGoal, FULL_BOARD_DRAW, type GameEnd, isCutOff, ringGoalNumber, winOfLastPlayer } from './goals.ts';
import { HexPosition, type PositionParts } from './position.ts';
import { findGoalEnd } from './reach.ts';

/**
 * Words per ply in the undo log: move, its seat, players who are out, length of the join log, whether sides were swapped
 * before, and both halves of the key.
 */
const PLY = 7;

/**
 * The fast engine. Chains are a union-find structure with undo: each stone leads to the root of its chain, which stores
 * the sides and corners that the chain touches. Smaller trees are attached to larger ones, without path compression, so
 * that the latest joins can be undone.
 */
export class LinkedHex extends HexPosition {
  readonly #parent: Int16Array;
  readonly #size: Int16Array;
  readonly #touched: Int32Array;
  /** Log of joins of chains: the attached root, and what the other root touched before. */
  readonly #joinLog: Int32Array;
  #joinLogLength = 0;
  readonly #log: Int32Array;
  #logLength = 0;
  #end: GameEnd | undefined;
  /** The seats that are cut off or have left the game, as bits. */
  #seatsOut = 0;

  constructor(board: Board, placing: PositionParts) {
    super(board, placing);
    const { cells } = board;
    this.#parent = new Int16Array(cells);
    this.#size = new Int16Array(cells);
    this.#touched = new Int32Array(cells);
    this.#joinLog = new Int32Array(2 * cells);
    this.#log = new Int32Array(PLY * (cells + 4));
    const { stones } = this;
    const all = stones.slice();
    stones.fill(EMPTY, 0, cells);
    for (let cell = 0; cell < cells; cell++) {
      if (all[cell] === EMPTY) continue;
      stones[cell] = all[cell]!;
      this.#link(cell, all[cell]! - 1);
    }
    this.#joinLogLength = 0;
    this.#seatsOut = this.left;
    this.#end = findGoalEnd(board, stones);
    if (board.definition.end.cutOff) this.#findCutOff(-1);
    if (this.empties === 0) this.#end ??= FULL_BOARD_DRAW;
  }

  get end(): GameEnd | undefined {
    return this.#end;
  }

  #rootOf(cell: number): number {
    const parent = this.#parent;
    let root = cell;
    while (parent[root] !== root) root = parent[root]!;
    return root;
  }

  /**
   * Joins a new stone with the chains around it. Returns the end of the game if the stone causes it, otherwise
   * undefined.
   */
  #link(cell: number, seat: Seat): GameEnd | undefined {
    const { board, stones } = this;
    const links = board.links[seat]!;
    const own = seat + 1;
    const goal = board.hasRingGoal && this.#closes(cell, links, own) ? ringGoalNumber(board) : 0;
    this.#parent[cell] = cell;
    this.#size[cell] = 1;
    this.#touched[cell] = board.touches[seat]![cell]!;
    let root = cell;
    for (let i = cell * NEIGHBOURS_PER_CELL; i < cell * NEIGHBOURS_PER_CELL + NEIGHBOURS_PER_CELL; i++) {
      const other = links[i]!;
      if (stones[other] === own) root = this.#join(root, this.#rootOf(other));
    }
    const reached = board.goalByMask[this.#touched[root]!]! || goal;
    return reached ? endByGoal(board, reached, seat) : undefined;
  }

  #join(one: number, other: number): number {
    if (one === other) return one;
    const [small, large] = this.#size[one]! < this.#size[other]! ? [one, other] : [other, one];
    this.#joinLog[this.#joinLogLength++] = small;
    this.#joinLog[this.#joinLogLength++] = this.#touched[large]!;
    this.#parent[small] = large;
    this.#size[large] = this.#size[large]! + this.#size[small]!;
    this.#touched[large] = this.#touched[large]! | this.#touched[small]!;
    return large;
  }

  /**
   * Whether a stone on the cell closes a ring: it joins a chain to itself around a cell without its colour, or
   * completes a cluster of seven stones.
   */
  #closes(cell: number, links: Int16Array, own: number): boolean {
    const { stones } = this;
    const at = cell * NEIGHBOURS_PER_CELL;
    let first = -1;
    let second = -1;
    for (let i = 0; i < NEIGHBOURS_PER_CELL; i++) {
      const other = links[at + i]!;
      // In each run of own stones around the cell, skip all but the first stone.
      if (stones[other] !== own || stones[links[at + ((i + NEIGHBOURS_PER_CELL - 1) % NEIGHBOURS_PER_CELL)]!] === own)
        continue;
      const root = this.#rootOf(other);
      if (root === first || root === second) return true;
      if (first < 0) first = root;
      else second = root;
    }
    if (this.#isSurrounded(cell, links, own)) return true;
    for (let i = 0; i < NEIGHBOURS_PER_CELL; i++) {
      const other = links[at + i]!;
      if (stones[other] === own && this.#isSurrounded(other, links, own)) return true;
    }
    return false;
  }

  #isSurrounded(cell: number, links: Int16Array, own: number): boolean {
    for (let i = cell * NEIGHBOURS_PER_CELL; i < cell * NEIGHBOURS_PER_CELL + NEIGHBOURS_PER_CELL; i++)
      if (this.stones[links[i]!] !== own) return false;
    return true;
  }

  /**
   * Finds the players who are cut off by a stone on `cell` or, if no cell is given, by all stones. Sets the end of the
   * game if only one player is left.
   */
  #findCutOff(mover: Seat, cell?: number): void {
    const { board, stones } = this;
    for (let seat = 0; seat < board.seats; seat++) {
      if (seat === mover || this.#seatsOut & (1 << seat)) continue;
      if (cell !== undefined && !this.#maySeparate(cell, seat)) continue;
      if (isCutOff(board, stones, seat)) this.#seatsOut |= 1 << seat;
    }
    const all = (1 << board.seats) - 1;
    const left = all & ~this.#seatsOut;
    if (left && !(left & (left - 1))) this.#end ??= winOfLastPlayer(board, 31 - Math.clz32(left), this.left);
  }

  /**
   * Whether a stone on the cell could cut off the seat: the cell touches one of the seat's sides, or separates open
   * cells around it.
   */
  #maySeparate(cell: number, seat: Seat): boolean {
    const { board, stones } = this;
    if (board.touches[seat]![cell]) return true;
    const links = board.links[seat]!;
    const isOpen = (i: number) => {
      const stone = stones[links[cell * NEIGHBOURS_PER_CELL + (i % NEIGHBOURS_PER_CELL)]!]!;
      return stone === EMPTY || stone === seat + 1;
    };
    let runs = 0;
    for (let i = 0; i < NEIGHBOURS_PER_CELL; i++) if (isOpen(i) && !isOpen(i + NEIGHBOURS_PER_CELL - 1)) runs++;
    return runs > 1;
  }

  #next(seat: Seat): Seat {
    const { seats } = this.board;
    let next = seat;
    do next = next + 1 === seats ? 0 : next + 1;
    while (this.#seatsOut & (1 << next) && next !== seat);
    return next;
  }

  wouldReachGoal(cell: number, seat: Seat): boolean {
    const joins = this.#joinLogLength;
    this.stones[cell] = seat + 1;
    const end = this.#link(cell, seat);
    this.stones[cell] = EMPTY;
    this.#undoJoins(joins);
    return end !== undefined;
  }

  play(move: number): void {
    const log = this.#log;
    const at = this.#logLength;
    log[at] = move;
    log[at + 1] = this.turn;
    log[at + 2] = this.#seatsOut;
    log[at + 3] = this.#joinLogLength;
    log[at + 4] = this.swapped ? 1 : 0;
    log[at + 5] = this.hashLo;
    log[at + 6] = this.hashHi;
    this.#logLength = at + PLY;
    if (move === this.swapMove) this.#swap();
    else this.#put(move);
  }

  #put(cell: number): void {
    const seat = this.turn;
    this.stones[cell] = seat + 1;
    this.empties--;
    this.hash(stoneKeyIndex(cell, seat));
    if (this.swapped) this.hash(swappedKeyIndex);
    this.swapped = false;
    this.#end = this.#link(cell, seat);
    if (this.board.definition.end.cutOff) this.#findCutOff(seat, cell);
    if (this.empties === 0) this.#end ??= FULL_BOARD_DRAW;
    this.hashTurn(this.#next(seat));
  }

  #swap(): void {
    if (this.#swapsSides()) {
      this.swapped = true;
      this.hash(swappedKeyIndex);
      return;
    }
    const from = this.stones.indexOf(1);
    this.#moveStone(from, 1, this.board.mirror[from]!, 2);
    this.hashTurn(0);
  }

  /** Moves the only stone on the board to another cell and changes its colour. */
  #moveStone(from: number, stone: number, to: number, other: number): void {
    this.stones[from] = EMPTY;
    this.hash(stoneKeyIndex(from, stone - 1));
    this.stones[to] = other;
    this.hash(stoneKeyIndex(to, other - 1));
    this.#link(to, other - 1);
  }

  undo(): void {
    const log = this.#log;
    const at = this.#logLength - PLY;
    const move = log[at]!;
    this.#logLength = at;
    this.turn = log[at + 1]!;
    this.#seatsOut = log[at + 2]!;
    if (move === this.swapMove) this.#unswap();
    else {
      this.stones[move] = EMPTY;
      this.empties++;
      this.#end = undefined;
      this.#undoJoins(log[at + 3]!);
    }
    this.swapped = log[at + 4] === 1;
    this.hashLo = log[at + 5]!;
    this.hashHi = log[at + 6]!;
  }

  #swapsSides(): boolean {
    return this.board.definition.rules.swap === 'sides';
  }

  #unswap(): void {
    if (this.#swapsSides()) return;
    const to = this.stones.indexOf(2);
    this.#moveStone(to, 2, this.board.mirror[to]!, 1);
  }

  /** Undoes joins until `joins` words of the join log are left. */
  #undoJoins(joins: number): void {
    const joined = this.#joinLog;
    while (this.#joinLogLength > joins) {
      this.#joinLogLength -= 2;
      const small = joined[this.#joinLogLength]!;
      const large = this.#parent[small]!;
      this.#parent[small] = small;
      this.#size[large] = this.#size[large]! - this.#size[small]!;
      this.#touched[large] = joined[this.#joinLogLength + 1]!;
    }
  }
}
