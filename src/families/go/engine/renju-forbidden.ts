import type { GoDefinition } from '../definition.ts';
import { colorOf, EMPTY } from './board.ts';
import { AXES, type Lines } from './lines.ts';

/** What a move may not make, as a definition names it. */
export type ForbiddenShape = NonNullable<GoDefinition['rules']['row']>['barred']['black'][number];

/** How far along a line stones matter that are not in a row yet. */
const FAR = 5;

/**
 * Moves that a player may not make, as the Renju International Federation defines them: an overline, two fours, or two
 * threes at once. A move that makes five is never barred.
 */
export class ForbiddenMoves {
  readonly #lines: Lines;
  readonly #color: number;
  readonly #barred: ReadonlySet<ForbiddenShape>;
  /** Longer rows win for this player. */
  readonly #longWins: boolean;

  constructor(lines: Lines, definition: GoDefinition, seat: number) {
    const { overline, barred } = definition.rules.row!;
    this.#lines = lines;
    this.#color = colorOf(seat);
    this.#barred = new Set(seat === 0 ? barred.black : barred.white);
    this.#longWins = overline === 'win' && !this.#barred.has('overline');
  }

  /** So long a row wins. */
  isWinningLength(length: number): boolean {
    return length === this.#lines.length || (length > this.#lines.length && this.#longWins);
  }

  get hasRules(): boolean {
    return this.#barred.size > 0;
  }

  /** What bars a stone on an empty cell, if anything does. */
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

  /** As many own stones are near as fours and threes are made of: few moves have to be looked at closely. */
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

  /** With a stone on the cell. */
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
   * Fours along a line: sets of stones that one more makes five. A straight four can be completed at either end and is
   * one; stones on both sides of three may be two.
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

  /** A stone on an empty cell of the line would make five with the one that is looked at. */
  #completes(cell: number, at: number, step: number): boolean {
    const lines = this.#lines;
    if (!this.isWinningLength(lines.rowLength(at, step, this.#color))) return false;
    lines.cells[at] = this.#color;
    const isJoined = this.isWinningLength(lines.rowLength(cell, step, this.#color));
    lines.cells[at] = EMPTY;
    return isJoined;
  }

  /** Both ends of one row of four. */
  #isStraight(cell: number, step: number, one: number, other: number): boolean {
    const { length } = this.#lines;
    const row = this.#lines.rowLength(cell, step, this.#color);
    return row === length - 1 && Math.abs(other - one) === length * Math.abs(step);
  }

  /** One more stone, on a point that is not barred itself and makes no five elsewhere, makes a straight four of it. */
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

  /** A stone on an empty cell wins, and so makes nothing less. */
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
