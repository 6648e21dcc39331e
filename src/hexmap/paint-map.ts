import { measureFairness } from './fairness.ts';
import type { HexMap } from './game.ts';

/** Value of a hex that keeps its terrain in a painting. */
export const UNPAINTED = 0;

/**
 * Returns a map with other terrain on some hexes. `painting` has the terrain of each painted hex as its index in the
 * game plus one, and UNPAINTED for all others. What stands on the hexes and on their sides stays. Fairness is measured
 * again.
 */
export function paintMap(map: HexMap, painting: Uint8Array): HexMap {
  if (painting.every((kind) => kind === UNPAINTED)) return map;
  const terrain = map.terrain.map((kind, hex) => (painting[hex] ? painting[hex]! - 1 : kind));
  const { game, players } = map.request;
  const draft = { ...map, terrain };
  return { ...draft, balance: measureFairness(game, draft, players, map.balance.draws) };
}
