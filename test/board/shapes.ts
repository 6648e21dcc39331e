import { type Contour, extentOf, parsePath, scaleContours } from '../../src/board/render/path.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a drawing consists of, in its own units. */
export interface Shapes {
  readonly frame: Box;
  /** The boxes of texts, with the pen, in the order of painting. */
  readonly texts: readonly Painted<Box>[];
  /** Rectangles that are filled or have a border: frames, panels, spaces and strips. */
  readonly rects: readonly Box[];
  /** The outlines of pieces. */
  readonly pieces: readonly Painted<Polygon>[];
  /** The outlines of badges and other plates on which texts stand above a piece. */
  readonly plates: readonly Painted<Polygon>[];
}

export type Polygon = readonly (readonly [number, number])[];

/** A shape, and when it is painted: later ones cover earlier ones. */
export interface Painted<Shape> {
  readonly shape: Shape;
  readonly order: number;
}

interface Placing {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Takes a drawing apart. It knows the transforms that our drawings have: a move, then a scale. */
export function shapesOf(svg: string): Shapes {
  const texts: Painted<Box>[] = [];
  const rects: Box[] = [];
  const pieces: Painted<Polygon>[] = [];
  const plates: Painted<Polygon>[] = [];
  let order = 0;
  const stack: (Placing & { readonly isPiece: boolean })[] = [{ scale: 1, x: 0, y: 0, isPiece: false }];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(svg)!;
  const [left, top, width, height] = viewBox!.split(' ').map(Number) as [number, number, number, number];
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const attributes = Object.fromEntries(
      [...rest!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const place = stack.at(-1)!;
    if (closing) {
      if (name === 'g') stack.pop();
    } else if (name === 'g') {
      stack.push({
        ...moved(place, attributes['transform'] ?? ''),
        isPiece: attributes['stroke-linejoin'] === 'round',
      });
    } else if (name === 'rect') rects.push(rectBox(attributes, place));
    // Snakes are the only drawings with smooth curves of this kind.
    else if (name === 'path' && !/t/i.test(attributes['d']!)) {
      const isPiece = place.isPiece && !attributes['fill'];
      const found = placed(attributes['d']!, place);
      order++;
      if (isText(attributes)) texts.push(...textBoxes(attributes, place).map((shape) => ({ shape, order })));
      else if (attributes['fill'] !== 'none')
        (isPiece ? pieces : plates).push(...found.map((contour) => ({ shape: polygonOf(contour), order })));
    }
  }
  return { frame: { left, top, right: left + width, bottom: top + height }, texts, rects, pieces, plates };
}

const moved = ({ scale, x, y }: Placing, transform: string): Placing => {
  const [, dx = '0', dy = '0'] = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/.exec(transform) ?? [];
  const [, factor = '1'] = /scale\((-?[\d.]+)\)/.exec(transform) ?? [];
  return { scale: scale * Number(factor), x: x + scale * Number(dx), y: y + scale * Number(dy) };
};

/** Texts are all that is drawn with a round pen, other than lines of boards, whose ends are absolute. */
const isText = (attributes: Record<string, string | undefined>): boolean =>
  !/[LHVZ]/.test(attributes['d']!) &&
  attributes['fill'] === 'none' &&
  attributes['stroke-linecap'] === 'round' &&
  attributes['stroke-linejoin'] === 'round';

const placed = (d: string, { scale, x, y }: Placing): Contour[] => scaleContours(parsePath(d), scale, x, y);

/** Each text begins with an absolute command, and has no other. */
function textBoxes({ d, 'stroke-width': width }: Record<string, string | undefined>, place: Placing): Box[] {
  const pen = (Number(width) * place.scale) / 2;
  return d!
    .split(/(?=M)/)
    .map((text) => extentOf(placed(text, place)))
    .map((box) => ({ left: box.left - pen, top: box.top - pen, right: box.right + pen, bottom: box.bottom + pen }));
}

function rectBox(attributes: Record<string, string | undefined>, { scale, x, y }: Placing): Box {
  const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((key) => Number(attributes[key] ?? 0) * scale);
  return { left: x + left!, top: y + top!, right: x + left! + width!, bottom: y + top! + height! };
}

/** The corners of a contour; arcs and curves by the points between their ends that lie farthest out. */
function polygonOf({ x, y, steps }: Contour): [number, number][] {
  const points: [number, number][] = [[x, y]];
  let [atX, atY] = [x, y];
  for (const { letter, numbers } of steps) {
    const [dx, dy] =
      letter === 'h'
        ? [numbers[0]!, 0]
        : letter === 'v'
          ? [0, numbers[0]!]
          : letter === 'z'
            ? [x - atX, y - atY]
            : [numbers.at(-2)!, numbers.at(-1)!];
    if (letter === 'a') points.push(...arcPoints(numbers).map(([u, v]): [number, number] => [atX + u, atY + v]));
    [atX, atY] = [atX + dx, atY + dy];
    points.push([atX, atY]);
  }
  return points;
}

/** Points along an arc that is part of a circle, measured from its start. */
function arcPoints(numbers: readonly number[]): [number, number][] {
  const [rx, ry, , large, sweep, dx, dy] = numbers as [number, number, number, number, number, number, number];
  const [u, v] = [dx / 2 / rx, dy / 2 / ry];
  const half = Math.hypot(u, v);
  const grown = Math.max(1, half);
  const away =
    half === 0 ? 0 : (Math.sqrt(Math.max(0, 1 - (half / grown) ** 2)) / (half / grown)) * (large === sweep ? -1 : 1);
  const [startX, startY] = [-u / grown, -v / grown];
  const [centreX, centreY] = [startY * away, -startX * away];
  const from = Math.atan2(startY - centreY, startX - centreX);
  const to = Math.atan2(-startY - centreY, -startX - centreX);
  const turn = 2 * Math.PI;
  const along = sweep ? (((to - from) % turn) + turn) % turn : -((((from - to) % turn) + turn) % turn);
  return [1, 2, 3, 4, 5, 6, 7].map((part) => {
    const angle = from + (along * part) / 8;
    return [(Math.cos(angle) + centreX - startX) * rx * grown, (Math.sin(angle) + centreY - startY) * ry * grown];
  });
}

export const overlap = (one: Box, other: Box, by = 0): boolean =>
  one.left < other.right - by &&
  other.left < one.right - by &&
  one.top < other.bottom - by &&
  other.top < one.bottom - by;

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** Whether a box lies within a polygon. */
export const isWithinPolygon = (box: Box, polygon: Polygon): boolean =>
  reachesInto(polygon, box) && polygon.every(([x, y], i) => !crosses(x, y, ...polygon[(i + 1) % polygon.length]!, box));

/** Whether a polygon reaches into a box: an edge crosses it, or its middle lies within. */
export function reachesInto(polygon: Polygon, box: Box): boolean {
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  let isWithin = false;
  for (const [i, [x, y]] of polygon.entries()) {
    const [u, v] = polygon[(i + 1) % polygon.length]!;
    if (crosses(x, y, u, v, box)) return true;
    if (y > middle[1] !== v > middle[1] && middle[0] < ((u - x) * (middle[1] - y)) / (v - y) + x) isWithin = !isWithin;
  }
  return isWithin;
}

/** Whether a line reaches into a box, by cutting it at the sides (Liang, Barsky). */
function crosses(x: number, y: number, u: number, v: number, { left, top, right, bottom }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [delta, room] of [
    [x - u, x - left],
    [u - x, right - x],
    [y - v, y - top],
    [v - y, bottom - y],
  ] as const) {
    if (delta === 0 && room < 0) return false;
    if (delta < 0) from = Math.max(from, room / delta);
    if (delta > 0) to = Math.min(to, room / delta);
  }
  return from < to;
}
