import { cellCount, fileOf, type Grid, rankOf } from '../grid.ts';

/**
 * Side of a cell in drawing units. With its frame a chessboard is 800 units wide; at 480 pixels, a cell then measures a
 * whole 54 pixels.
 */
export const CELL_SIZE = 90;

const FRAME = 40;
const NARROW_FRAME = 16;
/** Breadth of the strips that hold the pieces in hand. */
const RAIL = 100;
/** Distance from the board to the strips for pieces in hand and to the line of counters. */
const GAP = 12;
/** Maximum height of a stand for pieces in hand, enough for the seven kinds of shogi. */
const STAND = 650;
/** Total empty space at both ends of a strip for pieces in hand. */
export const STRIP_PADDING = 20;
/** Height of the line of counters. */
export const COUNTERS_HEIGHT = 46;

/** The rectangle for a player's pieces in hand: a rail above or below the board, or a stand beside it. */
export interface HandStrip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Positions of the parts of a picture, in drawing units. */
export interface BoardLayout {
  grid: Grid;
  orientation: 0 | 1;
  /** Width of the board with its frame. */
  width: number;
  frame: number;
  /** Upper edge of the board's frame. */
  top: number;
  /** Left edge of the board's frame. */
  left: number;
  picture: { width: number; height: number };
  /** Strips of the player above and the player below. */
  strips?: readonly [above: HandStrip, below: HandStrip];
  /** Upper edge of the line of counters. */
  counters?: number;
}

/** The parts around the squares that need room in the picture. */
export interface LayoutOptions {
  coordinates: boolean;
  /** Where to put the strips for pieces in hand, if any. */
  strips?: 'above and below' | 'beside';
  counters: boolean;
}

/** Computes the positions of all parts of a picture. */
export function layoutOf(
  grid: Grid,
  orientation: 0 | 1,
  { coordinates, strips, counters }: LayoutOptions,
): BoardLayout {
  const frame = coordinates ? FRAME : NARROW_FRAME;
  const [width, height] = [grid.files * CELL_SIZE + 2 * frame, grid.ranks * CELL_SIZE + 2 * frame];
  const margin = strips ? RAIL + GAP : 0;
  const [left, top] = strips === 'beside' ? [margin, 0] : [0, margin];
  const outer = { width: width + 2 * left, height: height + 2 * top };
  return {
    grid,
    orientation,
    width,
    frame,
    top,
    left,
    picture: { ...outer, height: counters ? outer.height + GAP + COUNTERS_HEIGHT : outer.height },
    ...(strips && { strips: strips === 'beside' ? stands(outer.width, height) : rails(width, outer.height) }),
    ...(counters && { counters: outer.height + GAP }),
  };
}

const rails = (width: number, end: number): [HandStrip, HandStrip] => [
  { x: 0, y: 0, width, height: RAIL },
  { x: 0, y: end - RAIL, width, height: RAIL },
];

/** The two strips as stands, each at its player's right. */
function stands(end: number, length: number): [HandStrip, HandStrip] {
  const height = Math.min(length, STAND);
  return [
    { x: 0, y: 0, width: RAIL, height },
    { x: end - RAIL, y: length - height, width: RAIL, height },
  ];
}

/** Left edge of a file in the picture, depending on which player sits at the bottom. */
export const fileX = ({ grid, frame, orientation }: BoardLayout, file: number): number =>
  frame + (orientation ? grid.files - 1 - file : file) * CELL_SIZE;

/** Upper edge of a rank in the picture, depending on which player sits at the bottom. */
export const rankY = ({ grid, frame, top, orientation }: BoardLayout, rank: number): number =>
  top + frame + (orientation ? rank : grid.ranks - 1 - rank) * CELL_SIZE;

/** Upper left corner of a cell in the picture. */
export const cellCorner = (layout: BoardLayout, cell: number): [x: number, y: number] => [
  fileX(layout, fileOf(layout.grid, cell)),
  rankY(layout, rankOf(layout.grid, cell)),
];

/** Middle of a cell in the picture. */
export const cellMiddle = (layout: BoardLayout, cell: number): [x: number, y: number] => {
  const [x, y] = cellCorner(layout, cell);
  return [x + CELL_SIZE / 2, y + CELL_SIZE / 2];
};

/** Whether a number is a cell of the board. */
export const isOnBoard = (grid: Grid, cell: number): boolean =>
  Number.isInteger(cell) && cell >= 0 && cell < cellCount(grid);
