import { svgElement } from '../../lib/svg.ts';
import { HEX_SIDE_COUNT } from '../coordinates.ts';
import { sidesInMask } from '../describe-map.ts';
import type { HexMap, HexSideKind } from '../game.ts';
import { NO_HEX } from '../grid.ts';
import { coverLine, type Disc } from './area.ts';
import { isWet } from './ground.ts';
import { cornerPoint, type MapLayout, type Point, sideMidpoint } from './layout.ts';
import { curvesOf, type HexRoutes, RIVER_WIDTH, ROAD_WIDTH, type Route, routePath } from './routes.ts';
import type { Casing, MapStyle } from './styles.ts';

/** Lines of a kind: rivers, roads, walls, bridges or borders. */
export interface Lines {
  /** Slug of the kind of sides, or `border`. */
  readonly kind: string;
  /** What they cover. */
  readonly areas: readonly Disc[];
  readonly svg: string;
}

/** Width of the edges of lines, on each side. */
const EDGE = 3;
const [BARRIER_WIDTH, BORDER_WIDTH, BRIDGE_WIDTH] = [22, 8, 36];
/** How far bridges reach into both hexes, as parts of the way from the centre to the side. */
const [BRIDGE_START, BRIDGE_END] = [0.78, 1.22];

/** Draws the lines of all kinds: borders between regions, then the kinds of sides in the order of the game. */
export function drawLines(
  map: HexMap,
  layout: MapLayout,
  style: MapStyle,
  routes: ReadonlyMap<number, HexRoutes>,
): Lines[] {
  const through = (part: keyof HexRoutes) => [...routes.values()].flatMap((one) => one[part]);
  const painters: Record<HexSideKind['effect'], (slug: string) => Lines> = {
    ford: (slug) => cased(slug, through('rivers'), RIVER_WIDTH, style.river),
    ease: (slug) => cased(slug, through('roads'), ROAD_WIDTH, style.road, '16 9'),
    slow: (slug) => cased(slug, sidesOf(map, layout, slug), BARRIER_WIDTH, style.river),
    close: (slug) => cased(slug, sidesOf(map, layout, slug), BARRIER_WIDTH, style.wall),
    open: (slug) => drawBridges(slug, map, layout, style),
  };
  const kinds = map.request.game.sides.map(({ slug, effect }) => painters[effect](slug));
  return [drawBorders(map, layout, style), ...kinds].filter(({ svg }) => svg !== '');
}

/** Draws routes with edges. */
function cased(kind: string, routes: readonly Route[], width: number, { line, edge }: Casing, dash?: string): Lines {
  if (routes.length === 0) return { kind, areas: [], svg: '' };
  const d = routes.map(routePath).join('');
  const stroke = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return {
    kind,
    areas: routes.flatMap((route) => coverLine(curvesOf(route), width / 2)),
    svg:
      svgElement('path', { ...stroke, stroke: edge, 'stroke-width': width }) +
      svgElement('path', { ...stroke, stroke: line, 'stroke-width': width - 2 * EDGE, 'stroke-dasharray': dash }),
  };
}

/** The sides of a kind, each once. */
function sidesOf(map: HexMap, layout: MapLayout, slug: string): Route[] {
  return eachSide(map, slug).map(([hex, side]) => sideRoute(layout, hex, side));
}

const sideRoute = (layout: MapLayout, hex: number, side: number): [Point, Point] => [
  cornerPoint(layout, hex, (side + 5) % HEX_SIDE_COUNT),
  cornerPoint(layout, hex, side),
];

function eachSide({ grid, sides = {} }: HexMap, slug: string): [hex: number, side: number][] {
  const mask = sides[slug];
  if (!mask) return [];
  return Array.from(mask).flatMap((bits, hex) =>
    sidesInMask(bits)
      .filter((side) => {
        const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
        return beyond === NO_HEX || hex < beyond;
      })
      .map((side): [number, number] => [hex, side]),
  );
}

/** Draws a bar across each side that bridges or gates open. */
function drawBridges(kind: string, map: HexMap, layout: MapLayout, style: MapStyle): Lines {
  const routes = eachSide(map, kind).map(
    ([hex, side]): Route => [
      sideMidpoint(layout, hex, side, BRIDGE_START),
      sideMidpoint(layout, hex, side, BRIDGE_END),
    ],
  );
  if (routes.length === 0) return { kind, areas: [], svg: '' };
  const d = routes.map(routePath).join('');
  return {
    kind,
    areas: routes.flatMap((route) => coverLine(curvesOf(route), BRIDGE_WIDTH / 2)),
    svg: paintBridge(d, BRIDGE_WIDTH, style),
  };
}

/** Paints bars with edges on both sides. */
export const paintBridge = (d: string, width: number, { wall, token, lineArt }: MapStyle): string =>
  svgElement('path', { d, fill: 'none', stroke: wall.edge, 'stroke-width': width }) +
  svgElement('path', { d, fill: 'none', stroke: wall.line, 'stroke-width': width * 0.86 }) +
  svgElement('path', { d, fill: 'none', stroke: lineArt ? '#ffffff' : token, 'stroke-width': width * 0.54 });

/** Draws the borders between regions, except along water and where a line of the game marks them already. */
function drawBorders(map: HexMap, layout: MapLayout, style: MapStyle): Lines {
  const routes: Route[] = [];
  for (const [hex, side] of borderSides(map)) routes.push(sideRoute(layout, hex, side));
  const stroke = { fill: 'none', stroke: style.wall.line, 'stroke-width': BORDER_WIDTH, 'stroke-linecap': 'round' };
  const d = routes.map(routePath).join('');
  return {
    kind: 'border',
    areas: routes.flatMap((route) => coverLine(curvesOf(route), BORDER_WIDTH / 2)),
    svg: d === '' ? '' : svgElement('path', { d, ...stroke }),
  };
}

function borderSides({ grid, region, sides = {}, terrain, request }: HexMap): [hex: number, side: number][] {
  if (!region) return [];
  const wet = request.game.terrains.map(isWet);
  const masks = Object.values(sides);
  const found: [number, number][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < HEX_SIDE_COUNT / 2; side++) {
      const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
      if (beyond === NO_HEX || region[beyond] === region[hex]) continue;
      if (wet[terrain[hex]!] !== wet[terrain[beyond]!]) continue;
      if (!masks.some((mask) => mask[hex]! & (1 << side))) found.push([hex, side]);
    }
  }
  return found;
}
