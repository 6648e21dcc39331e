import { element } from '../../lib/svg.ts';
import type { Grid } from '../grid.ts';
import { type Color, parseColor } from './color.ts';
import { CELL_SIZE, cellCorner, isOnBoard, type Layout } from './layout.ts';
import type { Theme } from './themes.ts';

/** A highlighted cell. Default: the theme's colour. */
export interface HighlightedCell {
  key: number;
  color?: string | undefined;
}

export const BLOCKED_LOOKS = ['hole', 'wall', 'duck'] as const;

/** A cell that nothing can enter: a hole (not part of the board), a wall, or the duck of duck chess. */
export interface BlockedCell {
  cell: number;
  look: (typeof BLOCKED_LOOKS)[number];
}

/** Blocked cells on the board with this look. */
export const blockedCellsWithLook = (
  look: BlockedCell['look'],
  blocked: readonly BlockedCell[],
  grid: Grid,
): number[] => blocked.filter((one) => one.look === look && isOnBoard(grid, one.cell)).map(({ cell }) => cell);

const SQUARE = `h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`;

export const squarePath = (layout: Layout, cells: readonly number[]): string =>
  cells.map((cell) => `M${cellCorner(layout, cell).join(' ')}${SQUARE}`).join('');

export function paintLastMove(layout: Layout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  return element('path', { d: squarePath(layout, known), fill: theme.lastMove, 'fill-opacity': 0.55 });
}

/** Paints a tint with a border of the same colour, so that it also shows on squares of a similar colour. */
export function paintHighlights(layout: Layout, theme: Theme, marks: readonly HighlightedCell[]): string {
  return marks
    .filter(({ key }) => isOnBoard(layout.grid, key))
    .map(({ key, color }) => {
      const [x, y] = cellCorner(layout, key);
      const { paint, alpha = 1 }: Color = (color && parseColor(color)) || { paint: theme.highlight };
      const box = {
        x: x + 4,
        y: y + 4,
        width: CELL_SIZE - 8,
        height: CELL_SIZE - 8,
        rx: 4,
        fill: paint,
        stroke: paint,
      };
      return element('rect', { ...box, 'fill-opacity': 0.5 * alpha, 'stroke-opacity': alpha, 'stroke-width': 8 });
    })
    .join('');
}

/** Paints a glow around checked pieces: rings that fade outwards to the radius `reach`. */
export function paintChecks(layout: Layout, theme: Theme, cells: readonly number[], reach: number): string {
  return cells
    .filter((cell) => isOnBoard(layout.grid, cell))
    .map((cell) => {
      const [x, y] = cellCorner(layout, cell);
      const ring = (r: number) =>
        element('circle', { cx: x + CELL_SIZE / 2, cy: y + CELL_SIZE / 2, r, fill: theme.check, 'fill-opacity': 0.4 });
      return ring(reach) + ring(reach - 6) + ring(reach - 13);
    })
    .join('');
}

/** Marks open gates (Seirawan chess) with a small triangle in the corner of their squares. */
export function paintGates(layout: Layout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  const corners = known.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return `M${x} ${y + CELL_SIZE - 17}l17 17h-17z`;
  });
  return element('path', { d: corners.join(''), fill: theme.badge, 'fill-opacity': 0.85 });
}

/** Paints walls as masonry. */
export function paintWalls(layout: Layout, theme: Theme, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const joints = cells.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return `M${x} ${y + 22.5}h90m-90 22.5h90m-90 22.5h90m-90 22.5h90m-68-90v22.5m45 0v22.5m-45 0v22.5m45 0v22.5`;
  });
  return (
    element('path', { d: squarePath(layout, cells), fill: theme.wall }) +
    element('path', { d: joints.join(''), fill: 'none', stroke: theme.mortar, 'stroke-width': 4 })
  );
}
