import { rotate } from './coordinates.ts';
import { type HexGrid, NONE } from './grid.ts';

/**
 * Hexes that turn into one another when the map is turned by a part of a circle around the origin: what is done to one of
 * them is done to all. With one fold every hex is by itself.
 */
export interface Orbits {
  readonly folds: number;
  /** Each orbit's hexes: the first, then the same turned by one fold, by two …; the origin is alone. */
  readonly members: readonly (readonly number[])[];
  /** By hex: its orbit. */
  readonly of: Int32Array;
}

export function orbitsOf(grid: HexGrid, folds: number): Orbits {
  const of = new Int32Array(grid.size).fill(NONE);
  const members: number[][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (of[hex] !== NONE) continue;
    const orbit: number[] = [];
    for (let fold = 0; fold < folds; fold++) {
      const { q, r } = folds === 1 ? grid.at(hex) : rotate(grid.at(hex), (fold * 6) / folds);
      const turned = grid.indexOf(q, r);
      if (turned === NONE) throw new RangeError('the grid does not turn into itself');
      if (of[turned] !== NONE) break;
      of[turned] = members.length;
      orbit.push(turned);
    }
    members.push(orbit);
  }
  return { folds, members, of };
}

/** Values by hex that are the same over each orbit: those of its first hex. */
export const symmetrize = ({ members, of }: Orbits, values: Float64Array): Float64Array =>
  values.map((_, hex) => values[members[of[hex]!]![0]!]!);

/**
 * Orbits in the order of a value of their first hexes, the lowest first. Equal values keep the order of orbits.
 */
export const sortOrbits = (
  { members }: Orbits,
  value: (hex: number) => number,
  among?: (hex: number) => boolean,
): number[] => {
  const values = members.map(([first]) => value(first!));
  return members
    .map((_, orbit) => orbit)
    .filter((orbit) => !among || among(members[orbit]![0]!))
    .sort((a, b) => values[a]! - values[b]! || a - b);
};
