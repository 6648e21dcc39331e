import { type Axial, DIRECTION_STEPS, HEX_SIDE_COUNT } from './coordinates.ts';
import { type OffsetScheme, offsetToHex } from './offset.ts';

/** Value for "no hex", such as the neighbour beyond the edge. */
export const NO_HEX = -1;

/**
 * A set of hexes, numbered row by row from the top and from left to right. All data is in flat arrays by hex number, so
 * that searches allocate nothing.
 */
export class HexGrid {
  readonly size: number;
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** Adjacent hexes by direction: `neighbors[6 * hex + direction]`, NO_HEX beyond the edge. */
  readonly neighbors: Int32Array;
  readonly minQ: number;
  readonly minR: number;
  /** Size of the bounding box of all hexes, in axial coordinates. */
  readonly columns: number;
  readonly rows: number;
  /**
   * Row length of the lookup table. The table has an empty border, so that lookups beyond the edge need no bounds
   * check.
   */
  readonly #stride: number;
  readonly #table: Int32Array;

  /** Takes the axial coordinates of distinct hexes, sorted by row. */
  private constructor(q: Int32Array, r: Int32Array) {
    this.size = q.length;
    this.q = q;
    this.r = r;
    const [minQ, maxQ] = extremes(q);
    const [minR, maxR] = extremes(r);
    this.minQ = minQ;
    this.minR = minR;
    this.columns = maxQ - minQ + 1;
    this.rows = maxR - minR + 1;
    this.#stride = this.columns + 2;
    this.#table = new Int32Array(this.#stride * (this.rows + 2)).fill(NO_HEX);
    this.neighbors = new Int32Array(q.length * HEX_SIDE_COUNT);
    this.#buildNeighbors();
  }

  /** All hexes within this radius of the origin. */
  static hexagon(rings: number): HexGrid {
    return HexGrid.bounded(-rings, rings, -rings, rings, -rings, rings);
  }

  /** All hexes with q, r and s = -q - r within inclusive bounds: a six-sided area whose sides may differ in length. */
  static bounded(minQ: number, maxQ: number, minR: number, maxR: number, minS: number, maxS: number): HexGrid {
    const first = (r: number) => Math.max(minQ, -r - maxS);
    const last = (r: number) => Math.min(maxQ, -r - minS);
    let size = 0;
    for (let r = minR; r <= maxR; r++) size += Math.max(0, last(r) - first(r) + 1);
    const [qs, rs] = [new Int32Array(size), new Int32Array(size)];
    let at = 0;
    for (let r = minR; r <= maxR; r++) {
      const end = last(r);
      for (let q = first(r); q <= end; q++) {
        qs[at] = q;
        rs[at++] = r;
      }
    }
    return new HexGrid(qs, rs);
  }

  /** A rectangle of columns and rows in an offset scheme. Column 0 of row 0 is the origin. */
  static rectangle(columns: number, rows: number, scheme: OffsetScheme): HexGrid {
    if (scheme.endsWith('q')) {
      const hexes = Array.from({ length: columns * rows }, (_, i) =>
        offsetToHex({ col: i % columns, row: Math.floor(i / columns) }, scheme),
      );
      return HexGrid.fromHexes(hexes);
    }
    const [qs, rs] = [new Int32Array(columns * rows), new Int32Array(columns * rows)];
    for (let row = 0, at = 0; row < rows; row++) {
      const { q } = offsetToHex({ col: 0, row }, scheme);
      for (let col = 0; col < columns; col++, at++) {
        qs[at] = q + col;
        rs[at] = row;
      }
    }
    return new HexGrid(qs, rs);
  }

  /** A grid of the given hexes, in any order; duplicates are dropped. */
  static fromHexes(hexes: readonly Axial[]): HexGrid {
    const sorted = [...hexes].sort((a, b) => a.r - b.r || a.q - b.q);
    const distinct = sorted.filter(({ q, r }, i) => i === 0 || sorted[i - 1]!.q !== q || sorted[i - 1]!.r !== r);
    return new HexGrid(
      Int32Array.from(distinct, ({ q }) => q),
      Int32Array.from(distinct, ({ r }) => r),
    );
  }

  /** Returns the number of a hex; NO_HEX if it is not in the grid. */
  indexOf(q: number, r: number): number {
    const x = q - this.minQ;
    const y = r - this.minR;
    return x >= 0 && x < this.columns && y >= 0 && y < this.rows
      ? this.#table[(y + 1) * this.#stride + x + 1]!
      : NO_HEX;
  }

  at(hex: number): Axial {
    return { q: this.q[hex]!, r: this.r[hex]! };
  }

  /** Number of steps between two hexes, given by number. */
  distance(one: number, other: number): number {
    const q = this.q[one]! - this.q[other]!;
    const r = this.r[one]! - this.r[other]!;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  }

  /** Returns the direction from a hex to an adjacent one; NO_HEX if they are not neighbours. */
  directionTo(hex: number, neighbor: number): number {
    for (let d = 0; d < HEX_SIDE_COUNT; d++) if (this.neighbors[hex * HEX_SIDE_COUNT + d] === neighbor) return d;
    return NO_HEX;
  }

  /** Returns the neighbours of a hex inside the grid. */
  neighboursOf(hex: number): number[] {
    return [...this.neighbors.subarray(hex * HEX_SIDE_COUNT, hex * HEX_SIDE_COUNT + HEX_SIDE_COUNT)].filter(
      (other) => other !== NO_HEX,
    );
  }

  #buildNeighbors(): void {
    const { size, q, r, neighbors } = this;
    const table = this.#table;
    const stride = this.#stride;
    const origin = (1 - this.minR) * stride + 1 - this.minQ;
    for (let hex = 0; hex < size; hex++) table[origin + r[hex]! * stride + q[hex]!] = hex;
    const steps = DIRECTION_STEPS.map((step) => step.r * stride + step.q);
    for (let direction = 0; direction < HEX_SIDE_COUNT; direction++) {
      const from = origin + steps[direction]!;
      for (let hex = 0, edge = direction; hex < size; hex++, edge += HEX_SIDE_COUNT) {
        neighbors[edge] = table[from + r[hex]! * stride + q[hex]!]!;
      }
    }
  }
}

function extremes(numbers: Int32Array): [min: number, max: number] {
  let min = numbers[0] ?? 0;
  let max = min;
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return [min, max];
}
