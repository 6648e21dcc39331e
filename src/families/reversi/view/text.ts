import { fileName } from '../../../board/grid.ts';
import { formatRows, indexRange } from '../../../board/text.ts';
import { SQUARE_MARKS } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';

/** Formats the board for a terminal, in the marks of position strings; the first row is 1. */
export function boardText(position: ReversiPosition): string {
  const { files, ranks } = position.board;
  const rows = indexRange(ranks).map((rank) => ({
    name: String(rank + 1),
    cells: indexRange(files).map((file) => SQUARE_MARKS[position.discAt(rank * files + file)]!),
  }));
  return formatRows([{ name: '', cells: indexRange(files).map(fileName) }, ...rows]);
}
