import { type Outline, parsePath, placeOutlines, scalePath, toOutlines } from '../../board/render/path.ts';
import { element } from '../../lib/svg.ts';
import { SHAPES, type Shape, type ShapeName } from './shapes.ts';

export interface Inks {
  readonly body: string;
  readonly light: string;
  readonly ink: string;
  readonly width?: number;
}

type Parts = { readonly [Part in keyof Shape]?: readonly Outline[] };

const cut = new Map<string, Parts>();

/** The outlines of a shape at a scale; few of both, so that each is cut once. */
function partsOf(name: ShapeName, scale: number): Parts {
  const key = `${name} ${scale}`;
  let parts = cut.get(key);
  if (!parts) {
    const of = (data: string) => toOutlines(scalePath(parsePath(data), scale));
    parts = Object.fromEntries(Object.entries(SHAPES[name]).map(([part, data]) => [part, of(data)])) as Parts;
    cut.set(key, parts);
  }
  return parts;
}

/** One shape at many places, as few elements as it has parts. */
export function stamp(name: ShapeName, places: readonly (readonly [number, number])[], inks: Inks, scale = 1): string {
  const { body, light, lines } = partsOf(name, scale);
  const all = (outlines: readonly Outline[]) => places.map(([x, y]) => placeOutlines(outlines, x, y)).join('');
  const round = { 'stroke-width': inks.width ?? 2.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    (body ? element('path', { d: all(body), fill: inks.body, stroke: inks.ink, ...round }) : '') +
    (light ? element('path', { d: all(light), fill: inks.light }) : '') +
    (lines ? element('path', { d: all(lines), fill: 'none', stroke: inks.ink, ...round }) : '')
  );
}
