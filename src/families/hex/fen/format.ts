import { type Board, CELL_MARKS } from '../engine/board.ts';

/** The parts of a position that its position string contains. */
interface Placed {
  readonly board: Board;
  readonly stones: Uint8Array;
  readonly turn: number;
  readonly swapped: boolean;
}

/** Last word of a position string in which the players have swapped sides, so that they may not swap again. */
export const SWAPPED_WORD = 'swapped';

/**
 * Formats a position: rows from the top, the player to move, and a word for a swap that the board alone does not show.
 */
export function formatFen({ board, stones, turn, swapped }: Placed): string {
  const rows = board.rows.map((cells) => cells.map((cell) => CELL_MARKS[stones[cell]!]).join(''));
  return `${rows.join('/')} ${CELL_MARKS[turn + 1]}${swapped ? ` ${SWAPPED_WORD}` : ''}`;
}
