import { roundToHex } from '../coordinates.ts';
import type { HexGrid } from '../grid.ts';
import { HEX_ROW_HEIGHT } from '../noise.ts';

/** Distance from the centre of a hex to its corners, in drawing units. */
export const HEX_RADIUS = 100;
const HALF_WIDTH = HEX_RADIUS * HEX_ROW_HEIGHT;
const MARGIN = 40;

export type Point = readonly [x: number, y: number];
export type HexOrientation = 'pointy' | 'flat';

/** Positions of the corners relative to the centre, anticlockwise. The first corner lies between sides 0 and 1. */
const CORNERS: Record<HexOrientation, readonly Point[]> = {
  pointy: [
    [HALF_WIDTH, -HEX_RADIUS / 2],
    [0, -HEX_RADIUS],
    [-HALF_WIDTH, -HEX_RADIUS / 2],
    [-HALF_WIDTH, HEX_RADIUS / 2],
    [0, HEX_RADIUS],
    [HALF_WIDTH, HEX_RADIUS / 2],
  ],
  flat: [
    [HEX_RADIUS, 0],
    [HEX_RADIUS / 2, -HALF_WIDTH],
    [-HEX_RADIUS / 2, -HALF_WIDTH],
    [-HEX_RADIUS, 0],
    [-HEX_RADIUS / 2, HALF_WIDTH],
    [HEX_RADIUS / 2, HALF_WIDTH],
  ],
};

/** Positions and sizes of the hexes in a drawing. */
export interface MapLayout {
  readonly orientation: HexOrientation;
  readonly corners: readonly Point[];
  /** Size of the map including its margin. */
  readonly width: number;
  readonly height: number;
  /** X coordinate of the centre of each hex. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Computes the layout of a grid. */
export function layoutOf({ size, q, r }: HexGrid, orientation: HexOrientation): MapLayout {
  const isPointy = orientation === 'pointy';
  const along = (hex: number) => (isPointy ? 2 * HALF_WIDTH * (q[hex]! + r[hex]! / 2) : 1.5 * HEX_RADIUS * q[hex]!);
  const down = (hex: number) => (isPointy ? 1.5 * HEX_RADIUS * r[hex]! : 2 * HALF_WIDTH * (r[hex]! + q[hex]! / 2));
  const x = Float64Array.from({ length: size }, (_, hex) => along(hex));
  const y = Float64Array.from({ length: size }, (_, hex) => down(hex));
  const [halfWidth, halfHeight] = isPointy ? [HALF_WIDTH, HEX_RADIUS] : [HEX_RADIUS, HALF_WIDTH];
  const [left, top] = [min(x) - halfWidth - MARGIN, min(y) - halfHeight - MARGIN];
  const [width, height] = [max(x) + halfWidth + MARGIN - left, max(y) + halfHeight + MARGIN - top];
  return {
    orientation,
    corners: CORNERS[orientation],
    width,
    height,
    x: x.map((value) => value - left),
    y: y.map((value) => value - top),
  };
}

const min = (values: Float64Array): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const max = (values: Float64Array): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Formats a length for path data, rounded to half units: no screen shows more. */
const formatLength = (value: number): string => String(Math.round(value * 2) / 2);
/** Formats a point for path data. */
export const formatPoint = (x: number, y: number): string => `${formatLength(x)} ${formatLength(y)}`;

/** Returns the outline of a hex as path data. `part` is the size relative to the full hex. */
export function hexOutlinePath({ corners, x, y }: MapLayout, hex: number, part = 1): string {
  return hexagonPath(corners, x[hex]!, y[hex]!, part);
}

/** Returns a hexagon around a point as path data. `part` is the size relative to the given corners. */
export function hexagonPath(corners: readonly Point[], x: number, y: number, part = 1): string {
  const points = corners.map(([dx, dy]) => formatPoint(x + dx * part, y + dy * part));
  return `M${points.join('L')}Z`;
}

/** Returns the midpoint of a side. With a `part` below 1, it is moved towards the centre. */
export function sideMidpoint({ corners, x, y }: MapLayout, hex: number, side: number, part = 1): Point {
  const [one, other] = [corners[(side + 5) % 6]!, corners[side]!];
  return [x[hex]! + ((one[0] + other[0]) / 2) * part, y[hex]! + ((one[1] + other[1]) / 2) * part];
}

/** Returns the position of a corner of a hex. */
export const cornerPoint = ({ corners, x, y }: MapLayout, hex: number, corner: number): Point => [
  x[hex]! + corners[corner]![0],
  y[hex]! + corners[corner]![1],
];

/** Distance from the centre of a hex to its sides, in drawing units. */
export const APOTHEM = HALF_WIDTH;

/** Whether a box lies inside a hex, at least `margin` from its sides. */
export function isInsideHex(
  { corners, x, y }: MapLayout,
  hex: number,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  margin: number,
): boolean {
  return corners.every(([toX, toY], i) => {
    const [fromX, fromY] = corners[(i + 5) % 6]!;
    const [outX, outY] = [(toX + fromX) / 2 / APOTHEM, (toY + fromY) / 2 / APOTHEM];
    const farX = (outX > 0 ? box.right : box.left) - x[hex]!;
    const farY = (outY > 0 ? box.bottom : box.top) - y[hex]!;
    return outX * farX + outY * farY <= APOTHEM - margin;
  });
}

/** Returns the hex at a point of the drawing; NO_HEX beyond the edge of the map. */
export function hexAtPoint({ orientation, x, y }: MapLayout, grid: HexGrid, atX: number, atY: number): number {
  const along = (atX - x[0]!) / HALF_WIDTH / 2;
  const down = (atY - y[0]!) / HEX_RADIUS / 1.5;
  const [acrossFlat, downFlat] = [(atX - x[0]!) / HEX_RADIUS / 1.5, (atY - y[0]!) / HALF_WIDTH / 2];
  const [q, r] = orientation === 'pointy' ? [along - down / 2, down] : [acrossFlat, downFlat - acrossFlat / 2];
  const hex = roundToHex(q + grid.q[0]!, r + grid.r[0]!);
  return grid.indexOf(hex.q, hex.r);
}
