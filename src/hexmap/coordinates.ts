/**
 * Axial coordinates: q is the column, r the row (growing downwards), and the third cube coordinate is s = -q - r. Hexes
 * have integer coordinates. Directions are numbered anticlockwise from east for hexes with a corner at the top: E, NE,
 * NW, W, SW, SE; the opposite of d is (d + 3) % 6.
 * Source of the formulas: A. Patel, "Hexagonal Grids" (redblobgames.com).
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The step to the neighbour in each direction, by direction number. */
export const DIRECTION_STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const HEX_SIDE_COUNT = 6;
export const oppositeDirection = (direction: number): number => (direction + 3) % HEX_SIDE_COUNT;

/** Builds a pair of axial coordinates. Adding zero turns -0 into 0. */
export const makeAxial = (q: number, r: number): Axial => ({ q: q + 0, r: r + 0 });

/** Returns the adjacent hex in a direction. */
export const neighborOf = ({ q, r }: Axial, direction: number): Axial => {
  const step = DIRECTION_STEPS[direction]!;
  return makeAxial(q + step.q, r + step.r);
};

/** Number of steps between two hexes. */
export const distanceBetween = (one: Axial, other: Axial): number =>
  distanceFromOrigin(other.q - one.q, other.r - one.r);

/** Number of steps from the origin to (q, r). */
export const distanceFromOrigin = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Rotates a hex around the origin by this many sixths of a full turn, from E towards NE (anticlockwise). */
export function rotateAroundOrigin({ q, r }: Axial, sixths: number): Axial {
  const turns = ((sixths % HEX_SIDE_COUNT) + HEX_SIDE_COUNT) % HEX_SIDE_COUNT;
  let turned = makeAxial(q, r);
  for (let turn = 0; turn < turns; turn++) turned = makeAxial(turned.q + turned.r, -turned.q);
  return turned;
}

/** Number of hexes in a hexagon-shaped area of this radius around a middle hex: 1, 7, 19, 37 … */
export const hexCountWithin = (rings: number): number => 1 + 3 * rings * (rings + 1);

/**
 * Returns the hexes exactly `radius` steps away from the centre, anticlockwise from the south-west corner. For radius
 * 0, this is the centre itself.
 */
export function hexesOnRing(center: Axial, radius: number): Axial[] {
  if (radius === 0) return [makeAxial(center.q, center.r)];
  const hexes: Axial[] = [];
  let at = makeAxial(center.q + DIRECTION_STEPS[4]!.q * radius, center.r + DIRECTION_STEPS[4]!.r * radius);
  for (let side = 0; side < HEX_SIDE_COUNT; side++) {
    for (let step = 0; step < radius; step++) {
      hexes.push(at);
      at = neighborOf(at, side);
    }
  }
  return hexes;
}

/** Returns all hexes within `radius` steps of the centre: the centre first, then one ring after another outwards. */
export const hexesInSpiral = (center: Axial, radius: number): Axial[] =>
  Array.from({ length: radius + 1 }, (_, distance) => hexesOnRing(center, distance)).flat();

/** Returns all hexes within `radius` steps of the centre, row by row. */
export function hexesInRange(center: Axial, radius: number): Axial[] {
  const hexes: Axial[] = [];
  for (let r = -radius; r <= radius; r++) {
    const [from, to] = [Math.max(-radius, -r - radius), Math.min(radius, -r + radius)];
    for (let q = from; q <= to; q++) hexes.push(makeAxial(center.q + q, center.r + r));
  }
  return hexes;
}

/**
 * Returns the hexes on the straight line between two hexes, ends included. Where the line runs exactly along the border
 * of two hexes, `side` chooses one of them. The choice is the same in both directions, so the line back has the same
 * hexes.
 */
export function hexesOnLine(from: Axial, to: Axial, side: 1 | -1 = 1): Axial[] {
  const steps = distanceBetween(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { q, r } = alongLine(to.q - from.q, to.r - from.r, steps, step, side);
    return makeAxial(from.q + q, from.r + r);
  });
}

/**
 * Number of parts into which each step of a line is divided. With this many, positions are integers, and the shift that
 * avoids borders is smaller than any real difference.
 */
const SUBSTEPS = 12;

/**
 * Returns the hex after `step` of the `steps` steps from the origin to (q, r). Exact, because it computes with
 * integers.
 */
function alongLine(q: number, r: number, steps: number, step: number, side: 1 | -1): Axial {
  if (steps === 0) return makeAxial(0, 0);
  const denominator = SUBSTEPS * steps;
  const [x, y, z] = [SUBSTEPS * q * step + side, SUBSTEPS * r * step + 2 * side, -SUBSTEPS * (q + r) * step - 3 * side];
  const [a, b, c] = [Math.round(x / denominator), Math.round(y / denominator), Math.round(z / denominator)];
  const [dx, dy, dz] = [Math.abs(a * denominator - x), Math.abs(b * denominator - y), Math.abs(c * denominator - z)];
  if (dx > dy && dx > dz) return makeAxial(-b - c, b);
  return dy > dz ? makeAxial(a, -a - c) : makeAxial(a, b);
}

/** Returns the hex that contains a point given in fractional axial coordinates. */
export function roundToHex(q: number, r: number): Axial {
  const s = -q - r;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (dq > dr && dq > ds) return makeAxial(-b - c, b);
  return dr > ds ? makeAxial(a, -a - c) : makeAxial(a, b);
}
