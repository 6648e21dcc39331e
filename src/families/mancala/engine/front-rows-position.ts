import type { Outcome, Seat } from '../../../play/position.ts';
import { type Board, cellName } from './board.ts';
import { CLOCKWISE_FLAG, FIRST_CHOICE_BIT, pitOf } from './move-code.ts';
import { NO_PIT, RingPosition } from './ring-position.ts';

/**
 * Flag of a move in which captured seeds enter at the left kichwa (end pit of the front row) and are sown clockwise.
 */
const AT_KICHWA = 1 << (FIRST_CHOICE_BIT + 1);
/** Flag of a move whose sowing continues with the seeds of the nyumba if it ends there. */
const PLAYS_NYUMBA = 1 << (FIRST_CHOICE_BIT + 2);

/** Minimum number of seeds that a nyumba needs to have its special rights. */
const MIN_NYUMBA = 6;
/** Index of the nyumba in the front row, where the right kichwa is 0. */
const NYUMBA_PLACE = 3;
/** Number of seeds taken from the nyumba for a move without a capture (takata) that must start there. */
const NYUMBA_TAX = 2;

/** Number of seeds for a complete round of a side. A sowing of this many or more may not begin with a capture. */
const FULL_ROUND = 16;

const scratch = new Int32Array(256);

/**
 * The engine of bao. Only front rows capture, and captured seeds are sown from a kichwa, an end pit of the front row.
 * In the first stage (namua) seeds come from the hand. A sowing may stop at the nyumba or continue with its seeds.
 */
export class FrontRowsPosition extends RingPosition {
  static plays({ definition }: Board): boolean {
    return definition.rules.circuit === 'front-rows';
  }

  /** By seat: whether the player owned a nyumba when the move began. */
  readonly #ownedNyumba = [false, false];
  /** Whether the sower had seeds in hand when the move began. */
  #isNamua = false;
  /** Whether the last sowing stopped at a nyumba and might have continued. */
  #couldPlay = false;

  override specialOutcome(): Outcome | undefined {
    for (const seat of [0, 1]) if (this.#frontSeeds(seat) === 0) return { winner: 1 - seat, reason: 'front-empty' };
    return undefined;
  }

  #frontSeeds(seat: Seat): number {
    const { half } = this.board;
    let sum = 0;
    for (let pit = seat * half + this.columns; pit < (seat + 1) * half; pit++) sum += this.state[pit]!;
    return sum;
  }

  canSow(seat: Seat): boolean {
    return this.#writeMoves(seat, scratch, 0) > 0;
  }

  generate(moves: Int32Array, at: number): number {
    if (this.isEndless || this.specialOutcome()) return 0;
    return this.#writeMoves(this.turn, moves, at);
  }

