import { svgElement } from '../../../lib/svg.ts';
import { type Picture, pathElement } from '../../picture.ts';
import { EDGE_COLOR, FACE_COLOR, INK_COLOR } from '../tile-set.ts';
import { paintPips } from './pips.ts';

const HALF = 100;

/** The usual colour for each number of pips. Colours are easier to tell apart than pips. */
const PIP_COLORS = [
  INK_COLOR,
  '#1f6fae',
  '#2f8a43',
  '#b3231d',
  '#7a3f1d',
  '#5b3a94',
  '#c8761a',
  '#14807c',
  '#b0367a',
  '#4d5560',
  '#8a7a12',
  '#274a9c',
  '#3a2c28',
];
const BACK_COLOR = '#2f3a45';

/** Size of a domino that stands upright. */
const SIZE = { width: HALF + 4, height: 2 * HALF + 4 };

const OUTLINE = { x: 2, y: 2, width: HALF, height: 2 * HALF, rx: 14 };

/** Draws a domino upright, with `upper` above `lower`. Six pips stand in two rows along the tile. */
export const dominoFace = (upper: number, lower: number): Picture => ({
  ...SIZE,
  content:
    svgElement('rect', { ...OUTLINE, fill: FACE_COLOR, stroke: EDGE_COLOR, 'stroke-width': 3 }) +
    pathElement(`M14 ${HALF + 2}H${HALF - 10}`, { stroke: EDGE_COLOR, 'stroke-width': 3, 'stroke-linecap': 'round' }) +
    paintPips(upper, [52, 52], PIP_COLORS[upper]!) +
    paintPips(lower, [52, 152], PIP_COLORS[lower]!),
});

/** Draws a domino that lies face down. */
export const dominoBack = (): Picture => ({
  ...SIZE,
  content:
    svgElement('rect', { ...OUTLINE, fill: BACK_COLOR, stroke: FACE_COLOR, 'stroke-width': 3 }) +
    svgElement('rect', {
      ...{ x: 14, y: 14, width: HALF - 24, height: 2 * HALF - 24, rx: 8 },
      ...{ fill: 'none', stroke: FACE_COLOR, 'stroke-opacity': 0.5, 'stroke-width': 3 },
    }),
});

/** Draws the outline of a place for a domino. */
export const dominoOutline = (stroke: string): Picture => ({
  ...SIZE,
  content: svgElement('rect', { ...OUTLINE, fill: 'none', stroke, 'stroke-width': 4, 'stroke-dasharray': '14 9' }),
});
