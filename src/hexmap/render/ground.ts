import { extentOf, parsePath } from '../../board/render/path.ts';
import { markOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import { HEX_SIDE_COUNT } from '../coordinates.ts';
import type { HexMap } from '../game.ts';
import { NO_HEX } from '../grid.ts';
import { type Box, moveBox, type Space } from './area.ts';
import { cornerPoint, formatPoint, hexOutlinePath, type MapLayout, type Point } from './layout.ts';
import { GROUND_LOOKS, type GroundLook, shapePositions } from './looks.ts';
import { GROUND_SHAPES, type GroundShape, type ShapeName } from './shapes.ts';
import { drawShapes, type ShapeColors } from './stamp.ts';
import type { MapStyle } from './styles.ts';

/** Returns the appearance of a terrain; that of plains if its look is unknown. */
export const groundLookOf = ({ slug, look = slug }: { slug: string; look?: string }): GroundLook =>
  GROUND_LOOKS[look] ?? GROUND_LOOKS['plains']!;

/** Whether a terrain is water, so that a coastline separates it from land. */
export const isWet = (terrain: { slug: string; look?: string }): boolean => groundLookOf(terrain).liquid === true;

/**
 * Returns the fill colour of a ground: its shade, if it has one, in line art; otherwise its colour converted to the
 * style.
 */
export const groundFillOf = (style: MapStyle, { fill, shade }: GroundLook): string =>
  style.lineArt && shade ? shade : style.fill(fill);

/** Returns the colour of the lines around hexes of a ground. */
export const groundLineOf = (style: MapStyle, look: GroundLook): string =>
  markOn(groundFillOf(style, look), style.line);

/**
 * Returns the colours of the shapes on a ground, such as trees, converted to the style. Colours that the ground does
 * not define default to its other ones.
 */
export const shapeColorsOf = (style: MapStyle, { body, light, ink, fill }: GroundLook): ShapeColors => ({
  body: style.body(body ?? fill),
  light: style.body(light ?? body ?? fill),
  ink: style.ink(ink),
});

/**
 * Whether shapes such as trees are drawn on a ground. Dark grounds always have shapes, because they are hard to
 * distinguish by colour alone.
 */
export const showsGroundShapes = (style: MapStyle, look: GroundLook): boolean => style.shapes || look.dark === true;

/** Maximum number of hexes on a map with shapes on its ground. On larger maps they would be mere specks. */
const MAX_SHAPE_HEXES = 700;

/**
 * Paints the ground of a map: first water with the light band along its shores, then land, then the coastline and the
 * shapes, which leave the areas of `clear` free.
 */
export function paintGround(map: HexMap, layout: MapLayout, style: MapStyle, clear: Space): string {
  const looks = map.request.game.terrains.map(groundLookOf);
  const wet = looks.map(({ liquid }) => liquid === true);
  const fills = (isWet: boolean) =>
    looks.map((look, kind) => (wet[kind] === isWet ? fill(map, layout, style, look, kind) : '')).join('');
  const isDrawn = (look: GroundLook) => showsGroundShapes(style, look) && map.grid.size <= MAX_SHAPE_HEXES;
  return (
    fills(true) +
    shore(map, layout, style, wet) +
    fills(false) +
    coast(map, layout, { stroke: style.coast, 'stroke-width': style.lineWidth + 3 }) +
    looks.map((look, kind) => (isDrawn(look) ? stampAll(map, layout, style, look, kind, clear) : '')).join('')
  );
}

const hexesOf = ({ terrain }: HexMap, kind: number): number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < terrain.length; hex++) if (terrain[hex] === kind) hexes.push(hex);
  return hexes;
};

function fill(map: HexMap, layout: MapLayout, style: MapStyle, look: GroundLook, kind: number): string {
  const d = hexesOf(map, kind)
    .map((hex) => hexOutlinePath(layout, hex))
    .join('');
  if (d === '') return '';
  const stroke = { stroke: groundLineOf(style, look), 'stroke-width': style.lineWidth, 'stroke-linejoin': 'round' };
  return svgElement('path', { d, fill: groundFillOf(style, look), ...stroke });
}

