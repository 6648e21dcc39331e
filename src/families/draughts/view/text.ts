import { cellAt, fileName } from '../../../board/grid.ts';
import { formatRows, indicesUpTo, type TextRow } from '../../../board/text.ts';
import type { Board } from '../engine/board.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { squareNumber } from '../engine/squares.ts';
import { towerLetterOf } from '../fen/format.ts';

/**
 * Formats the board for a terminal. Small letters are men and capitals kings; the pieces of a tower follow its top,
 * from above. On boards with numbered squares, each row shows its first and last number.
 */
export function boardText(position: DraughtsPosition): string {
  const { grid, definition } = position.board;
  const rows = indicesUpTo(grid.ranks)
    .reverse()
    .map((rank) => rowOf(position, rank));
  if (definition.notation.squares === 'numbers') return formatRows(rows);
  return formatRows([...rows, { name: '', cells: indicesUpTo(grid.files).map(fileName) }]);
}

function rowOf(position: DraughtsPosition, rank: number): TextRow {
  const { board } = position;
  const cells = indicesUpTo(board.grid.files).map((file) => cellAt(board.grid, file, rank));
  const shown = cells.map((cell) => markAt(position, board.squareAt[cell]!));
  if (board.definition.notation.squares === 'names') return { name: String(rank + 1), cells: shown };
  const [first, last] = endsOf(board, cells);
  return { name: first, cells: shown, end: last };
}

function endsOf({ squareAt, squares }: Board, cells: readonly number[]): [first: string, last: string] {
  const played = cells.map((cell) => squareAt[cell]!).filter((square) => square < squares);
  return [String(squareNumber(played[0]!)), String(squareNumber(played.at(-1)!))];
}

function markAt({ board, cells, towers }: DraughtsPosition, square: number): string {
  if (square === board.squares) return '';
  const code = cells[square]!;
  return code === 0 ? '.' : [code, ...(towers?.piecesUnder(square) ?? [])].map(towerLetterOf).join('');
}
