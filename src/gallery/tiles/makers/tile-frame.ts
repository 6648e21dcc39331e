import { drawText, type Picture, type Point, pathElement, polygonPath } from '../../picture.ts';
import { EDGE_COLOR } from '../tile-set.ts';

/** Number of sides of a regular tile. */
export type SideCount = 3 | 4 | 6;

const MARGIN = 3;

/** The outline of a regular tile. Corners are clockwise; side 0 is between the first two. */
export interface TileFrame {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  readonly corners: readonly Point[];
}

const HALF = 50;
const TRIANGLE_HEIGHT = Math.sqrt(3) / 2;

/**
 * Size, middle and corners of a tile, by number of sides. Triangles and hexagons stand on a side. Side 0 is on the
 * right of a triangle, and at the top of a square or hexagon.
 */
const GEOMETRY: Record<SideCount, { size: Point; middle: Point; corners: readonly Point[] }> = {
  4: {
    size: [2 * HALF, 2 * HALF],
    middle: [HALF, HALF],
    corners: [
      [0, 0],
      [2 * HALF, 0],
      [2 * HALF, 2 * HALF],
      [0, 2 * HALF],
    ],
  },
  3: {
    size: [120, 120 * TRIANGLE_HEIGHT],
    middle: [60, (120 * TRIANGLE_HEIGHT * 2) / 3],
    corners: [
      [60, 0],
      [120, 120 * TRIANGLE_HEIGHT],
      [0, 120 * TRIANGLE_HEIGHT],
    ],
  },
  6: {
    size: [120, 120 * TRIANGLE_HEIGHT],
    middle: [60, 60 * TRIANGLE_HEIGHT],
    corners: [
      [30, 0],
      [90, 0],
      [120, 60 * TRIANGLE_HEIGHT],
      [90, 120 * TRIANGLE_HEIGHT],
      [30, 120 * TRIANGLE_HEIGHT],
      [0, 60 * TRIANGLE_HEIGHT],
    ],
  },
};

const withMargin = ([x, y]: Point): Point => [x + MARGIN, y + MARGIN];

export function tileFrame(sides: SideCount): TileFrame {
  const { size, middle, corners } = GEOMETRY[sides];
  const [width, height] = [size[0] + 2 * MARGIN, size[1] + 2 * MARGIN];
  return { width, height, middle: withMargin(middle), corners: corners.map(withMargin) };
}

/** Returns the point at the share `part` of a side's length. Default: the middle of the side. */
export function sidePoint({ corners }: TileFrame, side: number, part = 0.5): Point {
  const [from, to] = [corners[side]!, corners[(side + 1) % corners.length]!];
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Makes the picture of a tile: its fill, the content, and the rim on top. */
export function framedPicture({ width, height, corners }: TileFrame, fill: string, content: string): Picture {
  const d = polygonPath(corners);
  const rim = { fill: 'none', stroke: EDGE_COLOR, 'stroke-width': 3, 'stroke-linejoin': 'round' };
  return { width, height, content: pathElement(d, { fill }) + content + pathElement(d, rim) };
}

/** Names of a tile's sides, clockwise from side 0, by number of sides. */
export const SIDE_NAMES: Record<SideCount, readonly string[]> = {
  3: ['right', 'below', 'left'],
  4: ['above', 'right', 'below', 'left'],
  6: ['above', 'upper right', 'lower right', 'below', 'lower left', 'upper left'],
};

/** Names of a tile's corners, clockwise, by number of sides. */
export const CORNER_NAMES: Record<SideCount, readonly string[]> = {
  3: ['top', 'right', 'left'],
  4: ['upper left', 'upper right', 'lower right', 'lower left'],
  6: ['upper left', 'upper right', 'right', 'lower right', 'lower left', 'left'],
};

export const drawNumber = (value: number, size: number, point: Point, ink: string): string =>
  drawText(String(value), size, point, ink);
