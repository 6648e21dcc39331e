import { type Board, SQUARE_MARKS } from '../engine/board.ts';

/** What a position string is made from. */
interface Formattable {
  readonly board: Board;
  readonly turn: number;
  discAt(cell: number): number;
}

/** Letters of the player to move in position strings. */
export const TURN_LETTERS = 'XO';

/** Formats a position: the squares in reading order, then who is to move. */
export function formatFen(position: Formattable): string {
  let squares = '';
  for (let cell = 0; cell < position.board.cells; cell++) squares += SQUARE_MARKS[position.discAt(cell)];
  return `${squares} ${TURN_LETTERS[position.turn]}`;
}
