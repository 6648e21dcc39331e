import { element } from '../../lib/svg.ts';
import { CELL, cornerOf, type Layout } from './layout.ts';
import type { PieceFace } from './pieces/faces.ts';
import type { Theme } from './themes.ts';

/** How much of a piece shows below the one on it, and how high a tower may rise above its square at most. */
const SLICE = 8;
const HIGHEST = 44;

const RADIUS = 35;

export const sliceHeight = (under: readonly PieceFace[]): number => Math.min(SLICE, HIGHEST / under.length);

/** How far the top of a tower is lifted. */
export const towerHeight = (under: readonly PieceFace[] = []): number =>
  under.length ? sliceHeight(under) * under.length : 0;

/** What lies under the top pieces, from below: each lies a little higher and hides all but the rim of the one before. */
export function paintTowers(
  layout: Layout,
  theme: Theme,
  towers: ReadonlyMap<number, readonly PieceFace[]> = new Map(),
) {
  return [...towers].map(([cell, under]) => paintTower(...cornerOf(layout, cell), theme, under)).join('');
}

/** One of them on the cell whose corner is at a point. */
export function paintTower(x: number, y: number, theme: Theme, under: readonly PieceFace[]): string {
  const slice = sliceHeight(under);
  return under
    .map(({ color }, depth) => ({ paint: theme[color], lift: slice * (under.length - 1 - depth) }))
    .reverse()
    .map(({ paint, lift }) => {
      const disc = { cx: x + CELL / 2, cy: y + CELL / 2 + 7 - lift, r: RADIUS };
      return element('circle', { ...disc, fill: paint.fill, stroke: paint.edge, 'stroke-width': 2.8 });
    })
    .join('');
}
