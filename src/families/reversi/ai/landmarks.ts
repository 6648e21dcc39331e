import { type Board, OUTSIDE } from '../engine/board.ts';

/** Steps along rows, columns and both diagonals, one of each two that are opposite. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** A square that nobody can close in, and those beside it, which open the way to it. */
export interface Corner {
  readonly cell: number;
  /** Squares from which the edge is entered, and the one on the slanting line. */
  readonly cSquares: readonly number[];
  readonly xSquares: readonly number[];
}

/** What the shape of a board means to players. */
export interface Landmarks {
  readonly corners: readonly Corner[];
  readonly isCorner: Uint8Array;
  /** By cell: it stands beside corners, and which. */
  readonly cornersByXSquare: readonly (readonly number[])[];
  /** Cells that touch each cell. */
  readonly neighbours: readonly (readonly number[])[];
  /** All squares. */
  readonly squares: number;
}

const known = new WeakMap<Board, Landmarks>();

/** Made when first needed: only opponents look at it. */
export function landmarksOf(board: Board): Landmarks {
  const found = known.get(board) ?? survey(board);
  known.set(board, found);
  return found;
}

function survey(board: Board): Landmarks {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  const squares = cells.filter((cell) => board.emptyBoard[cell] !== OUTSIDE);
  const isSafe = (cell: number) =>
    AXES.every(([dx, dy]) => [1, -1].some((way) => beyond(board, cell, dx * way, dy * way) === undefined));
  const around = (cell: number, isSlanting: boolean): number[] =>
    AXES.filter(([dx, dy]) => (dx !== 0 && dy !== 0) === isSlanting).flatMap(([dx, dy]) =>
      [1, -1].flatMap((way) => beyond(board, cell, dx * way, dy * way) ?? []),
    );
  const corners = squares.filter(isSafe).map((cell) => ({
    cell,
    cSquares: around(cell, false).filter((other) => !isSafe(other)),
    xSquares: around(cell, true).filter((other) => !isSafe(other)),
  }));
  return {
    corners,
    isCorner: Uint8Array.from(cells, (cell) => (corners.some((corner) => corner.cell === cell) ? 1 : 0)),
    cornersByXSquare: cells.map((cell) =>
      corners.filter(({ xSquares }) => xSquares.includes(cell)).map((corner) => corner.cell),
    ),
    neighbours: cells.map((cell) => [...around(cell, false), ...around(cell, true)]),
    squares: squares.length,
  };
}

/** The square so far away; undefined where there is none. */
function beyond({ files, ranks, emptyBoard }: Board, cell: number, dx: number, dy: number): number | undefined {
  const file = (cell % files) + dx;
  const rank = Math.floor(cell / files) + dy;
  if (file < 0 || file >= files || rank < 0 || rank >= ranks) return undefined;
  const other = rank * files + file;
  return emptyBoard[other] === OUTSIDE ? undefined : other;
}
