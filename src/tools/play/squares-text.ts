/** What a definition may say of a board whose position string has a mark for each cell. */
export interface Cells {
  readonly board?: { readonly files?: number; readonly ranks?: number; readonly lines?: unknown };
}

const letter = (index: number): string => String.fromCharCode(97 + index);

/** A board of marks for people at a terminal: rows from above, or points at their places; undefined where it is none. */
export function cellsText({ board = {} }: Cells, fen: string): string | undefined {
  const [marks = '', , ...rest] = fen.split(' ');
  const { files, ranks, lines } = board;
  if (files && ranks && marks.length === files * ranks) return rowsText(marks, files);
  const points = isLines(lines) ? namesOf(lines) : [];
  if (!points.length || marks.length !== points.length) return undefined;
  return `${pointsText(points, marks)}\nin hand: ${rest[0]} and ${rest[1]}`;
}

/** The first row is 1. */
function rowsText(marks: string, files: number): string {
  const ranks = marks.length / files;
  const margin = String(ranks).length;
  const names = Array.from({ length: files }, (_, file) => letter(file));
  const rows = Array.from({ length: ranks }, (_, rank) => [...marks.slice(rank * files, (rank + 1) * files)]);
  const line = (label: string, cells: readonly string[]) => `${label.padStart(margin)} ${cells.join(' ')}`;
  return [line('', names), ...rows.map((row, rank) => line(String(rank + 1), row))].join('\n');
}

const isLines = (lines: unknown): lines is string[] =>
  Array.isArray(lines) && lines.every((line) => typeof line === 'string');

/** In reading order, as position strings tell points. */
const namesOf = (lines: readonly string[]): string[] =>
  [...new Set(lines.flatMap((line) => line.split(' ')))].sort(
    (one, other) => Number(other.slice(1)) - Number(one.slice(1)) || (one < other ? -1 : 1),
  );

/** The highest row first, as on a chessboard. */
function pointsText(points: readonly string[], marks: string): string {
  const files = Math.max(...points.map((name) => name.charCodeAt(0) - 96));
  const ranks = Number(points[0]!.slice(1));
  const rows = Array.from({ length: ranks }, (_, row) => {
    const cells = Array.from(
      { length: files },
      (_, file) => marks[points.indexOf(letter(file) + (ranks - row))] ?? ' ',
    );
    return `${ranks - row} ${cells.join(' ')}`.trimEnd();
  });
  return [...rows, `  ${Array.from({ length: files }, (_, file) => letter(file)).join(' ')}`].join('\n');
}
