import { svgElement } from '../../lib/svg.ts';
import { type BoardLayout, CELL_SIZE, cellCorner } from './layout.ts';
import type { PieceFace } from './pieces/faces.ts';
import type { Theme } from './themes.ts';

/** Maximum visible height of each piece below another. */
const MAX_SLICE = 8;
/** Maximum height of a tower above its square. */
const MAX_HEIGHT = 44;

const RADIUS = 35;

/** Visible height of each piece below the top of a tower. */
export const sliceHeight = (under: readonly PieceFace[]): number => Math.min(MAX_SLICE, MAX_HEIGHT / under.length);

/** Distance by which the top piece of a tower is raised. */
export const towerHeight = (under: readonly PieceFace[] = []): number =>
  under.length ? sliceHeight(under) * under.length : 0;

/**
 * Paints the pieces of towers below the top pieces, from the bottom up. Each hides all but the rim of the one below.
 */
export function paintTowers(
  layout: BoardLayout,
  theme: Theme,
  towers: ReadonlyMap<number, readonly PieceFace[]> = new Map(),
) {
  return [...towers].map(([cell, under]) => paintTower(...cellCorner(layout, cell), theme, under)).join('');
}

/** Paints the pieces of one tower below its top; x and y are the upper left corner of its cell. */
export function paintTower(x: number, y: number, theme: Theme, under: readonly PieceFace[]): string {
  const slice = sliceHeight(under);
  return under
    .map(({ color }, depth) => ({ paint: theme[color], lift: slice * (under.length - 1 - depth) }))
    .reverse()
    .map(({ paint, lift }) => {
      const disc = { cx: x + CELL_SIZE / 2, cy: y + CELL_SIZE / 2 + 7 - lift, r: RADIUS };
      return svgElement('circle', { ...disc, fill: paint.fill, stroke: paint.edge, 'stroke-width': 2.8 });
    })
    .join('');
}
