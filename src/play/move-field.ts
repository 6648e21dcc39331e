import { cellName, type Grid } from '../board/grid.ts';
import { MATCH, type Match } from './notation.ts';

/** The match of a field that has no loose spelling. */
export const exactMatchIf = (isMatch: boolean): Match => (isMatch ? MATCH.exact : MATCH.no);

/** Whether the value is this text, ignoring case and outer spaces. */
export const isSameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.trim().toLowerCase() === text.toLowerCase();

/** Whether the value is this cell, by number or by name in any case. */
export const isCell = (grid: Grid, cell: number, value: unknown): boolean =>
  typeof value === 'number' ? value === cell : isSameText(value, cellName(grid, cell));
