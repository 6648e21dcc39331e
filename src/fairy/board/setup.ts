import { type Board, type BoardFacts, handKeyIndex, MAX_CHECKS, NONE } from './board.ts';
import { WALL_CODE } from './kinds.ts';

/** The contents of a FEN as data, independent of move rules. */
export interface Setup {
  /** Piece codes by cell. */
  cells: Uint8Array;
  /** By code: number of pieces in hand. */
  hands: Uint8Array;
  turn: number;
  /** Cells of the rooks that may still castle, at index side * 2 + wing; NONE where the right is gone. */
  castlingRooks: Int16Array;
  /** The cell passed by the last double step, if it can be captured there; NONE otherwise. */
  enPassant: number;
  /** Cell passed before `enPassant`, if the last double step passed two cells; NONE otherwise. */
  enPassantFar: number;
  /** Cell of the piece that made the last double step and can be captured en passant. */
  victim: number;
  /** Bits (see `unmovedBit`) of the first-rank squares whose piece has not moved yet, if the variant needs them. */
  unmoved: number;
  /** Side that has won by castling; NONE if no side has. */
  castled: number;
  /** By side: number of checks that it still has to give to win; 0 where checks are not counted. */
  checks: [number, number];
  halfmove: number;
  /** Number of plies after which the running count ends in a draw; 0 if no count runs. */
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

/** Computes the 64-bit key of a setup from scratch. It must always equal the key that engines update move by move. */
export function hashSetup(board: Board, setup: Setup): { lo: number; hi: number } {
  const { keys, cells, codes } = board;
  let lo = setup.turn ? keys.turn.lo[0]! : 0;
  let hi = setup.turn ? keys.turn.hi[0]! : 0;
  const add = (from: { lo: Int32Array; hi: Int32Array }, index: number) => {
    lo ^= from.lo[index]!;
    hi ^= from.hi[index]!;
  };
  setup.cells.forEach((code, cell) => {
    if (code === WALL_CODE) add(keys.wall, cell);
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

/** Index of the Zobrist key for a number of checks that a side still has to give. */
export const checksKeyIndex = (side: number, left: number): number => side * MAX_CHECKS + left;
