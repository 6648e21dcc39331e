import { cellAt, cellName, rankName } from '../board/grid.ts';
import { formatRows, indexRange } from '../board/text.ts';
import { codeOf, fenLetter, kindOfCode, sideOf, WALL } from './board/kinds.ts';
import type { BoardPosition } from './engines/board-position.ts';

/** The board for people at a terminal, in the letters of position strings, and what is in hand. */
export function boardText(position: BoardPosition): string {
  const { grid, definition } = position.board;
  const ranks = indexRange(grid.ranks).reverse();
  const rows = ranks.map((rank) => ({
    name: rankName(grid, rank),
    cells: indexRange(grid.files).map((file) => letterAt(position, cellAt(grid, file, rank))),
  }));
  const files = indexRange(grid.files).map((file) => columnName(position, file));
  const board = formatRows([...rows, { name: '', cells: files }]);
  return definition.rules.hand ? `${board}\nin hand: ${held(position) || 'nothing'}` : board;
}

function letterAt({ board: { kinds }, cells }: BoardPosition, cell: number): string {
  const code = cells[cell]!;
  if (code === 0) return '.';
  return code === WALL ? '*' : fenLetter(kinds, kindOfCode(code), sideOf(code));
}

/** What is left of the name of its square in the lowest rank. */
function columnName({ board: { grid } }: BoardPosition, file: number): string {
  const rank = rankName(grid, 0);
  return cellName(grid, cellAt(grid, file, 0)).slice(0, -rank.length);
}

/** "N 2P p": the first player's first. */
function held({ board: { kinds }, hands }: BoardPosition): string {
  const pieces = [0, 1].flatMap((side) =>
    kinds.map((_, kind) => ({ letter: fenLetter(kinds, kind, side), count: hands[codeOf(kind, side)]! })),
  );
  return pieces
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => (count > 1 ? `${count}${letter}` : letter))
    .join(' ');
}
