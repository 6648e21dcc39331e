import { BLACK, type Board, EMPTY, OUTSIDE, otherColor } from './board.ts';

/** Number of points around a point. A ring lists them clockwise from the upper left. */
export const RING_SIZE = 8;

const STEPS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const;

/**
 * 3×3 patterns in which a move in the middle is often good: hane, cuts, and moves at the edge. X is the player to move,
 * O the other player, # outside the board; x means anything but X, o anything but O, ? anything on the board. Source:
 * Gelly, Wang, Munos and Teytaud, "Modification of UCT with patterns in Monte-Carlo Go" (2006).
 */
const SHAPES: readonly (readonly [string, string, string])[] = [
  ['XOX', '...', '???'],
  ['XO.', '...', '?.?'],
  ['XO?', 'X..', 'x.?'],
  ['.O.', 'X..', '...'],
  ['XO?', 'O.o', '?o?'],
  ['XO?', 'O.X', '???'],
  ['?X?', 'O.O', 'ooo'],
  ['OX?', 'o.O', '???'],
  ['X.?', 'O.?', '###'],
  ['OX?', 'X.O', '###'],
  ['?X?', 'x.O', '###'],
  ['?XO', 'x.x', '###'],
  ['?OX', 'X.O', '###'],
];

const [OWN, OTHER] = [1, 2];
const MEANINGS: Readonly<Record<string, readonly number[]>> = {
  X: [OWN],
  O: [OTHER],
  '.': [EMPTY],
  x: [EMPTY, OTHER],
  o: [EMPTY, OWN],
  '?': [EMPTY, OWN, OTHER],
  '#': [OUTSIDE],
};

/** Symbols around the middle of a 3×3 pattern, clockwise from the upper left. */
const ringOf = ([top, middle, bottom]: readonly [string, string, string]): string[] =>
  [...top, middle[2]!, ...[...bottom].reverse(), middle[0]!] as string[];

/** All eight rotations and reflections of a ring. */
const turnsOf = (ring: readonly string[]): string[][] =>
  [ring, [...ring].reverse()].flatMap((one) => {
    const shift = one === ring ? 0 : 7;
    const mirrored = one.map((_, i) => one[(i + shift) % RING_SIZE]!);
    return [0, 2, 4, 6].map((turn) => mirrored.map((_, i) => mirrored[(i + turn) % RING_SIZE]!));
  });

/** Codes of all the surroundings that match a ring of pattern symbols, with two bits per point. */
const codesOf = (ring: readonly string[]): number[] =>
  ring.reduce<number[]>(
    (codes, sign, i) => codes.flatMap((code) => MEANINGS[sign]!.map((found) => code | (found << (2 * i)))),
    [0],
  );

const swapColors = (code: number): number => {
  let other = 0;
  for (let i = 0; i < RING_SIZE; i++) {
    const found = (code >> (2 * i)) & 3;
    other |= (found === EMPTY || found === OUTSIDE ? found : otherColor(found)) << (2 * i);
  }
  return other;
};

/**
 * By code of the eight points around a move: which colours make a good shape there. Bit 0 is set for Black, bit 1 for
 * White.
 */
export const GOOD_SHAPES: Uint8Array = (() => {
  const good = new Uint8Array(1 << (2 * RING_SIZE));
  for (const code of SHAPES.flatMap((shape) => turnsOf(ringOf(shape)).flatMap(codesOf))) {
    good[code]! |= 1;
    good[swapColors(code)]! |= 2;
  }
  return good;
})();

/**
 * For each point, the eight points around it in the order of a ring. The number of points stands for a point outside.
 */
export function pointsAround({ definition, files, ranks, points }: Board): Int32Array {
  const around = new Int32Array(points * RING_SIZE);
  const isJoined = definition.board.edges === 'joined';
  for (let point = 0; point < points; point++)
    STEPS.forEach(([dx, dy], i) => {
      let x = (point % files) + dx;
      let y = Math.floor(point / files) + dy;
      if (isJoined) [x, y] = [(x + files) % files, (y + ranks) % ranks];
      around[point * RING_SIZE + i] = x >= 0 && x < files && y >= 0 && y < ranks ? y * files + x : points;
    });
  return around;
}

/** Whether a move on the point makes a good shape. `colors` must have `OUTSIDE` at index `points`. */
export function isGoodShape(around: Int32Array, colors: Uint8Array, point: number, color: number): boolean {
  let code = 0;
  const at = point * RING_SIZE;
  for (let i = 0; i < RING_SIZE; i++) code |= colors[around[at + i]!]! << (2 * i);
  return (GOOD_SHAPES[code]! & (color === BLACK ? 1 : 2)) !== 0;
}
