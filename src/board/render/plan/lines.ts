import { svgElement } from '../../../lib/svg.ts';
import { type Point, polylinePath } from '../plane.ts';
import type { Theme } from '../themes.ts';
import { circlePath } from './measures.ts';
import { isPlayerColor, type SurfaceTone, toneFill, toneGround } from './tones.ts';

/** A filled area. */
export interface Area {
  readonly outline: readonly Point[];
  readonly tone: SurfaceTone;
  /** Whether a border is drawn around the area. */
  readonly bordered?: boolean;
  /** Tone of a border, if it is not the colour of lines. */
  readonly edge?: SurfaceTone;
  /** Breadth of the border. Default: 2.5. */
  readonly edgeWidth?: number;
  /** Whether the border is a row of dots, as of embroidery. */
  readonly dotted?: boolean;
}

/** A line through points. Curves are approximated by many points. */
export interface Line {
  readonly points: readonly Point[];
  readonly weight: number;
  /** Whether the line is drawn above the places rather than below them. */
  readonly above?: boolean;
}

/** A decorative round spot, such as a pip. */
export interface Spot {
  readonly at: Point;
  readonly radius: number;
}

/** Angle between successive points of an arc, in degrees. */
const ARC_STEP = 6;

/** Points along an arc. Angles are in degrees, clockwise from the top. */
export function arcPoints([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / ARC_STEP));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

export const paintAreas = (areas: readonly Area[], theme: Theme): string =>
  areas
    .map(({ outline, tone, bordered = false, edge, edgeWidth = 2.5, dotted = false }) =>
      svgElement('path', {
        d: `${polylinePath(outline)}z`,
        ...toneFill(theme, tone),
        ...(bordered && {
          stroke: edge ? toneGround(theme, edge) : theme.line,
          'stroke-width': edgeWidth,
          'stroke-linejoin': 'round',
          ...(dotted && { 'stroke-linecap': 'round', 'stroke-dasharray': `0.1 ${2.2 * edgeWidth}` }),
        }),
      }),
    )
    .join('');

/** Paints lines. Where they cross areas in players' colours, a pale edge on both sides sets them off. */
export const paintLines = (lines: readonly Line[], theme: Theme, areas: readonly Area[] = []): string =>
  (areas.some(({ tone }) => isPlayerColor(tone)) ? paintStrokes(lines, theme.light, 2 * EDGE) : '') +
  paintStrokes(lines, theme.line, 0);

/** Breadth of the edge of lines on coloured areas. */
const EDGE = 1.5;

/** Paints lines in one ink, broader than usual by `more`, with one path per line width. */
const paintStrokes = (lines: readonly Line[], ink: string, more: number): string =>
  [...new Set(lines.map(({ weight }) => weight))]
    .map((weight) =>
      svgElement('path', {
        d: lines
          .filter((line) => line.weight === weight)
          .map(({ points }) => polylinePath(points))
          .join(''),
        fill: 'none',
        stroke: ink,
        'stroke-width': weight + more,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    )
    .join('');

export const paintSpots = (spots: readonly Spot[], theme: Theme): string =>
  spots.length
    ? svgElement('path', { d: spots.map(({ at, radius }) => circlePath(at, radius)).join(''), fill: theme.frame })
    : '';
