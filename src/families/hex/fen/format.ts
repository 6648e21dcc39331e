import { type Board, CELL_MARKS } from '../engine/board.ts';

/** The parts of a position that its position string contains. */
interface Placed {
  readonly board: Board;
  readonly stones: Uint8Array;
  readonly turn: number;
  readonly swapped: boolean;
  /** The seats that have left the game, as bits. */
  readonly left: number;
}

/** Last word of a position string in which the players have swapped sides, so that they may not swap again. */
export const SWAPPED_WORD = 'swapped';

/** Start of the last word of a position string that seats have left. Their letters follow, in turn order. */
export const LEFT_MARK = 'left:';

/**
 * Formats a position: rows from the top, the player to move, and a word for what the board alone does not show: a swap,
 * or the seats that have left the game.
 */
export function formatFen({ board, stones, turn, swapped, left }: Placed): string {
  const rows = board.rows.map((cells) => cells.map((cell) => CELL_MARKS[stones[cell]!]).join(''));
  return `${rows.join('/')} ${CELL_MARKS[turn + 1]}${swapped ? ` ${SWAPPED_WORD}` : ''}${left ? ` ${leftWord(left)}` : ''}`;
}

const leftWord = (left: number): string =>
  LEFT_MARK + [...CELL_MARKS.slice(1)].filter((_, seat) => left & (1 << seat)).join('');