/** The sides of land that border on water, each from corner to corner. */
export function coastRoutes({ grid, terrain, request }: HexMap, layout: MapLayout): [Point, Point][] {
  const wet = request.game.terrains.map(isWet);
  const routes: [Point, Point][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (wet[terrain[hex]!]) continue;
    for (let side = 0; side < HEX_SIDE_COUNT; side++) {
      const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
      if (beyond === NO_HEX || !wet[terrain[beyond]!]) continue;
      routes.push([cornerPoint(layout, hex, (side + 5) % HEX_SIDE_COUNT), cornerPoint(layout, hex, side)]);
    }
  }
  return routes;
}

function coast(map: HexMap, layout: MapLayout, stroke: Record<string, string | number>): string {
  const d = coastRoutes(map, layout).map(([from, to]) => `M${formatPoint(...from)}L${formatPoint(...to)}`);
  return d.length ? svgElement('path', { d: d.join(''), fill: 'none', 'stroke-linecap': 'round', ...stroke }) : '';
}

/**
 * Width of the light band along shores. Its inner corners lie at this fraction of the way from a corner of the hex to
 * the centre, or along a side.
 */
const BAND_WIDTH = 0.254;

/** Opacity of the light band along shores. */
export const SHORE_OPACITY = 0.55;

/** Draws the light band inside water hexes, along their sides to land. */
function shore(
  { grid, terrain }: HexMap,
  { corners, x, y }: MapLayout,
  style: MapStyle,
  wet: readonly boolean[],
): string {
  let d = '';
  for (let hex = 0; hex < grid.size; hex++) {
    if (!wet[terrain[hex]!]) continue;
    const isLand = (side: number) => {
      const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + ((side + HEX_SIDE_COUNT) % HEX_SIDE_COUNT)]!;
      return beyond !== NO_HEX && !wet[terrain[beyond]!];
    };
    const corner = (number: number) => corners[(number + HEX_SIDE_COUNT) % HEX_SIDE_COUNT]!;
    // If the side after a corner also has land, the bands meet on the way to the centre; otherwise the band ends on
    // that side.
    const inner = (from: number, to: number, isContinued: boolean): Point => {
      const [cx, cy] = corner(from);
      const [tx, ty] = isContinued ? [0, 0] : corner(to);
      return [cx + (tx - cx) * BAND_WIDTH, cy + (ty - cy) * BAND_WIDTH];
    };
    for (let side = 0; side < HEX_SIDE_COUNT; side++) {
      if (!isLand(side)) continue;
      const band = [
        corner(side - 1),
        corner(side),
        inner(side, side + 1, isLand(side + 1)),
        inner(side - 1, side - 2, isLand(side - 1)),
      ];
      d += `M${band.map(([dx, dy]) => formatPoint(x[hex]! + dx, y[hex]! + dy)).join('L')}Z`;
    }
  }
  return d === '' ? '' : svgElement('path', { d, fill: style.shore, 'fill-opacity': SHORE_OPACITY });
}

function stampAll(
  map: HexMap,
  layout: MapLayout,
  style: MapStyle,
  look: GroundLook,
  kind: number,
  clear: Space,
): string {
  const hexes = hexesOf(map, kind);
  if (hexes.length === 0) return '';
  const inks = shapeColorsOf(style, look);
  return look.shapes
    .map(({ name, at }) => {
      const extent = shapeExtent(name);
      const places = hexes
        .flatMap((hex) =>
          shapePositions(at).map(([dx, dy], i): Point => {
            const [jx, jy] = jitter(map.grid.q[hex]!, map.grid.r[hex]!, i);
            return [layout.x[hex]! + dx + jx, layout.y[hex]! + dy + jy];
          }),
        )
        .filter(([x, y]) => clear.isFree(moveBox(extent, x, y)));
      return places.length ? drawShapes(name, places, inks) : '';
    })
    .join('');
}

const extents = new Map<ShapeName, Box>();

/** The box of a shape around the origin. */
function shapeExtent(name: ShapeName): Box {
  const known = extents.get(name);
  if (known) return known;
  const { body = '', light = '', lines = '' }: GroundShape = GROUND_SHAPES[name];
  const extent = extentOf(parsePath(body + light + lines));
  extents.set(name, extent);
  return extent;
}

/**
 * Returns a shift of a few units for a shape, computed from its place: shapes look irregular, but every drawing of the
 * map is the same.
 */
function jitter(q: number, r: number, i: number): readonly [number, number] {
  const mixed = Math.imul(Math.imul(q, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b) ^ (i * 0xc2b2ae35), 0x27d4eb2f);
  return [((mixed >>> 8) % 13) - 6, ((mixed >>> 16) % 11) - 5];
}