  #writeMoves(seat: Seat, moves: Int32Array, at: number): number {
    const hasHand = this.storeOf(seat) > 0;
    const captures = hasHand ? this.#writeHandCaptures(seat, moves, at) : this.#writeBoardCaptures(seat, moves, at);
    if (captures > 0) return this.#addNyumbaPlays(seat, moves, at, this.#keepBarredCaptures(seat, moves, at, captures));
    return hasHand ? this.#writeHandMoves(seat, moves, at) : this.#writeBoardMoves(seat, moves, at);
  }

  /**
   * Writes captures with a seed from the hand; returns their number. At the ends of the front row, the pit determines
   * where captured seeds enter.
   */
  #writeHandCaptures(seat: Seat, moves: Int32Array, at: number): number {
    const { state, columns } = this;
    const right = seat * this.board.half + columns;
    let end = at;
    for (let place = 0; place < columns; place++) {
      const pit = right + place;
      if (state[pit] === 0 || state[this.pitFacing(pit)] === 0) continue;
      if (place >= 2) moves[end++] = pit | AT_KICHWA | CLOCKWISE_FLAG;
      if (place < columns - 2) moves[end++] = pit | AT_KICHWA;
    }
    return end - at;
  }

  /** Writes captures with seeds from the board. */
  #writeBoardCaptures(seat: Seat, moves: Int32Array, at: number): number {
    const { half } = this.board;
    let end = at;
    for (let pit = seat * half; pit < (seat + 1) * half; pit++) {
      if (this.#canCapture(pit, 1)) moves[end++] = pit;
      if (this.#canCapture(pit, -1)) moves[end++] = pit | CLOCKWISE_FLAG;
    }
    return end - at;
  }

  /** Keeps only captures of the pit that takasia bars, if there are any; returns the number of captures kept. */
  #keepBarredCaptures(seat: Seat, moves: Int32Array, at: number, count: number): number {
    const barred = this.barredOf(1 - seat);
    if (barred === NO_PIT) return count;
    let writeAt = at;
    for (let i = at; i < at + count; i++)
      if (this.pitFacing(this.#firstLapEnd(moves[i]!)) === barred) moves[writeAt++] = moves[i]!;
    return writeAt > at ? writeAt - at : count;
  }

  /** The pit where the first lap of a capture with seeds from the board ends. */
  #firstLapEnd(move: number): number {
    const pit = pitOf(move);
    return this.pitAfter(pit, (move & CLOCKWISE_FLAG ? -1 : 1) * this.state[pit]!);
  }

  /** The pit of a side that takasia now forbids sowing; `NO_PIT` if there is none. */
  barredOf(side: Seat): number {
    const place = this.state[this.board.marksAt + side]! >> 1;
    return place === 0 ? NO_PIT : side * this.board.half + place - 1;
  }

  /** Whether the first lap from a pit ends with a capture. */
  #canCapture(pit: number, step: number): boolean {
    const seeds = this.state[pit]!;
    if (seeds < 2 || seeds >= FULL_ROUND) return false;
    const last = this.pitAfter(pit, step * seeds);
    return this.isInner(last) && this.state[last]! > 0 && this.state[this.pitFacing(last)]! > 0;
  }

  /**
   * Adds, for each move that may stop at the nyumba, the same move continued with the seeds there; returns the number
   * of all moves.
   */
  #addNyumbaPlays(seat: Seat, moves: Int32Array, at: number, count: number): number {
    // A sowing stops only at a nyumba that its player owns, and only while that player has seeds in hand.
    if (!this.#ownsNyumba(seat) || this.storeOf(seat) === 0) return count;
    let end = at + count;
    for (let i = at; i < at + count; i++)
      if (this.#stopsAtNyumba(seat, moves[i]!)) moves[end++] = moves[i]! | PLAYS_NYUMBA;
    return end - at;
  }

  #stopsAtNyumba(seat: Seat, move: number): boolean {
    const before = this.state.slice();
    const { log } = this;
    this.log = undefined;
    this.state[this.board.turnAt] = seat;
    this.sow(move);
    this.state.set(before);
    this.log = log;
    return this.#couldPlay;
  }

  /**
   * Writes moves with a seed from the hand that capture nothing; returns their number. The nyumba and single seeds are
   * used only if there are no other pits.
   */
  #writeHandMoves(seat: Seat, moves: Int32Array, at: number): number {
    const { state, columns } = this;
    const right = seat * this.board.half + columns;
    const house = this.#ownsNyumba(seat) ? right + NYUMBA_PLACE : NO_PIT;
    const isFull = house !== NO_PIT && state[house]! >= MIN_NYUMBA;
    for (const least of isFull ? [1] : [2, 1]) {
      const count = this.#writeBothDirections(right, least, house, moves, at);
      if (count > 0) return count;
    }
    return this.#writeBothDirections(right, 1, NO_PIT, moves, at);
  }

  #writeBothDirections(from: number, least: number, except: number, moves: Int32Array, at: number): number {
    let end = at;
    for (let pit = from; pit < from + this.columns; pit++) {
      if (this.state[pit]! < least || pit === except) continue;
      moves[end++] = pit;
      moves[end++] = pit | CLOCKWISE_FLAG;
    }
    return end - at;
  }

  /**
   * Writes moves with seeds from the board that capture nothing; returns their number. They start in the front row if
   * any pit there has two seeds.
   */
  #writeBoardMoves(seat: Seat, moves: Int32Array, at: number): number {
    const { half } = this.board;
    const count = this.#writeBothDirections(seat * half + this.columns, 2, this.barredOf(seat), moves, at);
    return count > 0 ? count : this.#writeBothDirections(seat * half, 2, NO_PIT, moves, at);
  }

  protected sow(move: number): void {
    const { board, state, log } = this;
    const seat = this.turn;
    this.seat = seat;
    this.#couldPlay = false;
    for (const side of [0, 1]) this.#ownedNyumba[side] = this.#ownsNyumba(side);
    const hasHand = this.storeOf(seat) > 0;
    this.#isNamua = hasHand;
    const step = move & CLOCKWISE_FLAG ? -1 : 1;
    const pit = pitOf(move);
    const isPlain = hasHand ? (move & AT_KICHWA) === 0 : !this.#canCapture(pit, step);
    if (!hasHand) this.#sowFromPit(move, pit, step, isPlain);
    else {
      state[board.pits + seat]!--;
      state[pit]!++;
      log?.begin(undefined);
      log?.drop(pit);
      if (isPlain) this.#sowFromPit(move, pit, step, true);
      else this.#captureAndEnter(move, pit, step);
    }
    if (board.definition.rules.takasia) this.#applyTakasia(isPlain);
    this.passTurn();
  }

  #ownsNyumba(side: Seat): boolean {
    return (this.state[this.board.marksAt + side]! & 1) === 1;
  }

  /**
   * Applies takasia: after a move without a capture, a pit is barred if it is the only one that the player threatens.
   * An earlier bar expires.
   */
  #applyTakasia(isPlain: boolean): void {
    const { board, state, seat } = this;
    const own = this.barredOf(seat);
    if (own !== NO_PIT && (state[own] === 0 || state[this.pitFacing(own)] === 0)) state[board.marksAt + seat]! &= 1;
    state[board.marksAt + 1 - seat]! &= 1;
    if (!isPlain || this.storeOf(0) + this.storeOf(1) > 0) return;
    const count = this.#writeBoardCaptures(seat, scratch, 0);
    const pit = count > 0 ? this.pitFacing(this.#firstLapEnd(scratch[0]!)) : NO_PIT;
    for (let i = 1; i < count; i++) if (this.pitFacing(this.#firstLapEnd(scratch[i]!)) !== pit) return;
    if (pit !== NO_PIT && this.#canBar(pit)) state[board.marksAt + 1 - seat]! |= ((pit % board.half) + 1) << 1;
  }

  /**
   * Whether takasia may bar a pit. It may not bar a working nyumba, the only occupied pit of the front row, or the only
   * pit there with more than one seed.
   */
  #canBar(pit: number): boolean {
    const { half } = this.board;
    const { state, columns } = this;
    const side = pit < half ? 0 : 1;
    if (this.#ownsNyumba(side) && pit % half === columns + NYUMBA_PLACE && state[pit]! >= MIN_NYUMBA) return false;
    const front = state.subarray(side * half + columns, (side + 1) * half);
    const occupied = front.reduce((sum, seeds) => sum + (seeds > 0 ? 1 : 0), 0);
    const larger = front.reduce((sum, seeds) => sum + (seeds > 1 ? 1 : 0), 0);
    return occupied > 1 && !(state[pit]! > 1 && larger === 1);
  }

  /** Captures the opposite pit, sows its seeds from a kichwa, and goes on lap by lap. */
  #captureAndEnter(move: number, last: number, step: number): void {
    const way = this.#directionAfter(last, step);
    const seeds = this.#captureSeeds(this.pitFacing(last));
    this.log?.begin(undefined);
    this.#sowLaps(move, this.#sowFromKichwa(way, seeds), way, false);
  }

  /**
   * The direction in which captured seeds are sown, 1 for counter-clockwise. In the two pits at either end of the front
   * row it is fixed; elsewhere it stays the same.
   */
  #directionAfter(last: number, step: number): number {
    const place = (last % this.board.half) - this.columns;
    if (place < 2) return 1;
    return place >= this.columns - 2 ? -1 : step;
  }

  /**
   * Sows seeds from the right kichwa counter-clockwise (`way` 1) or from the left one clockwise (`way` -1); returns the
   * last pit.
   */
  #sowFromKichwa(way: number, seeds: number): number {
    const first = this.seat * this.board.half + (way > 0 ? this.columns : this.board.half - 1);
    return this.drop(this.pitAfter(first, -way), seeds, way);
  }

  #captureSeeds(pit: number): number {
    const seeds = this.lift(pit);
    this.log?.take(pit, seeds, undefined);
    this.#loseNyumba(pit);
    return seeds;
  }

  /** Ends a player's ownership of the nyumba if the emptied pit is one. */
  #loseNyumba(pit: number): void {
    const { half, marksAt } = this.board;
    if (pit % half === this.columns + NYUMBA_PLACE) this.state[marksAt + (pit < half ? 0 : 1)]! &= ~1;
  }

  /**
   * Takes the seeds of the first pit and sows them. From a full nyumba, a move without a capture takes only two seeds.
   */
  #sowFromPit(move: number, pit: number, step: number, isPlain: boolean): void {
    const isTaxed = isPlain && this.#isNamua && this.#isNyumba(pit) && this.state[pit]! > MIN_NYUMBA;
    this.log?.begin(pit);
    let seeds = NYUMBA_TAX;
    if (isTaxed) this.state[pit]! -= NYUMBA_TAX;
    else {
      seeds = this.lift(pit);
      this.#loseNyumba(pit);
    }
    this.#sowLaps(move, this.drop(pit, seeds, step), step, isPlain, isTaxed);
  }

  #isNyumba(pit: number): boolean {
    return this.#ownedNyumba[this.seat]! && pit % this.board.half === this.columns + NYUMBA_PLACE;
  }

  /** Continues a sowing lap by lap from the pit where the last seed fell. */
  #sowLaps(move: number, first: number, way: number, isPlain: boolean, keepsHouse = false): void {
    const { state, log } = this;
    let last = first;
    let step = way;
    for (let lap = 1; !this.exceedsLapLimit(lap); lap++) {
      if (state[last] === 1) return;
      const facing = this.isInner(last) ? this.pitFacing(last) : last;
      if (!isPlain && this.isInner(last) && state[facing]! > 0) {
        step = this.#directionAfter(last, step);
        const seeds = this.#captureSeeds(facing);
        log?.begin(undefined);
        last = this.#sowFromKichwa(step, seeds);
        continue;
      }
      if (this.#isNamua && this.#isNyumba(last) && state[last]! >= MIN_NYUMBA) {
        if (!isPlain) this.#couldPlay = true;
        if (isPlain || !(move & PLAYS_NYUMBA)) return;
      }
      if (isPlain && last === this.barredOf(this.seat)) return;
      log?.begin(last);
      const seeds = this.lift(last);
      if (!keepsHouse) this.#loseNyumba(last);
      last = this.drop(last, seeds, step);
    }
  }

  override blockingReason(pit: number): string | undefined {
    const { turn } = this;
    const name = cellName(this.board, pit);
    const hasHand = this.storeOf(turn) > 0;
    if (hasHand && !this.isInner(pit)) return `seeds from the hand go to the front row, and ${name} is behind it`;
    const captures = hasHand ? this.#writeHandCaptures(turn, scratch, 0) : this.#writeBoardCaptures(turn, scratch, 0);
    if (captures > 0) return this.#captureReason(pit, captures);
    if (hasHand) {
      const isHouse = this.#ownsNyumba(turn) && pit % this.board.half === this.columns + NYUMBA_PLACE;
      return isHouse
        ? `${name} is the nyumba, which gets no seed from the hand as long as there are other pits`
        : `a single seed in ${name} gets no other from the hand as long as there are larger pits`;
    }
    if (pit === this.barredOf(turn)) return `${name} is barred for this turn`;
    if (this.state[pit]! < 2 || this.isInner(pit)) return undefined;
    return `${name} is not sown as long as a pit of the front row has two seeds`;
  }

  /** The reason why a pit may not be sown while other moves capture. */
  #captureReason(pit: number, captures: number): string {
    const name = cellName(this.board, pit);
    const isOne = scratch.subarray(0, captures).some((move) => pitOf(move) === pit);
    return isOne
      ? `${name} does not take the barred pit, which comes first`
      : `who can capture must, and ${name} does not`;
  }

  notationOf(move: number): string {
    const pit = (pitOf(move) % this.board.half) + 1;
    const way = move & AT_KICHWA ? (move & CLOCKWISE_FLAG ? 'L' : 'R') : move & CLOCKWISE_FLAG ? 'w' : 'c';
    return `${pit}${way}${move & PLAYS_NYUMBA ? '+' : ''}`;
  }

  choicesOf(move: number): Readonly<Record<string, unknown>> {
    const isClockwise = (move & CLOCKWISE_FLAG) > 0;
    const house = this.#stopsAtNyumba(this.turn, move & ~PLAYS_NYUMBA)
      ? { house: move & PLAYS_NYUMBA ? 'play' : 'stop' }
      : {};
    if (move & AT_KICHWA) return { enters: isClockwise ? 'left' : 'right', ...house };
    return { direction: isClockwise ? 'clockwise' : 'counterclockwise', ...house };
  }
}
