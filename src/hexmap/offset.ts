import { type Axial, makeAxial } from './coordinates.ts';

/**
 * Schemes of offset coordinates: columns and rows of a rectangle, row 0 at the top. In `odd-r` and `even-r`, hexes have
 * a corner at the top, and the odd or even rows are shifted right by half a hex. In `odd-q` and `even-q`, hexes have a
 * side at the top, and the odd or even columns are shifted down.
 */
export const OFFSET_SCHEMES = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
export type OffsetScheme = (typeof OFFSET_SCHEMES)[number];

/** Offset coordinates: a column and a row. */
export interface OffsetCoordinates {
  readonly col: number;
  readonly row: number;
}

/**
 * Shift of a row or column, in half hexes: -1 for odd lines of odd schemes, 1 for odd lines of even schemes, otherwise
 * 0.
 */
const shiftOf = (line: number, scheme: OffsetScheme): number => (scheme.startsWith('odd') ? -(line & 1) : line & 1);

/** Converts axial coordinates to offset coordinates. */
export function hexToOffset({ q, r }: Axial, scheme: OffsetScheme): OffsetCoordinates {
  return scheme.endsWith('r')
    ? { col: q + (r + shiftOf(r, scheme)) / 2, row: r + 0 }
    : { col: q + 0, row: r + (q + shiftOf(q, scheme)) / 2 };
}

/** Converts offset coordinates to axial coordinates. */
export function offsetToHex({ col, row }: OffsetCoordinates, scheme: OffsetScheme): Axial {
  return scheme.endsWith('r')
    ? makeAxial(col - (row + shiftOf(row, scheme)) / 2, row)
    : makeAxial(col, row - (col + shiftOf(col, scheme)) / 2);
}
