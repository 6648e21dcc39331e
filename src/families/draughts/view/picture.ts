import { cellCount } from '../../../board/grid.ts';
import type { BoardGround } from '../../../board/render/ground.ts';
import { type GridPicture, renderGrid } from '../../../board/render/picture.ts';
import type { PieceFace } from '../../../board/render/pieces/faces.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import type { Board } from '../engine/board.ts';
import { DIRECTION_STEPS, isDiagonal } from '../engine/directions.ts';
import { isKing, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { readSquare, squareNumber } from '../engine/squares.ts';
import { describePosition } from './describe-position.ts';

const SIDES = ['white', 'black'] as const;

/** Draws the board as draughts players know it: discs, crowns for kings, and squares by number or name. */
export function drawDraughts(position: DraughtsPosition, view: ViewOptions): BoardImage & { text: string } {
  const { board } = position;
  const { ended, ...rest } = view;
  const marked = view.highlights.flatMap(({ key }) => {
    const square = board.squareAt[key];
    return square === undefined || square === board.squares ? [] : [square];
  });
  const description = describePosition(position, { ...view, marked });
  const picture: GridPicture = {
    ...rest,
    grid: board.grid,
    set: view.set ?? board.definition.render.pieces,
    ground: groundOf(board),
    pieces: piecesOf(position),
    towers: towersOf(position),
    numbers: numbersOf(board),
    ...(ended === undefined && { turn: SIDES[position.side]! }),
    title: board.definition.title,
    description,
  };
  return { ...renderGrid(picture), text: description };
}

const faceOf = (code: number): PieceFace => {
  const name = isKing(code) ? 'king' : 'man';
  return { name, letter: name[0]!.toUpperCase(), color: SIDES[sideOf(code)]! };
};

function piecesOf({ board, cells }: DraughtsPosition): (PieceFace | null)[] {
  return Array.from(board.squareAt, (square) => {
    const code = square === board.squares ? 0 : cells[square]!;
    return code === 0 ? null : faceOf(code);
  });
}

function towersOf({ board, towers }: DraughtsPosition): Map<number, readonly PieceFace[]> {
  const drawn = new Map<number, readonly PieceFace[]>();
  // Start at the far end: nearer towers are drawn over those behind.
  for (const square of towers?.heights.keys() ?? [])
    if (towers!.heights[square]) drawn.set(board.cells[square]!, towers!.piecesUnder(square).map(faceOf));
  return drawn;
}

const numbersOf = ({ cells }: Board): Map<number, number> =>
  new Map(Array.from(cells, (cell, square) => [cell, squareNumber(square)]));

function groundOf(board: Board): BoardGround {
  const { render, board: shape } = board.definition;
  return {
    cells: render.cells,
    startsLight: shape.corner === 'light',
    ...(render.cells === 'points' && { diagonals: diagonalsOf(board) }),
  };
}

/** Pairs of points that a diagonal line joins; each pair occurs once. */
function diagonalsOf({ squares, next, cells }: Board): [number, number][] {
  return Array.from({ length: squares }, (_, square) => square).flatMap((square) =>
    [...DIRECTION_STEPS.keys()].slice(0, 4).flatMap((direction): [number, number][] => {
      const other = next[square * 8 + direction]!;
      return isDiagonal(direction) && other < squares ? [[cells[square]!, cells[other]!]] : [];
    }),
  );
}

/** The cell of the square with a given number or name. */
export function cellOfName({ board }: DraughtsPosition, name: string): number | undefined {
  const square = readSquare(board, name);
  return square === undefined ? undefined : board.cells[square];
}

/** Number of cells of the drawn grid, including those that are not in use. */
export const countBoardCells = ({ board }: DraughtsPosition): number => cellCount(board.grid);
