import { type Outline, parsePath, placeOutlines, scaleContours, toOutlines } from '../../board/render/path.ts';
import { svgElement } from '../../lib/svg.ts';
import { GROUND_SHAPES, type GroundShape, type ShapeName } from './shapes.ts';

/** Colours for drawing a shape: its fill, its highlights and its lines. */
export interface ShapeColors {
  readonly body: string;
  readonly light: string;
  readonly ink: string;
  readonly width?: number;
}

type Parts = { readonly [Part in keyof GroundShape]?: readonly Outline[] };

const partsCache = new Map<string, Parts>();

/** Returns the outlines of a shape at a scale. They are cached, since there are few combinations. */
function partsOf(name: ShapeName, scale: number): Parts {
  const key = `${name} ${scale}`;
  let parts = partsCache.get(key);
  if (!parts) {
    const of = (data: string) => toOutlines(scaleContours(parsePath(data), scale));
    parts = Object.fromEntries(Object.entries(GROUND_SHAPES[name]).map(([part, data]) => [part, of(data)])) as Parts;
    partsCache.set(key, parts);
  }
  return parts;
}

/** Draws a shape at many places, with one path element for each part of the shape. */
export function drawShapes(
  name: ShapeName,
  places: readonly (readonly [number, number])[],
  inks: ShapeColors,
  scale = 1,
): string {
  const { body, light, lines } = partsOf(name, scale);
  const all = (outlines: readonly Outline[]) => places.map(([x, y]) => placeOutlines(outlines, x, y)).join('');
  const round = { 'stroke-width': inks.width ?? 2.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    (body ? svgElement('path', { d: all(body), fill: inks.body, stroke: inks.ink, ...round }) : '') +
    (light ? svgElement('path', { d: all(light), fill: inks.light }) : '') +
    (lines ? svgElement('path', { d: all(lines), fill: 'none', stroke: inks.ink, ...round }) : '')
  );
}
