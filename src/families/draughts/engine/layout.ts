import type { DraughtsDefinition } from '../definition.ts';
import { DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT } from './directions.ts';

/**
 * The assignment of squares to bits of two 32-bit words, for boards where only every other square is used. One bit
 * between two rows stays unused, so that each diagonal step is the same shift everywhere and never wraps around the
 * edge.
 */
export interface BitLayout {
  /** The bit of each square that is in the low word; 0 for the others. */
  readonly lo: Int32Array;
  /** The bit of each square that is in the high word; 0 for the others. */
  readonly hi: Int32Array;
  /** The square of each bit from 0 to 63, low word first. */
  readonly squareAtBit: Uint8Array;
  /** Bits of all squares in the low word. */
  readonly allLo: number;
  /** Bits of all squares in the high word. */
  readonly allHi: number;
  /** Bits of each side's last row in the low word. */
  readonly crownsLo: Int32Array;
  /** Bits of each side's last row in the high word. */
  readonly crownsHi: Int32Array;
  /** Number of bits that a step in each direction shifts, negative towards lower bits; 0 for straight directions. */
  readonly shifts: Int8Array;
}

const BITS = 64;

/**
 * The assignment of a board's squares to bits. Undefined if bitboards do not suit the board: too many squares, all
 * squares in use, rows of unequal length, or straight moves.
 */
export function bitLayoutOf(
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
