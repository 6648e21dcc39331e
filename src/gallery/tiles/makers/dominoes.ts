import { svgElement } from '../../../lib/svg.ts';
import { pathElement } from '../../picture.ts';
import { EDGE_COLOR, FACE_COLOR, INK_COLOR, type Tile, type TileMaker } from '../tile-set.ts';
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

const NUMBER_WORDS = 'blank one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Makes one domino for each pair of numbers from 0 to `most`. */
export const makeDominoes: TileMaker<{ most: number }> = ({ most }) =>
  Array.from({ length: most + 1 }, (_, high) => high).flatMap((high) =>
    Array.from({ length: high + 1 }, (_, low) => tile(low, high)),
  );

const tile = (low: number, high: number): Tile => ({
  id: `${low}-${high}`,
  name: `${low}-${high}`,
  count: 1,
  text: low === high ? `double ${NUMBER_WORDS[low]}` : `${NUMBER_WORDS[low]} and ${NUMBER_WORDS[high]}`,
  facts: { ends: [low, high], pips: low + high },
  width: HALF + 4,
  height: 2 * HALF + 4,
  content:
    svgElement('rect', {
      x: 2,
      y: 2,
      width: HALF,
      height: 2 * HALF,
      rx: 14,
      fill: FACE_COLOR,
      stroke: EDGE_COLOR,
      'stroke-width': 3,
    }) +
    pathElement(`M14 ${HALF + 2}H${HALF - 10}`, { stroke: EDGE_COLOR, 'stroke-width': 3, 'stroke-linecap': 'round' }) +
    paintPips(low, [52, 52], PIP_COLORS[low]!) +
    paintPips(high, [52, 152], PIP_COLORS[high]!),
});
