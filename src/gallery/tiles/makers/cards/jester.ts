import { svgElement } from '../../../../lib/svg.ts';
import { type Drawing, drawLayers, type Place } from '../../../layers.ts';
import { BLACK, RED } from './suits.ts';

const GOLD = '#f2b632';
const BLUE = '#2a5a9e';
const WHITE = '#fffdf8';
const GREY = '#c9c5bd';

const TORSO = 'M0 20H-8C-17 23-22 36-23 58H0z';
const SIDE_HORN = 'M2-36C-8-47-25-47-25.500-23C-20-32-14-29-13.500-16H2z';
const MIDDLE_HORN = 'M-9-27C-8-40-4-48 0-54C4-48 8-40 9-27z';
const BELL = 'M-3.500 0A3.500 3.500 0 1 1 3.500 0A3.500 3.500 0 1 1-3.500 0z';
const COLLAR = 'M-9 3L-27 14L-16 17.500L-15 28L-6.500 21L0 31L6.500 21L15 28L16 17.500L27 14L9 3Q0 10-9 3z';
const FACE = 'M-12.500-18C-13.500-4-7 8 0 8C7 8 13.500-4 12.500-18z';

/** A joker: a jester with cap and bells, in two colours for the halves of the clothes and one for collar and band. */
export interface Joker {
  readonly name: string;
  readonly ink: string;
  readonly colors: readonly [left: string, right: string, trim: string, bells: string];
  /** Number of horns on the cap: two or three. */
  readonly horns: 2 | 3;
}

export const JOKERS: readonly Joker[] = [
  { name: 'red joker', ink: RED, colors: [RED, BLUE, GOLD, GOLD], horns: 3 },
  { name: 'black joker', ink: BLACK, colors: [BLACK, GREY, WHITE, GREY], horns: 2 },
];

const BELLS: readonly Place[] = [
  [-25, -21],
  [25, -21],
  [-26.5, 15, 0.7],
  [26.5, 15, 0.7],
  [-15, 29, 0.7],
  [15, 29, 0.7],
  [0, 32, 0.7],
];

/** Draws a jester from the waist up around a place. */
export function drawJester({ colors: [left, right, trim, bells], horns }: Joker, [x, y]: Place): string {
  const halves = (path: string): string => drawLayers([[left, path]]) + drawLayers([[right, path]], [0, 0, 1, 0, true]);
  const face: Drawing = [
    ['#fbe3c8', FACE],
    [
      '#f0a58e',
      'M-10-4A2.500 2.500 0 1 1-5-4A2.500 2.500 0 1 1-10-4zM5-4A2.500 2.500 0 1 1 10-4A2.500 2.500 0 1 1 5-4z',
    ],
    [RED, 'M-6.500-2Q0 1 6.500-2Q5 4.500 0 4.500Q-5 4.500-6.500-2z'],
    [BLACK, 'M-7.500-12.500Q-5-15-2.500-12.500M2.500-12.500Q5-15 7.500-12.500M0-9.500L-1.500-4.500H1', 1],
    [BLACK, 'M-4.800-9.800h.100M4.800-9.800h.100', 2.4],
  ];
  return svgElement(
    'g',
    { transform: `translate(${x} ${y})`, stroke: BLACK, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    halves(TORSO) +
      drawLayers([
        [trim, 'M0 30L5 37L0 44L-5 37zM0 44L5 51L0 58L-5 51z'],
        [trim, COLLAR],
      ]) +
      drawLayers(face) +
      halves(SIDE_HORN) +
      (horns === 3 ? drawLayers([[trim, MIDDLE_HORN]]) : '') +
      drawLayers([[trim, 'M-14.500-19Q0-25 14.500-19V-14Q0-20-14.500-14z']]) +
      drawLayers([[bells, BELL]], ...BELLS, ...(horns === 3 ? [[0, -54] as const] : [])),
  );
}

/** Sides of the lattice on the back. */
const [LATTICE_LEFT, LATTICE_RIGHT, LATTICE_TOP, LATTICE_FOOT] = [9, 91, 9, 131];

/** Parallel lines that fall to the right at 45° and end at the sides of the lattice. */
const FALLING_LINES = Array.from({ length: 17 }, (_, i) => {
  const rise = 20 + 12 * (i - 8);
  const left = Math.max(LATTICE_LEFT, LATTICE_TOP - rise);
  const right = Math.min(LATTICE_RIGHT, LATTICE_FOOT - rise);
  return left < right ? `M${left} ${left + rise}L${right} ${right + rise}` : '';
}).join('');

const PETALS: readonly Place[] = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => [50, 70, 1, turn]);

/** Draws the back of a card of 100 by 140: a lattice around a rosette, the same from both ends. */
export const drawBack = (color: string): string =>
  drawLayers([[color, 'M10 6H90A4 4 0 0 1 94 10V130A4 4 0 0 1 90 134H10A4 4 0 0 1 6 130V10A4 4 0 0 1 10 6z']]) +
  drawLayers([[WHITE, FALLING_LINES, 1]], [0, 0], [100, 0, 1, 0, true]) +
  drawLayers([
    [WHITE, 'M9 9H91V131H9z', 1.5],
    [color, 'M26 70A24 24 0 1 1 74 70A24 24 0 1 1 26 70z'],
    [WHITE, 'M28 70A22 22 0 1 1 72 70A22 22 0 1 1 28 70z', 1.5],
  ]) +
  drawLayers([[WHITE, 'M0-3C6-9 5-15 0-19C-5-15-6-9 0-3z']], ...PETALS);
