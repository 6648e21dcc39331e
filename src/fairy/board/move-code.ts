/**
 * Moves of the piece games as integers: from (7 bits), to (7 bits), kind (4 bits), piece (7 bits), extra (7 bits). A
 * castling move goes from the king's cell to the rook's, which tells the wing and never looks like another move of the
 * king.
 */
export const MOVE = {
  normal: 0,
  /** A step that can be captured in passing. */
  double: 1,
  enPassant: 2,
  castle: 3,
  drop: 4,
  promotion: 5,
  /** No move at all: what a search tries, never a player. */
  pass: 6,
  /** The player moves no piece: a pass, or only a wall is laid. It goes from a cell to the same. */
  stay: 7,
} as const;

export type MoveKind = (typeof MOVE)[keyof typeof MOVE];

/** `piece` is the kind dropped or promoted to; in castling 1 if a gated piece comes to the rook's cell. */
export const fromOf = (move: number): number => move & 127;
export const toOf = (move: number): number => (move >> 7) & 127;
export const kindOf = (move: number): MoveKind => ((move >> 14) & 15) as MoveKind;
export const pieceOf = (move: number): number => (move >> 18) & 127;

/** What comes with a move, plus 1: the cell of a wall that is laid, or the kind of piece that is gated; 0 for nothing. */
export const extraOf = (move: number): number => move >>> 25;
export const withExtra = (move: number, extra: number): number => move | ((extra + 1) << 25);
