import type { Outcome, Seat } from '../../../play/position.ts';
import { type Board, ownerOf, SIDES } from './board.ts';
import { ListPosition } from './list-position.ts';
import { CLOCKWISE, PASS, pitOf } from './move-code.ts';
import { type Track, trackOf } from './track.ts';

/** In place of a pit: nothing follows, the sowing is over. Also stands for "nobody" and "no pit". */
const OVER = -1;

/** The engine of games in which seeds go around the whole board. */
export class AroundPosition extends ListPosition {
  static plays({ definition }: Board): boolean {
    return definition.rules.circuit === 'around';
  }

  readonly #track: Track;
  readonly #legal = new Int32Array(256);
  /** State of the current sowing: the sower, the step from pit to pit, and whether the sower moves again. */
  #seat: Seat = 0;
  #step = 1;
  #again = false;
  /** Whether this sowing passes over the opponent's pits of two. */
  #spares = false;

  constructor(board: Board, state: ArrayLike<number>, past: readonly string[] = []) {
    super(board, state, past);
    this.#track = trackOf(board);
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
    if (this.isEndless || this.#isBare() || this.specialOutcome()) return 0;
    const { turn } = this;
    const count = this.#sowings(turn, moves, at);
    if (count > 0 || this.board.definition.rules.stuck === 'ends') return count;
    if (this.#sowings(1 - turn, moves, at) === 0) return 0;
    moves[at] = PASS;
    return 1;
  }

  /** Whether too few seeds are left on the board for the game to go on. */
  #isBare(): boolean {
    const { atMost } = this.board.definition.end;
    return atMost > 0 && this.seedsOnSide(0) + this.seedsOnSide(1) <= atMost;
  }

  #sowings(seat: Seat, moves: Int32Array, at: number): number {
    const { feeding } = this.board.definition.rules;
    const isHungry = feeding !== 'free' && this.seedsOnSide(1 - seat) === 0;
    const count = this.#usual(seat, isHungry, moves, at);
    return count === 0 && feeding === 'if-possible' ? this.#usual(seat, false, moves, at) : count;
  }

  /** Writes the pits that may be sown; pits that are sown only as a last resort come in when there are no others. */
  #usual(seat: Seat, isHungry: boolean, moves: Int32Array, at: number): number {
    const { least, lesser, twos } = this.board.definition.rules;
    const fed = (count: number) => (isHungry ? this.#feeding(seat, moves, at, count) : count);
    const count = fed(this.#from(seat, least, twos === 'last-resort', moves, at));
    if (count > 0) return count;
    if (lesser === 'last-resort') return fed(this.#from(seat, 1, false, moves, at));
    if (twos !== 'last-resort' || this.#from(seat, least, false, moves, at) === 0) return 0;
    moves[at] = this.#rightmost(seat);
    return fed(1);
  }

  #from(seat: Seat, least: number, sparesTwos: boolean, moves: Int32Array, at: number): number {
    const { half, pits, definition } = this.board;
    const { rules } = definition;
    const [from, to] = rules.pits === 'any' ? [0, pits] : [seat * half, (seat + 1) * half];
    let end = at;
    for (let pit = from; pit < to; pit++) {
      const seeds = this.state[pit]!;
      if (seeds < least || (sparesTwos && seeds === 2)) continue;
      moves[end++] = rules.direction === 'clockwise' ? pit | CLOCKWISE : pit;
      if (rules.direction === 'chosen') moves[end++] = pit | CLOCKWISE;
    }
    return end - at;
  }

  #rightmost(seat: Seat): number {
    const { half } = this.board;
    for (let pit = (seat + 1) * half - 1; pit > seat * half; pit--) if (this.state[pit] === 2) return pit;
    return seat * half;
  }

  /** Keeps only the moves that leave the other side something to sow. */
  #feeding(seat: Seat, moves: Int32Array, at: number, count: number): number {
    let kept = at;
    for (let i = at; i < at + count; i++) if (this.#feeds(seat, moves[i]!)) moves[kept++] = moves[i]!;
    return kept - at;
  }

  #feeds(seat: Seat, move: number): boolean {
    const before = this.state.slice();
    const { log } = this;
    this.log = undefined;
    this.state[this.board.turnAt] = seat;
    this.#lapAfterLap(move);
    const feeds = this.seedsOnSide(1 - seat) > 0;
    this.state.set(before);
    this.log = log;
    return feeds;
  }

