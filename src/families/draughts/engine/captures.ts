import type { CapturePriority } from '../definition.ts';
import type { PieceBitboards } from './bitboards.ts';
import type { Board } from './board.ts';
import { CaptureTable } from './capture-table.ts';
import { CAPTURED_CODE, isKing, KING_FLAG, kingCode, sideBit } from './pieces.ts';

/** Maximum number of jumps in one capture; no board has this many pieces. */
const MAX_JUMPS = 100;

/** Number of king steps before the search starts to remember positions it has visited. */
const UNCACHED_STEPS = 500;

/** Factor between successive priority rules, large enough for each rule to outweigh all later ones. */
const WEIGHT = 2 ** 7;
/**
 * Value of a man when captures are compared by value. A king is worth a little less than two men, so that n kings are
 * worth more than 2n - 1 and less than 2n men.
 */
const MAN_VALUE = 100;
const KING_VALUE = 199;
const VALUE_WEIGHT = 2 ** 14;
/** Number of jumps for which the order of captured kings is compared. */
const ORDERED_JUMPS = 16;

/** Finds the captures of a position, either all of them or only the legal ones, and stores them in a capture table. */
export class CaptureFinder {
  readonly table: CaptureTable;
  readonly #board: Board;
  readonly #cells: Uint8Array;
  readonly #isFlying: boolean;
  readonly #stopsBehind: boolean;
  readonly #stopsBehindKings: boolean;
  readonly #sparesKings: boolean;
  readonly #canReverse: boolean;
  readonly #capturedMark: number;
  readonly #promotion: Board['definition']['promotion'];
  readonly #priority: readonly CapturePriority[];
  /** Whether the number of captured pieces is the only criterion. */
  readonly #onlyCountMatters: boolean;
  /** The capture being built: three numbers per jump, as in the table. */
  readonly #jumps = new Int32Array(MAX_JUMPS * 3);
  readonly #mask = new Int32Array(4);
  /**
   * Number of king steps so far. Once there are many, `#canGoOnAt` maps square and captured pieces to whether the
   * capture could go on.
   */
  #steps = 0;
  #maxSteps = Number.POSITIVE_INFINITY;
  readonly #canGoOnAt = new Map<string, boolean>();
  readonly #canIgnoreOrder: boolean;
  #capturedKings = 0;
  #from = 0;
  #code = 0;
  #side = 0;
  #foe = 0;
  /** Worth, by the priority rules, of the captures in the table: the best found so far. */
  #bestWorth = 0;

  constructor(board: Board, cells: Uint8Array) {
    const { king, man, capture, promotion } = board.definition;
    this.table = new CaptureTable(board.keepsRoutes);
    this.#board = board;
    this.#cells = cells;
    this.#isFlying = king.range === 'flying';
    this.#stopsBehind = king.lands === 'behind';
    this.#stopsBehindKings = king.lands === 'behind-kings';
    this.#sparesKings = man.sparesKings;
    this.#canReverse = capture.reversal;
    // With prisoners, jumped pieces leave their square immediately, but no tower may be captured from twice in one
    // move.
    this.#capturedMark = capture.removal === 'at-once' && capture.prisoners === 'removed' ? 0 : CAPTURED_CODE;
    this.#promotion = promotion;
    this.#priority = capture.priority;
    this.#canIgnoreOrder = !board.keepsRoutes && !capture.priority.includes('kings-earliest');
    this.#onlyCountMatters = capture.priority.join() === 'most-pieces';
  }

  /**
   * Finds the captures of a side at a ply and returns their number. If `bitboards` is given, only the men that it marks
   * as jumpers are tried. The search stops after `maxSteps` king steps; `isComplete` then says whether it found
   * everything.
   */
  find(side: number, ply: number, bitboards: PieceBitboards | undefined, maxSteps = Number.POSITIVE_INFINITY): number {
    const { table } = this;
    this.#steps = 0;
    this.#maxSteps = maxSteps;
    this.#side = side;
    this.#foe = sideBit(1 - side);
    this.#bestWorth = 0;
    table.open(ply);
    if (bitboards) this.#fromSets(side, bitboards);
    else this.#fromSquares(sideBit(side));
    table.close(ply);
    return table.count(ply);
  }

