import type { BoardImage, CellBox } from '../../board/render/svg-picture.ts';
import type { FamilyView, ViewOptions } from '../../play/family-view.ts';
import type { Move } from '../../play/move.ts';
import type { Position } from '../../play/position.ts';

/** A cell of the board that a player can point at. Its box is in the units of the drawing. */
export interface SceneCell extends CellBox {
  /** The name of the cell in moves, such as e4. */
  readonly name: string;
  /** What is there, in words; empty if there is nothing. */
  readonly holds: string;
}

/** A legal move, and what a player points at to make it. */
export interface SceneMove {
  /** The move in the notation of the game, by which it can also be typed. */
  readonly notation: string;
  /** The move as the API takes it. */
  readonly move: Move;
  /** What to point at, in order: keys of cells, and pieces in hand by their names. Empty for a pass and the like. */
  readonly steps: readonly (number | string)[];
}

/** All that a page shows of a game at one moment, as plain data. */
export interface Scene {
  readonly svg: string;
  /** The drawn area. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly cells: readonly SceneCell[];
  /** The position in words. */
  readonly words: string;
  readonly fen: string;
  readonly seats: readonly string[];
  /** The seat to move; undefined once the game is over. */
  readonly turn: number | undefined;
  readonly moves: readonly SceneMove[];
  /** The moves of players in the notation of the game, each with the dice and cards that it led to. */
  readonly made: readonly (readonly string[])[];
  /** How many of them stand on the board; the others were taken back. */
  readonly at: number;
  /** How the game ended, in words. */
  readonly ended: string | undefined;
  readonly winner: number | null | undefined;
  /** What the player to move may claim, in words; undefined if nothing. */
  readonly claim: string | undefined;
  readonly mayResign: boolean;
  /** Seats that offer a draw. */
  readonly drawOffers: readonly number[];
  readonly isTurnable: boolean;
}

/** How a page wants the board drawn. */
export interface SceneOptions {
  readonly orientation: 0 | 1;
  /** Where pieces in hand lie. Default: as the game has it. */
  readonly strips?: ViewOptions['strips'];
}

/** The cells of a drawing that a player can point at, with what is there. */
export const cellsOf = (view: FamilyView, position: Position, { cells }: Pick<BoardImage, 'cells'>): SceneCell[] =>
  cells.flatMap((box) => {
    const words = view.describeCell(position, box.key);
    return words ? [{ ...box, ...words }] : [];
  });
