import type { HexMap } from '../game.ts';
import { coverLine, Space } from './area.ts';
import { coastRoutes } from './ground.ts';
import { drawHarbour } from './harbour.ts';
import { type Label, placeCoordinates, placeNames } from './labels.ts';
import { cornerPoint, type MapLayout, type Point } from './layout.ts';
import { drawHouse } from './marks.ts';
import { curvesOf, routesOf } from './routes.ts';
import { drawLines, type Lines } from './sides.ts';
import { Standing } from './standing.ts';
import type { MapStyle } from './styles.ts';
import type { Thing } from './thing.ts';

/** All that is drawn on the ground of a map, with the place that it takes. */
export interface Scene {
  readonly lines: readonly Lines[];
  readonly things: readonly Thing[];
  readonly names: readonly Label[];
  readonly coordinates: readonly Label[];
  /** The areas that shapes of the ground leave free. */
  readonly clear: Space;
}

/** Maximum number of hexes on a map that shows coordinates. On larger maps they would be illegible. */
const MAX_COORDINATE_HEXES = 2500;

/** Distance that names keep from the coast, in drawing units. */
const COAST_WIDTH = 8;

/** Whether hexes bear their axial coordinates, or their numbers. */
export type CoordinatesChoice = boolean | 'numbers';

/**
 * Arranges what a map shows, so that nothing covers anything else: first lines and what has its fixed place, then
 * things that may stand anywhere in their hex, then names and coordinates.
 */
export function arrange(map: HexMap, layout: MapLayout, style: MapStyle, coordinates: CoordinatesChoice): Scene {
  const [clear, hidden, coast] = [new Space(), new Space(), new Space()];
  const standing = new Standing(map, layout, style);
  const routes = routesOf(map, layout, (hex, hasRiver) => standing.placeRadius(hex, hasRiver));
  const lines = drawLines(map, layout, style, routes);
  for (const { areas } of lines) clear.add(...areas);
  const fixed = [...harboursOf(map, layout, style), ...housesOf(map, layout, style)];
  const { things, named } = standing.place(routes, clear);
  for (const { areas, isOpaque } of [...fixed, ...things]) if (isOpaque) hidden.add(...areas);
  if (named.length)
    for (const route of coastRoutes(map, layout)) coast.add(...coverLine(curvesOf(route), COAST_WIDTH / 2));
  const names = placeNames(named, layout, style, [clear, hidden, coast]);
  const isSmall = map.grid.size <= MAX_COORDINATE_HEXES;
  const kind = coordinates === 'numbers' ? 'numbers' : 'coordinates';
  const labels = coordinates && isSmall ? placeCoordinates(map, layout, style, kind, [clear, hidden]) : [];
  clear.add(...labels.map(({ area }) => area));
  return { lines, things: [...fixed, ...things], names, coordinates: labels, clear };
}

const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function harboursOf({ features, starts }: HexMap, layout: MapLayout, style: MapStyle): Thing[] {
  const houses = new Set(
    starts.flatMap(({ hex, corner }) => (corner === undefined ? [] : [keyOf(cornerPoint(layout, hex, corner))])),
  );
  return features
    .filter(({ side }) => side !== undefined)
    .map((feature) => drawHarbour(feature, layout, style, (corner) => houses.has(keyOf(corner))));
}

/** The houses of players who start on corners. */
const housesOf = ({ starts }: HexMap, layout: MapLayout, style: MapStyle): Thing[] =>
  starts.flatMap(({ hex, corner, player }) => {
    if (corner === undefined) return [];
    const [x, y] = cornerPoint(layout, hex, corner);
    return [drawHouse(player, x, y, 1, style)];
  });