  /** Whether the last search found every capture. */
  get isComplete(): boolean {
    return this.#steps <= this.#maxSteps;
  }

  #fromSquares(own: number): void {
    for (let square = this.#board.squares - 1; square >= 0; square--)
      if ((this.#cells[square]! & own) !== 0) this.#fromSquare(square);
  }

  #fromSets(side: number, { layout, jumpersLo, jumpersHi, lo, hi }: PieceBitboards): void {
    const { squareAtBit } = layout;
    const king = kingCode(side);
    for (let left = jumpersLo | lo[king]!; left !== 0; left &= left - 1)
      this.#fromSquare(squareAtBit[31 - Math.clz32(left & -left)]!);
    for (let left = jumpersHi | hi[king]!; left !== 0; left &= left - 1)
      this.#fromSquare(squareAtBit[63 - Math.clz32(left & -left)]!);
  }

  /** Adds all captures of the piece on a square. */
  #fromSquare(square: number): void {
    const code = this.#cells[square]!;
    this.#from = square;
    this.#code = code;
    if (this.#canGoOnAt.size) this.#canGoOnAt.clear();
    this.#cells[square] = 0;
    if (code & KING_FLAG) this.#continueAsKing(square, 0, -1);
    else this.#continueAsMan(square, 0, -1);
    this.#cells[square] = code;
  }

  /** Continues a capture from a square as a man; returns whether it can go on. */
  #continueAsMan(square: number, depth: number, lastDirection: number): boolean {
    const { next, manCaptures, crowningSides } = this.#board;
    const cells = this.#cells;
    const directions = manCaptures[this.#side]!;
    let goesOn = false;
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i]!;
      const over = next[square * 8 + direction]!;
      const code = cells[over]!;
      if ((code & this.#foe) === 0) continue;
      const land = next[over * 8 + direction]!;
      if (cells[land] !== 0) continue;
      if (this.#sparesKings && code & KING_FLAG) continue;
      if (!this.#canReverse && depth > 0 && direction === (lastDirection ^ 4)) continue;
      goesOn = true;
      this.#takePiece(over, code, depth);
      this.#jumps[depth * 3] = land;
      const isOnLastRow = (crowningSides[land]! & sideBit(this.#side)) !== 0;
      const more =
        isOnLastRow && this.#promotion !== 'passes'
          ? this.#promotion === 'continues' && this.#continueAsKing(land, depth + 1, direction)
          : this.#continueAsMan(land, depth + 1, direction);
      if (!more) this.#addCapture(depth + 1, isOnLastRow);
      this.#putBack(over, code);
    }
    return goesOn;
  }

  /**
   * Continues a capture as a king. Where there are very many routes, none is followed twice: what comes next depends
   * only on the square and the captured pieces.
   */
  #continueAsKing(square: number, depth: number, lastDirection: number): boolean {
    if (++this.#steps > this.#maxSteps) return false;
    if (this.#steps <= UNCACHED_STEPS || !this.#canIgnoreOrder) return this.#jumpAsKing(square, depth, lastDirection);
    const [a, b, c, d] = this.#mask;
    const key = `${square} ${this.#canReverse ? '' : lastDirection} ${a} ${b} ${c} ${d}`;
    const known = this.#canGoOnAt.get(key);
    if (known !== undefined) return known;
    const goesOn = this.#jumpAsKing(square, depth, lastDirection);
    this.#canGoOnAt.set(key, goesOn);
    return goesOn;
  }

  #jumpAsKing(square: number, depth: number, lastDirection: number): boolean {
    const { next, kingCaptures } = this.#board;
    const cells = this.#cells;
    const directions = kingCaptures[this.#side]!;
    const isCrowned = (this.#code & KING_FLAG) === 0;
    let goesOn = false;
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i]!;
      let over = next[square * 8 + direction]!;
      if (this.#isFlying) while (cells[over] === 0) over = next[over * 8 + direction]!;
      const code = cells[over]!;
      if ((code & this.#foe) === 0) continue;
      const land = next[over * 8 + direction]!;
      if (cells[land] !== 0) continue;
      if (!this.#canReverse && depth > 0 && direction === (lastDirection ^ 4)) continue;
      goesOn = true;
      this.#takePiece(over, code, depth);
      this.#tryLandings(land, direction, depth, isCrowned, code);
      this.#putBack(over, code);
    }
    return goesOn;
  }

  /** Tries each landing square behind a piece. If the capture can go on from one of them, it may not end on any. */
  #tryLandings(first: number, direction: number, depth: number, isCrowned: boolean, code: number): void {
    const { next } = this.#board;
    const cells = this.#cells;
    const isShort = !this.#isFlying || this.#stopsBehind;
    let goesOn = false;
    for (let land = first; cells[land] === 0; land = next[land * 8 + direction]!) {
      this.#jumps[depth * 3] = land;
      if (this.#continueAsKing(land, depth + 1, direction)) goesOn = true;
      if (isShort) break;
    }
    if (goesOn) return;
    for (let land = first; cells[land] === 0; land = next[land * 8 + direction]!) {
      this.#jumps[depth * 3] = land;
      this.#addCapture(depth + 1, isCrowned);
      if (isShort || (this.#stopsBehindKings && isKing(code))) break;
    }
  }

  #takePiece(over: number, code: number, depth: number): void {
    this.#jumps[depth * 3 + 1] = over;
    this.#jumps[depth * 3 + 2] = code;
    this.#mask[over >> 5]! ^= 1 << (over & 31);
    this.#cells[over] = this.#capturedMark;
    if (code & KING_FLAG) this.#capturedKings++;
  }

  #putBack(over: number, code: number): void {
    this.#cells[over] = code;
    this.#mask[over >> 5]! ^= 1 << (over & 31);
    if (code & KING_FLAG) this.#capturedKings--;
  }

  /** Adds a finished capture to the table, unless better ones are there; worse ones are discarded. */
  #addCapture(length: number, crowns: boolean): void {
    if (this.#priority.length) {
      const worth = this.#worth(length);
      if (worth < this.#bestWorth) return;
      if (worth > this.#bestWorth) this.table.clear();
      this.#bestWorth = worth;
    }
    this.table.add(this.#from, this.#jumps, length, this.#mask, crowns);
  }

  #worth(length: number): number {
    if (this.#onlyCountMatters) return length;
    let worth = 0;
    for (const priority of this.#priority) {
      switch (priority) {
        case 'most-pieces':
          worth = worth * WEIGHT + length;
          break;
        case 'most-value':
          worth = worth * VALUE_WEIGHT + (length - this.#capturedKings) * MAN_VALUE + this.#capturedKings * KING_VALUE;
          break;
        case 'with-king':
          worth = worth * WEIGHT + (this.#code & KING_FLAG);
          break;
        case 'most-kings':
          worth = worth * WEIGHT + this.#capturedKings;
          break;
        case 'kings-earliest':
          worth = worth * 2 ** ORDERED_JUMPS + this.#kingOrder(length);
      }
    }
    return worth + 1;
  }

  /** A number that is larger the earlier kings are captured. */
  #kingOrder(length: number): number {
    let order = 0;
    for (let jump = 0; jump < ORDERED_JUMPS; jump++) {
      const code = jump < length ? this.#jumps[jump * 3 + 2]! : 0;
      order = order * 2 + (code & KING_FLAG ? 1 : 0);
    }
    return order;
  }
}
