import { type Board, MARKS } from '../engine/board.ts';

/** What position strings are made from. */
interface Placed {
  readonly board: Board;
  readonly stones: Uint8Array;
  readonly turn: number;
  readonly swapped: boolean;
}

/** Behind who is to move: the players have changed colours, and may not do so again. */
export const SWAPPED = 'swapped';

/** The rows from above, then who is to move, and where the board alone does not show it that there was a swap. */
export function formatFen({ board, stones, turn, swapped }: Placed): string {
  const rows = board.rows.map((cells) => cells.map((cell) => MARKS[stones[cell]!]).join(''));
  return `${rows.join('/')} ${MARKS[turn + 1]}${swapped ? ` ${SWAPPED}` : ''}`;
}
