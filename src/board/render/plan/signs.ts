import { svgElement } from '../../../lib/svg.ts';
import { drawingOf } from '../pieces/faces.ts';
import { paintPieces } from '../pieces/paint.ts';
import { type Point, polylinePath } from '../plane.ts';
import type { Theme } from '../themes.ts';
import { circlePath } from './measures.ts';
import { lineOnTone, type SurfaceTone } from './tones.ts';

/** Signs that can be painted on a place. Any other word names a piece whose figure is painted. */
export const PLACE_SIGNS = ['cross', 'rosette', 'star', 'ring', 'rings', 'throne', 'water'] as const;
/** A sign on a place: one of `PLACE_SIGNS`, or the name of a piece whose figure is painted. */
export type PlaceSign = (typeof PLACE_SIGNS)[number] | (string & {});

/** Whether a word names a sign: one of `PLACE_SIGNS`, or a piece that has a drawing. */
export const isPlaceSign = (word: string): boolean =>
  (PLACE_SIGNS as readonly string[]).includes(word) || drawingOf(word) !== undefined;

type Painted = { readonly d: string; readonly filled?: boolean };

/** Paints a sign on a place; `reach` is the distance from its middle to its edge, `pen` the breadth of lines. */
export function paintSign(
  sign: PlaceSign,
  [x, y]: Point,
  reach: number,
  theme: Theme,
  tone: SurfaceTone,
  pen: number,
): string {
  const drawn = SHAPES[sign];
  if (!drawn) return paintFigure(sign, [x, y], theme);
  const { d, filled = false } = drawn([x, y], reach);
  const ink = lineOnTone(theme, tone);
  return filled
    ? svgElement('path', { d, fill: ink, 'fill-rule': 'evenodd' })
    : svgElement('path', { d, fill: 'none', stroke: ink, 'stroke-width': pen, 'stroke-linejoin': 'round' });
}

/** Paints the figure of a piece in the neutral colour. */
const paintFigure = (name: string, [x, y]: Point, theme: Theme): string =>
  svgElement(
    'g',
    { transform: `translate(${x - 29} ${y - 27}) scale(0.64)` },
    paintPieces([{ face: { name, letter: '', color: 'neutral' }, x: 0, y: 0 }], theme, {
      set: 'staunton',
      orientation: 0,
    }),
  );

const petals = ([x, y]: Point, r: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [left, tip, right] = [-0.5, 0, 0.5].map((off) => {
      const angle = ((i + off) * 2 * Math.PI) / count;
      const far = off === 0 ? r : r * 0.55;
      return [x + far * Math.sin(angle), y - far * Math.cos(angle)] as Point;
    });
    return `${polylinePath([[x, y], left!, tip!, right!])}z`;
  }).join('');

function star([x, y]: Point, r: number, tips: number): string {
  const points = Array.from({ length: 2 * tips }, (_, i): Point => {
    const angle = (i * Math.PI) / tips;
    const far = i % 2 ? r * 0.45 : r;
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
  });
  return `${polylinePath(points)}z`;
}

const square = ([x, y]: Point, r: number): string => `M${x - r} ${y - r}h${2 * r}v${2 * r}h-${2 * r}z`;

const SHAPES: Readonly<Record<string, ((at: Point, reach: number) => Painted) | undefined>> = {
  cross: ([x, y], r) => ({ d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` }),
  rosette: (at, r) => ({ d: petals(at, r * 0.82, 8) + circlePath(at, r * 0.86) }),
  star: (at, r) => ({ d: star(at, r * 0.7, 8), filled: true }),
  ring: (at, r) => ({ d: circlePath(at, r * 0.62) }),
  rings: (at, r) => ({ d: circlePath(at, r * 0.68) + circlePath(at, r * 0.42) + circlePath(at, r * 0.16) }),
  throne: (at, r) => ({ d: square(at, r * 0.76) + square(at, r * 0.5) }),
  water: ([x, y], r) => ({
    d: [-0.35, 0, 0.35]
      .map((off) => `M${x - r * 0.66} ${y + off * r}q${r * 0.22}-${r * 0.3} ${r * 0.44} 0t${r * 0.44} 0t${r * 0.44} 0`)
      .join(''),
  }),
};
