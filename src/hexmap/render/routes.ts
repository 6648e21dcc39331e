import { HEX_SIDE_COUNT, oppositeDirection } from '../coordinates.ts';
import { sidesInMask } from '../describe-map.ts';
import type { HexMap, HexSideKind } from '../game.ts';
import { NO_HEX } from '../grid.ts';
import { groundLookOf } from './ground.ts';
import { APOTHEM, formatPoint, type MapLayout, type Point } from './layout.ts';

/** A line through a hex as control points: it starts at the first, ends at the last and is drawn to the others. */
export type Route = readonly Point[];

/** The routes of rivers and roads in one hex. */
export interface HexRoutes {
  readonly rivers: readonly Route[];
  readonly roads: readonly Route[];
}

/** Widths of rivers and roads with their edges. */
export const RIVER_WIDTH = 24;
export const ROAD_WIDTH = 14;

/** Distance from the centre of a hex at which a river goes around what stands there. */
const RING = 60;
/** On a side that both cross, how far a river and a road are moved from its middle, in opposite directions. */
const RIVER_SHIFT = 15;
const ROAD_SHIFT = 16;

/** What a hex holds that its routes depend on. */
export interface RouteHex {
  /** Sides that rivers and roads cross. */
  readonly river: readonly number[];
  readonly road: readonly number[];
  /** Radius of the place in the middle at which roads end; undefined if there is none. */
  readonly place?: number | undefined;
  /** Direction in which the river is moved along a side that both cross: 1 towards the corner after the side, or -1. */
  shiftOf(side: number): number;
}

/** A side's outward direction and the direction to the corner after it. */
export interface SideFrame {
  readonly out: Point;
  readonly along: Point;
}

/** Returns the frames of the six sides. */
export const sideFrames = (corners: readonly Point[]): SideFrame[] =>
  corners.map(([x, y], side) => {
    const [fromX, fromY] = corners[(side + 5) % HEX_SIDE_COUNT]!;
    return {
      out: [(x + fromX) / 2 / APOTHEM, (y + fromY) / 2 / APOTHEM],
      along: [(x - fromX) / 100, (y - fromY) / 100],
    };
  });

/**
 * Leads the rivers and roads of a hex, relative to its centre. A river that has the hex for itself runs through the
 * middle. Otherwise it keeps to a ring around the middle, which belongs to the roads: where they meet, they cross.
 */
export function routesIn(frames: readonly SideFrame[], hex: RouteHex): HexRoutes {
  const { river, road, place } = hex;
  const isShared = river.length > 0 && (road.length > 0 || place !== undefined);
  const at = (side: number, distance: number, shift = 0): Point => {
    const { out, along } = frames[side]!;
    return [out[0] * distance + along[0] * shift, out[1] * distance + along[1] * shift];
  };
  const riverShift = (side: number) => (road.includes(side) ? RIVER_SHIFT * hex.shiftOf(side) : 0);
  const roadEnd = (side: number) => at(side, APOTHEM, river.includes(side) ? -ROAD_SHIFT * hex.shiftOf(side) : 0);
  const rivers = isShared
    ? ringRoutes(hex, (side, distance) => at(side, distance, riverShift(side)), at)
    : throughMiddle(river, (side) => [at(side, APOTHEM)]);
  const roads =
    place === undefined
      ? throughMiddle(road, (side) => (isShared ? [roadEnd(side), at(side, APOTHEM * 0.3)] : [roadEnd(side)]))
      : road.map((side) => [roadEnd(side), at(side, place)]);
  return { rivers, roads };
}

/** Connects sides through the middle: one line goes straight on if it can, and the others join it. */
function throughMiddle(sides: readonly number[], endOf: (side: number) => Route): Route[] {
  if (sides.length === 0) return [];
  const main = sides.find((side) => sides.includes(oppositeDirection(side))) ?? sides[0]!;
  if (sides.length === 1) return [[...endOf(main), [0, 0]]];
  const end = sides.includes(oppositeDirection(main)) ? oppositeDirection(main) : sides.find((side) => side !== main)!;
  const route = (side: number): Route => {
    const [from, to] = [endOf(side), [...endOf(end)].reverse()];
    return from.length > 1 ? [...from, ...to] : [...from, [0, 0], ...to];
  };
  return sides.filter((side) => side !== end).map(route);
}

