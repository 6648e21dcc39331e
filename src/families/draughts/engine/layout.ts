import type { DraughtsDefinition } from '../definition.ts';
import { DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT } from './directions.ts';

/**
 * Squares as bits of two 32-bit words, for boards where every other square is played on. Between two rows of squares
 * one bit stays unused, so that a diagonal step is the same shift everywhere and never wraps around the edge.
 */
export interface BitLayout {
  /** By square: its bit in one of the words, 0 in the other. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** Square by bit, 0 to 63, counted from the low word. */
  readonly squareAtBit: Uint8Array;
  /** Mask of all squares. */
  readonly allLo: number;
  readonly allHi: number;
  /** Mask of the last row, by side. */
  readonly crownsLo: Int32Array;
  readonly crownsHi: Int32Array;
  /** Shift in bits by direction, negative towards lower bits; 0 for straight directions. */
  readonly shifts: Int8Array;
}

const BITS = 64;

/**
 * The layout of a board. Undefined if the board has no layout: too many squares, all squares in use, rows of unequal
 * length, or straight moves.
 */
export function layoutOf(
  definition: DraughtsDefinition,
  squares: number,
  startsAtEdge: boolean,
): BitLayout | undefined {
  const { board, man } = definition;
  const half = board.files / 2;
  if (board.squares === 'all' || board.files % 2 || board.ranks % 2) return undefined;
  if (man.columns || ![...man.moves, ...man.captures].every((way) => way.startsWith('slanting'))) return undefined;
  if ((board.ranks / 2) * (board.files + 1) > BITS) return undefined;
  const lo = new Int32Array(squares);
  const hi = new Int32Array(squares);
  const squareAtBit = new Uint8Array(BITS);
  let [allLo, allHi] = [0, 0];
  for (let square = 0; square < squares; square++) {
    const row = Math.floor(square / half);
    const gap = startsAtEdge ? 1 : 0;
    const bit = (row >> 1) * (board.files + 1) + (row % 2) * (half + gap) + (square % half);
    if (bit < 32) lo[square] = 1 << bit;
    else hi[square] = 1 << (bit - 32);
    allLo |= lo[square]!;
    allHi |= hi[square]!;
    squareAtBit[bit] = square;
  }
  const shifts = new Int8Array(8);
  shifts[DOWN_LEFT] = half;
  shifts[DOWN_RIGHT] = half + 1;
  shifts[UP_RIGHT] = -half;
  shifts[UP_LEFT] = -half - 1;
  const crownsLo = new Int32Array(2);
  const crownsHi = new Int32Array(2);
  for (let file = 0; file < half; file++) {
    for (const [side, square] of [file, squares - 1 - file].entries()) {
      crownsLo[side]! |= lo[square]!;
      crownsHi[side]! |= hi[square]!;
    }
  }
  return { lo, hi, squareAtBit, allLo, allHi, crownsLo, crownsHi, shifts };
}
