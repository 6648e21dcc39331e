import { boxAround, type CellBox } from '../../board/render/svg-picture.ts';
import { hexesInRange, hexesOnLine } from '../../hexmap/coordinates.ts';
import { briefTitle } from '../../hexmap/describe-hex.ts';
import { HexGrid, NO_HEX } from '../../hexmap/grid.ts';
import { HexNumbers } from '../../hexmap/hex-numbers.ts';
import { APOTHEM, hexAtPoint, layoutOf, type MapLayout } from '../../hexmap/render/layout.ts';
import { type MapEdits, terrainNow, tokenOn } from './edits.ts';
import type { OpenedMap } from './messages.ts';

/** Where the hexes of a map are, what they are called, and which one a visitor points at. */
export class HexScene {
  readonly grid: HexGrid;
  readonly layout: MapLayout;
  readonly numbers: HexNumbers;
  readonly #opened: OpenedMap;

  constructor(opened: OpenedMap) {
    this.#opened = opened;
    const { q, r, orientation } = opened;
    this.grid = HexGrid.fromHexes(Array.from(q, (column, hex) => ({ q: column, r: r[hex]! })));
    this.layout = layoutOf(this.grid, orientation);
    this.numbers = new HexNumbers(this.grid, orientation);
  }

  /** The hex at a point, given as parts of the width and height of the drawing; NO_HEX beyond the map. */
  hexAt(x: number, y: number): number {
    const { layout } = this;
    return hexAtPoint(layout, this.grid, x * layout.width, y * layout.height);
  }

  /** The hex in the middle of the map, or the first if there is none. */
  get middle(): number {
    return Math.max(0, this.grid.indexOf(0, 0));
  }

  /** The hexes within some steps of a hex. */
  around(hex: number, steps: number): number[] {
    return hexesInRange(this.grid.at(hex), steps)
      .map(({ q, r }) => this.grid.indexOf(q, r))
      .filter((other) => other !== NO_HEX);
  }

  /** The hexes on the straight line between two hexes, without the first. */
  between(from: number, to: number): number[] {
    return hexesOnLine(this.grid.at(from), this.grid.at(to))
      .slice(1)
      .map(({ q, r }) => this.grid.indexOf(q, r))
      .filter((hex) => hex !== NO_HEX);
  }

  /** The boxes of the cells near a hex, by row of the map. */
  rowsAround(hex: number, steps: number): Map<number, CellBox[]> {
    const rows = new Map<number, CellBox[]>();
    for (const near of this.around(hex, steps)) {
      const row = this.numbers.rowOf(near);
      const cell = boxAround(near, this.layout.x[near]!, this.layout.y[near]!, APOTHEM);
      rows.set(row, [...(rows.get(row) ?? []), cell]);
    }
    const inOrder = [...rows].sort(([one], [other]) => one - other);
    return new Map(inOrder.map(([row, cells]) => [row, cells.sort((one, other) => one.x - other.x)]));
  }

  /** A hex in words: "hex 0203, forest, town Ashford, token A". */
  nameOf(hex: number, edits: MapEdits, terrains: readonly string[]): string {
    const token = tokenOn(edits, hex);
    return [
      `hex ${this.numbers.nameOf(hex)}`,
      briefTitle(terrains[terrainNow(edits, hex, this.#opened.terrain)] ?? ''),
      this.#opened.things.get(hex) ?? '',
      token ? `token ${token.label}` : '',
    ]
      .filter(Boolean)
      .join(', ');
  }
}
