import type { GoDefinition } from '../definition.ts';
import { colorOf, EMPTY } from './board.ts';
import { AXES, type Lines } from './lines.ts';

/** A forbidden shape, as a definition names it. */
export type ForbiddenShape = NonNullable<GoDefinition['rules']['row']>['barred']['black'][number];

/** How many cells along a line stones can matter that are not yet in a row. */
const FAR = 5;

/**
 * Finds moves forbidden to a player, as the Renju International Federation defines them: an overline, two fours, or two
 * threes in one move. A move that makes five is never forbidden.
 */
export class ForbiddenMoves {
  readonly #lines: Lines;
  readonly #color: number;
  readonly #barred: ReadonlySet<ForbiddenShape>;
  /** Whether longer rows also win for this player. */
  readonly #longWins: boolean;

  constructor(lines: Lines, definition: GoDefinition, seat: number) {
    const { overline, barred } = definition.rules.row!;
    this.#lines = lines;
    this.#color = colorOf(seat);
    this.#barred = new Set(seat === 0 ? barred.black : barred.white);
    this.#longWins = overline === 'win' && !this.#barred.has('overline');
  }

  /** Whether a row of this length wins. */
  isWinningLength(length: number): boolean {
    return length === this.#lines.length || (length > this.#lines.length && this.#longWins);
  }

  get hasRules(): boolean {
    return this.#barred.size > 0;
  }

  /** The reason why a stone on an empty cell is forbidden; undefined if it is not. */
  shapeAt(cell: number): ForbiddenShape | undefined {
    if (!this.hasRules || !this.#isCrowded(cell)) return undefined;
    const lines = this.#lines;
    const color = this.#color;
    let isLong = false;
    for (let way = 0; way < AXES; way++) {
      const row = lines.rowLength(cell, lines.steps[way]!, color);
      if (this.isWinningLength(row)) return undefined;
      if (row > lines.length) isLong = true;
    }
    if (isLong && this.#barred.has('overline')) return 'overline';
    lines.cells[cell] = color;
    const found = this.#doubles(cell);
    lines.cells[cell] = EMPTY;
    return found;
  }

  /** Whether enough own stones are near to make two threes: a cheap test that rules out most moves. */
  #isCrowded(cell: number): boolean {
    const { steps, cells } = this.#lines;
    let all = 0;
    for (let way = 0; way < AXES; way++) {
      const step = steps[way]!;
      for (const sign of [step, -step])
        for (let i = 1, at = cell + sign; i <= FAR; i++, at += sign) {
          if (cells[at] === this.#color) all++;
          else if (cells[at] !== EMPTY) break;
        }
    }
    return all >= 4;
  }

  /** Counts fours and threes with a stone already on the cell. */
  #doubles(cell: number): ForbiddenShape | undefined {
    let fours = 0;
    let threes = 0;
    for (let way = 0; way < AXES; way++) {
      const step = this.#lines.steps[way]!;
      const made = this.#fours(cell, step);
      fours += made;
      if (made === 0 && threes < 2 && this.#barred.has('double-three') && this.#isThree(cell, step)) threes++;
    }
    if (fours >= 2 && this.#barred.has('double-four')) return 'double-four';
    return threes >= 2 ? 'double-three' : undefined;
  }

  /**
   * Number of fours along a line: sets of stones that one more stone makes five. A straight four can be completed at
   * either end but counts once; stones on both sides of three may make two fours.
   */
  #fours(cell: number, step: number): number {
    const { cells } = this.#lines;
    let first = 0;
    let count = 0;
    for (const sign of [-step, step])
      for (let i = 1, at = cell + sign; i < FAR; i++, at += sign) {
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

  /** Whether a stone on the empty cell `at` of the line would make five together with `cell`. */
  #completes(cell: number, at: number, step: number): boolean {
    const lines = this.#lines;
    if (!this.isWinningLength(lines.rowLength(at, step, this.#color))) return false;
    lines.cells[at] = this.#color;
    const isJoined = this.isWinningLength(lines.rowLength(cell, step, this.#color));
    lines.cells[at] = EMPTY;
    return isJoined;
  }

  /** Whether the two completing cells are the ends of one row of four. */
  #isStraight(cell: number, step: number, one: number, other: number): boolean {
    const { length } = this.#lines;
    const row = this.#lines.rowLength(cell, step, this.#color);
    return row === length - 1 && Math.abs(other - one) === length * Math.abs(step);
  }

  /**
   * Whether the row is a three: one more stone makes it a straight four, on a point that is not forbidden itself and
   * makes no five elsewhere.
   */
  #isThree(cell: number, step: number): boolean {
    const { cells } = this.#lines;
    for (const sign of [-step, step])
      for (let i = 1, at = cell + sign; i < FAR - 1; i++, at += sign) {
        if (cells[at] === this.#color) continue;
        if (cells[at] !== EMPTY) break;
        if (this.#makesStraightFour(cell, at, step) && !this.#makesFive(at) && this.shapeAt(at) === undefined)
          return true;
        break;
      }
    return false;
  }

  /** Whether a stone on an empty cell makes five and wins. */
  #makesFive(at: number): boolean {
    const { steps } = this.#lines;
    for (let way = 0; way < AXES; way++)
      if (this.isWinningLength(this.#lines.rowLength(at, steps[way]!, this.#color))) return true;
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
