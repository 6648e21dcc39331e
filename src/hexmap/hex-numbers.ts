import type { Axial } from './coordinates.ts';
import type { MapGame } from './game.ts';
import { type HexGrid, NO_HEX } from './grid.ts';
import { hexToOffset, type OffsetScheme, offsetToHex } from './offset.ts';

type Orientation = MapGame['orientation'];

/** The arrow keys, each with the column and row to which it leads. */
const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The numbers of hexes as printed maps have them: column and row from the upper left corner, from 01 on, so that 0203
 * is the third hex of the second column. Maps of more than 99 columns or rows have three digits for each.
 */
export class HexNumbers {
  readonly #grid: HexGrid;
  readonly #scheme: OffsetScheme;
  readonly #column: Int16Array;
  readonly #row: Int16Array;
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly columns: number;
  readonly rows: number;
  readonly #digits: number;

  constructor(grid: HexGrid, orientation: Orientation) {
    this.#grid = grid;
    this.#scheme = orientation === 'pointy' ? 'odd-r' : 'odd-q';
    const places = Array.from({ length: grid.size }, (_, hex) => hexToOffset(grid.at(hex), this.#scheme));
    this.#firstColumn = places.reduce((least, { col }) => Math.min(least, col), Number.POSITIVE_INFINITY);
    this.#firstRow = places.reduce((least, { row }) => Math.min(least, row), Number.POSITIVE_INFINITY);
    this.#column = Int16Array.from(places, ({ col }) => col - this.#firstColumn + 1);
    this.#row = Int16Array.from(places, ({ row }) => row - this.#firstRow + 1);
    this.columns = this.#column.reduce((most, column) => Math.max(most, column), 0);
    this.rows = this.#row.reduce((most, row) => Math.max(most, row), 0);
    this.#digits = String(Math.max(this.columns, this.rows, 10)).length;
  }

  /** Column of a hex, from 1. */
  columnOf = (hex: number): number => this.#column[hex]!;

  /** Row of a hex, from 1. */
  rowOf = (hex: number): number => this.#row[hex]!;

  /** Returns the number of a hex: `0203`. */
  nameOf = (hex: number): string =>
    [this.#column[hex]!, this.#row[hex]!].map((part) => String(part).padStart(this.#digits, '0')).join('');

  /** Returns the hex with a number such as `0203`; NO_HEX if there is none. */
  find(text: string): number {
    const digits = text.trim();
    if (!/^\d{1,8}$/.test(digits) || digits.length !== 2 * this.#digits) return NO_HEX;
    return this.#at(Number(digits.slice(0, this.#digits)), Number(digits.slice(this.#digits)));
  }

  #at(column: number, row: number): number {
    const { q, r }: Axial = offsetToHex(
      { col: column + this.#firstColumn - 1, row: row + this.#firstRow - 1 },
      this.#scheme,
    );
    return this.#grid.indexOf(q, r);
  }

  /**
   * Returns the neighbour to which an arrow key leads: the next hex of the same column or row or, at a slanting edge, the
   * other neighbour in that direction. Returns the hex itself at the edge, undefined for other keys.
   */
  towards(hex: number, key: string): number | undefined {
    const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
    if (!arrow) return undefined;
    const [columns, rows] = arrow;
    const isInLine = this.#scheme === 'odd-r' ? rows === 0 : columns === 0;
    const [column, row] = [this.#column[hex]! + columns, this.#row[hex]! + rows];
    const next = this.#at(column, row);
    if (next !== NO_HEX || isInLine) return next === NO_HEX ? hex : next;
    const others = rows
      ? [this.#at(column - 1, row), this.#at(column + 1, row)]
      : [this.#at(column, row - 1), this.#at(column, row + 1)];
    return others.find((other) => other !== NO_HEX && this.#grid.distance(hex, other) === 1) ?? hex;
  }
}
