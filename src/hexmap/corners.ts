import { HEX_SIDE_COUNT } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';

/**
 * A point where up to three hexes meet. Corner `c` of a hex lies between its sides `c` and `c + 1`. A corner has the
 * same id for all its hexes: six times the number of its lowest-numbered hex, plus the corner number on that hex.
 */
export interface Corner {
  readonly id: number;
  /** The hexes that meet at the corner, without those beyond the edge of the grid. */
  readonly hexes: readonly number[];
  /** Ids of the adjacent corners: the other ends of the hex sides that start at this corner. */
  readonly neighbors: readonly number[];
}

/** Returns all corners of the wanted hexes, keyed by id. */
export function cornersOf(grid: HexGrid, isWanted: (hex: number) => boolean): Map<number, Corner> {
  const corners = new Map<number, Corner>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (!isWanted(hex)) continue;
    for (let corner = 0; corner < HEX_SIDE_COUNT; corner++) {
      const id = cornerId(grid, hex, corner);
      if (!corners.has(id)) corners.set(id, cornerAt(grid, id, hex, corner));
    }
  }
  return corners;
}

const neighborBeyond = (grid: HexGrid, hex: number, side: number): number =>
  grid.neighbors[hex * HEX_SIDE_COUNT + (side % HEX_SIDE_COUNT)]!;

/**
 * Returns the up to three ways to name a corner: by its own hex, by the hex beyond side `corner`, and by the hex beyond
 * the next side.
 */
function cornerNames(grid: HexGrid, hex: number, corner: number): [hex: number, corner: number][] {
  const all: [number, number][] = [
    [hex, corner],
    [neighborBeyond(grid, hex, corner), (corner + 2) % HEX_SIDE_COUNT],
    [neighborBeyond(grid, hex, corner + 1), (corner + 4) % HEX_SIDE_COUNT],
  ];
  return all.filter(([at]) => at !== NO_HEX);
}

/** Returns the id of a corner, which is the same for all hexes that meet there. */
export const cornerId = (grid: HexGrid, hex: number, corner: number): number =>
  Math.min(...cornerNames(grid, hex, corner).map(([at, number]) => at * HEX_SIDE_COUNT + number));

function cornerAt(grid: HexGrid, id: number, hex: number, corner: number): Corner {
  const all = cornerNames(grid, hex, corner);
  const next = new Set<number>();
  for (const [at, number] of all) {
    next.add(cornerId(grid, at, (number + 1) % HEX_SIDE_COUNT));
    next.add(cornerId(grid, at, (number + HEX_SIDE_COUNT - 1) % HEX_SIDE_COUNT));
  }
  return { id, hexes: all.map(([at]) => at).sort((a, b) => a - b), neighbors: [...next] };
}
