import { svgElement } from '../../lib/svg.ts';
import { type BoardLayout, CELL_SIZE, cellCorner } from './layout.ts';
import type { Theme } from './themes.ts';

/** Radius of the spot on each point. */
const RADIUS = 10;

/** The lines of a board whose points are not on a square grid, such as a morris board. */
export interface NetworkLines {
  /** The straight lines; each lists the cells of the points on it. */
  network?: readonly (readonly number[])[];
}

/** Paints lines with a spot on each of their points, as on a morris board. */
export function paintNetwork(layout: BoardLayout, theme: Theme, { network = [] }: NetworkLines): string {
  const middle = (cell: number): [x: number, y: number] => {
    const [x, y] = cellCorner(layout, cell);
    return [x + CELL_SIZE / 2, y + CELL_SIZE / 2];
  };
  const lines = network.map((points) => `M${points.map((point) => middle(point).join(' ')).join('L')}`);
  const spots = [...new Set(network.flat())].map((point) => {
    const [x, y] = middle(point);
    return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1-${2 * RADIUS} 0z`;
  });
  const stroke = { fill: 'none', stroke: theme.line, 'stroke-width': 4, 'stroke-linecap': 'round' };
  return (
    svgElement('path', { d: lines.join(''), ...stroke }) + svgElement('path', { d: spots.join(''), fill: theme.line })
  );
}
