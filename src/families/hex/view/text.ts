import { fileName } from '../../../board/grid.ts';
import type { HexDefinition } from '../definition.ts';
import { CELL_MARKS } from '../engine/board.ts';
import type { HexPosition } from '../engine/position.ts';

/** Indent of each row in the text board, in half cells. */
const INDENTS: Record<HexDefinition['board']['shape'], (row: number, side: number) => number> = {
  rhombus: (row) => row,
  triangle: (row) => row,
  hexagon: (row, side) => Math.abs(side - 1 - row),
  // In each row only every second place is a cell.
  lattices: (row) => 2 * (row % 2),
};

/** Formats the board for a terminal, with rows shifted as on a real board. */
export function boardText({ board, stones }: HexPosition): string {
  const { shape, ranks } = board.definition.board;
  const isHexagon = shape === 'hexagon';
  const indent = (row: number) => ' '.repeat(3 + INDENTS[shape](row, ranks));
  const gap = shape === 'lattices' ? '   ' : ' ';
  const rows = board.rows.map((cells, row) => {
    const marks = cells.map((cell) => CELL_MARKS[stones[cell]!]).join(gap);
    // A column of a hexagon that begins below the first row is named at the end of the row above its first cell.
    const end = isHexagon && row < ranks - 1 ? ` ${fileName(ranks + row)}` : '';
    return String(row + 1).padStart(2) + indent(row).slice(2) + marks + end;
  });
  const files = [...new Set(board.places.map(([, file]) => file))].sort((a, b) => a - b);
  const names = files.slice(0, isHexagon ? ranks : files.length).map(fileName);
  return [indent(0) + (isHexagon ? ' ' : '') + names.join(' '), ...rows].join('\n');
}
