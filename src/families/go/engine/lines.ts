import { type Board, EMPTY, OUTSIDE } from './board.ts';

/** Number of axes along which rows of stones run: horizontal, vertical and the two diagonals. */
export const AXIS_COUNT = 4;

/**
 * The board as cells with a border of `OUTSIDE`, so that a walk along a row needs no check for the edge. It also lists
 * the "places": sets of cells on which a row of the winning length fits.
 */
export class RowLines {
  readonly length: number;
  /** By point: its cell number. Cells include the border of the board. */
  readonly cellOf: Int32Array;
  readonly pointOf: Int32Array;
  readonly cells: Uint8Array;
  /** By axis: the step from a cell to the next one. */
  readonly steps: Int32Array;
  /** Number of places for a winning row. */
  readonly placeCount: number;
  readonly cellsOfPlace: Int32Array;
  /** By point: index of its first place in `placesOfPoint`. Its places end where those of the next point begin. */
  readonly placeStarts: Int32Array;
  readonly placesOfPoint: Int32Array;

  constructor({ files, ranks, points, definition }: Board) {
    this.length = definition.rules.row!.length;
    const width = files + 2;
    this.steps = Int32Array.of(1, width, width + 1, width - 1);
    this.cellOf = Int32Array.from({ length: points }, (_, point) => cellAt(point, files, width));
    this.cells = new Uint8Array(width * (ranks + 2)).fill(OUTSIDE);
    this.pointOf = new Int32Array(this.cells.length).fill(-1);
    for (const [point, cell] of this.cellOf.entries()) {
      this.cells[cell] = EMPTY;
      this.pointOf[cell] = point;
    }
    const places = this.#findPlaces();
    this.placeCount = places.length;
    this.cellsOfPlace = Int32Array.from(places.flat());
    const byPoint = Array.from({ length: points }, (): number[] => []);
    for (const [place, cells] of places.entries()) for (const cell of cells) byPoint[this.pointOf[cell]!]!.push(place);
    this.placesOfPoint = Int32Array.from(byPoint.flat());
    this.placeStarts = new Int32Array(points + 1);
    for (const [point, found] of byPoint.entries())
      this.placeStarts[point + 1] = this.placeStarts[point]! + found.length;
  }

  #findPlaces(): number[][] {
    const found: number[][] = [];
    for (const start of this.cellOf)
      for (const step of this.steps) {
        const cells = Array.from({ length: this.length }, (_, index) => start + index * step);
        if (cells.every((cell) => this.cells[cell] === EMPTY)) found.push(cells);
      }
    return found;
  }

  /**
   * Number of stones of the colour that follow the cell without a gap in one direction. The cell itself does not count.
   */
  runLength(cell: number, step: number, color: number): number {
    const { cells } = this;
    let count = 0;
    for (let at = cell + step; cells[at] === color; at += step) count++;
    return count;
  }

  /** Length that a row through the cell has, or would have, with a stone of the colour on the cell. */
  rowLength(cell: number, step: number, color: number): number {
    return 1 + this.runLength(cell, step, color) + this.runLength(cell, -step, color);
  }
}

const cellAt = (point: number, files: number, width: number): number =>
  (Math.floor(point / files) + 1) * width + (point % files) + 1;
