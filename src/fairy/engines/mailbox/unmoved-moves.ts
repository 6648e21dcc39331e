import { unmovedBit } from '../../board/board.ts';
import { codeOf } from '../../board/kinds.ts';
import { MOVE, withExtra } from '../../board/move-code.ts';
import type { BoardState } from '../../board/state.ts';

/**
 * Variants of an unmoved piece's move that gate each kind in hand onto the cell it leaves; castling leaves two cells.
 */
export function gatingMoves(position: BoardState, move: number): number[] {
  const { board, turn, hands, unmoved } = position;
  const kind = (move >> 14) & 15;
  const from = move & 127;
  if (kind === MOVE.drop || !(unmoved & unmovedBit(board.grid, from))) return [];
  return board.kinds.flatMap((_, piece) => {
    const code = codeOf(piece, turn);
    if (!hands[code] || !board.dropAt[code * board.cells + from]) return [];
    const gated = withExtra(move, piece);
    return kind === MOVE.castle ? castlingGates(position, move, gated) : [gated];
  });
}

/** Gating on the cells of king and rook, except those where one of the two arrives. */
function castlingGates({ board, castlingRooks, turn }: BoardState, move: number, gated: number): number[] {
  const rook = (move >> 7) & 127;
  const index = turn * 2 + (castlingRooks[turn * 2] === rook ? 0 : 1);
  const { king, rook: rooks } = board.castlingGoals!;
  const isVacated = (cell: number) => cell !== king[index] && cell !== rooks[index];
  return [...(isVacated(move & 127) ? [gated] : []), ...(isVacated(rook) ? [gated | (1 << 18)] : [])];
}
