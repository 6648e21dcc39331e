import { type Board, DIRECTION_COUNT, EMPTY } from './board.ts';

/** A region of connected empty points, with the colours of the stones beside it as bits. */
export interface Region {
  readonly points: number[];
  colors: number;
}

export interface Regions {
  readonly all: Region[];
  /** By point: the region that it belongs to; undefined for points with stones. */
  readonly of: (Region | undefined)[];
}

export function regionsOf({ neighbours, points }: Board, colors: Uint8Array): Regions {
  const regions: Regions = { all: [], of: Array<undefined>(points).fill(undefined) };
  for (let start = 0; start < points; start++) {
    if (colors[start] !== EMPTY || regions.of[start]) continue;
    const region: Region = { points: [start], colors: 0 };
    regions.of[start] = region;
    regions.all.push(region);
    for (const point of region.points)
      for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
        const other = neighbours[i]!;
        if (other >= points) continue;
        if (colors[other] !== EMPTY) region.colors |= colors[other]!;
        else if (!regions.of[other]) {
          regions.of[other] = region;
          region.points.push(other);
        }
      }
  }
  return regions;
}
