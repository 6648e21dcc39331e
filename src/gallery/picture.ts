import { letteringPath } from '../board/render/lettering.ts';
import { type Attributes, element } from '../lib/svg.ts';

/**
 * SVG markup of a drawing whose upper left corner is (0, 0). It has no root element, so that it can be used alone or on
 * a sheet.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** A point, x to the right and y downwards. */
export type Point = readonly [x: number, y: number];

/** Default size of a single picture, in pixels. */
const DEFAULT_SIZE = 120;

/** Wraps a picture in an SVG element without ids, fonts or styles. `size` is its larger side in pixels. */
export function svgOf({ width, height, content }: Picture, label: string, size = DEFAULT_SIZE): string {
  const scale = size / Math.max(width, height);
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: width * scale,
    height: height * scale,
    viewBox: `0 0 ${formatLength(width)} ${formatLength(height)}`,
    role: 'img',
    'aria-label': label,
  };
  return element('svg', root, content);
}

/** Space between the pictures on a sheet. */
const GAP = 12;
const PAGE = '#e9e3d6';

/** Arranges pictures in rows on one sheet with a balanced aspect ratio. */
export function pictureSheet(pictures: readonly Picture[], label: string): string {
  const cellWidth = Math.max(...pictures.map(({ width }) => width)) + GAP;
  const cellHeight = Math.max(...pictures.map(({ height }) => height)) + GAP;
  const columns = Math.max(
    1,
    Math.min(pictures.length, Math.round(Math.sqrt((pictures.length * cellHeight * 1.6) / cellWidth))),
  );
  const rows = Math.ceil(pictures.length / columns);
  const [width, height] = [columns * cellWidth + GAP, rows * cellHeight + GAP];
  const placed = pictures.map((picture, i) => {
    const x = GAP + (i % columns) * cellWidth + (cellWidth - GAP - picture.width) / 2;
    const y = GAP + Math.floor(i / columns) * cellHeight + (cellHeight - GAP - picture.height) / 2;
    return element('g', { transform: `translate(${formatLength(x)} ${formatLength(y)})` }, picture.content);
  });
  const page = element('rect', { width, height, fill: PAGE });
  return svgOf({ width, height, content: page + placed.join('') }, label, Math.max(width, height));
}

/** Formats a length with one decimal, which is finer than any screen shows for a box of about a hundred units. */
const formatLength = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Formats a point for path data. */
export const pointText = ([x, y]: Point): string => `${formatLength(x)} ${formatLength(y)}`;

/** Path data of a closed polygon. */
export const polygonPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}z`;

/** SVG path element with this path data; empty if there is none. */
export const pathElement = (d: string, attributes: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, ...attributes });

/** Draws a text as a filled path centred on a point. */
export const drawText = (text: string, size: number, [x, y]: Point, fill: string): string =>
  pathElement(letteringPath(text, size, x, y), { fill });

/**
 * Returns the corners of a regular polygon, clockwise. `turn` is the position of the first corner, as a share of a full
 * turn clockwise from the top.
 */
export const polygonCorners = (sides: number, radius: number, [x, y]: Point, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = 2 * Math.PI * (i / sides + turn);
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });

/** Returns a point on the line between two points. */
export const pointBetween = ([x, y]: Point, [u, v]: Point, part = 0.5): Point => [
  x + (u - x) * part,
  y + (v - y) * part,
];
