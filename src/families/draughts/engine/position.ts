import { doubleLength } from '../../../lib/grow.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { PositionHistory } from '../../../play/position-history.ts';
import type { Board } from './board.ts';
import { CaptureFinder } from './captures.ts';
import { automaticOutcome, isDrawnByRule, outcomeByMaterial } from './draws.ts';
import { drawnEndingIndexOf } from './endings.ts';
import { captureIndexOf, encodeCapture, endSquareOf, startSquareOf } from './move-code.ts';
import { KING_FLAG, kingCode, manCode, sideBit } from './pieces.ts';
import { PiecePlacement } from './placement.ts';
import { QuietMoves } from './quiet-moves.ts';
import type { DraughtsSetup, KingRun } from './setup.ts';

/**
 * Maximum number of king steps searched per position: five times as many as the worst known position on a board of 144
 * squares needs.
 */
const MAX_STEPS = 200_000;

/** Number of integers saved per ply to undo the ply. */
const RECORD_SIZE = 7;
const AT = {
  move: 0,
  code: 1,
  quiet: 2,
  ending: 3,
  endingPly: 4,
  white: 5,
  black: 6,
} as const;

/** A game of draughts in progress. */
export class DraughtsPosition extends PiecePlacement implements Position {
  /** The side to move, 0 for White. */
  side: number;
  /** Number of successive plies by kings without a capture. */
  quiet: number;
  /** Index in the definition of the drawn ending that the position belongs to; -1 if there is none. */
  ending = -1;
  endingPly: number;
  fullmove: number;
  ply = 0;
  readonly captures: CaptureFinder;
  readonly history: PositionHistory;
  /** By side: the king that moved last and how often in a row, packed as moves << 8 | square; 0 for none. */
  readonly #kingRuns = new Int32Array(2);
  readonly #kingLimit: number;
  readonly #canMenReturn: boolean;
  readonly #hasBoardEnds: boolean;
  readonly #countsEndings: boolean;
  /** Whether compulsory captures depend at most on the number of captured pieces, not on which they are. */
  readonly #onlyCountMatters: boolean;
  readonly #usesMainRoad: boolean;
  readonly #quietMoves: QuietMoves;
  #records = new Int32Array(RECORD_SIZE * 64);

  constructor(board: Board, setup: DraughtsSetup, past: readonly string[] = []) {
    super(board);
    const { man, king, capture, end } = board.definition;
    this.side = setup.side;
    this.quiet = setup.quiet;
    this.fullmove = setup.fullmove;
    this.#kingLimit = king.limit ?? 0;
    this.#canMenReturn = man.moves.some((way) => way === 'aside' || way === 'back');
    this.#hasBoardEnds = end.firstKing || end.fewest > 0;
    this.#countsEndings = end.endings.length > 0;
    this.#onlyCountMatters = capture.priority.every((priority) => priority === 'most-pieces');
    this.#usesMainRoad = end.endings.some(({ road }) => road !== 'any');
    this.captures = new CaptureFinder(board, this.cells);
    this.#quietMoves = new QuietMoves(board, this.cells);
    this.history = new PositionHistory(past);
    this.#place(setup);
    this.ending = drawnEndingIndexOf(this);
    this.endingPly = this.ending < 0 ? 0 : setup.ending;
  }

