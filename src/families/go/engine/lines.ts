import { type Board, EMPTY, OUTSIDE } from './board.ts';

/** Ways along which stones stand in rows, each to be gone in both directions: across, up, and slanting. */
export const AXES = 4;

/**
 * A board with room around it, so that walks along a row need not ask where it ends, and the places on it where a row of
 * the length that wins could stand.
 */
export class Lines {
  readonly length: number;
  /** By point, and back: points with room around them. */
  readonly cellOf: Int32Array;
  readonly pointOf: Int32Array;
  readonly cells: Uint8Array;
  /** By way: from a cell to the next. */
  readonly steps: Int32Array;
  /** How many places there are, and by place its cells one after the other. */
  readonly placeCount: number;
  readonly cellsOfPlace: Int32Array;
  /** By point: where the numbers of its places begin in `placesOfPoint`; they end where the next begin. */
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

  /** How many stones of the colour follow each other from the cell on, which does not count. */
  runLength(cell: number, step: number, color: number): number {
    const { cells } = this;
    let count = 0;
    for (let at = cell + step; cells[at] === color; at += step) count++;
    return count;
  }

  /** How long the row is that a stone of the colour on the cell stands in, or would stand in. */
  rowLength(cell: number, step: number, color: number): number {
    return 1 + this.runLength(cell, step, color) + this.runLength(cell, -step, color);
  }
}

const cellAt = (point: number, files: number, width: number): number =>
  (Math.floor(point / files) + 1) * width + (point % files) + 1;
