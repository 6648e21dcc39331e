import type { Rng } from '../lib/rng.ts';
import { rotate } from './coordinates.ts';
import { type HexGrid, NONE } from './grid.ts';

/** Where players are, and what belongs to whom. */
export interface Seats {
  /** By hex: the player, NONE for nobody. */
  readonly realm: Int32Array;
  /** By player: the start. */
  readonly places: readonly number[];
  isFree(hex: number): boolean;
  /** All turn into one another: so do the sites. */
  readonly isSymmetric?: boolean;
}

/**
 * A free hex for each player, all as far from the players' own starts as nearly as may be; they are taken from then on.
 * Undefined where somebody has none left.
 */
export function equidistantSites(grid: HexGrid, seats: Seats, taken: Set<number>, rng: Rng): number[] | undefined {
  const sites = seats.isSymmetric ? turnedSites(grid, seats, taken, rng) : drawnSites(grid, seats, taken, rng);
  for (const hex of sites ?? []) taken.add(hex);
  return sites;
}

function freeOf(grid: HexGrid, { realm, isFree }: Seats, player: number, taken: ReadonlySet<number>): number[] {
  const free: number[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (realm[hex] === player && !taken.has(hex) && isFree(hex)) free.push(hex);
  return free;
}

function drawnSites(grid: HexGrid, seats: Seats, taken: ReadonlySet<number>, rng: Rng): number[] | undefined {
  const { places } = seats;
  const free = places.map((_, player) => freeOf(grid, seats, player, taken));
  if (free.some((hexes) => hexes.length === 0)) return undefined;
  const first = rng.pick(free[0]!);
  const far = grid.distance(first, places[0]!);
  return free.map((hexes, player) => {
    const off = (hex: number) => Math.abs(grid.distance(hex, places[player]!) - far);
    const least = Math.min(...hexes.map(off));
    return player === 0 ? first : rng.pick(hexes.filter((hex) => off(hex) === least));
  });
}

function turnedSites(grid: HexGrid, seats: Seats, taken: ReadonlySet<number>, rng: Rng): number[] | undefined {
  const { places } = seats;
  const free = freeOf(grid, seats, 0, taken).filter((hex) => grid.q[hex] !== 0 || grid.r[hex] !== 0);
  if (free.length === 0) return undefined;
  const first = grid.at(rng.pick(free));
  const sites = places.map((_, player) => {
    const { q, r } = rotate(first, (player * 6) / places.length);
    return grid.indexOf(q, r);
  });
  return sites.includes(NONE) ? undefined : sites;
}
