import { fileName } from '../../../board/grid.ts';
import { formatRows, indicesUpTo } from '../../../board/text.ts';
import { SQUARE_MARKS } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';

/** Formats the board for a terminal with the characters of position strings. The top row is row 1. */
export function boardText(position: ReversiPosition): string {
  const { files, ranks } = position.board;
  const rows = indicesUpTo(ranks).map((rank) => ({
    name: String(rank + 1),
    cells: indicesUpTo(files).map((file) => SQUARE_MARKS[position.discAt(rank * files + file)]!),
  }));
  return formatRows([{ name: '', cells: indicesUpTo(files).map(fileName) }, ...rows]);
}
