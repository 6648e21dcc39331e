import type { HexGrid } from '../grid.ts';
import { ROW_HEIGHT } from '../noise.ts';

/** From the middle of a hex to its corners, in the units of a drawing. */
export const RADIUS = 100;
const HALF = RADIUS * ROW_HEIGHT;
const MARGIN = 40;

export type Point = readonly [x: number, y: number];
export type Orientation = 'pointy' | 'flat';

/** Corners as seen from the middle: the one between the sides 0 and 1 first, then against the clock. */
const CORNERS: Record<Orientation, readonly Point[]> = {
  pointy: [
    [HALF, -RADIUS / 2],
    [0, -RADIUS],
    [-HALF, -RADIUS / 2],
    [-HALF, RADIUS / 2],
    [0, RADIUS],
    [HALF, RADIUS / 2],
  ],
  flat: [
    [RADIUS, 0],
    [RADIUS / 2, -HALF],
    [-RADIUS / 2, -HALF],
    [-RADIUS, 0],
    [-RADIUS / 2, HALF],
    [RADIUS / 2, HALF],
  ],
};

/** Where hexes are drawn. */
export interface Layout {
  readonly orientation: Orientation;
  readonly corners: readonly Point[];
  /** Of the map with a margin around it. */
  readonly width: number;
  readonly height: number;
  /** By hex. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function layoutOf({ size, q, r }: HexGrid, orientation: Orientation): Layout {
  const isPointy = orientation === 'pointy';
  const along = (hex: number) => (isPointy ? 2 * HALF * (q[hex]! + r[hex]! / 2) : 1.5 * RADIUS * q[hex]!);
  const down = (hex: number) => (isPointy ? 1.5 * RADIUS * r[hex]! : 2 * HALF * (r[hex]! + q[hex]! / 2));
  const x = Float64Array.from({ length: size }, (_, hex) => along(hex));
  const y = Float64Array.from({ length: size }, (_, hex) => down(hex));
  const [halfWidth, halfHeight] = isPointy ? [HALF, RADIUS] : [RADIUS, HALF];
  const [left, top] = [least(x) - halfWidth - MARGIN, least(y) - halfHeight - MARGIN];
  const [width, height] = [most(x) + halfWidth + MARGIN - left, most(y) + halfHeight + MARGIN - top];
  return {
    orientation,
    corners: CORNERS[orientation],
    width,
    height,
    x: x.map((value) => value - left),
    y: y.map((value) => value - top),
  };
}

const least = (values: Float64Array): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: Float64Array): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Whole and half units are as near as any screen shows them. */
const short = (value: number): string => String(Math.round(value * 2) / 2);
export const pointText = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A hex as path data, `part` of its size. */
export function outline({ corners, x, y }: Layout, hex: number, part = 1): string {
  return hexagon(corners, x[hex]!, y[hex]!, part);
}

export function hexagon(corners: readonly Point[], x: number, y: number, part = 1): string {
  const points = corners.map(([dx, dy]) => pointText(x + dx * part, y + dy * part));
  return `M${points.join('L')}Z`;
}

/** The border of a hex on a side as path data, `part` of the way from its middle. */
export function border({ corners, x, y }: Layout, hex: number, side: number, part = 1): string {
  const [from, to] = [corners[(side + 5) % 6]!, corners[side]!];
  const place = ([dx, dy]: Point) => pointText(x[hex]! + dx * part, y[hex]! + dy * part);
  return `M${place(from)}L${place(to)}`;
}

/** The middle of a side. */
export function sidePoint({ corners, x, y }: Layout, hex: number, side: number, part = 1): Point {
  const [one, other] = [corners[(side + 5) % 6]!, corners[side]!];
  return [x[hex]! + ((one[0] + other[0]) / 2) * part, y[hex]! + ((one[1] + other[1]) / 2) * part];
}

export const cornerPoint = ({ corners, x, y }: Layout, hex: number, corner: number): Point => [
  x[hex]! + corners[corner]![0],
  y[hex]! + corners[corner]![1],
];
