import { circlePath } from '../../../board/render/pieces/feet.ts';
import { type Point, pathElement } from '../../picture.ts';

/**
 * Coordinate of the left column, and of the top row, of pips. Columns and rows run from -1 to 1, as on dice and
 * dominoes.
 */
const LEFT = -1;
const RIGHT = 1;
const column = (x: number, ...ys: number[]): Point[] => ys.map((y) => [x, y]);
const THREE = [-1, 0, 1];
const FOUR = [-1, -1 / 3, 1 / 3, 1];
const threePips = (x: number) => column(x, ...THREE);
const fourPips = (x: number) => column(x, ...FOUR);

const SIX = [...threePips(LEFT), ...threePips(RIGHT)];
const EIGHT = [...fourPips(LEFT), ...fourPips(RIGHT)];
const FOURS: Point[] = [...column(LEFT, -1, 1), ...column(RIGHT, -1, 1)];

/** Positions of pips by number of pips, up to twelve. */
const PATTERNS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [LEFT, -1],
    [RIGHT, 1],
  ],
  [
    [LEFT, -1],
    [0, 0],
    [RIGHT, 1],
  ],
  FOURS,
  [...FOURS, [0, 0]],
  SIX,
  [...SIX, [0, 0]],
  [...SIX, ...column(0, -1, 1)],
  [...SIX, ...threePips(0)],
  [...EIGHT, ...column(0, -2 / 3, 2 / 3)],
  [...EIGHT, ...threePips(0)],
  [...EIGHT, ...fourPips(0)],
];

/** Returns the centres of pips around a middle. The outermost pips are `reach` from it in each direction. */
export const pipCentres = (pips: number, [x, y]: Point, reach: number): Point[] =>
  PATTERNS[pips]!.map(([dx, dy]) => [x + dx * reach, y + dy * reach]);

/** SVG path data of circles of equal radius. */
export const circlesPath = (places: readonly Point[], radius: number): string =>
  places.map(([x, y]) => circlePath(round(x), round(y), radius)).join('');

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a number of pips around a middle. */
export const paintPips = (pips: number, middle: Point, fill: string, reach = 27): string =>
  pathElement(circlesPath(pipCentres(pips, middle, reach), radiusOf(pips)), { fill });

/** Radius of a pip for a number of pips. It is smaller from ten on. */
const radiusOf = (pips: number): number => (pips > 9 ? 7.5 : 9);
