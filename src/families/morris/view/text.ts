import { fileName } from '../../../board/grid.ts';
import { formatRows, indicesUpTo } from '../../../board/text.ts';
import { gridOf } from '../engine/board.ts';
import type { MorrisPosition } from '../engine/position.ts';

/** Formats the board for a terminal with each point in its place, followed by the men in hand. */
export function boardText({ board, men, hands }: MorrisPosition): string {
  const { files, ranks } = gridOf(board);
  const markAt = (name: string): string => {
    const point = board.points.indexOf(name);
    if (point < 0) return ' ';
    return men[0]! & (1 << point) ? 'W' : men[1]! & (1 << point) ? 'B' : '.';
  };
  const rows = indicesUpTo(ranks)
    .reverse()
    .map((rank) => ({
      name: String(rank + 1),
      cells: indicesUpTo(files).map((file) => markAt(`${fileName(file)}${rank + 1}`)),
    }));
  const shown = formatRows([...rows, { name: '', cells: indicesUpTo(files).map(fileName) }]);
  return hands[0]! + hands[1]! > 0 ? `${shown}\nin hand: White ${hands[0]}, Black ${hands[1]}` : shown;
}
