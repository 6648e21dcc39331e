import { type Board, NOT_A_SQUARE } from '../engine/board.ts';

/** Steps along rows, columns and both diagonals, each in only one of its two directions. */
export const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** A square whose disc can never be flipped, with the adjacent squares from which the opponent could reach it. */
export interface Corner {
  readonly cell: number;
  /** The C-squares: adjacent squares along the edge. */
  readonly cSquares: readonly number[];
  /** The X-squares: adjacent squares on the diagonal. */
  readonly xSquares: readonly number[];
}

/** The squares of strategic value on a board. */
export interface StrategicSquares {
  readonly corners: readonly Corner[];
  readonly isCorner: Uint8Array;
  /** For each cell, the corners diagonally next to it, for which it is the X-square. */
  readonly cornersByXSquare: readonly (readonly number[])[];
  /** The adjacent squares of each cell. */
  readonly neighbours: readonly (readonly number[])[];
  /** Number of squares on the board. */
  readonly squares: number;
}

const landmarks = new WeakMap<Board, StrategicSquares>();

/** The squares of strategic value on a board, computed when a computer opponent first needs them. */
export function strategicSquaresOf(board: Board): StrategicSquares {
  const found = landmarks.get(board) ?? findLandmarks(board);
  landmarks.set(board, found);
  return found;
}

function findLandmarks(board: Board): StrategicSquares {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  const squares = cells.filter((cell) => board.emptyBoard[cell] !== NOT_A_SQUARE);
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

/** The square at an offset from a cell; undefined if there is none. */
export function squareAtOffset(
  { files, ranks, emptyBoard }: Board,
  cell: number,
  dx: number,
  dy: number,
): number | undefined {
  const file = (cell % files) + dx;
  const rank = Math.floor(cell / files) + dy;
  if (file < 0 || file >= files || rank < 0 || rank >= ranks) return undefined;
  const other = rank * files + file;
  return emptyBoard[other] === NOT_A_SQUARE ? undefined : other;
}
