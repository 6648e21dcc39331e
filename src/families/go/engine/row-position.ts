import { doubleLength } from '../../../lib/grow.ts';
import type { Outcome, Seat } from '../../../play/position.ts';
import { type Board, colorOf, EMPTY, otherColor, vertexOf } from './board.ts';
import { AXIS_COUNT, RowLines } from './lines.ts';
import { ForbiddenMoves } from './renju-forbidden.ts';
import { type PositionParts, StonePosition } from './stone-position.ts';

/**
 * Words per ply in the undo log: number of captured stones, move, both halves of the previous key, previous winner and
 * last move. The captured points are stored before these.
 */
const PLY = 6;

const NOBODY = -1;

const REASONS = {
  overline: 'an overline: more than five in a row',
  'double-four': 'two fours at once',
  'double-three': 'two threes at once',
} as const;

/** A position of a game won by stones in a row: gomoku, renju, ninuki. */
export class InARowPosition extends StonePosition {
  readonly colors: Uint8Array;
  readonly lines: RowLines;
  /** By seat and place for a winning row: number of the seat's stones there. */
  readonly stonesInPlace: readonly [Uint8Array, Uint8Array];
  /**
   * By seat and number of stones: how many places for a winning row hold this many stones of the seat and none of the
   * other.
   */
  readonly openPlaces: readonly [Int32Array, Int32Array];
  hashLo = 0;
  protected stonesHi = 0;
  winner: Seat = NOBODY;
  stoneCount = 0;
  readonly #forbidden: readonly [ForbiddenMoves, ForbiddenMoves];
  readonly #takesPairs: boolean;
  #log = new Int32Array(1024);
  #logLength = 0;

  constructor(board: Board, placing: PositionParts, past: readonly string[] = []) {
    super(board, placing, past);
    this.colors = new Uint8Array(board.points + 1);
    this.lines = new RowLines(board);
    this.stonesInPlace = [new Uint8Array(this.lines.placeCount), new Uint8Array(this.lines.placeCount)];
    this.openPlaces = [new Int32Array(this.lines.length + 1), new Int32Array(this.lines.length + 1)];
    this.openPlaces[0][0] = this.lines.placeCount;
    this.openPlaces[1][0] = this.lines.placeCount;
    this.#forbidden = [
      new ForbiddenMoves(this.lines, board.definition, 0),
      new ForbiddenMoves(this.lines, board.definition, 1),
    ];
    this.#takesPairs = board.definition.rules.capture === 'pairs';
    for (let point = 0; point < board.points; point++)
      if (placing.colors[point]) this.#putStone(point, placing.colors[point]!);
    for (let point = 0; point < board.points && this.winner === NOBODY; point++)
      if (this.colors[point] && this.#mayHaveWon(this.colors[point]! - 1))
        this.#checkRow(point, this.colors[point]! - 1);
    this.#checkPairs();
  }

