import { fileName } from '../../../board/grid.ts';
import type { HexDefinition } from '../definition.ts';
import { CELL_MARKS } from '../engine/board.ts';
import type { HexPosition } from '../engine/position.ts';

/** Indent of each row, in half cells. */
const INDENTS: Record<HexDefinition['board']['shape'], (row: number, side: number) => number> = {
  rhombus: (row) => row,
  triangle: (row) => row,
  hexagon: (row, side) => Math.abs(side - 1 - row),
  // Only every second place is a cell.
  lattices: (row) => 2 * (row % 2),
};

/** The board for people at a terminal, with rows shifted as on the real board. */
export function boardText({ board, stones }: HexPosition): string {
  const { shape, ranks } = board.definition.board;
  const isHexagon = shape === 'hexagon';
  const indent = (row: number) => ' '.repeat(3 + INDENTS[shape](row, ranks));
  const gap = shape === 'lattices' ? '   ' : ' ';
  const rows = board.rows.map((cells, row) => {
    const marks = cells.map((cell) => CELL_MARKS[stones[cell]!]).join(gap);
    // Columns of a hexagon that begin below the first row are named at the end of the row above their first cell.
    const end = isHexagon && row < ranks - 1 ? ` ${fileName(ranks + row)}` : '';
    return String(row + 1).padStart(2) + indent(row).slice(2) + marks + end;
  });
  const files = [...new Set(board.places.map(([, file]) => file))].sort((a, b) => a - b);
  const names = files.slice(0, isHexagon ? ranks : files.length).map(fileName);
  return [indent(0) + (isHexagon ? ' ' : '') + names.join(' '), ...rows].join('\n');
}
