import { svgElement } from '../../../lib/svg.ts';
import { rescalePath, roundToTenth } from '../path.ts';
import { drawingOf } from '../pieces/faces.ts';
import { paintPieces } from '../pieces/paint.ts';
import { type Point, polylinePath } from '../plane.ts';
import type { Theme } from '../themes.ts';
import { circlePath } from './measures.ts';
import { lineOnTone, type SurfaceTone } from './tones.ts';

/** Signs that can be painted on a place. Any other word names a piece whose figure is painted. */
export const PLACE_SIGNS = [
  ...(['cross', 'rosette', 'star', 'ring', 'rings', 'throne', 'water', 'den', 'trap'] as const),
  ...(['eyes', 'dots', 'boxes', 'zigzags'] as const),
  ...(['bridge', 'inn', 'well', 'maze', 'prison', 'death', 'dice'] as const),
] as const;
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
  if (!drawn) return paintFigure(sign, [x, y], reach, theme);
  const { d, filled = false } = drawn([x, y], reach);
  const ink = lineOnTone(theme, tone);
  return filled
    ? svgElement('path', { d, fill: ink, 'fill-rule': 'evenodd' })
    : svgElement('path', { d, fill: 'none', stroke: ink, 'stroke-width': pen, 'stroke-linejoin': 'round' });
}

/** The middle of a figure in the box of its cell. */
const [FIGURE_X, FIGURE_Y] = [45, 42];

/** Paints the figure of a piece in the neutral colour. */
function paintFigure(name: string, [x, y]: Point, reach: number, theme: Theme): string {
  const scale = roundToTenth(reach * 0.18) / 10;
  const corner = [x - scale * FIGURE_X, y - scale * FIGURE_Y].map(roundToTenth).join(' ');
  return svgElement(
    'g',
    { transform: `translate(${corner}) scale(${scale})` },
    paintPieces([{ face: { name, letter: '', color: 'neutral' }, x: 0, y: 0 }], theme, {
      set: 'staunton',
      orientation: 0,
    }),
  );
}

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

/** Four points around a middle, towards the corners. */
const cornersOf = ([x, y]: Point, off: number): Point[] =>
  [-off, off].flatMap((dx) => [-off, off].map((dy): Point => [x + dx, y + dy]));

const circles = (points: readonly Point[], r: number): string => points.map((at) => circlePath(at, r)).join('');

/** An eye as wide as it is twice high, with its pupil. */
const eye = ([x, y]: Point, r: number): string =>
  rescalePath('M-1 0Q0 -1 1 0Q0 1 -1 0z', r, x, y) + circlePath([x, y], r * 0.25);

const zigzag = ([x, y]: Point, r: number): string =>
  polylinePath(Array.from({ length: 7 }, (_, i): Point => [x + r * (i / 3 - 1), y + (i % 2 ? -0.24 : 0) * r]));

/** A sign whose lines are written for a place that reaches from -1 to 1. */
const lined =
  (path: string) =>
  ([x, y]: Point, r: number): Painted => ({ d: rescalePath(path, r, x, y) });

const square = ([x, y]: Point, r: number): string => `M${x - r} ${y - r}h${2 * r}v${2 * r}h-${2 * r}z`;

/** The mouth of a cave with a wall around it: arches on one floor. */
const cavePath = ([x, y]: Point, r: number): string =>
  [0.76, 0.62, 0.46]
    .map((part) => {
      const [half, top, floor] = [part * r, y + 0.04 * r, y + 0.66 * r].map(roundToTenth) as [number, number, number];
      const [left, right] = [roundToTenth(x - half), roundToTenth(x + half)];
      return `M${left} ${floor}V${top}A${half} ${half} 0 0 1 ${right} ${top}V${floor}z`;
    })
    .join('');

/** A round pit under a net. */
function netPath(at: Point, r: number): string {
  const [x, y] = at;
  const far = 0.76 * r;
  const lines = [-0.45, 0, 0.45].flatMap((part) => {
    const [off, half] = [part * far * Math.SQRT1_2, far * Math.sqrt(1 - part * part) * Math.SQRT1_2];
    return [1, -1].map((turn) => {
      const ends = [-half, half].map((step): Point => [x + turn * (off + step), y - off + step]);
      return polylinePath(ends);
    });
  });
  return circlePath(at, far) + lines.join('');
}

const SHAPES: Readonly<Record<string, ((at: Point, reach: number) => Painted) | undefined>> = {
  cross: ([x, y], r) => ({ d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` }),
  rosette: (at, r) => ({ d: petals(at, r * 0.82, 8) + circlePath(at, r * 0.86) }),
  star: (at, r) => ({ d: star(at, r * 0.7, 8), filled: true }),
  ring: (at, r) => ({ d: circlePath(at, r * 0.62) }),
  rings: (at, r) => ({ d: circlePath(at, r * 0.68) + circlePath(at, r * 0.42) + circlePath(at, r * 0.16) }),
  eyes: (at, r) => ({
    d: cornersOf(at, r * 0.4)
      .map((middle) => eye(middle, r * 0.33))
      .join(''),
  }),
  dots: (at, r) => ({ d: circles([...cornersOf(at, r * 0.5), at], r * 0.17) }),
  boxes: (at, r) => ({
    d: cornersOf(at, r * 0.4)
      .map((middle) => square(middle, r * 0.3) + square(middle, r * 0.12))
      .join(''),
  }),
  zigzags: ([x, y], r) => ({ d: [-0.45, 0.12, 0.69].map((off) => zigzag([x, y + off * r], r * 0.75)).join('') }),
  bridge: lined('M-.9 .4Q0 -.7 .9 .4V.7H.6Q0 -.2 -.6 .7H-.9z'),
  inn: lined('M-.8 0L0 -.75L.8 0M-.55 -.15V.7H.55V-.15M-.18 .7V.2H.18V.7'),
  well: lined('M-.6 .1H.6V.75H-.6zM-.6 .42H.6M-.45 .1V-.4M.45 .1V-.4M-.75 -.35L0 -.8L.75 -.35z'),
  maze: lined('M.75 .75H-.75V-.75H.75V.4H-.4V-.4H.4V.05H-.05'),
  prison: lined('M-.7 -.75H.7V.75H-.7zM-.35 -.75V.75M0 -.75V.75M.35 -.75V.75'),
  death: lined(
    'M-.35 .35H-.5Q-.8 -.1 -.6 -.4Q-.4 -.75 0 -.75Q.4 -.75 .6 -.4Q.8 -.1 .5 .35H.35V.75H-.35zM-.4 -.1a.17 .17 0 1 1 .34 0a.17 .17 0 1 1 -.34 0zM.06 -.1a.17 .17 0 1 1 .34 0a.17 .17 0 1 1 -.34 0zM0 .4V.75',
  ),
  dice: (at, r) => ({ d: square(at, r * 0.7) + circles([...cornersOf(at, r * 0.38), at], r * 0.08) }),
  throne: (at, r) => ({ d: square(at, r * 0.76) + square(at, r * 0.5) }),
  den: (at, r) => ({ d: cavePath(at, r), filled: true }),
  trap: (at, r) => ({ d: netPath(at, r) }),
  water: ([x, y], r) => ({
    d: [-0.35, 0, 0.35]
      .map((off) => `M${x - r * 0.66} ${y + off * r}q${r * 0.22}-${r * 0.3} ${r * 0.44} 0t${r * 0.44} 0t${r * 0.44} 0`)
      .join(''),
  }),
};
