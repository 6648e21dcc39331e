import { algebraicName, type Grid } from '../../board/grid.ts';

/** Cells named by region words: `d4` for a square, `*8` for a rank, `d*` for a file. */
export function regionCells(grid: Grid, words: readonly string[]): number[] {
  const cells = Array.from({ length: grid.files * grid.ranks }, (_, cell) => cell);
  return cells.filter((cell) => {
    const name = algebraicName(grid, cell);
    return words.some((word) => word === name || word === `*${name.slice(1)}` || word === `${name[0]}*`);
  });
}
