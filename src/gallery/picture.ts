import { paintTexts } from '../board/render/text/texts.ts';
import { type Attributes, svgElement } from '../lib/svg.ts';

/**
 * A drawing as SVG markup, with its upper left corner at (0, 0). It has no root element, so that it can be used alone
 * or as part of a sheet.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** A point in a drawing. x increases to the right, y downward. */
export type Point = readonly [x: number, y: number];

/** Default size of a single picture, in pixels. */
const DEFAULT_SIZE = 120;

/**
 * Wraps a picture in an SVG element without ids, fonts or styles. `label` describes it; `size` is the length of its
 * longer side in pixels.
 */
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
  return svgElement('svg', root, content);
}

/** Space between the pictures on a sheet. */
const GAP = 12;
const PAGE = '#e9e3d6';

/** Numbers of pictures in the rows of a sheet, or in its columns. Together they are all pictures, in order. */
export type SheetLines = { readonly rows: readonly number[] } | { readonly columns: readonly number[] };

/** Arranges pictures on one sheet, by default in rows that make it somewhat wider than high. */
export function pictureSheet(pictures: readonly Picture[], label: string, lines?: SheetLines): string {
  const cellWidth = Math.max(...pictures.map(({ width }) => width)) + GAP;
  const cellHeight = Math.max(...pictures.map(({ height }) => height)) + GAP;
  const places = placesOnSheet(lines ?? { rows: evenRows(pictures.length, cellHeight / cellWidth) });
  const [columns, rows] = [0, 1].map((axis) => 1 + Math.max(...places.map((place) => place[axis]!)));
  const [width, height] = [columns! * cellWidth + GAP, rows! * cellHeight + GAP];
  const placed = pictures.map((picture, i) => {
    const [column, row] = places[i]!;
    const x = GAP + column * cellWidth + (cellWidth - GAP - picture.width) / 2;
    const y = GAP + row * cellHeight + (cellHeight - GAP - picture.height) / 2;
    return svgElement('g', { transform: `translate(${formatLength(x)} ${formatLength(y)})` }, picture.content);
  });
  return sheetSvg({ width, height, content: placed.join('') }, label);
}

/** Draws a picture on the ground of all sheets. */
function sheetSvg({ width, height, content }: Picture, label: string): string {
  const page = svgElement('rect', { width, height, fill: PAGE });
  return svgOf({ width, height, content: page + content }, label, Math.max(width, height));
}

/** Where a picture lies: its middle, and how far it is turned around that, in degrees clockwise. */
export type Laid = readonly [x: number, y: number, turn: number];

/** Draws pictures where they are laid within a rectangle, which gets a margin. */
export function arrangedSheet(
  [width, height]: readonly [width: number, height: number],
  laid: readonly { readonly picture: Picture; readonly at: Laid }[],
  label: string,
): string {
  const placed = laid.map(({ picture, at: [x, y, turn] }) => {
    const transform = [
      `translate(${formatLength(GAP + x)} ${formatLength(GAP + y)})`,
      ...(turn === 0 ? [] : [`rotate(${turn})`]),
      `translate(${formatLength(-picture.width / 2)} ${formatLength(-picture.height / 2)})`,
    ];
    return svgElement('g', { transform: transform.join('') }, picture.content);
  });
  return sheetSvg({ width: width + 2 * GAP, height: height + 2 * GAP, content: placed.join('') }, label);
}

/** The column and the row of each picture. */
const placesOnSheet = (lines: SheetLines): (readonly [column: number, row: number])[] =>
  'rows' in lines
    ? lines.rows.flatMap((count, row) => Array.from({ length: count }, (_, column) => [column, row] as const))
    : lines.columns.flatMap((count, column) => Array.from({ length: count }, (_, row) => [column, row] as const));

/** Lengths of rows for pictures that are `slimness` times as high as wide. Only the last may be shorter. */
function evenRows(count: number, slimness: number): number[] {
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt(count * slimness * 1.6))));
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => Math.min(columns, count - row * columns));
}

/** Formats a length with at most one decimal. In a drawing about a hundred units wide, no screen shows more. */
const formatLength = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Formats a point for SVG path data. */
export const pointText = ([x, y]: Point): string => `${formatLength(x)} ${formatLength(y)}`;

/** SVG path data of a closed polygon. */
export const polygonPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}z`;

/** Makes an SVG path element from path data; empty if the data is empty. */
export const pathElement = (d: string, attributes: Attributes = {}): string =>
  d === '' ? '' : svgElement('path', { d, ...attributes });

/** Draws text centred on a point. */
export const drawText = (text: string, size: number, [x, y]: Point, fill: string): string =>
  paintTexts([{ text, size, x, y }], fill);

/**
 * Returns the corners of a regular polygon, clockwise. `turn` moves the first corner away from the top, as a share of a
 * full turn clockwise.
 */
export const polygonCorners = (sides: number, radius: number, [x, y]: Point, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = 2 * Math.PI * (i / sides + turn);
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });

/** Returns the point at the share `part` of the line between two points. Default: halfway. */
export const pointBetween = ([x, y]: Point, [u, v]: Point, part = 0.5): Point => [
  x + (u - x) * part,
  y + (v - y) * part,
];
