import { cellName, type Grid } from '../board/grid.ts';
import { MATCH_QUALITY, type MatchQuality } from './notation.ts';

/** Match for a field that has no loose match: exact or none. */
export const exactMatchIf = (isMatch: boolean): MatchQuality => (isMatch ? MATCH_QUALITY.exact : MATCH_QUALITY.no);

/** Whether the value equals this text, ignoring case and surrounding spaces. */
export const isSameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.trim().toLowerCase() === text.toLowerCase();

/** Whether the value means this cell: by its number, or by its name in upper or lower case. */
export const isCell = (grid: Grid, cell: number, value: unknown): boolean =>
  typeof value === 'number' ? value === cell : isSameText(value, cellName(grid, cell));
