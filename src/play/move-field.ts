import { cellName, type Grid } from '../board/grid.ts';
import { MATCH, type Match } from './notation.ts';

/** What a caller says about a field of a move, held against a legal one: so much or nothing. */
export const exactMatchIf = (yes: boolean): Match => (yes ? MATCH.exact : MATCH.no);

/** The same word in any case. */
export const sameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.trim().toLowerCase() === text.toLowerCase();

/** A square by name in any case, or by number. */
export const isCell = (grid: Grid, cell: number, value: unknown): boolean =>
  typeof value === 'number' ? value === cell : sameText(value, cellName(grid, cell));
