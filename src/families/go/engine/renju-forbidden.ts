import type { GoDefinition } from '../definition.ts';
import { colorOf, EMPTY } from './board.ts';
import { AXIS_COUNT, type RowLines } from './lines.ts';

/** Name, as in definitions, of a shape that a player may not make. */
export type ForbiddenShape = NonNullable<GoDefinition['rules']['row']>['barred']['black'][number];

/** Maximum distance along a line at which a stone may still become part of the row. */
const MAX_DISTANCE = 5;

/**
 * Finds moves forbidden to a player by the rules of the Renju International Federation: those that make an overline,
 * two fours or two threes. A move that makes a winning row is never forbidden.
 */
export class ForbiddenMoves {
  readonly #lines: RowLines;
  readonly #color: number;
  readonly #forbidden: ReadonlySet<ForbiddenShape>;
  /** Whether this player also wins with rows longer than the winning length. */
  readonly #overlineWins: boolean;

  constructor(lines: RowLines, definition: GoDefinition, seat: number) {
    const { overline, barred } = definition.rules.row!;
    this.#lines = lines;
    this.#color = colorOf(seat);
    this.#forbidden = new Set(seat === 0 ? barred.black : barred.white);
    this.#overlineWins = overline === 'win' && !this.#forbidden.has('overline');
  }

  /** Whether a row of this length wins. */
  isWinningLength(length: number): boolean {
    return length === this.#lines.length || (length > this.#lines.length && this.#overlineWins);
  }

  get hasRules(): boolean {
    return this.#forbidden.size > 0;
  }

  /** The forbidden shape that a stone on an empty cell would make; undefined if the move is not forbidden. */
  shapeAt(cell: number): ForbiddenShape | undefined {
    if (!this.hasRules || !this.#hasEnoughStones(cell)) return undefined;
    const lines = this.#lines;
    const color = this.#color;
    let isOverline = false;
    for (let axis = 0; axis < AXIS_COUNT; axis++) {
      const row = lines.rowLength(cell, lines.steps[axis]!, color);
      if (this.isWinningLength(row)) return undefined;
      if (row > lines.length) isOverline = true;
    }
    if (isOverline && this.#forbidden.has('overline')) return 'overline';
    lines.cells[cell] = color;
    const found = this.#findDouble(cell);
    lines.cells[cell] = EMPTY;
    return found;
  }

  /** Whether enough own stones are near for two threes: a cheap test that rules out most moves. */
  #hasEnoughStones(cell: number): boolean {
    const { steps, cells } = this.#lines;
    let all = 0;
    for (let axis = 0; axis < AXIS_COUNT; axis++) {
      const step = steps[axis]!;
      for (const sign of [step, -step])
        for (let i = 1, at = cell + sign; i <= MAX_DISTANCE; i++, at += sign) {
          if (cells[at] === this.#color) all++;
          else if (cells[at] !== EMPTY) break;
        }
    }
    return all >= 4;
  }

  /** Finds a forbidden pair of fours or threes, with the player's stone already on the cell. */
  #findDouble(cell: number): ForbiddenShape | undefined {
    let fours = 0;
    let threes = 0;
    for (let axis = 0; axis < AXIS_COUNT; axis++) {
      const step = this.#lines.steps[axis]!;
      const made = this.#countFours(cell, step);
      fours += made;
      if (made === 0 && threes < 2 && this.#forbidden.has('double-three') && this.#isThree(cell, step)) threes++;
    }
    if (fours >= 2 && this.#forbidden.has('double-four')) return 'double-four';
    return threes >= 2 ? 'double-three' : undefined;
  }

  /**
   * Number of fours along a line, that is of stones that one more stone turns into five. A straight four counts once,
   * although a stone at either end completes it; X.XXX.X counts as two.
   */
  #countFours(cell: number, step: number): number {
    const { cells } = this.#lines;
    let first = 0;
    let count = 0;
    for (const sign of [-step, step])
      for (let i = 1, at = cell + sign; i < MAX_DISTANCE; i++, at += sign) {
        if (cells[at] === this.#color) continue;
        if (cells[at] !== EMPTY) break;
        if (!this.#completes(cell, at, step)) break;
        count++;
        if (count === 1) first = at;
        else if (this.#isStraight(cell, step, first, at)) count--;
        break;
      }
    return count;
  }

  /** Whether a stone on the empty cell `at` would make five in a row together with `cell`. */
  #completes(cell: number, at: number, step: number): boolean {
    const lines = this.#lines;
    if (!this.isWinningLength(lines.rowLength(at, step, this.#color))) return false;
    lines.cells[at] = this.#color;
    const isJoined = this.isWinningLength(lines.rowLength(cell, step, this.#color));
    lines.cells[at] = EMPTY;
    return isJoined;
  }

  /** Whether the two cells that complete five are the ends of one row of four. */
  #isStraight(cell: number, step: number, one: number, other: number): boolean {
    const { length } = this.#lines;
    const row = this.#lines.rowLength(cell, step, this.#color);
    return row === length - 1 && Math.abs(other - one) === length * Math.abs(step);
  }

  /**
   * Whether the row is a three: one more stone turns it into a straight four. That stone's point must not be forbidden
   * itself, and must not make five elsewhere.
   */
  #isThree(cell: number, step: number): boolean {
    const { cells } = this.#lines;
    for (const sign of [-step, step])
      for (let i = 1, at = cell + sign; i < MAX_DISTANCE - 1; i++, at += sign) {
        if (cells[at] === this.#color) continue;
        if (cells[at] !== EMPTY) break;
        if (this.#makesStraightFour(cell, at, step) && !this.#makesFive(at) && this.shapeAt(at) === undefined)
          return true;
        break;
      }
    return false;
  }

  /** Whether a stone on an empty cell makes a winning row. */
  #makesFive(at: number): boolean {
    const { steps } = this.#lines;
    for (let axis = 0; axis < AXIS_COUNT; axis++)
      if (this.isWinningLength(this.#lines.rowLength(at, steps[axis]!, this.#color))) return true;
    return false;
  }

  #makesStraightFour(cell: number, at: number, step: number): boolean {
    const lines = this.#lines;
    const { cells, length } = lines;
    const color = this.#color;
    cells[at] = color;
    const after = lines.runLength(cell, step, color);
    const before = lines.runLength(cell, -step, color);
    const [end, start] = [cell + (after + 1) * step, cell - (before + 1) * step];
    const isFour =
      before + after + 1 === length - 1 &&
      cells[end] === EMPTY &&
      cells[start] === EMPTY &&
      this.isWinningLength(lines.rowLength(end, step, color)) &&
      this.isWinningLength(lines.rowLength(start, step, color));
    cells[at] = EMPTY;
    return isFour;
  }
}
