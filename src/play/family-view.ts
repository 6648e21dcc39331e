import type { SvgImage } from '../board/render/picture.ts';
import type { Mark } from '../board/render/squares.ts';
import type { Position } from './position.ts';

/** How a position is to be drawn. */
export interface ViewOptions {
  /** Width of the picture in pixels. */
  width: number;
  highlights: readonly Mark[];
  /** The seat at the bottom. */
  orientation?: 0 | 1;
  /** How the game ended, in one sentence; nobody is to move then. */
  ended?: string | undefined;
}

/** How the positions of a family are drawn and described, and how callers name their cells. */
export interface FamilyView<Game extends Position = Position> {
  /** The picture, and the position in words. */
  draw(position: Game, options: ViewOptions): SvgImage & { text: string };
  /** The board in letters for people at a terminal; several lines. */
  boardText(position: Game): string;
  /** The cell of a name such as e4; undefined if there is none. */
  cellOf(position: Game, name: string): number | undefined;
  /** Number of cells; the first is 0. */
  countCells(position: Game): number;
}