/** Leads rivers along a ring. Of the ways around, the one that crosses the fewest roads is taken, then the shortest. */
function ringRoutes(
  { river, road, shiftOf }: RouteHex,
  end: (side: number, distance: number) => Point,
  at: (side: number, distance: number) => Point,
): Route[] {
  const first = river[0]!;
  if (river.length === 1) return [[end(first, APOTHEM), end(first, RING * 0.95)]];
  // A river that is moved along a side against the way that it takes from there crosses the road of that side.
  const against = (side: number, way: number) => (road.includes(side) && shiftOf(side) !== way ? [side] : []);
  const crossings = (from: number, span: number) => {
    const inside = Array.from({ length: span - 1 }, (_, i) => (from + 1 + i) % HEX_SIDE_COUNT);
    const to = (from + span) % HEX_SIDE_COUNT;
    return [...inside.filter((side) => road.includes(side)), ...against(from, 1), ...against(to, -1)].length;
  };
  const ways = river.map((from, i) => {
    const to = river.at(i - 1)!;
    const span = (to - from + HEX_SIDE_COUNT) % HEX_SIDE_COUNT;
    return { from, span, cost: crossings(from, span) * HEX_SIDE_COUNT + span };
  });
  const { from, span } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  const to = (from + span) % HEX_SIDE_COUNT;
  const inside = Array.from({ length: span - 1 }, (_, i) => (from + 1 + i) % HEX_SIDE_COUNT);
  const main: Route = [
    end(from, APOTHEM),
    end(from, RING),
    ...[...against(from, 1), ...inside, ...against(to, -1)].map((side) => at(side, RING)),
    end(to, RING),
    end(to, APOTHEM),
  ];
  const joining = inside
    .filter((side) => river.includes(side))
    .map((side) => [end(side, APOTHEM), at(side, RING * 0.9)]);
  return [main, ...joining];
}

/** Splits a route into quadratic curves: start, control point and end of each. */
export function curvesOf(route: Route): [Point, Point, Point][] {
  const last = route.length - 1;
  const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];
  if (last === 1) return [[route[0]!, middle(route[0]!, route[1]!), route[1]!]];
  return Array.from({ length: last - 1 }, (_, i) => [
    i === 0 ? route[0]! : middle(route[i]!, route[i + 1]!),
    route[i + 1]!,
    i === last - 2 ? route[last]! : middle(route[i + 1]!, route[i + 2]!),
  ]);
}

/** Writes a route as path data. */
export function routePath(route: Route): string {
  const start = `M${formatPoint(...route[0]!)}`;
  if (route.length === 2) return `${start}L${formatPoint(...route[1]!)}`;
  return (
    start +
    curvesOf(route)
      .map(([, control, end]) => `Q${formatPoint(...control)} ${formatPoint(...end)}`)
      .join('')
  );
}

/** The routes of a map by hex, with points of the drawing. Rivers that flow into water end at the shore. */
export function routesOf(
  map: HexMap,
  layout: MapLayout,
  placeOf: (hex: number, hasRiver: boolean) => number | undefined,
): ReadonlyMap<number, HexRoutes> {
  const { game } = map.request;
  const maskOf = (effect: HexSideKind['effect']) => {
    const kind = game.sides.find((side) => side.effect === effect);
    return kind && map.sides?.[kind.slug];
  };
  const [river, road] = [maskOf('ford'), maskOf('ease')];
  const routes = new Map<number, HexRoutes>();
  if (!river && !road) return routes;
  const wet = game.terrains.map((terrain) => groundLookOf(terrain).liquid === true);
  const frames = sideFrames(layout.corners);
  for (let hex = 0; hex < map.grid.size; hex++) {
    if (wet[map.terrain[hex]!] || !(river?.[hex] || road?.[hex])) continue;
    const drawn = routesIn(frames, {
      river: sidesInMask(river?.[hex] ?? 0),
      road: sidesInMask(road?.[hex] ?? 0),
      place: placeOf(hex, Boolean(river?.[hex])),
      // Both hexes of a side must move its lines to the same place.
      shiftOf: (side) => {
        const beyond = map.grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
        return beyond === NO_HEX || hex < beyond ? 1 : -1;
      },
    });
    const [x, y] = [layout.x[hex]!, layout.y[hex]!];
    const placed = (route: Route): Route => route.map(([dx, dy]) => [x + dx, y + dy]);
    routes.set(hex, { rivers: drawn.rivers.map(placed), roads: drawn.roads.map(placed) });
  }
  return routes;
}
