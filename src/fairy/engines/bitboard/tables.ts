/**
 * Attack tables of the 8×8 board for the bitboard engines. A set of squares is two signed 32-bit halves: `lo` has ranks
 * 1 to 4, `hi` ranks 5 to 8, a1 is bit 0. Tables of sets hold both halves side by side: lo at 2i, hi at 2i + 1.
 *
 * A slider's attacks are looked up line by line: the six inner squares of the line, packed into an index of 6 bits,
 * give the squares reached. Packing is a 32-bit multiplication: a diagonal has one square per file, so summing its
 * ranks gives its files; the squares of a file are gathered in the same way, turned by 90 degrees (after G. Kannan's
 * magic bitboards, adapted to halves of 32 bits).
 */

/** A step on the board: files to the right, ranks up. */
export type Step = readonly [number, number];

export const ORTHOGONAL_STEPS: readonly Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
export const DIAGONAL_STEPS: readonly Step[] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];
export const KNIGHT_STEPS: readonly Step[] = [1, -1].flatMap((x) =>
  [1, -1].flatMap((y): Step[] => [
    [x, 2 * y],
    [2 * x, y],
  ]),
);

const inside = (file: number, rank: number): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8;

/** Squares in a direction from the next one on, up to and including the first for which `stops` is true. */
function walk(square: number, [dx, dy]: Step, stops: (square: number) => boolean = () => false): number[] {
  const squares: number[] = [];
  let file = (square & 7) + dx;
  let rank = (square >> 3) + dy;
  while (inside(file, rank)) {
    squares.push(rank * 8 + file);
    if (stops(rank * 8 + file)) break;
    file += dx;
    rank += dy;
  }
  return squares;
}

function addSquares(table: Int32Array, entry: number, squares: readonly number[]): void {
  for (const square of squares) table[entry * 2 + (square >> 5)]! |= 1 << (square & 31);
}

/** Builds a table with one set of squares for each square. */
function bySquare(reached: (square: number) => number[]): Int32Array {
  const table = new Int32Array(128);
  for (let square = 0; square < 64; square++) addSquares(table, square, reached(square));
  return table;
}

const leaps = (steps: readonly Step[]) => (square: number) =>
  steps
    .map(([dx, dy]): Step => [(square & 7) + dx, (square >> 3) + dy])
    .filter(([file, rank]) => inside(file, rank))
    .map(([file, rank]) => rank * 8 + file);
const rays = (steps: readonly Step[]) => (square: number) => steps.flatMap((step) => walk(square, step));

export const KNIGHT_ATTACKS = bySquare(leaps(KNIGHT_STEPS));
export const KING_ATTACKS = bySquare(leaps([...ORTHOGONAL_STEPS, ...DIAGONAL_STEPS]));
/** By square: squares that a rook reaches on an empty board. */
export const ROOK_RAYS = bySquare(rays(ORTHOGONAL_STEPS));
/** By square: squares that a bishop reaches on an empty board. */
export const BISHOP_RAYS = bySquare(rays(DIAGONAL_STEPS));
/** By side: squares that a pawn attacks. */
export const PAWN_ATTACKS = [1, -1].map((forward) =>
  bySquare(
    leaps([
      [-1, forward],
      [1, forward],
    ]),
  ),
);

/** By square * 64 + other square: the squares strictly between the two if they are on one line. */
export const SQUARES_BETWEEN = new Int32Array(64 * 64 * 2);
/** By square * 64 + other square: the whole line through both. */
export const LINE_THROUGH = new Int32Array(64 * 64 * 2);

for (let square = 0; square < 64; square++) {
  for (const [dx, dy] of [...ORTHOGONAL_STEPS, ...DIAGONAL_STEPS]) {
    const ahead = walk(square, [dx, dy]);
    const whole = [...ahead, ...walk(square, [-dx, -dy]), square];
    for (const [index, other] of ahead.entries()) {
      addSquares(SQUARES_BETWEEN, square * 64 + other, ahead.slice(0, index));
      addSquares(LINE_THROUGH, square * 64 + other, whole);
    }
  }
}

/** By square: inner squares (not on the edge) of the diagonal through it that rises to the right. */
export const DIAGONAL_MASK = bySquare((square) => innerSquares(square, DIAGONAL_STEPS[0]!));
/** By square: inner squares (not on the edge) of the diagonal through it that falls to the right. */
export const ANTIDIAGONAL_MASK = bySquare((square) => innerSquares(square, DIAGONAL_STEPS[2]!));

/** Squares of a line without those on the edge: a piece on the edge never changes a slider's reach. */
function innerSquares(square: number, [dx, dy]: Step): number[] {
  const line = [...walk(square, [dx, dy]), ...walk(square, [-dx, -dy])];
  return line.filter((other) => inside((other & 7) - 1, (other >> 3) - 1) && inside((other & 7) + 1, (other >> 3) + 1));
}

/** By square * 64 + occupied inner squares packed into six bits: the squares a slider reaches along its rank. */
export const RANK_REACH = lineReach([1, 0], (square) => square & 7);
/** The squares a slider reaches along its file; index as in `RANK_REACH`. */
export const FILE_REACH = lineReach([0, 1], (square) => square >> 3);
/** The squares a slider reaches along the diagonal that rises to the right; index as in `RANK_REACH`. */
export const DIAGONAL_REACH = lineReach(DIAGONAL_STEPS[0]!, (square) => square & 7);
/** The squares a slider reaches along the diagonal that falls to the right; index as in `RANK_REACH`. */
export const ANTIDIAGONAL_REACH = lineReach(DIAGONAL_STEPS[2]!, (square) => square & 7);

/**
 * Builds a table of a slider's reach along one line. `place` numbers the squares of the line from 0 to 7; squares 1 to
 * 6 form the index.
 */
function lineReach([dx, dy]: Step, place: (square: number) => number): Int32Array {
  const table = new Int32Array(64 * 64 * 2);
  for (let square = 0; square < 64; square++) {
    for (let packed = 0; packed < 64; packed++) {
      const stops = (other: number) => ((packed << 1) & (1 << place(other))) !== 0;
      addSquares(table, square * 64 + packed, [...walk(square, [dx, dy], stops), ...walk(square, [-dx, -dy], stops)]);
    }
  }
  return table;
}
