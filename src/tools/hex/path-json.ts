import { distanceBetween, hexesOnLine } from '../../hexmap/coordinates.ts';
import { createPathfinder } from '../../hexmap/costs.ts';
import { type HexMap, terrainAt } from '../../hexmap/game.ts';
import { PLAIN_GAME } from '../../hexmap/plain.ts';
import { describeSteps, explainUnreachable } from '../../hexmap/travel.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { requestToJson } from './map-result.ts';

/** Maximum length in steps of a path over the open plain. Each step is listed. */
const MAX_STEPS = 10_000;

/** Finds a straight path over the open plain, for calls without a map game. */
export function pathOverPlain(start: { q: number; r: number }, goal: { q: number; r: number }) {
  const steps = distanceBetween(start, goal);
  if (steps > MAX_STEPS) {
    return refuse(
      'over_limit',
      `The goal is ${steps} steps away over open ground, but a path has at most ${MAX_STEPS}.`,
    );
  }
  const { slug: terrain } = PLAIN_GAME.terrains[0]!;
  const path = hexesOnLine(start, goal).map((hex, i) => ({ ...hex, terrain, cost: i === 0 ? 0 : 1 }));
  return ok({ reachable: true, cost: steps, path, steps, distance: steps, expanded: steps + 1 });
}

/** Finds the cheapest path over a map or, if there is none, the reason. */
export function pathOverMap(map: HexMap, start: number, goal: number) {
  const { grid, request } = map;
  const finder = createPathfinder(request.game, map);
  const { path, expanded } = finder.find(start, goal);
  const facts = { distance: grid.distance(start, goal), expanded, ...requestToJson(request) };
  if (!path) {
    const reason = explainUnreachable(map, start, goal, finder);
    return { reachable: false, cost: null, path: [], steps: 0, reason, ...facts };
  }
  const steps = describeSteps(map, path.hexes).map(({ hex, cost, over }) => ({
    ...grid.at(hex),
    terrain: terrainAt(map, hex).slug,
    cost,
    ...(over.length > 0 && { over: [...over] }),
  }));
  return { reachable: true, cost: path.cost, path: steps, steps: steps.length - 1, ...facts };
}
