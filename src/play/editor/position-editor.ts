import type { Position, Seat } from '../position.ts';
import type { FenFault } from '../rules.ts';

/** A thing that can stand on a cell or be in hand. */
export interface PaletteItem {
  /** What calls of the editor name it by. */
  readonly id: string;
  /** What `FamilyView.describeCell` says of a cell that holds it: "white pawn", "4 seeds". */
  readonly name: string;
  /** The seat that it belongs to; absent if it belongs to nobody, as a wall or seeds. */
  readonly seat?: Seat;
  /** Whether it is a promoted piece that reverts when captured; its name may be that of an ordinary piece. */
  readonly promoted?: true;
}

/** The pieces in hand. */
export interface HandEditor {
  /** What can be in hand, in the order of the palette. */
  readonly palette: readonly PaletteItem[];
  count(fen: string, id: string): number;
  /** Sets how many are in hand, or the nearest number that a position string can hold. */
  setCount(fen: string, id: string, count: number): string;
}

/** Castling rights. */
export interface RightsEditor {
  /** Rights that king and rooks on their squares allow, and whether the player has them. */
  list(fen: string): readonly CastlingRight[];
  set(fen: string, id: string, isHeld: boolean): string;
}

export interface CastlingRight {
  readonly id: string;
  /** "white king-side" */
  readonly name: string;
  readonly isHeld: boolean;
}

/**
 * Changes position strings as a board editor does. Positions may break every rule: `Rules.parse` says what is wrong.
 * Results are readable and in the canonical spelling. An unknown id or cell changes nothing. Fields that the change
 * makes meaningless, such as a ko point or a castling right without its rook, are reset.
 */
export interface PositionEditor {
  /** What can stand on a cell, in the order in which players expect it: the first seat's things come first. */
  readonly palette: readonly PaletteItem[];
  /** Whether cells hold numbers of seeds. Ids are these numbers, and all up to the last of the palette are in it. */
  readonly hasCounts?: boolean;
  /** Absent if nothing is ever in hand. */
  readonly hand?: HandEditor;
  /** Absent in games without castling. */
  readonly rights?: RightsEditor;
  /** What cannot be read of a position string. Until that is corrected, edits keep only the rest. */
  findUnreadable(fen: string): readonly FenFault[];
  /** The position, to be drawn and described but not played, since it may break rules. */
  position(fen: string): Position;
  /** Id of the thing on a cell; undefined if the cell is empty. */
  itemAt(fen: string, cell: number): string | undefined;
  /** Puts a thing on a cell in place of what is there, or empties the cell. */
  place(fen: string, cell: number, id: string | undefined): string;
  setTurn(fen: string, seat: Seat): string;
  /** Empties the board and the hands, or takes all men into hand if the game begins so. The player to move stays. */
  clear(fen: string): string;
}
