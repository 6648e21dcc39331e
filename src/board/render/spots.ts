import { svgElement } from '../../lib/svg.ts';
import { type BoardLayout, cellMiddle, isOnBoard } from './layout.ts';
import type { Side } from './pieces/faces.ts';
import type { Theme } from './themes.ts';

/** Half the side of the small square that shows who owns a point. */
const HALF = 12;
/** Radius of the ring on the last stone. */
const RING = 20;

/** Paints a small square in the owner's colour on each owned point, even where a dead stone stands. */
export function paintTerritory(layout: BoardLayout, theme: Theme, owners: ReadonlyMap<number, Side>): string {
  const squares = (side: Side): string => {
    const cells = [...owners].filter(([cell, owner]) => owner === side && isOnBoard(layout.grid, cell));
    const d = cells.map(([cell]) => {
      const [x, y] = cellMiddle(layout, cell);
      return `M${x - HALF} ${y - HALF}h${2 * HALF}v${2 * HALF}h-${2 * HALF}z`;
    });
    const other = side === 'white' ? 'black' : 'white';
    const edge = { stroke: theme[other].fill, 'stroke-width': 3 };
    return d.length ? svgElement('path', { d: d.join(''), fill: theme[side].fill, ...edge }) : '';
  };
  return squares('black') + squares('white');
}

/** Paints a ring on the last stone placed. */
export function paintNewestRing(layout: BoardLayout, theme: Theme, cell: number, side: Side): string {
  if (!isOnBoard(layout.grid, cell)) return '';
  const [cx, cy] = cellMiddle(layout, cell);
  return svgElement('circle', { cx, cy, r: RING, fill: 'none', stroke: theme[side].fine, 'stroke-width': 5 });
}
