import { rotateAroundOrigin } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';

/**
 * The orbits of a grid: sets of hexes that a rotation by 1/`folds` of a turn around the origin maps onto each other.
 * Changing all hexes of an orbit in the same way keeps the map symmetric. With one fold, every hex is an orbit of its
 * own.
 */
export interface SymmetryOrbits {
  readonly folds: number;
  /**
   * The hexes of each orbit: a first hex, then its images under rotation by one fold, two folds and so on. The origin
   * is an orbit of its own.
   */
  readonly members: readonly (readonly number[])[];
  /** By hex: index of its orbit. */
  readonly of: Int32Array;
}

/** Computes the orbits of a grid. */
export function symmetryOrbitsOf(grid: HexGrid, folds: number): SymmetryOrbits {
  const of = new Int32Array(grid.size).fill(NO_HEX);
  const members: number[][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (of[hex] !== NO_HEX) continue;
    const orbit: number[] = [];
    for (let fold = 0; fold < folds; fold++) {
      const { q, r } = folds === 1 ? grid.at(hex) : rotateAroundOrigin(grid.at(hex), (fold * 6) / folds);
      const turned = grid.indexOf(q, r);
      if (turned === NO_HEX) throw new RangeError('the grid does not turn into itself');
      if (of[turned] !== NO_HEX) break;
      of[turned] = members.length;
      orbit.push(turned);
    }
    members.push(orbit);
  }
  return { folds, members, of };
}

/** Makes values by hex symmetric: each hex gets the value of the first hex of its orbit. */
export const makeSymmetric = ({ members, of }: SymmetryOrbits, values: Float64Array): Float64Array =>
  values.map((_, hex) => values[members[of[hex]!]![0]!]!);

/**
 * Sorts orbits by a value of their first hexes, the lowest first. Orbits with equal values keep their order. Only
 * orbits whose first hex passes `among` are included.
 */
export const orderSymmetryOrbits = (
  { members }: SymmetryOrbits,
  value: (hex: number) => number,
  among?: (hex: number) => boolean,
): number[] => {
  const values = members.map(([first]) => value(first!));
  return members
    .map((_, orbit) => orbit)
    .filter((orbit) => !among || among(members[orbit]![0]!))
    .sort((a, b) => values[a]! - values[b]! || a - b);
};
