import type { Rng } from '../lib/rng.ts';
import { apportion } from './apportion.ts';
import { hexesOnRing } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';
import type { SymmetryOrbits } from './orbits.ts';

/** Returns the hexes for which `isInSet` holds as connected groups, the largest first. */
export function connectedParts(grid: HexGrid, isIn: (hex: number) => boolean): number[][] {
  const seen = new Uint8Array(grid.size);
  const parts: number[][] = [];
  for (let first = 0; first < grid.size; first++) {
    if (seen[first] || !isIn(first)) continue;
    const part = [first];
    seen[first] = 1;
    for (const hex of part) {
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const next = grid.neighbors[edge]!;
        if (next === NO_HEX || seen[next] || !isIn(next)) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}

/** Returns one hex per player on a ring around the origin, evenly spaced. The first one is random. */
export function evenlySpacedHexes(grid: HexGrid, radius: number, players: number, rng: Rng): number[] {
  const ringHexes = hexesOnRing({ q: 0, r: 0 }, radius);
  const first = rng.below(ringHexes.length);
  return Array.from({ length: players }, (_, i) => {
    const { q, r } = ringHexes[(first + Math.round((i * ringHexes.length) / players)) % ringHexes.length]!;
    return grid.indexOf(q, r);
  });
}

/** Returns for each hex the index of the nearest place in straight-line distance; NO_HEX for a tie. */
export function nearestPlaceByHex(grid: HexGrid, places: readonly number[]): Int32Array {
  return Int32Array.from({ length: grid.size }, (_, hex) => {
    const distances = places.map((place) => grid.distance(hex, place));
    const shortest = Math.min(...distances);
    return distances.filter((distance) => distance === shortest).length > 1 ? NO_HEX : distances.indexOf(shortest);
  });
}

/**
 * Fills orbits (sets of symmetric hexes) with terrain in the given order. Each kind of terrain is used until it has its
 * share of the hexes.
 */
export function fillTerrainShares(
  terrain: Uint8Array,
  { members }: SymmetryOrbits,
  order: readonly number[],
  kinds: readonly { readonly kind: number; readonly share: number }[],
): void {
  const total = order.reduce((sum, orbit) => sum + members[orbit]!.length, 0);
  const counts = apportion(
    kinds.map(({ share }) => share),
    total,
  );
  let [kind, remaining] = [0, counts[0] ?? 0];
  for (const orbit of order) {
    while (remaining <= 0 && kind < kinds.length - 1) remaining += counts[++kind]!;
    for (const hex of members[orbit]!) terrain[hex] = kinds[kind]!.kind;
    remaining -= members[orbit]!.length;
  }
}
