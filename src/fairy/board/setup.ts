import { type Board, type BoardFacts, handKeyIndex, MAX_CHECKS, NONE } from './board.ts';
import { WALL } from './kinds.ts';

/** A position as data: the contents of a FEN, without knowledge of moves. */
export interface Setup {
  /** Piece codes by cell. */
  cells: Uint8Array;
  /** Pieces in hand by code. */
  hands: Uint8Array;
  turn: number;
  /** Cells of the rooks that may still castle, by side * 2 + wing; NONE where the right is gone. */
  castlingRooks: Int16Array;
  /** The cell passed by the last double step, if it can be captured there; NONE otherwise. */
  enPassant: number;
  /** A second cell passed by that step, further back; NONE otherwise. */
  enPassantFar: number;
  /** The cell of the piece that made the double step. */
  victim: number;
  /** First-rank squares whose piece has not moved yet, if the variant needs them: bits of `unmovedBit`. */
  unmoved: number;
  /** The side that won by castling, where that wins; NONE before. */
  castled: number;
  /** Checks that each side still has to give to win; 0 where they are not counted. */
  checks: [number, number];
  halfmove: number;
  /** Plies after which the running count is a draw, 0 for none; and the plies counted so far. */
  countLimit: number;
  countPly: number;
  fullmove: number;
}

export const emptySetup = (board: BoardFacts): Setup => ({
  cells: new Uint8Array(board.cells),
  hands: new Uint8Array(board.codes),
  turn: 0,
  castlingRooks: new Int16Array(4).fill(NONE),
  enPassant: NONE,
  enPassantFar: NONE,
  victim: NONE,
  unmoved: 0,
  castled: NONE,
  checks: [board.definition.end.checks ?? 0, board.definition.end.checks ?? 0],
  halfmove: 0,
  countLimit: 0,
  countPly: 0,
  fullmove: 1,
});

/**
 * Computes the 64-bit key of a setup from scratch. Engines update theirs move by move; it must always equal this one.
 */
export function hashSetup(board: Board, setup: Setup): { lo: number; hi: number } {
  const { keys, cells, codes } = board;
  let lo = setup.turn ? keys.turn.lo[0]! : 0;
  let hi = setup.turn ? keys.turn.hi[0]! : 0;
  const add = (from: { lo: Int32Array; hi: Int32Array }, index: number) => {
    lo ^= from.lo[index]!;
    hi ^= from.hi[index]!;
  };
  setup.cells.forEach((code, cell) => {
    if (code === WALL) add(keys.wall, cell);
    else if (code) add(keys.piece, code * cells + cell);
  });
  for (let code = 1; code < codes; code++) {
    const held = setup.hands[code]!;
    if (held) add(keys.hand, handKeyIndex(code, held));
  }
  for (const rook of setup.castlingRooks) if (rook !== NONE) add(keys.castle, rook);
  for (const passed of [setup.enPassant, setup.enPassantFar]) if (passed !== NONE) add(keys.enPassant, passed);
  for (let bit = 0; bit < 32; bit++) if (setup.unmoved & (1 << bit)) add(keys.unmoved, bit);
  if (board.definition.end.checks)
    for (const side of [0, 1]) add(keys.checks, checksKeyIndex(side, setup.checks[side]!));
  return { lo, hi };
}

/** Index of the Zobrist key for a number of checks still to give. */
export const checksKeyIndex = (side: number, left: number): number => side * MAX_CHECKS + left;
