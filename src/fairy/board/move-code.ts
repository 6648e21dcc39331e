/**
 * Kinds of moves. A move of the piece games is an integer: from (7 bits), to (7 bits), kind (4 bits), piece (7 bits),
 * extra (7 bits). A castling move goes from the king's cell to the rook's: that identifies the wing and never looks
 * like another king move.
 */
export const MOVE_KIND = {
  normal: 0,
  /** A double step that can be captured en passant. */
  double: 1,
  enPassant: 2,
  castle: 3,
  drop: 4,
  promotion: 5,
  /** A null move: searches try it, players never make it. */
  pass: 6,
  /** A ply that moves no piece: a pass, or a ply that only lays a wall. `from` and `to` are equal. */
  stay: 7,
} as const;

export type MoveKind = (typeof MOVE_KIND)[keyof typeof MOVE_KIND];

export const fromOf = (move: number): number => move & 127;
/** Target cell of a move; the rook's cell for castling. */
export const toOf = (move: number): number => (move >> 7) & 127;
export const kindOf = (move: number): MoveKind => ((move >> 14) & 15) as MoveKind;
/**
 * Kind of the piece that a move drops, or that the moving piece becomes. For castling: 1 if a gated piece enters on the
 * rook's cell.
 */
export const droppedOrPromotedKind = (move: number): number => (move >> 18) & 127;

/** Extra part of a move plus 1: the cell of the laid wall or the kind of the gated piece. 0 for none. */
export const extraOf = (move: number): number => move >>> 25;
export const withExtra = (move: number, extra: number): number => move | ((extra + 1) << 25);
