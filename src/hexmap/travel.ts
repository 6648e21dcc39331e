import { sideKindsForCrossing, stepCosts, WORMHOLE_COST } from './costs.ts';
import { describePlace } from './describe-map.ts';
import { type HexMap, terrainAt } from './game.ts';
import { NO_HEX } from './grid.ts';
import { IMPASSABLE, type Pathfinder } from './pathfinder.ts';

/** One hex of a path with the cost of the step onto it. */
export interface PathStep {
  readonly hex: number;
  readonly cost: number;
  /** Slugs of the side kinds that the step crossed or followed, or `wormhole`. */
  readonly over: readonly string[];
}

/** Lists the steps of a path with their costs and the sides that they crossed. */
export function describeSteps(map: HexMap, hexes: readonly number[]): PathStep[] {
  const { grid, request } = map;
  const costs = stepCosts(request.game, map);
  return hexes.map((hex, i) => {
    if (i === 0) return { hex, cost: 0, over: [] };
    const from = hexes[i - 1]!;
    const side = grid.directionTo(from, hex);
    const cost = side === NO_HEX ? IMPASSABLE : costs[from * 6 + side]!;
    const isLinked = map.links?.some(([a, b]) => (a === from && b === hex) || (b === from && a === hex));
    if (isLinked && WORMHOLE_COST < cost) return { hex, cost: WORMHOLE_COST, over: ['wormhole'] };
    return { hex, cost, over: sideKindsForCrossing(request.game, map, from, side, hex).map(({ slug }) => slug) };
  });
}

/** Explains in a sentence why no path leads from one hex to the other. `placeOf` names a hex. */
export function explainUnreachable(
  map: HexMap,
  start: number,
  goal: number,
  finder: Pathfinder,
  placeOf: (map: HexMap, hex: number) => string = describePlace,
): string {
  const { grid } = map;
  if (terrainAt(map, goal).cost === null) return `Nobody enters the goal: ${placeOf(map, goal)}.`;
  const costs = finder.costsFrom([start]);
  const reached = costs.reduce((sum, cost) => sum + (cost === NO_HEX ? 0 : 1), 0);
  if (reached === 1) return `No way leads out of the start, ${placeOf(map, start)}: all around it is closed.`;
  let nearest = start;
  for (let hex = 0; hex < grid.size; hex++) {
    if (costs[hex] !== NO_HEX && grid.distance(hex, goal) < grid.distance(nearest, goal)) nearest = hex;
  }
  const nearestText = `the nearest to the goal is ${placeOf(map, nearest)}`;
  return `From the start ${reached} hexes can be reached, and ${nearestText}, ${grid.distance(nearest, goal)} steps from it.`;
}
