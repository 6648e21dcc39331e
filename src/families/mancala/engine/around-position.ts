import type { Outcome, Seat } from '../../../play/position.ts';
import { type Board, ownerOf, SIDE_LETTERS } from './board.ts';
import { ListPosition } from './list-position.ts';
import { CLOCKWISE_FLAG, PASS_MOVE, pitOf } from './move-code.ts';
import { type SowingTrack, sowingTrackOf } from './track.ts';

/** Stands for a pit, meaning that the sowing is over. It also stands for a missing player or pit. */
const OVER = -1;

/** The engine of games in which seeds are sown around the whole board. */
export class RoundBoardPosition extends ListPosition {
  static plays({ definition }: Board): boolean {
    return definition.rules.circuit === 'around';
  }

  readonly #track: SowingTrack;
  readonly #legal = new Int32Array(256);
  /** The current sowing: seat of the sower, step from pit to pit, and whether the sower moves again. */
  #seat: Seat = 0;
  #step = 1;
  #movesAgain = false;
  /** Whether this sowing passes over the opponent's pits of two. */
  #sparesTwos = false;

  constructor(board: Board, state: ArrayLike<number>, past: readonly string[] = []) {
    super(board, state, past);
    this.#track = sowingTrackOf(board);
  }

  override specialOutcome(): Outcome | undefined {
    const { clear } = this.board.definition.end;
    if (clear !== 'wins' && clear !== 'wins-on-turn') return undefined;
    const { turn } = this;
    const winner =
      this.seedsOnSide(turn) === 0 ? turn : this.seedsOnSide(1 - turn) === 0 && clear === 'wins' ? 1 - turn : undefined;
    return winner === undefined ? undefined : { winner, reason: 'side-cleared' };
  }

  generate(moves: Int32Array, at: number): number {
    if (this.isEndless || this.#hasTooFewSeeds() || this.specialOutcome()) return 0;
    const { turn } = this;
    const count = this.#writeMoves(turn, moves, at);
    if (count > 0 || this.board.definition.rules.stuck === 'ends') return count;
    if (this.#writeMoves(1 - turn, moves, at) === 0) return 0;
    moves[at] = PASS_MOVE;
    return 1;
  }

  /** Whether so few seeds are left on the board that the game ends. */
  #hasTooFewSeeds(): boolean {
    const { atMost } = this.board.definition.end;
    return atMost > 0 && this.seedsOnSide(0) + this.seedsOnSide(1) <= atMost;
  }

  #writeMoves(seat: Seat, moves: Int32Array, at: number): number {
    const { feeding } = this.board.definition.rules;
    const isHungry = feeding !== 'free' && this.seedsOnSide(1 - seat) === 0;
    const count = this.#writeSowable(seat, isHungry, moves, at);
    return count === 0 && feeding === 'if-possible' ? this.#writeSowable(seat, false, moves, at) : count;
  }

  /**
   * Writes the pits that may be sown, and those that are a last resort if there are no others; returns their number.
   */
  #writeSowable(seat: Seat, isHungry: boolean, moves: Int32Array, at: number): number {
    const { least, lesser, twos } = this.board.definition.rules;
    const onlyFeeding = (count: number) => (isHungry ? this.#keepFeeding(seat, moves, at, count) : count);
    const count = onlyFeeding(this.#writeFrom(seat, least, twos === 'last-resort', moves, at));
    if (count > 0) return count;
    if (lesser === 'last-resort') return onlyFeeding(this.#writeFrom(seat, 1, false, moves, at));
    if (twos !== 'last-resort' || this.#writeFrom(seat, least, false, moves, at) === 0) return 0;
    moves[at] = this.#rightmost(seat);
    return onlyFeeding(1);
  }

  #writeFrom(seat: Seat, least: number, sparesTwos: boolean, moves: Int32Array, at: number): number {
    const { half, pits, definition } = this.board;
    const { rules } = definition;
    const [from, to] = rules.pits === 'any' ? [0, pits] : [seat * half, (seat + 1) * half];
    let end = at;
    for (let pit = from; pit < to; pit++) {
      const seeds = this.state[pit]!;
      if (seeds < least || (sparesTwos && seeds === 2)) continue;
      moves[end++] = rules.direction === 'clockwise' ? pit | CLOCKWISE_FLAG : pit;
      if (rules.direction === 'chosen') moves[end++] = pit | CLOCKWISE_FLAG;
    }
    return end - at;
  }

  #rightmost(seat: Seat): number {
    const { half } = this.board;
    for (let pit = (seat + 1) * half - 1; pit > seat * half; pit--) if (this.state[pit] === 2) return pit;
    return seat * half;
  }

  /** Keeps only the moves that leave the other side something to sow; returns their number. */
  #keepFeeding(seat: Seat, moves: Int32Array, at: number, count: number): number {
    let writeAt = at;
    for (let i = at; i < at + count; i++) if (this.#feeds(seat, moves[i]!)) moves[writeAt++] = moves[i]!;
    return writeAt - at;
  }

  #feeds(seat: Seat, move: number): boolean {
    const before = this.state.slice();
    const { log } = this;
    this.log = undefined;
    this.state[this.board.turnAt] = seat;
    this.#sowAllLaps(move);
    const feeds = this.seedsOnSide(1 - seat) > 0;
    this.state.set(before);
    this.log = log;
    return feeds;
  }

