import { SIDES } from './coordinates.ts';
import { type HexGrid, NONE } from './grid.ts';

/**
 * Corners, where three hexes meet. `corner` of a hex lies between its sides `corner` and `corner + 1`; every corner has one
 * number however it is called, that of the first hex that it belongs to times six and its corner there.
 */
export interface Corner {
  readonly id: number;
  /** The hexes that meet there, those that there are. */
  readonly hexes: readonly number[];
  /** Corners at the other ends of the three borders that run from it. */
  readonly neighbors: readonly number[];
}

/** All corners of some hexes. */
export function cornersOf(grid: HexGrid, isWanted: (hex: number) => boolean): Map<number, Corner> {
  const corners = new Map<number, Corner>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (!isWanted(hex)) continue;
    for (let corner = 0; corner < SIDES; corner++) {
      const id = cornerId(grid, hex, corner);
      if (!corners.has(id)) corners.set(id, cornerAt(grid, id, hex, corner));
    }
  }
  return corners;
}

const beyond = (grid: HexGrid, hex: number, side: number): number => grid.neighbors[hex * SIDES + (side % SIDES)]!;

/** The three ways of calling a corner: by its hex, by the one beyond side `corner`, by the one beyond the next side. */
function calls(grid: HexGrid, hex: number, corner: number): [hex: number, corner: number][] {
  const all: [number, number][] = [
    [hex, corner],
    [beyond(grid, hex, corner), (corner + 2) % SIDES],
    [beyond(grid, hex, corner + 1), (corner + 4) % SIDES],
  ];
  return all.filter(([at]) => at !== NONE);
}

/** The same number for all hexes that meet at a corner. */
export const cornerId = (grid: HexGrid, hex: number, corner: number): number =>
  Math.min(...calls(grid, hex, corner).map(([at, number]) => at * SIDES + number));

function cornerAt(grid: HexGrid, id: number, hex: number, corner: number): Corner {
  const all = calls(grid, hex, corner);
  const next = new Set<number>();
  for (const [at, number] of all) {
    next.add(cornerId(grid, at, (number + 1) % SIDES));
    next.add(cornerId(grid, at, (number + SIDES - 1) % SIDES));
  }
  return { id, hexes: all.map(([at]) => at).sort((a, b) => a - b), neighbors: [...next] };
}
