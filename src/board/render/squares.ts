import { svgElement } from '../../lib/svg.ts';
import type { Grid } from '../grid.ts';
import { type ParsedColor, parseColor } from './color.ts';
import { type BoardLayout, CELL_SIZE, cellCorner, isOnBoard } from './layout.ts';
import type { Theme } from './themes.ts';

/** A highlighted cell and its colour. Default: the theme's colour. */
export interface HighlightedCell {
  key: number;
  color?: string | undefined;
}

/** How a blocked cell is drawn. */
export const BLOCKED_LOOKS = ['hole', 'wall', 'duck'] as const;

/** A cell that no piece can enter: a hole (not part of the board), a wall, or the duck of duck chess. */
export interface BlockedCell {
  cell: number;
  look: (typeof BLOCKED_LOOKS)[number];
}

/** The blocked cells on the board that are drawn in a given way. */
export const blockedCellsWithLook = (
  look: BlockedCell['look'],
  blocked: readonly BlockedCell[],
  grid: Grid,
): number[] => blocked.filter((one) => one.look === look && isOnBoard(grid, one.cell)).map(({ cell }) => cell);

const SQUARE = `h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`;

/** Highlights for the cells of a last move, where a board has no other mark for it. */
export const asLastMove = (cells: readonly number[] | undefined, theme: Theme): HighlightedCell[] =>
  (cells ?? []).map((key) => ({ key, color: theme.lastMove }));

/** Path data of the squares of some cells. */
export const squarePath = (layout: BoardLayout, cells: readonly number[]): string =>
  cells.map((cell) => `M${cellCorner(layout, cell).join(' ')}${SQUARE}`).join('');

/** Paints the cells of the last move in the theme's highlight colour. */
export function paintLastMove(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  return svgElement('path', { d: squarePath(layout, known), fill: theme.lastMove, 'fill-opacity': 0.55 });
}

/** Paints highlights as a tint with a border of the same colour, which shows even on squares of a similar colour. */
export function paintHighlights(layout: BoardLayout, theme: Theme, marks: readonly HighlightedCell[]): string {
  return marks
    .filter(({ key }) => isOnBoard(layout.grid, key))
    .map(({ key, color }) => {
      const [x, y] = cellCorner(layout, key);
      const { paint, alpha = 1 }: ParsedColor = (color && parseColor(color)) || { paint: theme.highlight };
      const box = {
        x: x + 4,
        y: y + 4,
        width: CELL_SIZE - 8,
        height: CELL_SIZE - 8,
        rx: 4,
        fill: paint,
        stroke: paint,
      };
      return svgElement('rect', { ...box, 'fill-opacity': 0.5 * alpha, 'stroke-opacity': alpha, 'stroke-width': 8 });
    })
    .join('');
}

/** Paints a glow around pieces in check: rings that fade outwards up to the radius `reach`. */
export function paintChecks(layout: BoardLayout, theme: Theme, cells: readonly number[], reach: number): string {
  return cells
    .filter((cell) => isOnBoard(layout.grid, cell))
    .map((cell) => {
      const [x, y] = cellCorner(layout, cell);
      const ring = (r: number) =>
        svgElement('circle', {
          cx: x + CELL_SIZE / 2,
          cy: y + CELL_SIZE / 2,
          r,
          fill: theme.check,
          'fill-opacity': 0.4,
        });
      return ring(reach) + ring(reach - 6) + ring(reach - 13);
    })
    .join('');
}

/** Paints a small triangle in the corner of squares with an open gate (Seirawan chess). */
export function paintGates(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  const corners = known.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return `M${x} ${y + CELL_SIZE - 17}l17 17h-17z`;
  });
  return svgElement('path', { d: corners.join(''), fill: theme.badge, 'fill-opacity': 0.85 });
}

/** Paints walls as brickwork. */
export function paintWalls(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const joints = cells.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return `M${x} ${y + 22.5}h90m-90 22.5h90m-90 22.5h90m-90 22.5h90m-68-90v22.5m45 0v22.5m-45 0v22.5m45 0v22.5`;
  });
  return (
    svgElement('path', { d: squarePath(layout, cells), fill: theme.wall }) +
    svgElement('path', { d: joints.join(''), fill: 'none', stroke: theme.mortar, 'stroke-width': 4 })
  );
}
