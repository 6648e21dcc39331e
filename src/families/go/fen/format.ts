import { type Board, EMPTY, vertexOf } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';

/**
 * Marks in position strings: an empty point, a black stone, a white stone. Dead stones of a finished game use the small
 * letters below.
 */
export const STONE_MARKS = '.XO';
const DEAD_MARKS = '.xo';

/** Letters of the player to move, by seat. */
export const TURN_LETTERS = 'BW';

/** Word that replaces the number of passes in a position string if a player listed the dead stones. */
export const SCORED_WORD = 'scored';

/**
 * Formats a position: rows from the top, player to move, ko point, stones captured by Black, stones captured by White,
 * and passes in a row.
 */
export function formatFen(position: StonePosition): string {
  const { board, turn, ko, prisoners, passes, listed } = position;
  const dead = new Set(position.deadStones());
  const rows = Array.from({ length: board.ranks }, (_, row) => rowOf(position, board.ranks - 1 - row, dead));
  const koPoint = ko < 0 ? '-' : vertexOf(board, ko);
  return [rows.join('/'), TURN_LETTERS[turn], koPoint, prisoners[0], prisoners[1], listed ? SCORED_WORD : passes].join(
    ' ',
  );
}

function rowOf(
  { board: { files }, colors }: { board: Board; colors: Uint8Array },
  rank: number,
  dead: Set<number>,
): string {
  let text = '';
  let empty = 0;
  for (let point = rank * files; point < (rank + 1) * files; point++) {
    const color = colors[point]!;
    if (color === EMPTY) {
      empty++;
      continue;
    }
    text += (empty || '') + (dead.has(point) ? DEAD_MARKS : STONE_MARKS)[color]!;
    empty = 0;
  }
  return text + (empty || '');
}
