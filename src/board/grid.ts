/**
 * Boards of squares. A cell is an integer: 0 is the first player's lower left (a1), cells go on to the right and then
 * up, so that cell = rank * files + file. Highlights, moves given as integers and `coord` all mean this number.
 */
export interface Grid {
  readonly files: number;
  readonly ranks: number;
  /** How its edges meet; a plain `grid` where nothing is said. */
  readonly topology?: Topology;
}

/** `cylinder`: the first and the last file are neighbours; `torus`: so are the first and the last rank. */
export const TOPOLOGIES = ['grid', 'cylinder', 'torus'] as const;
export type Topology = (typeof TOPOLOGIES)[number];

export const cellAt = (grid: Grid, file: number, rank: number): number => rank * grid.files + file;
export const fileOf = (grid: Grid, cell: number): number => cell % grid.files;
export const rankOf = (grid: Grid, cell: number): number => Math.floor(cell / grid.files);
export const cellCount = (grid: Grid): number => grid.files * grid.ranks;

export const filesWrap = ({ topology = 'grid' }: Grid): boolean => topology !== 'grid';
export const ranksWrap = ({ topology }: Grid): boolean => topology === 'torus';

/** The cell of a file and a rank that may lie beyond the edges; undefined where the board ends there. */
export function cellBeyond(grid: Grid, file: number, rank: number): number | undefined {
  const x = filesWrap(grid) ? modulo(file, grid.files) : file;
  const y = ranksWrap(grid) ? modulo(rank, grid.ranks) : rank;
  return x >= 0 && x < grid.files && y >= 0 && y < grid.ranks ? cellAt(grid, x, y) : undefined;
}

const modulo = (value: number, size: number): number => ((value % size) + size) % size;

/** Steps of a king between two cells. */
export function kingSteps(grid: Grid, one: number, other: number): number {
  const files = Math.abs(fileOf(grid, one) - fileOf(grid, other));
  const ranks = Math.abs(rankOf(grid, one) - rankOf(grid, other));
  return Math.max(
    filesWrap(grid) ? Math.min(files, grid.files - files) : files,
    ranksWrap(grid) ? Math.min(ranks, grid.ranks - ranks) : ranks,
  );
}

/** 0 → 'a'. */
export const fileName = (file: number): string => String.fromCharCode(97 + file);

/** 'e4'; ranks above nine have two digits, as in 'a10'. */
export const cellName = (grid: Grid, cell: number): string =>
  `${fileName(fileOf(grid, cell))}${rankOf(grid, cell) + 1}`;

/** The cell of a name such as 'e4' or 'E4', undefined when the board has none of that name. */
export function parseCell(grid: Grid, name: string): number | undefined {
  const read = /^([a-z])([1-9][0-9]?)$/i.exec(name);
  if (!read) return undefined;
  const file = read[1]!.toLowerCase().charCodeAt(0) - 97;
  const rank = Number(read[2]) - 1;
  return file < grid.files && rank < grid.ranks ? cellAt(grid, file, rank) : undefined;
}
