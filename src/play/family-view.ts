import type { HighlightedCell } from '../board/render/marks/highlights.ts';
import type { PieceSet } from '../board/render/pieces/sets.ts';
import type { BoardImage } from '../board/render/svg-picture.ts';
import type { ThemeName } from '../board/render/themes.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

/** How a position is to be drawn. */
export interface ViewOptions {
  /** Width of the picture in pixels. */
  width: number;
  highlights: readonly HighlightedCell[];
  /** The seat at the bottom. Only boards that can be turned have it. */
  orientation?: 0 | 1 | undefined;
  /** The colours of the board. Default: those of the variant. */
  theme?: ThemeName | undefined;
  /** The piece set. Default: that of the variant. */
  set?: PieceSet | undefined;
  /** Where pieces in hand lie. Default: beside boards of pieces that lie on stands, otherwise above and below. */
  strips?: 'above and below' | 'beside' | undefined;
  /** Whether the board shows the names of its cells. Default: yes. */
  coordinates?: boolean | undefined;
  /** Cells that the last move touched. */
  lastMove?: readonly number[] | undefined;
  /** How the game ended, in one sentence; undefined while it goes on. */
  ended?: string | undefined;
}

/** What a description of a drawn position says other than where the pieces are. */
export interface DescribedView extends Pick<ViewOptions, 'lastMove' | 'ended'> {
  /** Highlighted cells. */
  readonly marked?: readonly number[];
}

/** A cell in words. */
export interface CellWords {
  /** The name of the cell in moves, such as e4. */
  readonly name: string;
  /** What is there: "white pawn", "4 seeds"; empty if there is nothing. */
  readonly holds: string;
}

/** How positions of a family are drawn and described, and how its cells are named. */
export interface FamilyView<Game extends Position = Position> {
  /** Draws the position, and describes it in words. */
  draw(position: Game, options: ViewOptions): BoardImage & { text: string };
  /** Formats the board as several lines of text for a terminal. */
  boardText(position: Game): string;
  /** Whether the second seat can be at the bottom of the board. */
  readonly isTurnable: boolean;
  /** Names of the cells that a player points at to make a move, in order. Default: those that it touches. */
  stepsOf?(move: Move): readonly string[];
  /** Names of the cells that a move touches: both ends of a step, the path of a jump, all pits of a sowing. */
  squaresOf(move: Move): readonly string[];
  /** Describes a cell by its number; undefined if no man can stand there, as on the light squares of draughts. */
  describeCell(position: Game, cell: number): CellWords | undefined;
  /** Number of the cell with this name, such as e4; undefined if there is none. */
  cellOf(position: Game, name: string): number | undefined;
  /** Number of cells. They are numbered from 0. */
  countCells(position: Game): number;
}
