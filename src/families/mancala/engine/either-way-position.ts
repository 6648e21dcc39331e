import type { Outcome, Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { FIRST_CHOICE_BIT, pitOf } from './move-code.ts';
import { RingPosition } from './ring-position.ts';

/**
 * Lowest bit of the directions that a player chose in a move. A move holds the pit, the number of chosen directions,
 * and one bit for each: 1 means clockwise.
 */
const LETTERS = FIRST_CHOICE_BIT + 5;
const MAX_LETTERS = 16;

const lettersIn = (move: number): number => (move >> FIRST_CHOICE_BIT) & 31;
const isClockwise = (move: number, letter: number): boolean => ((move >> (LETTERS + letter)) & 1) === 1;

/** The move with `count` chosen directions. Surplus ones are dropped, and the last is set to `isLastClockwise`. */
function withLetters(move: number, count: number, isLastClockwise: boolean): number {
  const kept = move & 255 & ~(31 << FIRST_CHOICE_BIT);
  const letters = (move >> LETTERS) & ((1 << (count - 1)) - 1);
  return kept | (count << FIRST_CHOICE_BIT) | (letters << LETTERS) | (isLastClockwise ? 1 << (LETTERS + count - 1) : 0);
}

/**
 * The engine of omweso. Players sow their own two rows counter-clockwise. From the four leftmost pits they may also sow
 * clockwise if this captures directly. The direction is chosen at the start, whenever a relay lap begins at such a pit,
 * and for seeds just captured by a clockwise lap.
 */
export class EitherWayPosition extends RingPosition {
  static plays({ definition }: Board): boolean {
    return definition.rules.circuit === 'own-rows-either-way';
  }

  /** Copy of the state, for undoing moves that are only tried. */
  readonly #saved = new Int32Array(this.board.cells);
  /**
   * Number of choices of direction in the last sowing. `#endColumns` holds the end columns that it captured, as bits.
   */
  #choiceCount = 0;
  #endColumns = 0;

  override specialOutcome(): Outcome | undefined {
    return this.state[this.board.marksAt] ? { winner: 1 - this.turn, reason: 'both-ends' } : undefined;
  }

  canSow(seat: Seat): boolean {
    const { half, definition } = this.board;
    for (let pit = seat * half; pit < (seat + 1) * half; pit++)
      if (this.state[pit]! >= definition.rules.least) return true;
    return false;
  }

  generate(moves: Int32Array, at: number): number {
    if (this.isEndless || this.state[this.board.marksAt]) return 0;
    const { half, definition } = this.board;
    const { turn, log } = this;
    let end = at;
    this.log = undefined;
    for (let pit = turn * half; pit < (turn + 1) * half; pit++)
      if (this.state[pit]! >= definition.rules.least) end = this.#writeVariations(pit, moves, end);
    this.log = log;
    return end - at;
  }

  /**
   * Writes a move that is counter-clockwise at every choice of direction not yet made, and then its variations at these
   * choices; returns the index after the last.
   */
  #writeVariations(move: number, moves: Int32Array, at: number): number {
    this.#saved.set(this.state);
    this.sow(move);
    this.state.set(this.#saved);
    const given = lettersIn(move);
    const all = Math.min(this.#choiceCount, MAX_LETTERS);
    let end = at;
    moves[end++] = all > 0 ? withLetters(move, all, given === all && isClockwise(move, all - 1)) : move;
    for (let letter = given; letter < all && end < MAX_MOVES; letter++)
      end = this.#writeVariations(withLetters(move, letter + 1, true), moves, end);
    return end;
  }

  protected sow(move: number): void {
    const { board, log } = this;
    const { bothEnds } = board.definition.end;
    this.seat = this.turn;
    this.#choiceCount = 0;
    this.#endColumns = 0;
    let from = pitOf(move);
    log?.begin(from);
    let seeds = this.lift(from);
    let step = this.#directionFrom(move, from, seeds);
    for (let lap = 1; ; lap++) {
      if (this.exceedsLapLimit(lap)) {
        // The sowing is endless: seeds still in hand go back to the board.
        this.state[from]! += seeds;
        break;
      }
      const last = this.drop(from, seeds, step);
      const taken = this.#captureColumn(last);
      if (taken > 0) {
        seeds = taken;
        log?.begin(undefined);
        if (step < 0) step = this.#directionFrom(move, from, seeds);
      } else if (this.state[last]! > 1) {
        from = last;
        log?.begin(from);
        seeds = this.lift(from);
        step = this.#directionFrom(move, from, seeds);
      } else break;
    }
    if (bothEnds && this.#endColumns === BOTH_ENDS) this.state[board.marksAt] = 1;
    this.passTurn();
  }

  /**
   * Direction of a lap from a pit: 1 for counter-clockwise, -1 for clockwise. Where the player has a choice, the move
   * contains it.
   */
  #directionFrom(move: number, from: number, seeds: number): number {
    const { half } = this.board;
    const pit = from % half;
    if ((pit > 1 && pit < half - 2) || !this.#wouldCapture(from, seeds)) return 1;
    const letter = this.#choiceCount++;
    return letter < Math.min(lettersIn(move), MAX_LETTERS) && isClockwise(move, letter) ? -1 : 1;
  }

  /** Whether a lap of these seeds, sown clockwise from a pit, would end with a capture. */
  #wouldCapture(from: number, seeds: number): boolean {
    const { half } = this.board;
    const last = this.pitAfter(from, -seeds);
    // Each complete round adds a seed to every pit.
    const seedsThere = this.state[last]! + Math.floor((seeds - 1) / half);
    if (seedsThere === 0 || !this.isInner(last)) return false;
    const inner = this.pitFacing(last);
    return this.state[inner]! > 0 && this.state[this.outerPitBehind(inner)]! > 0;
  }

  /**
   * Captures both pits of the column that faces the last seed; returns the number of captured seeds, 0 if nothing is
   * captured.
   */
  #captureColumn(last: number): number {
    const { state, log } = this;
    if (!this.isInner(last) || state[last] === 1) return 0;
    const inner = this.pitFacing(last);
    const outer = this.outerPitBehind(inner);
    if (state[inner] === 0 || state[outer] === 0) return 0;
    const seeds = state[inner]! + state[outer]!;
    for (const pit of [inner, outer]) {
      const lifted = this.lift(pit);
      log?.take(pit, lifted, undefined);
    }
    const column = last % this.board.half;
    if (column === this.columns) this.#endColumns |= 1;
    if (column === this.board.half - 1) this.#endColumns |= 2;
    return seeds;
  }

  notationOf(move: number): string {
    return `${(pitOf(move) % this.board.half) + 1}${this.#lettersOf(move)}`;
  }

  choicesOf(move: number): Readonly<Record<string, unknown>> {
    const ways = this.#lettersOf(move);
    return ways ? { ways } : {};
  }

  #lettersOf(move: number): string {
    return Array.from({ length: lettersIn(move) }, (_, letter) => (isClockwise(move, letter) ? 'w' : 'c')).join('');
  }
}

const BOTH_ENDS = 3;

/** Maximum number of moves in a list. Further choices of direction are not listed. */
const MAX_MOVES = 4000;
