import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { PositionHistory } from '../../../play/position-history.ts';
import { type Board, KEY_OFFSET } from './board.ts';
import { outcomeOf } from './ends.ts';
import { hasMill, menInMills, ROW_MADE, rowMadeAt } from './mills.ts';
import { capturedPointOf, encodeMove, NO_POINT, PASS_MOVE, startPointOf, targetPointOf } from './move-code.ts';
import { NO_SEAT, PHASE_CODE, type PhaseCode } from './phases.ts';

/** A position as read from a FEN. */
export interface MorrisSetup {
  /** Each seat's men, as bit sets of points. */
  readonly men: readonly [number, number];
  readonly hands: readonly [number, number];
  readonly turn: Seat;
  /**
   * The seat that closed a mill first, or `NO_OWNER`. It matters if each player captures a man once the board is full.
   */
  readonly first: number;
  readonly phase: PhaseCode;
}

/** Number of integers saved per ply to undo it. */
const PLY_SIZE = 7;

const scratch = new Int32Array(4096);

/** A morris position, with each player's men as a bit set of points. */
export class MorrisPosition extends BasePosition implements Position {
  readonly board: Board;
  readonly men = new Int32Array(2);
  readonly hands = new Int32Array(2);
  turn: Seat;
  first: number;
  phase: PhaseCode;
  hashLo = 0;
  hashHi = 0;
  readonly #history: PositionHistory;
  readonly #undoLog: number[] = [];

  constructor(board: Board, { men, hands, turn, first, phase }: MorrisSetup, past: readonly string[] = []) {
    super();
    this.board = board;
    this.men.set(men);
    this.hands.set(hands);
    this.turn = turn;
    this.first = first;
    this.phase = phase;
    this.#history = new PositionHistory(past);
    this.#hashAll();
  }

  /** Number of a seat's men on the board and in hand. */
  total(seat: Seat): number {
    return bitCount(this.men[seat]!) + this.hands[seat]!;
  }

  get free(): number {
    return this.board.allPoints & ~(this.men[0]! | this.men[1]!);
  }

  /** Whether the game is decided by a winning row or by too few men. */
  isDecided(): boolean {
    const { rules, end } = this.board.definition;
    if (rules.mill === 'win' && (this.hasWon(0) || this.hasWon(1))) return true;
    return end.fewest > 0 && (this.total(0) < end.fewest || this.total(1) < end.fewest);
  }

  hasWon(seat: Seat): boolean {
    return this.board.definition.rules.mill === 'win' && hasMill(this.board, seat, this.men[seat]!);
  }

  generate(moves: Int32Array, at: number): number {
    if (this.isDecided()) return 0;
    if (this.phase === PHASE_CODE.take2 || this.phase === PHASE_CODE.take1) return this.#writeTakings(moves, at);
    const { rules } = this.board.definition;
    const holds = this.hands[this.turn]! > 0;
    let end = holds ? this.#writePlacings(moves, at) : at;
    if (!holds || rules.mixes) end = this.#writeSteps(moves, end);
    if (this.phase === PHASE_CODE.way) end = this.#keepOpenings(moves, at, end);
    if (end === at && !holds && rules.blocked === 'is-let-out' && this.phase !== PHASE_CODE.way)
      moves[end++] = PASS_MOVE;
    return end - at;
  }

