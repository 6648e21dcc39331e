import { DIAGONAL_STEPS, KNIGHT_STEPS, ORTHOGONAL_STEPS, type Step } from '../../fairy/engines/bitboard/tables.ts';

/** Number of squares on the 8×8 board. They are numbered by rank: a1 is 0, b1 is 1, h8 is 63. */
const SQUARES = 64;
/** The file of a square, counted from 0. */
export const fileOf = (square: number): number => square & 7;
/** The rank of a square, counted from 0. */
export const rankOf = (square: number): number => square >> 3;

/** The rank of a square as seen by a side, whose back rank is 0. */
export const rankSeenBy = (side: number, square: number): number => (side === 0 ? square >> 3 : 7 - (square >> 3));

const allSquares = Array.from({ length: SQUARES }, (_, square) => square);

/** Returns the square at a distance in files and ranks; undefined beyond the edges. */
function stepFrom(square: number, [files, ranks]: Step): number | undefined {
  const file = fileOf(square) + files;
  const rank = rankOf(square) + ranks;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : undefined;
}

function ray(square: number, step: Step): number[] {
  const next = stepFrom(square, step);
  return next === undefined ? [] : [next, ...ray(next, step)];
}

const leaps = (steps: readonly Step[]): number[][] =>
  allSquares.map((square) => steps.map((step) => stepFrom(square, step)).filter((to) => to !== undefined));
const rays = (steps: readonly Step[]): number[][][] =>
  allSquares.map((square) => steps.map((step) => ray(square, step)).filter((line) => line.length > 0));

/** Squares that a knight on each square attacks. */
export const KNIGHT_LEAPS: readonly (readonly number[])[] = leaps(KNIGHT_STEPS);
/** Squares that a king on each square attacks. */
export const NEIGHBOURS: readonly (readonly number[])[] = leaps([...ORTHOGONAL_STEPS, ...DIAGONAL_STEPS]);
/** Squares that a pawn attacks, by its side and its square. */
export const PAWN_ATTACKS = [1, -1].map((forward) =>
  leaps([
    [-1, forward],
    [1, forward],
  ]),
);
/** Lines along which a rook moves from each square, each from near to far. */
export const ROOK_LINES: readonly (readonly (readonly number[])[])[] = rays(ORTHOGONAL_STEPS);
/** Lines along which a bishop moves from each square, each from near to far. */
export const BISHOP_LINES: readonly (readonly (readonly number[])[])[] = rays(DIAGONAL_STEPS);
/** Lines along which a queen moves from each square, each from near to far. */
export const QUEEN_LINES = allSquares.map((square) => [...ROOK_LINES[square]!, ...BISHOP_LINES[square]!]);

const NOTHING: readonly number[] = [];
const BETWEEN = allSquares.flatMap((from) => {
  const found: (readonly number[])[] = allSquares.map(() => NOTHING);
  for (const line of QUEEN_LINES[from]!) for (const [index, to] of line.entries()) found[to] = line.slice(0, index);
  return found;
});

/** Returns the squares strictly between two squares on a line; empty if the squares share no line or are adjacent. */
export const squaresBetween = (one: number, other: number): readonly number[] => BETWEEN[one * SQUARES + other]!;

/** Whether two squares are on the same diagonal. */
export const onOneDiagonal = (one: number, other: number): boolean =>
  Math.abs(fileOf(one) - fileOf(other)) === Math.abs(rankOf(one) - rankOf(other));
/** Whether two squares are on the same rank or file. */
export const onOneRankOrFile = (one: number, other: number): boolean =>
  fileOf(one) === fileOf(other) || rankOf(one) === rankOf(other);

/** Number of moves that a king needs between two squares. */
export const kingDistance = (one: number, other: number): number =>
  Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));
/** Whether two squares are adjacent. */
export const areNeighbours = (one: number, other: number): boolean => kingDistance(one, other) === 1;

/** Whether a file or rank is the first or the last. */
export const isEdgeLine = (line: number): boolean => line === 0 || line === 7;
/** Whether two squares are on adjacent files or adjacent ranks. */
export const onAdjacentLines = (one: number, other: number): boolean =>
  Math.abs(fileOf(one) - fileOf(other)) === 1 || Math.abs(rankOf(one) - rankOf(other)) === 1;

/** Parses a square name: 'e4' → 28. */
export const parseSquare = (name: string): number => name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * 8;
