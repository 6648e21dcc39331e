import { SIDE_COUNT } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';

/**
 * A corner, where up to three hexes meet. Corner `c` of a hex lies between its sides `c` and `c + 1`. Each corner has
 * one id, whichever hex names it: six times the number of its lowest-numbered hex, plus its corner number on that hex.
 */
export interface Corner {
  readonly id: number;
  /** The hexes that meet there, without those beyond the edge of the grid. */
  readonly hexes: readonly number[];
  /** Ids of the corners at the other ends of the borders that start here. */
  readonly neighbors: readonly number[];
}

/** Returns all corners of the wanted hexes, by id. */
export function cornersOf(grid: HexGrid, isWanted: (hex: number) => boolean): Map<number, Corner> {
  const corners = new Map<number, Corner>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (!isWanted(hex)) continue;
    for (let corner = 0; corner < SIDE_COUNT; corner++) {
      const id = cornerId(grid, hex, corner);
      if (!corners.has(id)) corners.set(id, cornerAt(grid, id, hex, corner));
    }
  }
  return corners;
}

const neighborBeyond = (grid: HexGrid, hex: number, side: number): number =>
  grid.neighbors[hex * SIDE_COUNT + (side % SIDE_COUNT)]!;

/**
 * The up to three names of a corner: on its own hex, on the hex beyond side `corner`, and on the one beyond the next
 * side.
 */
function cornerNames(grid: HexGrid, hex: number, corner: number): [hex: number, corner: number][] {
  const all: [number, number][] = [
    [hex, corner],
    [neighborBeyond(grid, hex, corner), (corner + 2) % SIDE_COUNT],
    [neighborBeyond(grid, hex, corner + 1), (corner + 4) % SIDE_COUNT],
  ];
  return all.filter(([at]) => at !== NO_HEX);
}

/** Returns the id of a corner: the same for all hexes that meet there. */
export const cornerId = (grid: HexGrid, hex: number, corner: number): number =>
  Math.min(...cornerNames(grid, hex, corner).map(([at, number]) => at * SIDE_COUNT + number));

function cornerAt(grid: HexGrid, id: number, hex: number, corner: number): Corner {
  const all = cornerNames(grid, hex, corner);
  const next = new Set<number>();
  for (const [at, number] of all) {
    next.add(cornerId(grid, at, (number + 1) % SIDE_COUNT));
    next.add(cornerId(grid, at, (number + SIDE_COUNT - 1) % SIDE_COUNT));
  }
  return { id, hexes: all.map(([at]) => at).sort((a, b) => a - b), neighbors: [...next] };
}
