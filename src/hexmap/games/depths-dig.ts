import type { Rng } from '../../lib/rng.ts';
import { distanceFromOrigin, HEX_SIDE_COUNT, oppositeDirection } from '../coordinates.ts';
import { type HexGrid, NO_HEX } from '../grid.ts';
import { randomHeights } from '../noise.ts';
import { Pathfinder } from '../pathfinder.ts';

/** The result of digging: open hexes and chambers. */
export interface Caves {
  /** Whether the rock has been removed from each hex (1) or not (0). */
  readonly open: Uint8Array;
  /** Whether each hex belongs to a chamber (1) or not (0). */
  readonly chamber: Uint8Array;
}

/** Number of hexes of the map for each chamber. */
const HEXES_PER_CHAMBER = 45;
/** Minimum distance between the middles of two chambers. */
const MIN_DISTANCE = 4;
/** Of the short tunnels that would close a loop, one in this many is dug. */
const LOOP_ODDS = 3;

/**
 * Digs chambers around the given hexes and at further places, connects all of them by tunnels, and then widens the
 * caves until `wanted` hexes are open.
 */
export function digCaves(grid: HexGrid, required: readonly number[], wanted: number, rng: Rng): Caves {
  const rim = -grid.minR;
  const depth = (hex: number) => rim - distanceFromOrigin(grid.q[hex]!, grid.r[hex]!);
  const caves: Caves = { open: new Uint8Array(grid.size), chamber: new Uint8Array(grid.size) };
  const middles = chooseMiddles(grid, required, depth, rng);
  for (const hex of middles) carveChamber(grid, caves, hex, required.includes(hex) || rng.below(4) > 0 ? 1 : 2, depth);
  digTunnels(grid, caves, middles, depth, rng);
  widen(grid, caves, wanted, depth, rng);
  return caves;
}

function chooseMiddles(grid: HexGrid, required: readonly number[], depth: (hex: number) => number, rng: Rng): number[] {
  const wanted = Math.max(required.length, Math.round(grid.size / HEXES_PER_CHAMBER));
  const middles = [...required];
  for (const hex of rng.shuffle(Array.from({ length: grid.size }, (_, one) => one))) {
    if (middles.length >= wanted) break;
    if (depth(hex) >= 2 && middles.every((other) => grid.distance(hex, other) >= MIN_DISTANCE)) middles.push(hex);
  }
  return middles;
}

function carveChamber(
  grid: HexGrid,
  { open, chamber }: Caves,
  middle: number,
  radius: number,
  depth: (hex: number) => number,
): void {
  for (let hex = 0; hex < grid.size; hex++) {
    if (grid.distance(hex, middle) > radius || (depth(hex) < 1 && hex !== middle)) continue;
    open[hex] = 1;
    chamber[hex] = 1;
  }
}

/**
 * Digs tunnels that connect all chambers (a minimum spanning tree) and some additional ones. Tunnels wind to avoid hard
 * rock.
 */
function digTunnels(
  grid: HexGrid,
  { open }: Caves,
  middles: readonly number[],
  depth: (hex: number) => number,
  rng: Rng,
): void {
  const hardness = Array.from({ length: grid.size }, (_, hex) => (depth(hex) < 1 ? 40 : 2 + rng.below(5)));
  const costs = Uint16Array.from(grid.neighbors, (to) => (to === NO_HEX ? 0xffff : open[to] ? 1 : hardness[to]!));
  const dig = (hex: number) => {
    open[hex] = 1;
    for (let direction = 0; direction < HEX_SIDE_COUNT; direction++) {
      const from = grid.neighbors[HEX_SIDE_COUNT * hex + direction]!;
      if (from !== NO_HEX) costs[HEX_SIDE_COUNT * from + oppositeDirection(direction)] = 1;
    }
  };
  const lines = middles.flatMap((one, i) => middles.slice(i + 1).map((other) => [one, other] as const));
  const lengthOf = ([one, other]: readonly [number, number]) => grid.distance(one, other);
  const parents = new Map(middles.map((hex) => [hex, hex]));
  const rootOf = (hex: number): number => (parents.get(hex) === hex ? hex : rootOf(parents.get(hex)!));
  const order = rng.shuffle(lines).sort((a, b) => lengthOf(a) - lengthOf(b));
  for (const [one, other] of order) {
    const isLoop = rootOf(one) === rootOf(other);
    if (isLoop && (lengthOf([one, other]) > MIN_DISTANCE + 2 || rng.below(LOOP_ODDS) > 0)) continue;
    parents.set(rootOf(one), rootOf(other));
    for (const hex of new Pathfinder(grid, costs).find(one, other).path?.hexes ?? []) dig(hex);
  }
}

/** Widens the caves where random noise is high, but never through the rim of the map. */
function widen(grid: HexGrid, { open }: Caves, wanted: number, depth: (hex: number) => number, rng: Rng): void {
  const softness = randomHeights(grid, rng, 3, 2);
  let remaining = wanted - open.reduce((sum, one) => sum + one, 0);
  while (remaining > 0) {
    const edge = Array.from({ length: grid.size }, (_, hex) => hex)
      .filter((hex) => !open[hex] && depth(hex) >= 1 && grid.neighboursOf(hex).some((other) => open[other]))
      .sort((a, b) => softness[b]! - softness[a]! || a - b);
    if (edge.length === 0) return;
    for (const hex of edge.slice(0, Math.min(remaining, Math.ceil(edge.length / 4)))) {
      open[hex] = 1;
      remaining--;
    }
  }
}
