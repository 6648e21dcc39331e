import { type Board, OUTSIDE } from '../engine/board.ts';

/** Steps along rows, columns and both diagonals; only one of the two opposite directions for each. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** A square whose disc can never be flipped, with the squares next to it, which open the way to it. */
export interface Corner {
  readonly cell: number;
  /** The C-squares: neighbours of the corner along the edges. */
  readonly cSquares: readonly number[];
  /** The X-squares: diagonal neighbours of the corner. */
  readonly xSquares: readonly number[];
}

/** The strategic features of a board's shape. */
export interface Landmarks {
  readonly corners: readonly Corner[];
  readonly isCorner: Uint8Array;
  /** By cell: the corners of which it is an X-square. */
  readonly cornersByXSquare: readonly (readonly number[])[];
  /** By cell: the neighbouring cells. */
  readonly neighbours: readonly (readonly number[])[];
  /** Number of squares. */
  readonly squares: number;
}

const landmarks = new WeakMap<Board, Landmarks>();

/** The landmarks of a board, computed when first needed: only computer opponents use them. */
export function landmarksOf(board: Board): Landmarks {
  const found = landmarks.get(board) ?? findLandmarks(board);
  landmarks.set(board, found);
  return found;
}

function findLandmarks(board: Board): Landmarks {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  const squares = cells.filter((cell) => board.emptyBoard[cell] !== OUTSIDE);
  const isSafe = (cell: number) =>
    AXES.every(([dx, dy]) => [1, -1].some((way) => squareAtOffset(board, cell, dx * way, dy * way) === undefined));
  const neighboursOf = (cell: number, isDiagonal: boolean): number[] =>
    AXES.filter(([dx, dy]) => (dx !== 0 && dy !== 0) === isDiagonal).flatMap(([dx, dy]) =>
      [1, -1].flatMap((way) => squareAtOffset(board, cell, dx * way, dy * way) ?? []),
    );
  const corners = squares.filter(isSafe).map((cell) => ({
    cell,
    cSquares: neighboursOf(cell, false).filter((other) => !isSafe(other)),
    xSquares: neighboursOf(cell, true).filter((other) => !isSafe(other)),
  }));
  return {
    corners,
    isCorner: Uint8Array.from(cells, (cell) => (corners.some((corner) => corner.cell === cell) ? 1 : 0)),
    cornersByXSquare: cells.map((cell) =>
      corners.filter(({ xSquares }) => xSquares.includes(cell)).map((corner) => corner.cell),
    ),
    neighbours: cells.map((cell) => [...neighboursOf(cell, false), ...neighboursOf(cell, true)]),
    squares: squares.length,
  };
}

/** The square at an offset; undefined if there is none. */
function squareAtOffset({ files, ranks, emptyBoard }: Board, cell: number, dx: number, dy: number): number | undefined {
  const file = (cell % files) + dx;
  const rank = Math.floor(cell / files) + dy;
  if (file < 0 || file >= files || rank < 0 || rank >= ranks) return undefined;
  const other = rank * files + file;
  return emptyBoard[other] === OUTSIDE ? undefined : other;
}
