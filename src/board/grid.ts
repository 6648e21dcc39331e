/**
 * A board of squares. Cells are integers: 0 is the first player's lower left (a1), then to the right and up, so that
 * cell = rank * files + file. Highlights, moves given as integers and `coord` all use this number.
 */
export interface Grid {
  readonly files: number;
  readonly ranks: number;
  /** Which opposite edges are joined. Default: `grid`, where none are. */
  readonly topology?: GridTopology;
  /** How squares are named. Default: as in chess. */
  readonly names?: SquareNames;
}

/** Square names: a1 at the first player's lower left (chess), or 1a at the upper right (shogi). */
export const SQUARE_NAMES = ['letter-number', 'number-letter'] as const;
export type SquareNames = (typeof SQUARE_NAMES)[number];

/**
 * How the edges of a board are joined. `grid`: not at all; `cylinder`: the first file is next to the last; `torus`: the
 * first rank is also next to the last.
 */
export const GRID_TOPOLOGIES = ['grid', 'cylinder', 'torus'] as const;
export type GridTopology = (typeof GRID_TOPOLOGIES)[number];

/** The number of the cell at a file and rank. */
export const cellAt = (grid: Grid, file: number, rank: number): number => rank * grid.files + file;
/** The file of a cell, counted from 0. */
export const fileOf = (grid: Grid, cell: number): number => cell % grid.files;
/** The rank of a cell, counted from 0. */
export const rankOf = (grid: Grid, cell: number): number => Math.floor(cell / grid.files);
export const cellCount = (grid: Grid): number => grid.files * grid.ranks;

/** Whether the first and the last file are adjacent. */
export const filesWrap = ({ topology = 'grid' }: Grid): boolean => topology !== 'grid';
/** Whether the first and the last rank are adjacent. */
export const ranksWrap = ({ topology }: Grid): boolean => topology === 'torus';

/**
 * The cell at a file and rank that may lie outside the board: continues at the opposite edge if the board wraps there,
 * otherwise undefined.
 */
export function cellBeyond(grid: Grid, file: number, rank: number): number | undefined {
  const x = filesWrap(grid) ? modulo(file, grid.files) : file;
  const y = ranksWrap(grid) ? modulo(rank, grid.ranks) : rank;
  return x >= 0 && x < grid.files && y >= 0 && y < grid.ranks ? cellAt(grid, x, y) : undefined;
}

const modulo = (value: number, size: number): number => ((value % size) + size) % size;

/** Number of moves a king needs between two cells on an empty board. */
export function kingSteps(grid: Grid, one: number, other: number): number {
  const files = Math.abs(fileOf(grid, one) - fileOf(grid, other));
  const ranks = Math.abs(rankOf(grid, one) - rankOf(grid, other));
  return Math.max(
    filesWrap(grid) ? Math.min(files, grid.files - files) : files,
    ranksWrap(grid) ? Math.min(ranks, grid.ranks - ranks) : ranks,
  );
}

/** Letter of a file: 'a' for file 0. */
export const fileName = (file: number): string => String.fromCharCode(97 + file);

/** Name of a cell as in chess: 'e4', 'a10'. Definitions and engines use these names in every game. */
export const algebraicName = (grid: Grid, cell: number): string =>
  `${fileName(fileOf(grid, cell))}${rankOf(grid, cell) + 1}`;

/** Name of a cell as players of the game write it: 'e4' in chess, '5f' in shogi. */
export const cellName = (grid: Grid, cell: number): string =>
  grid.names === 'number-letter'
    ? `${grid.files - fileOf(grid, cell)}${rankName(grid, rankOf(grid, cell))}`
    : algebraicName(grid, cell);

/** Shogi name of a cell in digits, '56': its file and then its rank, both counted from the upper right. */
export const shogiDigits = (grid: Grid, cell: number): string =>
  `${grid.files - fileOf(grid, cell)}${grid.ranks - rankOf(grid, cell)}`;

/** Name of a rank: '4' in chess, 'f' in shogi, where ranks are lettered from the top. */
export const rankName = (grid: Grid, rank: number): string =>
  grid.names === 'number-letter' ? fileName(grid.ranks - 1 - rank) : String(rank + 1);

/**
 * Parses a cell name such as 'e4' or 'E4'; undefined if the board has no such cell. Boards with shogi names such as
 * '5f' also accept chess names, since the two cannot be confused.
 */
export function parseCell(grid: Grid, name: string): number | undefined {
  const swapped = grid.names === 'number-letter' ? /^([1-9][0-9]?)([a-p])$/i.exec(name) : null;
  if (swapped) {
    const file = grid.files - Number(swapped[1]);
    const rank = grid.ranks - 1 - (swapped[2]!.toLowerCase().charCodeAt(0) - 97);
    return file >= 0 && rank >= 0 ? cellAt(grid, file, rank) : undefined;
  }
  const read = /^([a-z])([1-9][0-9]?)$/i.exec(name);
  if (!read) return undefined;
  const file = read[1]!.toLowerCase().charCodeAt(0) - 97;
  const rank = Number(read[2]) - 1;
  return file < grid.files && rank < grid.ranks ? cellAt(grid, file, rank) : undefined;
}
