import { formatRows, indicesUpTo } from '../../../board/text.ts';
import { vertexOf } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';
import { STONE_MARKS } from '../fen/format.ts';

/** Formats the board for a terminal: X for black stones, O for white ones, the top row first. */
export function boardText({ board, colors }: StonePosition): string {
  const { files, ranks } = board;
  const rows = indicesUpTo(ranks)
    .reverse()
    .map((rank) => ({
      name: String(rank + 1),
      cells: indicesUpTo(files).map((file) => STONE_MARKS[colors[rank * files + file]!]!),
    }));
  // A row with the letters of the columns: the first letter of each point's name.
  return formatRows([...rows, { name: '', cells: indicesUpTo(files).map((file) => vertexOf(board, file)[0]!) }]);
}