  protected sow(move: number): void {
    const { turnAt } = this.board;
    const { turn } = this;
    if (move === PASS) {
      this.state[turnAt] = 1 - turn;
      return;
    }
    this.#lapAfterLap(move);
    this.state[turnAt] = this.#again ? turn : 1 - turn;
    if (this.log) this.log.again = this.#again;
    this.#sweep();
  }

  /**
   * Ends the game if a side is empty: the remaining seeds go to the side where they lie, or to the player whose side is
   * empty.
   */
  #sweep(): void {
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
    return this.#sowings(seat, this.#legal, 0) > 0;
  }

  #lapAfterLap(move: number): void {
    const { rules, end } = this.board.definition;
    this.#seat = this.turn;
    this.#again = false;
    this.#step = move & CLOCKWISE ? -1 : 1;
    this.#spares = rules.sparesTwos && !this.#isFirst();
    let pit = pitOf(move);
    for (let lap = 1; pit !== OVER; lap++) {
      if (lap > end.laps) {
        this.state[this.board.endlessAt] = 1;
        return;
      }
      pit = this.#lap(pit);
    }
  }

  #isFirst(): boolean {
    const { start, pits } = this.board;
    for (let cell = 0; cell < pits + 2; cell++) if (this.state[cell] !== start[cell]) return false;
    return true;
  }

  #next(pit: number): number {
    const { pits } = this.board;
    return this.#track.next[((this.#step < 0 ? 2 : 0) + this.#seat) * (pits + 2) + pit]!;
  }

  #before(pit: number): number {
    const { pits } = this.board;
    return (pit - this.#step + pits) % pits;
  }

  /** Sows a pit; returns the pit to sow next, or OVER. */
  #lap(origin: number): number {
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
      to = this.#next(to);
      if (to === skipped) continue;
      if (this.#spares && state[to] === 2 && ownerOf(board, to) !== this.#seat) continue;
      left--;
      isPassed = this.#drop(to, left === 0);
      if (isPassed && capture.final && this.#takesLast(to, left)) return OVER;
    }
    return to >= board.pits ? this.#inStore() : this.#afterLap(to, isPassed);
  }

  #inStore(): number {
    this.#again = this.board.definition.rules.again.includes('store');
    return OVER;
  }

  /** Drops a seed; returns whether the pit was captured because it reached the count of `capture.passing`. */
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
    this.#take(to, word === 'owner' ? ownerOf(board, to) : this.#seat);
    if (isLast && board.definition.rules.again.includes('passing')) this.#again = true;
    return true;
  }

  /** Captures the last group together with the one before it; returns whether it did. */
  #takesLast(to: number, left: number): boolean {
    const { state, board } = this;
    if (this.seedsOnSide(0) + this.seedsOnSide(1) + left !== board.definition.rules.capture.passing) return false;
    const { passed, last } = board.definition.rules.capture;
    const taker = (left === 0 ? last : passed) === 'owner' ? ownerOf(board, to) : this.#seat;
    state[board.pits + taker]! += left;
    for (let pit = 0; pit < board.pits; pit++) if (state[pit]) this.#take(pit, taker);
    return true;
  }

  /** Owner of the tuzdik in a pit; OVER if it is not a tuzdik. */
  tuzdikOf(pit: number): number {
    const { marksAt } = this.board;
    return this.state[marksAt] === pit + 1 ? 0 : this.state[marksAt + 1] === pit + 1 ? 1 : OVER;
  }

  #take(pit: number, seat: Seat): void {
    const seeds = this.state[pit]!;
    this.state[this.board.pits + seat]! += seeds;
    this.state[pit] = 0;
    this.log?.take(pit, seeds, seat);
  }

  /** Applies the rules for the last seed; returns the pit to sow next, or OVER. */
  #afterLap(last: number, isPassed: boolean): number {
    const { rules } = this.board.definition;
    if (rules.capture.tuzdik && this.#tuzdik(last)) return OVER;
    if (!isPassed && this.#byCount(last)) return OVER;
    if (this.state[last] === 1 && this.#across(last)) return OVER;
    if (rules.relay === 'reached') return this.state[last]! > 1 ? last : OVER;
    const next = this.#next(last);
    if (rules.relay === 'next' && this.state[next]! > 0) return next;
    return this.#beyond(last, next);
  }

  /** Handles a last seed that fell into a tuzdik or makes one; returns whether it did. */
  #tuzdik(last: number): boolean {
    const { board, state } = this;
    if (this.tuzdikOf(last) !== OVER) return true;
    const seat = this.#seat;
    const other = state[board.marksAt + 1 - seat]!;
    const isFree = state[board.marksAt + seat] === 0 && ownerOf(board, last) !== seat && state[last] === 3;
    const number = last % board.half;
    if (!isFree || number === board.half - 1 || (other > 0 && (other - 1) % board.half === number)) return false;
    this.#take(last, seat);
    state[board.marksAt + seat] = last + 1;
    return true;
  }

  #counts(pit: number): boolean {
    const { counts, where } = this.board.definition.rules.capture;
    const seeds = this.state[pit]!;
    const fits = counts === 'even' ? seeds > 0 && seeds % 2 === 0 : counts.includes(seeds);
    return fits && this.#isOn(pit, where);
  }

  #isOn(pit: number, where: 'own' | 'other' | 'either'): boolean {
    return where === 'either' || (ownerOf(this.board, pit) === this.#seat) === (where === 'own');
  }

  /** Captures pits by their number of seeds, starting from the last one; returns whether anything was decided. */
  #byCount(last: number): boolean {
    const { rules } = this.board.definition;
    if (!this.#counts(last)) return false;
    if (rules.grandSlam === 'nothing' && this.#isGrandSlam(last)) return true;
    const had = this.seedsOnSide(1 - this.#seat);
    for (let pit = last; this.#counts(pit); pit = this.#before(pit)) {
      this.#take(pit, this.#seat);
      if (!rules.capture.chain) break;
    }
    const isGrandSlam = had > 0 && this.seedsOnSide(1 - this.#seat) === 0;
    if (isGrandSlam && rules.again.includes('grand-slam')) this.#again = true;
    if (rules.again.includes('capture')) this.#again = true;
    return true;
  }

  /** Whether the capture would take all seeds of the other side. */
  #isGrandSlam(last: number): boolean {
    let sum = 0;
    for (let pit = last; this.#counts(pit); pit = this.#before(pit)) {
      sum += this.state[pit]!;
      if (!this.board.definition.rules.capture.chain) break;
    }
    return sum === this.seedsOnSide(1 - this.#seat);
  }

  /** Captures the seeds opposite a last seed that fell into an empty pit; returns whether it did. */
  #across(last: number): boolean {
    const { board, state } = this;
    const { across, from, opposite, barren } = board.definition.rules.capture;
    if ((across !== 'opposite' && across !== 'both') || !this.#isOn(last, from)) return false;
    const facing = board.pits - 1 - last;
    const seeds = state[facing]!;
    if (opposite === undefined ? seeds === 0 && !barren : seeds !== opposite) return false;
    if (seeds > 0) this.#take(facing, this.#seat);
    if (across === 'both') this.#take(last, this.#seat);
    if (board.definition.rules.again.includes('capture')) this.#again = true;
    return true;
  }

  /** Captures beyond an empty next pit. Returns the pit to sow next, or OVER. */
  #beyond(last: number, next: number): number {
    const { board, state } = this;
    const { beyond, occupied } = board.definition.rules.capture;
    if (beyond === 'none' || (occupied && state[last] === 1)) return OVER;
    if (beyond === 'across') {
      const facing = board.pits - 1 - last;
      if (state[next] === 0 && state[facing]! > 0) this.#take(facing, this.#seat);
      return OVER;
    }
    let gap = next;
    while (state[gap] === 0) {
      const pit = this.#next(gap);
      if (state[pit] === 0) break;
      this.#take(pit, this.#seat);
      gap = this.#next(pit);
      if (beyond === 'resumes') return this.#filled(pit);
      if (beyond === 'once') break;
    }
    return OVER;
  }

  /** The next pit with seeds; OVER if there is none. */
  #filled(pit: number): number {
    for (let at = this.#next(pit); at !== pit; at = this.#next(at)) if (this.state[at]! > 0) return at;
    return OVER;
  }

  /** `3`, with the direction or the side if the player chooses it: `3w`, `N3`. */
  notationOf(move: number): string {
    if (move === PASS) return 'pass';
    const { half, definition } = this.board;
    const pit = pitOf(move);
    const side = definition.rules.pits === 'any' ? SIDES[ownerOf(this.board, pit)]! : '';
    const way = definition.rules.direction === 'chosen' ? (move & CLOCKWISE ? 'w' : 'c') : '';
    return `${side}${(pit % half) + 1}${way}`;
  }

  choicesOf(move: number): Readonly<Record<string, unknown>> {
    const { rules, seats } = this.board.definition;
    return {
      ...(rules.pits === 'any' && { side: seats[ownerOf(this.board, pitOf(move))] }),
      ...(rules.direction === 'chosen' && { direction: move & CLOCKWISE ? 'clockwise' : 'counterclockwise' }),
    };
  }
}
