import { type Contour, parsePath, placeOutlines, toOutlines } from '../board/render/path.ts';
import { pathElement } from './picture.ts';

/** A flat shape: filled, or drawn as a line if it has a width. A line may have another paint inside. */
export type Layer = readonly [paint: string, path: string, width?: number, inside?: string];

/** Layers from back to front, drawn around (0, 0). */
export type Drawing = readonly Layer[];

/**
 * Where a drawing stands: its origin, its size (default 1), degrees clockwise (default 0), and whether left and right
 * are exchanged.
 */
export type Place = readonly [x: number, y: number, size?: number, turn?: number, mirrored?: boolean];

const ORIGIN: Place = [0, 0];

/**
 * Draws a drawing at each place. All copies of a layer share one path element, so that they cost little. Mirrored copies
 * have an element of their own: their outlines run the other way, so that overlaps would become holes.
 */
export const drawLayers = (drawing: Drawing, ...places: readonly Place[]): string => {
  const [plain, mirrored] = [false, true].map((side) => places.filter(([, , , , flip = false]) => flip === side));
  const groups = places.length ? [plain!, mirrored!].filter((group) => group.length) : [[ORIGIN]];
  return drawing.map((layer) => groups.map((group) => drawLayer(layer, group)).join('')).join('');
};

function drawLayer([paint, path, width, inside = 'none']: Layer, places: readonly Place[]): string {
  const data = places.map((place) => placePath(path, place)).join('');
  const line = { fill: inside, stroke: paint, 'stroke-width': width === 1 ? undefined : width };
  return pathElement(data, width ? line : { fill: paint });
}

/** Moves, scales, mirrors and turns path data. Widths of lines stay as they are. */
export function placePath(path: string, [x, y, size = 1, turn = 0, mirrored = false]: Place): string {
  const side = mirrored ? -1 : 1;
  const [cos, sin] = [size * Math.cos((turn * Math.PI) / 180), size * Math.sin((turn * Math.PI) / 180)];
  const placePoint = (u: number, v: number): number[] => [u * side * cos - v * sin, u * side * sin + v * cos];
  const placeStep = ({ letter, numbers: n }: Contour['steps'][number]): Contour['steps'][number] => {
    if (letter === 'h' && turn % 180 === 0) return { letter, numbers: [n[0]! * side * cos] };
    if (letter === 'v' && turn % 180 === 0) return { letter, numbers: [n[0]! * cos] };
    if (letter === 'h') return { letter: 'l', numbers: placePoint(n[0]!, 0) };
    if (letter === 'v') return { letter: 'l', numbers: placePoint(0, n[0]!) };
    if (letter === 'a') {
      const [rx, ry, tilt, large, sweep, u, v] = n as [number, number, number, number, number, number, number];
      const turned = rx === ry ? 0 : tilt * side + turn;
      return {
        letter,
        numbers: [rx * size, ry * size, turned, large, mirrored ? 1 - sweep : sweep, ...placePoint(u, v)],
      };
    }
    return { letter, numbers: n.flatMap((value, i) => (i % 2 ? placePoint(n[i - 1]!, value) : [])) };
  };
  const placed = parsePath(path).map((contour) => {
    const [u, v] = placePoint(contour.x, contour.y);
    return { x: u! + x, y: v! + y, steps: contour.steps.map(placeStep) };
  });
  return placeOutlines(toOutlines(placed), 0, 0);
}

/** Path data of a shape repeated around (0, 0). */
export const ringPath = (path: string, copies: number): string =>
  Array.from({ length: copies }, (_, i) => placePath(path, [0, 0, 1, (360 * i) / copies])).join('');