  #writeTakings(moves: Int32Array, at: number): number {
    let end = at;
    for (let left = this.men[1 - this.turn]!; left; left &= left - 1)
      moves[end++] = encodeMove(NO_POINT, NO_POINT, lowestBit(left));
    return end - at;
  }

  #writePlacings(moves: Int32Array, at: number): number {
    const { placingMill } = this.board.definition.rules;
    let end = at;
    for (let left = this.free; left; left &= left - 1) {
      const to = lowestBit(left);
      const row = rowMadeAt(this.board, this.turn, this.men[this.turn]! | (left & -left), to);
      if (row === ROW_MADE.longer || (row === ROW_MADE.three && placingMill === 'forbidden')) continue;
      end =
        row === ROW_MADE.three && placingMill === 'count'
          ? this.#writeClosing(moves, end, NO_POINT, to)
          : put(moves, end, NO_POINT, to);
    }
    return end;
  }

  #writeSteps(moves: Int32Array, at: number): number {
    const { neighbours } = this.board;
    const own = this.men[this.turn]!;
    const free = this.free;
    const flies = this.canFly(this.turn);
    let end = at;
    for (let left = own; left; left &= left - 1) {
      const from = lowestBit(left);
      const rest = own & ~(left & -left);
      for (let targets = flies ? free : neighbours[from]! & free; targets; targets &= targets - 1) {
        const to = lowestBit(targets);
        const row = rowMadeAt(this.board, this.turn, rest | (targets & -targets), to);
        if (row === ROW_MADE.longer) continue;
        const takes = row === ROW_MADE.three && this.phase !== PHASE_CODE.way;
        end = takes ? this.#writeClosing(moves, end, from, to) : put(moves, end, from, to);
      }
    }
    return end;
  }

  /** Whether a seat's men may go to any free point. */
  canFly(seat: Seat): boolean {
    const { flying } = this.board.definition.rules;
    return flying === 'always' || (flying === 'with-three' && this.total(seat) === 3);
  }

  /**
   * Writes the moves from `from` to `to` that close a mill, one for each man that may be captured; returns the index
   * after the last.
   */
  #writeClosing(moves: Int32Array, at: number, from: number, to: number): number {
    let left = this.takeableMen();
    if (!left) return put(moves, at, from, to);
    let end = at;
    for (; left; left &= left - 1) moves[end++] = encodeMove(from, to, lowestBit(left));
    return end;
  }

  /** Bit set of the men that a mill of the player to move may capture. */
  takeableMen(): number {
    const { mill, takes } = this.board.definition.rules;
    if (mill !== 'take') return 0;
    const other = this.men[1 - this.turn]!;
    if (takes === 'any') return other;
    const outside = other & ~menInMills(this.board, other);
    return outside || (takes === 'outside-first' ? other : 0);
  }

  /**
   * Keeps only the moves after which the other side can move, or all moves if there are none; returns the index after
   * the last.
   */
  #keepOpenings(moves: Int32Array, at: number, end: number): number {
    let writeAt = at;
    for (let i = at; i < end; i++) if (this.#opensWay(moves[i]!)) moves[writeAt++] = moves[i]!;
    return writeAt > at ? writeAt : end;
  }

  #opensWay(move: number): boolean {
    const { neighbours } = this.board;
    const free = (this.free | (1 << startPointOf(move))) & ~(1 << targetPointOf(move));
    for (let left = this.men[1 - this.turn]!; left; left &= left - 1)
      if (neighbours[lowestBit(left)]! & free) return true;
    return false;
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  play(move: number): void {
    const { men, hands, turn, first, phase } = this;
    this.#undoLog.push(men[0]!, men[1]!, hands[0]!, hands[1]!, turn, first, phase);
    const from = startPointOf(move);
    const to = targetPointOf(move);
    const taken = capturedPointOf(move);
    const isForGood = taken !== NO_POINT || (to !== NO_POINT && from === NO_POINT);
    this.#history.push(this.hashLo, this.hashHi, isForGood);
    if (from !== NO_POINT) this.#lift(turn, from);
    if (to !== NO_POINT) this.#put(turn, to);
    if (taken !== NO_POINT) this.#lift(1 - turn, taken);
    if (to !== NO_POINT && from === NO_POINT) {
      this.#hashHand(turn);
      hands[turn]!--;
      this.#hashHand(turn);
    }
    this.#hashWord(KEY_OFFSET.turn);
    this.turn = 1 - turn;
    if (this.board.hasPhases) this.#updatePhase(move, turn);
  }

  /** Updates the phase after a move. */
  #updatePhase(move: number, mover: Seat): void {
    const before = this.phase;
    this.#hashWord(KEY_OFFSET.phase + before);
    this.#hashWord(KEY_OFFSET.first + 1 + this.first);
    if (before === PHASE_CODE.place) this.#afterPlacing(mover, targetPointOf(move));
    else if (before === PHASE_CODE.take2) this.phase = PHASE_CODE.take1;
    else if (before === PHASE_CODE.move && move === PASS_MOVE) this.phase = PHASE_CODE.way;
    else this.phase = PHASE_CODE.move;
    this.#hashWord(KEY_OFFSET.phase + this.phase);
    this.#hashWord(KEY_OFFSET.first + 1 + this.first);
  }

  #afterPlacing(mover: Seat, to: number): void {
    const closes = rowMadeAt(this.board, mover, this.men[mover]!, to) === ROW_MADE.three;
    if (this.first === NO_SEAT && closes) this.first = mover;
    if (this.hands[0]! + this.hands[1]! > 0) return;
    if (!this.board.definition.rules.fullBoard) {
      this.phase = PHASE_CODE.move;
      return;
    }
    this.phase = PHASE_CODE.take2;
    const taker = this.first === NO_SEAT ? 1 : this.first;
    if (this.turn === taker) return;
    this.turn = taker;
    this.#hashWord(KEY_OFFSET.turn);
  }

  undo(): void {
    const at = this.#undoLog.length - PLY_SIZE;
    this.men[0] = this.#undoLog[at]!;
    this.men[1] = this.#undoLog[at + 1]!;
    this.hands[0] = this.#undoLog[at + 2]!;
    this.hands[1] = this.#undoLog[at + 3]!;
    this.turn = this.#undoLog[at + 4]!;
    this.first = this.#undoLog[at + 5]!;
    this.phase = this.#undoLog[at + 6]! as PhaseCode;
    this.#undoLog.length = at;
    this.hashLo = this.#history.lastLo;
    this.hashHi = this.#history.lastHi;
    this.#history.pop();
  }

  #put(seat: Seat, point: number): void {
    this.men[seat]! |= 1 << point;
    this.#hashWord(KEY_OFFSET.men + 32 * seat + point);
  }

  #lift(seat: Seat, point: number): void {
    this.men[seat]! &= ~(1 << point);
    this.#hashWord(KEY_OFFSET.men + 32 * seat + point);
  }

  #hashHand(seat: Seat): void {
    this.#hashWord(KEY_OFFSET.hands + 16 * seat + this.hands[seat]!);
  }

  #hashWord(key: number): void {
    this.hashLo ^= this.board.keys.lo[key]!;
    this.hashHi ^= this.board.keys.hi[key]!;
  }

  #hashAll(): void {
    for (const seat of [0, 1]) {
      for (let left = this.men[seat]!; left; left &= left - 1)
        this.#hashWord(KEY_OFFSET.men + 32 * seat + lowestBit(left));
      this.#hashHand(seat);
    }
    if (this.turn === 1) this.#hashWord(KEY_OFFSET.turn);
    if (!this.board.hasPhases) return;
    this.#hashWord(KEY_OFFSET.phase + this.phase);
    this.#hashWord(KEY_OFFSET.first + 1 + this.first);
  }

  /** Number of plies since a man was placed or captured. */
  get quiet(): number {
    return this.#history.length;
  }

  endsByRule(): boolean {
    const { end } = this.board.definition;
    return this.isDecided() || this.quiet >= this.quietLimit() || this.repetitions() >= end.repetition - 1;
  }

  /** Number of plies without a man placed or captured after which the game is drawn. */
  quietLimit(): number {
    const { quiet, fewMen } = this.board.definition.end;
    const isLate = fewMen && this.hands[0]! + this.hands[1]! === 0;
    return isLate && Math.min(this.total(0), this.total(1)) <= fewMen.men ? fewMen.quiet : quiet;
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this);
  }
  override repetitions(): number {
    return this.#history.repetitions(this.hashLo, this.hashHi);
  }
  override historyLength(): number {
    return this.#history.length;
  }
  override past(): string[] {
    return this.#history.past();
  }
}

function put(moves: Int32Array, at: number, from: number, to: number): number {
  moves[at] = encodeMove(from, to, NO_POINT);
  return at + 1;
}
