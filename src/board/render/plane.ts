import { svgElement } from '../../lib/svg.ts';
import { roundToTenth } from './path.ts';
import { type SvgImage, svgPicture } from './svg-picture.ts';
import { paintTexts } from './text/texts.ts';
import type { PaintColors, Theme } from './themes.ts';

/** A point in drawing units; x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** Colours of the players' stones. */
export const STONE_COLORS = ['red', 'black', 'white'] as const;
export type StoneColor = (typeof STONE_COLORS)[number];

const RED: PaintColors = { fill: '#e04a44', edge: '#5d0f14', fine: '#ffffff' };

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
/** Plate in the corner for the player to move: its size, and the radius of the spot on it. */
const PLATE = { width: 178, height: 46, inset: 4 } as const;
const SPOT = 14;

/** A text centred on a point. */
export interface Label {
  readonly at: Point;
  readonly text: string;
}

const LABEL_SIZE = 34;

/** Paints texts centred on points. */
export const paintLabels = (theme: Theme, labels: readonly Label[]): string =>
  paintTexts(
    labels.map(({ at: [x, y], text }) => ({ text, size: LABEL_SIZE, x, y })),
    theme.frame,
  );

/**
 * Renders the markup `painted` on a sheet large enough for all points, with a plate in the upper right for the player to
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
  const box = {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
  const ground = svgElement('rect', { ...box, fill: theme.rail });
  const plate = turn ? paintPlate(theme, turn, [right - PLATE.inset - PLATE.width, top + PLATE.inset]) : '';
  return svgPicture({ title, description, width, box }, ground + painted + plate);
}

/** Paints who is to move, in words too: a bare spot would look like a man on the board. */
function paintPlate(theme: Theme, turn: StoneColor, [left, top]: Point): string {
  const { width, height } = PLATE;
  const [x, y] = [Math.round(left), Math.round(top)];
  const cy = y + height / 2;
  return (
    svgElement('rect', { x, y, width, height, rx: 8, fill: theme.frame }) +
    svgElement('circle', {
      ...{ cx: x + height / 2, cy, r: SPOT, fill: stonePaint(theme, turn).fill },
      ...{ stroke: theme.label, 'stroke-width': 3 },
    }) +
    paintTexts([{ text: 'to move', size: 30, x: x + (width + height) / 2 - 4, y: cy }], theme.label)
  );
}

/** Path data of straight lines through points. */
export const polylinePath = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${roundToTenth(x)} ${roundToTenth(y)}`).join('');
