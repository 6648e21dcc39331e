/**
 * A point in drawing units. All shapes in this file are SVG path data, around the origin unless a position is given.
 */
type Point = readonly [x: number, y: number];

const formatLength = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** Path data of a closed polygon through the points. */
export const polygonPath = (...spots: Point[]): string =>
  `M${spots.map(([x, y]) => `${formatLength(x)} ${formatLength(y)}`).join('L')}z`;

/** Path data of an ellipse around a point. `across` and `down` are its radii. */
export const ellipsePath = (x: number, y: number, across: number, down: number): string => {
  const half = (width: number) => `a${formatLength(across)} ${formatLength(down)} 0 1 0 ${formatLength(width)} 0`;
  return `M${formatLength(x - across)} ${formatLength(y)}${half(2 * across)}${half(-2 * across)}z`;
};

/** Path data of a circle around a point. */
export const circlePath = (x: number, y: number, radius: number): string => ellipsePath(x, y, radius, radius);

/** Path data of a rectangle with its top left corner at (x, y). */
export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${formatLength(x)} ${formatLength(y)}h${formatLength(width)}v${formatLength(height)}h${formatLength(-width)}z`;

/** Path data of a lozenge (a square standing on a corner) around a point. */
export const lozengePath = (x: number, y: number, width: number, height: number): string =>
  polygonPath([x, y - height / 2], [x + width / 2, y], [x, y + height / 2], [x - width / 2, y]);

/**
 * The point at distance `radius` from the origin. `turn` is its angle clockwise from the top, as a fraction of a full
 * circle.
 */
const polarPoint = (radius: number, turn: number): Point => [
  radius * Math.sin(2 * Math.PI * turn),
  -radius * Math.cos(2 * Math.PI * turn),
];

/**
 * Path data of a star-shaped polygon around the origin. `radii` lists distances of corners from the origin, and is
 * repeated `times` times.
 */
export function starburstPath(radii: readonly number[], times: number): string {
  const count = radii.length * times;
  return polygonPath(...Array.from({ length: count }, (_, at) => polarPoint(radii[at % radii.length]!, at / count)));
}

/** Draws a shape at `count` places, evenly spaced on a circle around the origin. */
export const repeatAroundOrigin = (count: number, radius: number, shape: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(...polarPoint(radius, at / count))).join('');

/**
 * Path data of bars that point away from the origin, spread from the angle `first` to `last`. Angles are fractions of a
 * full circle.
 */
export const spokesPath = (count: number, from: number, to: number, width: number, first = 0, last = 1): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = first + ((last - first) * at) / count;
    const [x, y] = polarPoint(width / 2, turn + 0.25);
    const [near, far] = [polarPoint(from, turn), polarPoint(to, turn)];
    return polygonPath(
      [near[0] - x, near[1] - y],
      [far[0] - x, far[1] - y],
      [far[0] + x, far[1] + y],
      [near[0] + x, near[1] + y],
    );
  }).join('');

/** Path data of a band that spirals outward from the origin. `width` is its width at the outer end. */
export function spiralPath(turns: number, radius: number, width: number): string {
  const steps = Math.round(turns * 18);
  const edge = (inside: number) =>
    Array.from({ length: steps + 1 }, (_, at) => polarPoint((radius - inside) * (at / steps), (at / steps) * turns));
  return polygonPath(...edge(0), ...edge(width).reverse());
}

/** Path data of every second wedge of a circle around a point, like the rays of a rising sun. */
export const sunbeamsPath = (x: number, y: number, count: number, radius: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [one, other] = [polarPoint(radius, at / count), polarPoint(radius, (at + 0.5) / count)];
    return polygonPath([x, y], [x + one[0], y + one[1]], [x + other[0], y + other[1]]);
  }).join('');
