import { cellCount, parseCell } from '../board/grid.ts';
import type { Hands } from '../board/render/hands.ts';
import type { GridPicture } from '../board/render/picture.ts';
import type { PieceFace } from '../board/render/pieces/faces.ts';
import type { Mark } from '../board/render/squares.ts';
import { describeGrid } from '../board/render/words.ts';
import type { Board } from './board.ts';
import type { BoardPosition } from './board-position.ts';
import { codeOf, isPiece, kindOfCode, sideOf } from './kinds.ts';

/** How a position is looked at. */
export interface View {
  width: number;
  highlights: readonly Mark[];
  /** Which seat is at the bottom. */
  orientation?: 0 | 1;
  /** How the game ended, one sentence; nobody is on turn then. */
  ended?: string | undefined;
}

const SIDES = ['white', 'black'] as const;

/** A position of the piece games as a picture. */
export function pictureOf(position: BoardPosition, { ended, ...view }: View): GridPicture {
  const { board, cells, kings, turn } = position;
  const picture = {
    ...view,
    grid: board.grid,
    pieces: Array.from(cells, (code) => (isPiece(code) ? faceOf(board, kindOfCode(code), sideOf(code)) : null)),
    check: position.check() ? [kings[turn]!] : [],
    ...(board.definition.rules.hand && { hands: handsOf(position) }),
    ...(ended === undefined && { turn: SIDES[turn]! }),
  };
  const words = describeGrid(picture);
  return { ...picture, title: board.definition.title, description: ended ? `${words} ${ended}` : words };
}

/** The cell of a square's name. */
export const cellOf = ({ board }: BoardPosition, name: string): number | undefined => parseCell(board.grid, name);

export const cellsOf = ({ board }: BoardPosition): number => cellCount(board.grid);

function faceOf({ kinds }: Board, kind: number, side: number): PieceFace {
  const { letter, name, image, promoted } = kinds[kind]!;
  return { name, image, letter, color: SIDES[side]!, ...(promoted && { promoted }) };
}

function handsOf({ board, hands }: BoardPosition): Hands {
  const held = (side: number) =>
    board.kinds
      .map((_, kind) => ({ face: faceOf(board, kind, side), count: hands[codeOf(kind, side)]! }))
      .filter(({ count }) => count > 0);
  return [held(0), held(1)];
}
