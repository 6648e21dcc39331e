import type { Rng } from '../lib/rng.ts';
import { rotateAroundOrigin } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';

/** The players' starts and the hexes that belong to each player. */
export interface PlayerAreas {
  /** Index of the player that each hex belongs to; NO_HEX if it belongs to none. */
  readonly realm: Int32Array;
  /** Start hex of each player. */
  readonly places: readonly number[];
  isFree(hex: number): boolean;
  /** Whether the map is rotationally symmetric. If so, the chosen hexes are symmetric too. */
  readonly isSymmetric?: boolean;
}

/**
 * Picks one free hex for each player and adds them to `taken`. All are as nearly as possible at the same distance from
 * their player's start. Undefined if a player has no free hex left.
 */
export function pickEquidistantSites(
  grid: HexGrid,
  seats: PlayerAreas,
  taken: Set<number>,
  rng: Rng,
): number[] | undefined {
  const sites = seats.isSymmetric ? symmetricSites(grid, seats, taken, rng) : randomSites(grid, seats, taken, rng);
  for (const hex of sites ?? []) taken.add(hex);
  return sites;
}

function freeHexes(
  grid: HexGrid,
  { realm, isFree }: PlayerAreas,
  player: number,
  taken: ReadonlySet<number>,
): number[] {
  const free: number[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (realm[hex] === player && !taken.has(hex) && isFree(hex)) free.push(hex);
  return free;
}

function randomSites(grid: HexGrid, seats: PlayerAreas, taken: ReadonlySet<number>, rng: Rng): number[] | undefined {
  const { places } = seats;
  const free = places.map((_, player) => freeHexes(grid, seats, player, taken));
  if (free.some((hexes) => hexes.length === 0)) return undefined;
  const first = rng.pick(free[0]!);
  const distance = grid.distance(first, places[0]!);
  return free.map((hexes, player) => {
    const deviation = (hex: number) => Math.abs(grid.distance(hex, places[player]!) - distance);
    const minDeviation = Math.min(...hexes.map(deviation));
    return player === 0 ? first : rng.pick(hexes.filter((hex) => deviation(hex) === minDeviation));
  });
}

function symmetricSites(grid: HexGrid, seats: PlayerAreas, taken: ReadonlySet<number>, rng: Rng): number[] | undefined {
  const { places } = seats;
  const free = freeHexes(grid, seats, 0, taken).filter((hex) => grid.q[hex] !== 0 || grid.r[hex] !== 0);
  if (free.length === 0) return undefined;
  const first = grid.at(rng.pick(free));
  const sites = places.map((_, player) => {
    const { q, r } = rotateAroundOrigin(first, (player * 6) / places.length);
    return grid.indexOf(q, r);
  });
  return sites.includes(NO_HEX) ? undefined : sites;
}