  /**
   * Whether a row of this seat in a position that was read from a string can be a win. With captures of pairs, a row of
   * the player to move may be left over from a longer row that was broken by a capture.
   */
  #mayHaveWon(seat: Seat): boolean {
    return !this.#takesPairs || seat !== this.turn;
  }

  protected get extraBits(): number {
    return ((this.prisoners[0]! >> 1) << 5) | (this.prisoners[1]! >> 1);
  }

  /** Puts a stone on an empty point. */
  #putStone(point: number, color: number): void {
    this.colors[point] = color;
    this.lines.cells[this.lines.cellOf[point]!] = color;
    this.stoneCount++;
    this.#hash(point, color);
    this.#countPlaces(point, color - 1, 1);
  }

  #removeStone(point: number, color: number): void {
    this.colors[point] = EMPTY;
    this.lines.cells[this.lines.cellOf[point]!] = EMPTY;
    this.stoneCount--;
    this.#hash(point, color);
    this.#countPlaces(point, color - 1, -1);
  }

  #hash(point: number, color: number): void {
    const { lo, hi } = this.board.keys;
    this.hashLo ^= lo[2 * point + color - 1]!;
    this.stonesHi ^= hi[2 * point + color - 1]!;
  }

  /** Adds `change` to the number of the seat's stones in each place for a winning row that includes the point. */
  #countPlaces(point: number, seat: Seat, change: number): void {
    const { placeStarts, placesOfPoint } = this.lines;
    const own = this.stonesInPlace[seat]!;
    const other = this.stonesInPlace[1 - seat]!;
    const ownOpen = this.openPlaces[seat]!;
    const otherOpen = this.openPlaces[1 - seat]!;
    const end = placeStarts[point + 1]!;
    for (let i = placeStarts[point]!; i < end; i++) {
      const place = placesOfPoint[i]!;
      const before = own[place]!;
      const after = before + change;
      own[place] = after;
      const others = other[place]!;
      if (others === 0) {
        ownOpen[before]!--;
        ownOpen[after]!++;
      }
      if (before === 0) otherOpen[others]!--;
      else if (after === 0) otherOpen[others]!++;
    }
  }

  isOver(): boolean {
    return this.winner !== NOBODY;
  }

  isLegal(point: number): boolean {
    return this.colors[point] === EMPTY && this.#forbiddenShape(point) === undefined;
  }

  #forbiddenShape(point: number) {
    const barred = this.#forbidden[this.turn]!;
    return barred.hasRules ? barred.shapeAt(this.lines.cellOf[point]!) : undefined;
  }

  generate(moves: Int32Array, at: number): number {
    if (this.winner !== NOBODY) return 0;
    const isFree = !this.#forbidden[this.turn]!.hasRules;
    let end = at;
    for (let point = 0; point < this.pass; point++)
      if (this.colors[point] === EMPTY && (isFree || this.#forbiddenShape(point) === undefined)) moves[end++] = point;
    return end - at;
  }

  count(): number {
    if (this.winner !== NOBODY) return 0;
    if (!this.#forbidden[this.turn]!.hasRules) return this.pass - this.stoneCount;
    let count = 0;
    for (let point = 0; point < this.pass; point++)
      if (this.colors[point] === EMPTY && this.#forbiddenShape(point) === undefined) count++;
    return count;
  }

  play(move: number): void {
    const { turn } = this;
    if (this.#logLength + PLY + 2 * AXIS_COUNT * 2 > this.#log.length) this.#log = doubleLength(this.#log);
    this.history.push(this.hashLo, this.hashHi, false);
    const [lo, hi] = [this.hashLo, this.stonesHi];
    const before = this.winner;
    this.#putStone(move, colorOf(turn));
    const taken = this.#takesPairs ? this.#takePairs(move) : 0;
    const log = this.#log;
    log[this.#logLength++] = taken;
    log[this.#logLength++] = move;
    log[this.#logLength++] = lo;
    log[this.#logLength++] = hi;
    log[this.#logLength++] = before;
    log[this.#logLength++] = this.last;
    this.last = move;
    this.prisoners[turn]! += taken;
    this.#checkRow(move, turn);
    this.#checkPairs();
    this.turn = 1 - turn;
  }

  undo(): void {
    const log = this.#log;
    const turn = 1 - this.turn;
    this.turn = turn;
    this.last = log[--this.#logLength]!;
    this.winner = log[--this.#logLength]!;
    const hi = log[--this.#logLength]!;
    const lo = log[--this.#logLength]!;
    const move = log[--this.#logLength]!;
    const taken = log[--this.#logLength]!;
    this.prisoners[turn]! -= taken;
    for (let i = 0; i < taken; i++) this.#putStone(log[--this.#logLength]!, otherColor(colorOf(turn)));
    this.#removeStone(move, colorOf(turn));
    this.hashLo = lo;
    this.stonesHi = hi;
    this.history.pop();
  }

  /**
   * Captures the pairs of enemy stones between the new stone and another of the same colour, and logs their points;
   * returns the number of captured stones.
   */
  #takePairs(move: number): number {
    const { lines } = this;
    const { cells, steps, cellOf, pointOf } = lines;
    const own = colorOf(this.turn);
    const other = otherColor(own);
    const cell = cellOf[move]!;
    let taken = 0;
    for (let axis = 0; axis < AXIS_COUNT; axis++)
      for (let sign = -1; sign <= 1; sign += 2) {
        const step = sign * steps[axis]!;
        if (cells[cell + step] !== other || cells[cell + 2 * step] !== other || cells[cell + 3 * step] !== own)
          continue;
        for (let i = 1; i <= 2; i++) {
          const point = pointOf[cell + i * step]!;
          this.#removeStone(point, other);
          this.#log[this.#logLength++] = point;
        }
        taken += 2;
      }
    return taken;
  }

  /** Sets the winner if the stone on the point is part of a winning row. */
  #checkRow(point: number, seat: Seat): void {
    const { lines } = this;
    const barred = this.#forbidden[seat]!;
    for (let axis = 0; axis < AXIS_COUNT; axis++)
      if (barred.isWinningLength(lines.rowLength(lines.cellOf[point]!, lines.steps[axis]!, colorOf(seat))))
        this.winner = seat;
  }

  #checkPairs(): void {
    const { captures } = this.board.definition.end;
    if (captures === 0) return;
    for (const seat of [0, 1]) if (this.prisoners[seat]! >= captures) this.winner = seat;
  }

  endsByRule(): boolean {
    return this.winner !== NOBODY || this.stoneCount === this.pass;
  }

  outcome(): Outcome | undefined {
    const { winner } = this;
    if (winner !== NOBODY) return { winner, reason: this.#wonByRow(winner) ? 'five-in-a-row' : 'five-pairs' };
    if (this.stoneCount === this.pass) return { winner: null, reason: 'full-board' };
    return this.#hasMove() ? undefined : { winner: null, reason: 'no-moves' };
  }

  #hasMove(): boolean {
    if (!this.#forbidden[this.turn]!.hasRules) return true;
    for (let point = 0; point < this.pass; point++) if (this.isLegal(point)) return true;
    return false;
  }

  #wonByRow(seat: Seat): boolean {
    const { captures } = this.board.definition.end;
    return captures === 0 || this.prisoners[seat]! < captures;
  }

  takenBy(move: number): number[] {
    if (!this.#takesPairs || move >= this.pass) return [];
    const before = this.colors.slice();
    this.play(move);
    const captured = Array.from(before.keys()).filter(
      (point) => before[point] !== EMPTY && this.colors[point] === EMPTY,
    );
    this.undo();
    return captured;
  }

  whyIllegal(point: number): string | undefined {
    const shape = this.#forbiddenShape(point);
    return shape && `a stone on ${vertexOf(this.board, point)} makes ${REASONS[shape]}, which is forbidden`;
  }

  deadStones(): readonly number[] {
    return [];
  }
  mayListDead(): boolean {
    return false;
  }
}
