import { cellCount, fileOf, type Grid, rankOf } from '../grid.ts';

/** The side of a cell. With this frame 8 by 8 cells are 800 wide, so that at 480 pixels a cell has 54 and no blur. */
export const CELL = 90;

const FRAME = 40;
const NARROW_FRAME = 16;
/** Breadth of the strip for pieces in hand, and its distance from the board. */
const RAIL = 100;
const GAP = 12;
/** A stand holds the seven kinds of shogi one below the other. */
const STAND = 650;
/** Ends of a strip that stay empty, both together. */
export const PADDING = 20;
/** Height of the line of counters. */
export const COUNTERS = 46;

/** A strip for pieces in hand: a rail above or below the board, or a stand beside it. */
export interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things are, in drawing units. */
export interface Layout {
  grid: Grid;
  orientation: 0 | 1;
  /** Of the board with its frame, from which all of the board is measured. */
  width: number;
  frame: number;
  /** The frame's upper edge. */
  top: number;
  /** The frame's left edge in the picture. */
  left: number;
  picture: { width: number; height: number };
  /** The strip of the seat that sits above, and of the one below. */
  strips?: readonly [above: Strip, below: Strip];
  /** Upper edge of the line of counters, below all else. */
  counters?: number;
}

/** What stands around the squares. */
export interface LayoutOptions {
  coordinates: boolean;
  /** For pieces in hand. */
  strips?: 'above and below' | 'beside';
  counters: boolean;
}

export function layoutOf(grid: Grid, orientation: 0 | 1, { coordinates, strips, counters }: LayoutOptions): Layout {
  const frame = coordinates ? FRAME : NARROW_FRAME;
  const [width, height] = [grid.files * CELL + 2 * frame, grid.ranks * CELL + 2 * frame];
  const margin = strips ? RAIL + GAP : 0;
  const [left, top] = strips === 'beside' ? [margin, 0] : [0, margin];
  const all = { width: width + 2 * left, height: height + 2 * top };
  return {
    grid,
    orientation,
    width,
    frame,
    top,
    left,
    picture: { ...all, height: counters ? all.height + GAP + COUNTERS : all.height },
    ...(strips && { strips: strips === 'beside' ? stands(all.width, height) : rails(width, all.height) }),
    ...(counters && { counters: all.height + GAP }),
  };
}

const rails = (width: number, end: number): [Strip, Strip] => [
  { x: 0, y: 0, width, height: RAIL },
  { x: 0, y: end - RAIL, width, height: RAIL },
];

/** At the right hand of each player. */
function stands(end: number, length: number): [Strip, Strip] {
  const height = Math.min(length, STAND);
  return [
    { x: 0, y: 0, width: RAIL, height },
    { x: end - RAIL, y: length - height, width: RAIL, height },
  ];
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
