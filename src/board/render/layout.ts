import { cellCount, fileOf, type Grid, rankOf } from '../grid.ts';

/** The side of a cell. With this frame 8 by 8 cells are 800 wide, so that at 480 pixels a cell has 54 and no blur. */
export const CELL = 90;

const FRAME = 40;
const NARROW_FRAME = 16;
/** Height of the strip for pieces in hand, and its distance from the board. */
export const RAIL = 100;
const GAP = 12;
/** Height of the line of counters. */
export const COUNTERS = 46;

/** Where things are, in drawing units. */
export interface Layout {
  grid: Grid;
  orientation: 0 | 1;
  width: number;
  height: number;
  frame: number;
  /** The frame's upper edge; the rails are above and below it. */
  top: number;
  /** Upper edge of the strip of the seat that sits above, and of the one below. */
  rails?: readonly [above: number, below: number];
  /** Upper edge of the line of counters, below all else. */
  counters?: number;
}

/** What stands around the squares. */
export interface Around {
  coordinates: boolean;
  rails: boolean;
  counters: boolean;
}

export function layoutOf(grid: Grid, orientation: 0 | 1, { coordinates, rails, counters }: Around): Layout {
  const frame = coordinates ? FRAME : NARROW_FRAME;
  const top = rails ? RAIL + GAP : 0;
  const foot = top + grid.ranks * CELL + 2 * frame;
  const end = rails ? foot + GAP + RAIL : foot;
  return {
    grid,
    orientation,
    width: grid.files * CELL + 2 * frame,
    height: counters ? end + GAP + COUNTERS : end,
    frame,
    top,
    ...(rails && { rails: [0, foot + GAP] as const }),
    ...(counters && { counters: end + GAP }),
  };
}

/** Left edge of a file, as the board lies. */
export const fileX = ({ grid, frame, orientation }: Layout, file: number): number =>
  frame + (orientation ? grid.files - 1 - file : file) * CELL;

/** Upper edge of a rank, as the board lies. */
export const rankY = ({ grid, frame, top, orientation }: Layout, rank: number): number =>
  top + frame + (orientation ? rank : grid.ranks - 1 - rank) * CELL;

/** Upper left corner of a cell. */
export const cornerOf = (layout: Layout, cell: number): [x: number, y: number] => [
  fileX(layout, fileOf(layout.grid, cell)),
  rankY(layout, rankOf(layout.grid, cell)),
];

export const isOnBoard = (grid: Grid, cell: number): boolean =>
  Number.isInteger(cell) && cell >= 0 && cell < cellCount(grid);
