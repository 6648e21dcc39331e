/** A row of a board drawn as text: its name, its cells, and an optional text at its end. */
export interface TextRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly end?: string;
}

/**
 * Formats the rows of a board as text with aligned columns, starting with the top row. A row of column names is passed
 * as one of `rows`.
 */
export function formatRows(rows: readonly TextRow[]): string {
  const margin = Math.max(...rows.map(({ name }) => name.length));
  const width = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)));
  return rows.map((row) => formatRow(row, margin, width)).join('\n');
}

const formatRow = ({ name, cells, end = '' }: TextRow, margin: number, width: number): string =>
  `${name.padStart(margin)} ${cells.map((cell) => cell.padStart(width)).join(' ')} ${end}`.trimEnd();

/** The numbers from 0 to `count` - 1. */
export const indicesUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
