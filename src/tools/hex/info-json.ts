import { DIRECTION_STEPS, distanceBetween, distanceFromOrigin, neighborOf } from '../../hexmap/coordinates.ts';
import { createPathfinder, stepCosts } from '../../hexmap/costs.ts';
import { sideName } from '../../hexmap/describe-map.ts';
import { type HexMap, terrainAt } from '../../hexmap/game.ts';
import { NO_HEX } from '../../hexmap/grid.ts';
import { hexToOffset } from '../../hexmap/offset.ts';
import { IMPASSABLE } from '../../hexmap/pathfinder.ts';
import { PLAIN_GAME } from '../../hexmap/plain.ts';
import { cellToJson, requestToJson } from './map-result.ts';

const offsetOf = (at: { q: number; r: number }, orientation: 'pointy' | 'flat') => {
  const scheme = orientation === 'pointy' ? 'odd-r' : 'odd-q';
  return { scheme, ...hexToOffset(at, scheme) };
};

/** Describes a hex of the open plain, for calls without a map game. */
export function plainHexInfo(q: number, r: number) {
  const { slug: terrain, cost } = PLAIN_GAME.terrains[0]!;
  const neighbours = DIRECTION_STEPS.map((_, d) => ({
    ...neighborOf({ q, r }, d),
    ...{ direction: sideName(PLAIN_GAME, d), terrain, cost },
  }));
  const offset = offsetOf({ q, r }, PLAIN_GAME.orientation);
  return { q, r, coordinates: 'axial' as const, offset, terrain, cost, neighbours, distance: distanceFromOrigin(q, r) };
}

/** Describes a hex of a map as JSON. */
export function mapHexInfo(map: HexMap, hex: number) {
  const { grid, request } = map;
  const costs = stepCosts(request.game, map);
  const neighbours = DIRECTION_STEPS.flatMap((_, d) => {
    const other = grid.neighbors[hex * 6 + d]!;
    if (other === NO_HEX) return [];
    const cost = costs[hex * 6 + d]!;
    const step = { direction: sideName(request.game, d), terrain: terrainAt(map, other).slug };
    return [{ ...grid.at(other), ...step, cost: cost === IMPASSABLE ? null : cost }];
  });
  const at = grid.at(hex);
  const finder = createPathfinder(request.game, map);
  const starts = map.starts.map(({ player, hex: start }) => {
    const cost = finder.find(start, hex).path?.cost ?? null;
    return { ...grid.at(start), player, distance: distanceBetween(grid.at(start), at), cost };
  });
  return {
    ...cellToJson(map, hex),
    coordinates: 'axial' as const,
    offset: offsetOf(at, request.game.orientation),
    cost: terrainAt(map, hex).cost,
    neighbours,
    distance: distanceFromOrigin(at.q, at.r),
    starts,
    ...requestToJson(request),
  };
}
