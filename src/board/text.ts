/** A row of a board of letters: how it is called, what stands in it, and what else is said of it at its end. */
export interface TextRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly end?: string;
}

/** A board of letters for people at a terminal, columns under one another: from the top row on, the columns' names among them. */
export function formatRows(rows: readonly TextRow[]): string {
  const margin = Math.max(...rows.map(({ name }) => name.length));
  const width = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)));
  return rows.map((row) => line(row, margin, width)).join('\n');
}

const line = ({ name, cells, end = '' }: TextRow, margin: number, width: number): string =>
  `${name.padStart(margin)} ${cells.map((cell) => cell.padStart(width)).join(' ')} ${end}`.trimEnd();

/** 0, 1, 2 … up to below the count. */
export const indexRange = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