  protected sow(move: number): void {
    const { turnAt } = this.board;
    const { turn } = this;
    if (move === PASS_MOVE) {
      this.state[turnAt] = 1 - turn;
      return;
    }
    this.#sowAllLaps(move);
    this.state[turnAt] = this.#movesAgain ? turn : 1 - turn;
    if (this.log) this.log.again = this.#movesAgain;
    this.#sweepIfSideEmpty();
  }

  /**
   * Ends the game if a side is empty: the remaining seeds go to the side on which they lie, or to the player whose side
   * is empty.
   */
  #sweepIfSideEmpty(): void {
    const { board } = this;
    const { clear, rest } = board.definition.end;
    if (clear !== 'ends' || this.isEndless) return;
    const [south, north] = [this.seedsOnSide(0), this.seedsOnSide(1)];
    if (south > 0 && north > 0) return;
    this.state[board.pits]! += rest === 'unfed' ? north : south;
    this.state[board.pits + 1]! += rest === 'unfed' ? south : north;
    this.state.fill(0, 0, board.pits);
  }

  canSow(seat: Seat): boolean {
    return this.#writeMoves(seat, this.#legal, 0) > 0;
  }

  #sowAllLaps(move: number): void {
    const { rules, end } = this.board.definition;
    this.#seat = this.turn;
    this.#movesAgain = false;
    this.#step = move & CLOCKWISE_FLAG ? -1 : 1;
    this.#sparesTwos = rules.sparesTwos && !this.#isFirstMove();
    let pit = pitOf(move);
    for (let lap = 1; pit !== OVER; lap++) {
      if (lap > end.laps) {
        this.state[this.board.endlessAt] = 1;
        return;
      }
      pit = this.#sowLap(pit);
    }
  }

  #isFirstMove(): boolean {
    const { start, pits } = this.board;
    for (let cell = 0; cell < pits + 2; cell++) if (this.state[cell] !== start[cell]) return false;
    return true;
  }

  #nextPit(pit: number): number {
    const { pits } = this.board;
    return this.#track.next[((this.#step < 0 ? 2 : 0) + this.#seat) * (pits + 2) + pit]!;
  }

  #previousPit(pit: number): number {
    const { pits } = this.board;
    return (pit - this.#step + pits) % pits;
  }

  /** Sows the seeds of a pit; returns the pit to sow next, or `OVER`. */
  #sowLap(origin: number): number {
    const { state, log, board } = this;
    const { rules } = board.definition;
    const { capture } = rules;
    log?.begin(origin);
    let left = state[origin]!;
    state[origin] = 0;
    if (rules.origin === 'first' && left > 1) {
      state[origin] = 1;
      log?.drop(origin);
      left--;
    }
    const skipped = rules.origin === 'skipped' ? origin : OVER;
    let to = origin;
    let isPassed = false;
    while (left > 0) {
      to = this.#nextPit(to);
      if (to === skipped) continue;
      if (this.#sparesTwos && state[to] === 2 && ownerOf(board, to) !== this.#seat) continue;
      left--;
      isPassed = this.#drop(to, left === 0);
      if (isPassed && capture.final && this.#takeLastGroup(to, left)) return OVER;
    }
    return to >= board.pits ? this.#endInStore() : this.#applyLastSeed(to, isPassed);
  }

  #endInStore(): number {
    this.#movesAgain = this.board.definition.rules.again.includes('store');
    return OVER;
  }

  /**
   * Drops a seed in a pit or store; returns whether the pit was captured because it now holds `capture.passing` seeds.
   */
  #drop(to: number, isLast: boolean): boolean {
    const { state, log, board } = this;
    log?.drop(to);
    const owner = board.definition.rules.capture.tuzdik ? this.tuzdikOf(to) : OVER;
    if (owner !== OVER) {
      state[board.pits + owner]!++;
      log?.take(to, 1, owner);
      return false;
    }
    const seeds = ++state[to]!;
    const { passing, passed, last } = board.definition.rules.capture;
    if (seeds !== passing || to >= board.pits) return false;
    const word = isLast ? last : passed;
    if (word === 'stays') return false;
    this.#capturePit(to, word === 'owner' ? ownerOf(board, to) : this.#seat);
    if (isLast && board.definition.rules.again.includes('passing')) this.#movesAgain = true;
    return true;
  }

  /**
   * Captures all remaining seeds if they are a single group; returns whether it did. The player who takes the group
   * before also gets this one.
   */
  #takeLastGroup(to: number, left: number): boolean {
    const { state, board } = this;
    if (this.seedsOnSide(0) + this.seedsOnSide(1) + left !== board.definition.rules.capture.passing) return false;
    const { passed, last } = board.definition.rules.capture;
    const taker = (left === 0 ? last : passed) === 'owner' ? ownerOf(board, to) : this.#seat;
    state[board.pits + taker]! += left;
    for (let pit = 0; pit < board.pits; pit++) if (state[pit]) this.#capturePit(pit, taker);
    return true;
  }

  /** Seat of the owner if a pit is a tuzdik, otherwise `OVER`. */
  tuzdikOf(pit: number): number {
    const { marksAt } = this.board;
    return this.state[marksAt] === pit + 1 ? 0 : this.state[marksAt + 1] === pit + 1 ? 1 : OVER;
  }

  #capturePit(pit: number, seat: Seat): void {
    const seeds = this.state[pit]!;
    this.state[this.board.pits + seat]! += seeds;
    this.state[pit] = 0;
    this.log?.take(pit, seeds, seat);
  }

  /** Applies the rules for the pit that the last seed reached; returns the pit to sow next, or `OVER`. */
  #applyLastSeed(last: number, isPassed: boolean): number {
    const { rules } = this.board.definition;
    if (rules.capture.tuzdik && this.#applyTuzdik(last)) return OVER;
    if (!isPassed && this.#captureByCount(last)) return OVER;
    if (this.state[last] === 1 && this.#captureAcross(last)) return OVER;
    if (rules.relay === 'reached') return this.state[last]! > 1 ? last : OVER;
    const next = this.#nextPit(last);
    if (rules.relay === 'next' && this.state[next]! > 0) return next;
    return this.#captureBeyond(last, next);
  }

  /** Handles a last seed that falls into a tuzdik or makes one; returns whether it did. */
  #applyTuzdik(last: number): boolean {
    const { board, state } = this;
    if (this.tuzdikOf(last) !== OVER) return true;
    const seat = this.#seat;
    const other = state[board.marksAt + 1 - seat]!;
    const isFree = state[board.marksAt + seat] === 0 && ownerOf(board, last) !== seat && state[last] === 3;
    const number = last % board.half;
    if (!isFree || number === board.half - 1 || (other > 0 && (other - 1) % board.half === number)) return false;
    this.#capturePit(last, seat);
    state[board.marksAt + seat] = last + 1;
    return true;
  }

  #hasCapturedCount(pit: number): boolean {
    const { counts, where } = this.board.definition.rules.capture;
    const seeds = this.state[pit]!;
    const hasCapturedCount = counts === 'even' ? seeds > 0 && seeds % 2 === 0 : counts.includes(seeds);
    return hasCapturedCount && this.#isOnSide(pit, where);
  }

  #isOnSide(pit: number, where: 'own' | 'other' | 'either'): boolean {
    return where === 'either' || (ownerOf(this.board, pit) === this.#seat) === (where === 'own');
  }

  /**
   * Captures pits by their numbers of seeds, from the last pit backward; returns whether the rule applied to the last
   * pit.
   */
  #captureByCount(last: number): boolean {
    const { rules } = this.board.definition;
    if (!this.#hasCapturedCount(last)) return false;
    if (rules.grandSlam === 'nothing' && this.#isGrandSlam(last)) return true;
    const seedsBefore = this.seedsOnSide(1 - this.#seat);
    for (let pit = last; this.#hasCapturedCount(pit); pit = this.#previousPit(pit)) {
      this.#capturePit(pit, this.#seat);
      if (!rules.capture.chain) break;
    }
    const isGrandSlam = seedsBefore > 0 && this.seedsOnSide(1 - this.#seat) === 0;
    if (isGrandSlam && rules.again.includes('grand-slam')) this.#movesAgain = true;
    if (rules.again.includes('capture')) this.#movesAgain = true;
    return true;
  }

  /** Whether the capture would take all seeds of the other side, which is a grand slam. */
  #isGrandSlam(last: number): boolean {
    let sum = 0;
    for (let pit = last; this.#hasCapturedCount(pit); pit = this.#previousPit(pit)) {
      sum += this.state[pit]!;
      if (!this.board.definition.rules.capture.chain) break;
    }
    return sum === this.seedsOnSide(1 - this.#seat);
  }

  /** Captures the pit opposite a last seed that fell into an empty pit; returns whether it did. */
  #captureAcross(last: number): boolean {
    const { board, state } = this;
    const { across, from, opposite, barren } = board.definition.rules.capture;
    if ((across !== 'opposite' && across !== 'both') || !this.#isOnSide(last, from)) return false;
    const facing = board.pits - 1 - last;
    const seeds = state[facing]!;
    if (opposite === undefined ? seeds === 0 && !barren : seeds !== opposite) return false;
    if (seeds > 0) this.#capturePit(facing, this.#seat);
    if (across === 'both') this.#capturePit(last, this.#seat);
    if (board.definition.rules.again.includes('capture')) this.#movesAgain = true;
    return true;
  }

  /** Captures the pit beyond an empty one. Returns the pit to sow next, or `OVER`. */
  #captureBeyond(last: number, next: number): number {
    const { board, state } = this;
    const { beyond, occupied } = board.definition.rules.capture;
    if (beyond === 'none' || (occupied && state[last] === 1)) return OVER;
    if (beyond === 'across') {
      const facing = board.pits - 1 - last;
      if (state[next] === 0 && state[facing]! > 0) this.#capturePit(facing, this.#seat);
      return OVER;
    }
    let gap = next;
    while (state[gap] === 0) {
      const pit = this.#nextPit(gap);
      if (state[pit] === 0) break;
      this.#capturePit(pit, this.#seat);
      gap = this.#nextPit(pit);
      if (beyond === 'resumes') return this.#nextFilledPit(pit);
      if (beyond === 'once') break;
    }
    return OVER;
  }

  /** The next pit with seeds along the sowing; `OVER` if there is none. */
  #nextFilledPit(pit: number): number {
    for (let at = this.#nextPit(pit); at !== pit; at = this.#nextPit(at)) if (this.state[at]! > 0) return at;
    return OVER;
  }

  /**
   * Notation of a move: the number of the pit, such as `3`, with the direction or the side if the player chooses it:
   * `3w`, `N3`.
   */
  notationOf(move: number): string {
    if (move === PASS_MOVE) return 'pass';
    const { half, definition } = this.board;
    const pit = pitOf(move);
    const side = definition.rules.pits === 'any' ? SIDE_LETTERS[ownerOf(this.board, pit)]! : '';
    const direction = definition.rules.direction === 'chosen' ? (move & CLOCKWISE_FLAG ? 'w' : 'c') : '';
    return `${side}${(pit % half) + 1}${direction}`;
  }

  choicesOf(move: number): Readonly<Record<string, unknown>> {
    const { rules, seats } = this.board.definition;
    return {
      ...(rules.pits === 'any' && { side: seats[ownerOf(this.board, pitOf(move))] }),
      ...(rules.direction === 'chosen' && { direction: move & CLOCKWISE_FLAG ? 'clockwise' : 'counterclockwise' }),
    };
  }
}