  #place({ cells, prisoners, side, kingRuns }: DraughtsSetup): void {
    for (let square = 0; square < this.board.squares; square++) if (cells[square]) this.put(square, cells[square]!);
    for (const [square, codes] of prisoners ?? []) {
      for (const code of codes) this.towers!.push(square, code);
      this.toggleTower(square);
    }
    for (const [owner, { moves, square }] of kingRuns.entries()) if (moves) this.#setKingRun(owner, moves, square);
    if (side === 1) this.#toggleTurn();
  }

  get turn(): Seat {
    return this.side ^ this.board.firstSide;
  }

  generate(moves: Int32Array, at: number): number {
    if (this.#hasBoardEnds && outcomeByMaterial(this)) return 0;
    const count = this.findCaptures();
    if (count === 0) return this.#writeQuiet(moves, at);
    const { table } = this.captures;
    for (let i = 0; i < count; i++) moves[at + i] = encodeCapture(table.from(this.ply, i), table.to(this.ply, i), i);
    return count;
  }

  #writeQuiet(moves: Int32Array, at: number): number {
    return this.#quietMoves.write(this.bitboards, this.side, this.kings(this.side), moves, at, this.barredSquare());
  }

  count(): number {
    if (this.#hasBoardEnds && outcomeByMaterial(this)) return 0;
    return (
      this.#countCaptures() ||
      this.#quietMoves.count(this.bitboards, this.side, this.kings(this.side), this.barredSquare())
    );
  }

  /** Number of captures. They are counted with bitboards if men jump only once and all jumps are equally good. */
  #countCaptures(): number {
    const { bitboards, side, board } = this;
    if (!bitboards) return this.captures.find(side, this.ply, undefined);
    if (this.kings(side) === 0 && (this.#onlyCountMatters || this.kings(1 - side) === 0)) {
      const { man, promotion } = board.definition;
      const jumps = bitboards.countJumps(side, board.manCaptures[side]!, man.sparesKings, promotion === 'continues');
      if (jumps >= 0) return jumps;
    }
    return this.#canJump() ? this.captures.find(side, this.ply, bitboards) : 0;
  }

  /** Number of captures that may be chosen; they are in the table afterwards. */
  findCaptures(): number {
    if (this.bitboards && !this.#canJump()) {
      this.captures.table.closeEmpty(this.ply);
      return 0;
    }
    return this.captures.find(this.side, this.ply, this.bitboards);
  }

  /**
   * Whether all captures can be listed in reasonable time. On large boards, kings among very many pieces have millions
   * of routes.
   */
  canListCaptures(): boolean {
    if (this.bitboards && !this.#canJump()) return true;
    this.captures.find(this.side, this.ply, this.bitboards, MAX_STEPS);
    return this.captures.isComplete;
  }

  /** Whether a capture is compulsory, found faster than by listing the captures. */
  mustCapture(): boolean {
    if (this.#hasBoardEnds && outcomeByMaterial(this)) return false;
    return this.bitboards ? this.#canJump() : this.captures.find(this.side, this.ply, this.bitboards) > 0;
  }

  #canJump(): boolean {
    const { manCaptures, definition } = this.board;
    if (this.bitboards!.findJumpers(this.side, manCaptures[this.side]!, definition.man.sparesKings)) return true;
    return this.kings(this.side) > 0 && this.#quietMoves.canKingsCapture(this.side);
  }

  weight(): number {
    return 1;
  }

  play(move: number): void {
    const { board, cells, side, ply } = this;
    const index = captureIndexOf(move);
    const from = startSquareOf(move);
    const code = cells[from]!;
    if (!this.captures.table.isKnown(ply)) this.findCaptures();
    const crowns =
      index >= 0
        ? this.captures.table.crowns(ply, index)
        : (code & KING_FLAG) === 0 && (board.crowningSides[endSquareOf(move)]! & sideBit(side)) !== 0;
    const isMan = (code & KING_FLAG) === 0;
    this.#saveRecord(move, code);
    this.history.push(this.hashLo, this.hashHi, index >= 0 || crowns || (isMan && !this.#canMenReturn));
    const placed = crowns ? code | KING_FLAG : code;
    if (this.towers) this.#moveTower(move, code, placed);
    else this.#move(from, endSquareOf(move), code, placed, index);
    this.quiet = isMan || index >= 0 ? 0 : this.quiet + 1;
    if (this.#kingLimit) this.#updateKingRun(from, endSquareOf(move), isMan || index >= 0);
    if (this.turn === 1) this.fullmove++;
    this.side = 1 - side;
    this.ply++;
    this.#toggleTurn();
    this.captures.table.forget(this.ply);
    if (this.#countsEndings) this.#updateEnding(index >= 0, crowns);
  }

  #move(from: number, to: number, code: number, placed: number, index: number): void {
    const { table } = this.captures;
    this.lift(from, code);
    if (index >= 0) {
      const length = table.length(this.ply, index);
      for (let jump = 0; jump < length; jump++)
        this.lift(table.takenSquare(this.ply, index, jump), table.takenCode(this.ply, index, jump));
    }
    this.put(to, placed);
  }

  /** Moves a piece in games with towers: each captured piece goes under the one that jumps. */
  #moveTower(move: number, code: number, placed: number): void {
    const [from, to, index] = [startSquareOf(move), endSquareOf(move), captureIndexOf(move)];
    const { table } = this.captures;
    const towers = this.towers!;
    towers.save(this.ply);
    this.toggleTower(from);
    this.lift(from, code);
    towers.moveTower(from, to);
    const length = index >= 0 ? table.length(this.ply, index) : 0;
    for (let jump = 0; jump < length; jump++) {
      const square = table.takenSquare(this.ply, index, jump);
      const taken = table.takenCode(this.ply, index, jump);
      this.toggleTower(square);
      this.lift(square, taken);
      const next = towers.shift(square);
      if (next) this.put(square, next);
      this.toggleTower(square);
      towers.push(to, taken);
    }
    this.put(to, placed);
    this.toggleTower(to);
  }

  undo(): void {
    const { cells } = this;
    const at = --this.ply * RECORD_SIZE;
    const record = this.#records;
    this.side = 1 - this.side;
    const move = record[at + AT.move]!;
    const to = endSquareOf(move);
    const index = captureIndexOf(move);
    this.liftUnhashed(to, cells[to]!);
    if (index >= 0) this.#putBack(index);
    this.putUnhashed(startSquareOf(move), record[at + AT.code]!);
    this.towers?.restore(this.ply);
    this.quiet = record[at + AT.quiet]!;
    this.ending = record[at + AT.ending]!;
    this.endingPly = record[at + AT.endingPly]!;
    if (this.#kingLimit) {
      this.#kingRuns[0] = record[at + AT.white]!;
      this.#kingRuns[1] = record[at + AT.black]!;
    }
    this.hashLo = this.history.lastLo;
    this.hashHi = this.history.lastHi;
    this.history.pop();
    if (this.turn === 1) this.fullmove--;
  }

  #putBack(index: number): void {
    const { table } = this.captures;
    const length = table.length(this.ply, index);
    for (let jump = 0; jump < length; jump++) {
      const square = table.takenSquare(this.ply, index, jump);
      if (this.cells[square]) this.liftUnhashed(square, this.cells[square]!);
      this.putUnhashed(square, table.takenCode(this.ply, index, jump));
    }
  }

  /** Finds the captures again if another position was at this ply in the meantime. */
  #ensureCaptures(): void {
    if (!this.captures.table.isKnown(this.ply)) this.findCaptures();
  }

  /** The capture table with the captures of this position filled in. */
  knownCaptures() {
    this.#ensureCaptures();
    return this.captures.table;
  }

  #saveRecord(move: number, code: number): void {
    const at = this.ply * RECORD_SIZE;
    if (at + RECORD_SIZE > this.#records.length) this.#records = doubleLength(this.#records);
    const record = this.#records;
    record[at + AT.move] = move;
    record[at + AT.code] = code;
    record[at + AT.quiet] = this.quiet;
    record[at + AT.ending] = this.ending;
    record[at + AT.endingPly] = this.endingPly;
    if (this.#kingLimit) {
      record[at + AT.white] = this.#kingRuns[0]!;
      record[at + AT.black] = this.#kingRuns[1]!;
    }
  }

  #toggleTurn(): void {
    const { turn } = this.board.keys;
    this.hashLo ^= turn.lo[0]!;
    this.hashHi ^= turn.hi[0]!;
  }

  #updateEnding(captured: boolean, crowned: boolean): void {
    if (this.ending < 0 && !captured && !crowned && !this.#usesMainRoad) return;
    if (this.ending < 0 && this.pieces(0) + this.pieces(1) > this.board.maxEndingPieces) return;
    const ending = drawnEndingIndexOf(this);
    const { endings } = this.board.definition.end;
    const goesOn = ending >= 0 && ending === this.ending && !captured;
    this.endingPly = goesOn && !(crowned && endings[ending]!.restarts === 'promotions') ? this.endingPly + 1 : 0;
    this.ending = ending;
  }

  /** Counts consecutive moves by one king. `isOther` says whether another piece moved or a capture was made. */
  #updateKingRun(from: number, to: number, isOther: boolean): void {
    const { side } = this;
    const { moves, square } = this.kingRunOf(side);
    const foe = this.kingRunOf(1 - side);
    if (isOther) this.#setKingRun(side, 0, 0);
    else this.#setKingRun(side, Math.min(this.#kingLimit, square === from ? moves + 1 : 1), to);
    if (foe.moves && this.cells[foe.square] !== kingCode(1 - side)) this.#setKingRun(1 - side, 0, 0);
    // The limit does not apply to a side without men.
    for (const one of [0, 1]) if (this.counts[manCode(one)] === 0) this.#setKingRun(one, 0, 0);
  }

  #setKingRun(side: number, moves: number, square: number): void {
    const { lo, hi } = this.board.keys.kingRuns;
    for (const limit of [this.#kingRuns[side]!, (moves << 8) | square]) {
      if (limit >> 8 === 0) continue;
      const key = (side * 10 + (limit >> 8)) * this.board.squares + (limit & 255);
      this.hashLo ^= lo[key]!;
      this.hashHi ^= hi[key]!;
    }
    this.#kingRuns[side] = moves ? (moves << 8) | square : 0;
  }

  /** The king of a side that moved last, and how often in a row. */
  kingRunOf(side: number): KingRun {
    const limit = this.#kingRuns[side]!;
    return limit ? { moves: limit >> 8, square: limit & 255 } : { moves: 0, square: this.board.squares };
  }

  /**
   * Square of the king that may only capture, because it reached the limit of moves in a row; the square off the board
   * if there is none.
   */
  barredSquare(): number {
    const limit = this.#kingRuns[this.side]!;
    return limit && limit >> 8 >= this.#kingLimit ? limit & 255 : this.board.squares;
  }

  check(): boolean {
    return false;
  }

  outcome(): Outcome | undefined {
    return outcomeByMaterial(this) ?? automaticOutcome(this);
  }

  endsByRule(): boolean {
    return (this.#hasBoardEnds && outcomeByMaterial(this) !== undefined) || isDrawnByRule(this);
  }

  /** Draws that a player may claim: always none, because draws are automatic. */
  claimable(): undefined {
    return undefined;
  }

  repetitions(): number {
    return this.history.repetitions(this.hashLo, this.hashHi);
  }

  historyLength(): number {
    return this.history.length;
  }
  past(): string[] {
    return this.history.past();
  }
}
