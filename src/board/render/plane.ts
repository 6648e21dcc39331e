import { escapeXml, svgElement } from '../../lib/svg.ts';
import { letteringPath } from './lettering.ts';
import type { SvgImage } from './picture.ts';
import type { PaintColors, Theme } from './themes.ts';

/** A point in drawing units; x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** Colours of the players' stones. */
export const STONE_COLORS = ['red', 'black', 'white'] as const;
export type StoneColor = (typeof STONE_COLORS)[number];

const RED: PaintColors = { fill: '#cf3a3a', edge: '#5d0f14', fine: '#ffffff' };

/** The colours with which a stone is painted. */
export const stonePaint = (theme: Theme, stone: StoneColor): PaintColors => (stone === 'red' ? RED : theme[stone]);

/** Width of a cell in drawing units. All other sizes are derived from it. */
export const CELL_WIDTH = 90;

/** Properties shared by all pictures of boards without a square grid. */
export interface SheetPicture {
  readonly theme: Theme;
  readonly title: string;
  readonly description: string;
  /** Width in pixels; the height follows from the width. */
  readonly width: number;
  /** The player to move; undefined once the game is over. */
  readonly turn?: StoneColor | undefined;
}

/** Width of the margin around the outermost points. */
const MARGIN = 70;
const SPOT = 20;

/** A text centred on a point. */
export interface Label {
  readonly at: Point;
  readonly text: string;
}

const LABEL_SIZE = 34;

/** Paints texts centred on points. */
export const paintLabels = (theme: Theme, labels: readonly Label[]): string =>
  svgElement('path', {
    d: labels.map(({ at: [x, y], text }) => letteringPath(text, LABEL_SIZE, x, y)).join(''),
    fill: theme.frame,
  });

/**
 * Renders the markup `painted` on a sheet large enough for all points, with a spot in the upper right for the player to
 * move.
 */
export function renderSheetPicture(sheet: SheetPicture, points: readonly Point[], painted: string): SvgImage {
  const { theme, title, description, width, turn } = sheet;
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis]!)) - MARGIN) as [
    number,
    number,
  ];
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis]!)) + MARGIN) as [
    number,
    number,
  ];
  const size = { width: Math.round(right - left), height: Math.round(bottom - top) };
  const height = Math.round((width * size.height) / size.width);
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `${Math.round(left)} ${Math.round(top)} ${size.width} ${size.height}`,
    role: 'img',
    'aria-label': description === '' ? title : `${title}. ${description}`,
  };
  const words = svgElement('title', {}, escapeXml(title)) + svgElement('desc', {}, escapeXml(description));
  const ground = svgElement('rect', { x: Math.round(left), y: Math.round(top), ...size, fill: theme.rail });
  const spot = turn ? paintSpot(theme, turn, [right - SPOT - 16, top + SPOT + 16]) : '';
  return { svg: svgElement('svg', root, words + ground + painted + spot), width, height };
}

function paintSpot(theme: Theme, turn: StoneColor, [cx, cy]: Point): string {
  const { fill, edge } = stonePaint(theme, turn);
  return svgElement('circle', { cx, cy, r: SPOT, fill, stroke: edge, 'stroke-width': 4 });
}

/** Path data of straight lines through points. */
export const polylinePath = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${roundToTenth(x)} ${roundToTenth(y)}`).join('');

/** Rounds a coordinate to one decimal, for path data. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
