/**
 * Axial coordinates: q is the column, r the row, the third cube coordinate is s = -q - r. Hexes are whole numbers; r grows
 * downwards. Directions are numbered from east against the clock for hexes with a corner at the top: E, NE, NW, W, SW, SE;
 * the one opposite to d is (d + 3) % 6.
 * Source of the formulas: A. Patel, "Hexagonal Grids" (redblobgames.com).
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const SIDES = 6;
export const opposite = (direction: number): number => (direction + 3) % SIDES;

/** Adding zero makes -0 a 0. */
export const axial = (q: number, r: number): Axial => ({ q: q + 0, r: r + 0 });

export const neighborOf = ({ q, r }: Axial, direction: number): Axial => {
  const step = DIRECTIONS[direction]!;
  return axial(q + step.q, r + step.r);
};

/** Steps between two hexes. */
export const distance = (one: Axial, other: Axial): number => axialLength(other.q - one.q, other.r - one.r);

/** Steps from the origin to where two differences lead. */
export const axialLength = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Turned around the origin by so many sixths of a circle, from E towards NE. */
export function rotate({ q, r }: Axial, sixths: number): Axial {
  const turns = ((sixths % SIDES) + SIDES) % SIDES;
  let turned = axial(q, r);
  for (let turn = 0; turn < turns; turn++) turned = axial(turned.q + turned.r, -turned.q);
  return turned;
}

/** How many hexes a full hexagon of so many rings has: 1, 7, 19, 37 … */
export const hexagonCells = (rings: number): number => 1 + 3 * rings * (rings + 1);

/** The hexes at exactly `radius` steps, against the clock from the south-west corner; the centre alone for 0. */
export function ring(center: Axial, radius: number): Axial[] {
  if (radius === 0) return [axial(center.q, center.r)];
  const hexes: Axial[] = [];
  let at = axial(center.q + DIRECTIONS[4]!.q * radius, center.r + DIRECTIONS[4]!.r * radius);
  for (let side = 0; side < SIDES; side++) {
    for (let step = 0; step < radius; step++) {
      hexes.push(at);
      at = neighborOf(at, side);
    }
  }
  return hexes;
}

/** The centre, then ring after ring: all hexes within `radius` steps. */
export const spiral = (center: Axial, radius: number): Axial[] =>
  Array.from({ length: radius + 1 }, (_, distance) => ring(center, distance)).flat();

/** All hexes within `radius` steps, row by row. */
export function range(center: Axial, radius: number): Axial[] {
  const hexes: Axial[] = [];
  for (let r = -radius; r <= radius; r++) {
    const [from, to] = [Math.max(-radius, -r - radius), Math.min(radius, -r + radius)];
    for (let q = from; q <= to; q++) hexes.push(axial(center.q + q, center.r + r));
  }
  return hexes;
}

/**
 * The hexes of a straight line, both ends among them. Where it runs along the border of two hexes `side` says to which of
 * them it keeps, the same way in both directions: a line there is the line back.
 */
export function line(from: Axial, to: Axial, side: 1 | -1 = 1): Axial[] {
  const steps = distance(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { q, r } = alongLine(to.q - from.q, to.r - from.r, steps, step, side);
    return axial(from.q + q, from.r + r);
  });
}

/** So many parts has the way from a hex to the next: enough for a push that is smaller than any other difference. */
const PARTS = 12;

/** The hex at a step of the line from the origin to (q, r); exact, because it counts in parts of a step. */
function alongLine(q: number, r: number, steps: number, step: number, side: 1 | -1): Axial {
  if (steps === 0) return axial(0, 0);
  const whole = PARTS * steps;
  const [x, y, z] = [PARTS * q * step + side, PARTS * r * step + 2 * side, -PARTS * (q + r) * step - 3 * side];
  const [a, b, c] = [Math.round(x / whole), Math.round(y / whole), Math.round(z / whole)];
  const [dx, dy, dz] = [Math.abs(a * whole - x), Math.abs(b * whole - y), Math.abs(c * whole - z)];
  if (dx > dy && dx > dz) return axial(-b - c, b);
  return dy > dz ? axial(a, -a - c) : axial(a, b);
}

/** The hex that a point of the plane of axial coordinates lies in. */
export function roundToHex(q: number, r: number): Axial {
  const s = -q - r;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (dq > dr && dq > ds) return axial(-b - c, b);
  return dr > ds ? axial(a, -a - c) : axial(a, b);
}
