import { type Board, MARKS } from '../engine/board.ts';

/** What position strings are made from. */
interface Placed {
  readonly board: Board;
  readonly turn: number;
  discAt(cell: number): number;
}

/** Who is to move, as position strings write it. */
export const TURN_LETTERS = 'XO';

/** The squares in reading order, then who is to move. */
export function formatFen(position: Placed): string {
  let squares = '';
  for (let cell = 0; cell < position.board.cells; cell++) squares += MARKS[position.discAt(cell)];
  return `${squares} ${TURN_LETTERS[position.turn]}`;
}
