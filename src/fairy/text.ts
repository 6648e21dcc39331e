import { cellAt, cellName, rankName } from '../board/grid.ts';
import { formatRows, indicesUpTo } from '../board/text.ts';
import { codeOf, fenLetter, kindOfCode, sideOf, WALL_CODE } from './board/kinds.ts';
import type { BoardState } from './board/state.ts';

/** Formats the board for a terminal, with the letters of position strings, and the hands. */
export function boardText(position: BoardState): string {
  const { grid, definition } = position.board;
  const ranks = indicesUpTo(grid.ranks).reverse();
  const rows = ranks.map((rank) => ({
    name: rankName(grid, rank),
    cells: indicesUpTo(grid.files).map((file) => letterAt(position, cellAt(grid, file, rank))),
  }));
  const files = indicesUpTo(grid.files).map((file) => columnName(position, file));
  const board = formatRows([...rows, { name: '', cells: files }]);
  return definition.rules.hand ? `${board}\nin hand: ${handText(position) || 'nothing'}` : board;
}

function letterAt({ board: { kinds }, cells }: BoardState, cell: number): string {
  const code = cells[cell]!;
  if (code === 0) return '.';
  return code === WALL_CODE ? '*' : fenLetter(kinds, kindOfCode(code), sideOf(code));
}

/** Name of a file: the name of its square on the first rank, without the rank. */
function columnName({ board: { grid } }: BoardState, file: number): string {
  const rank = rankName(grid, 0);
  return cellName(grid, cellAt(grid, file, 0)).slice(0, -rank.length);
}

/** Formats the pieces in hand, the first player's first: "N 2P p". */
function handText({ board: { kinds }, hands }: BoardState): string {
  const pieces = [0, 1].flatMap((side) =>
    kinds.map((_, kind) => ({ letter: fenLetter(kinds, kind, side), count: hands[codeOf(kind, side)]! })),
  );
  return pieces
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => (count > 1 ? `${count}${letter}` : letter))
    .join(' ');
}
