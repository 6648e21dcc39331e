import { legalMoves } from '../../play/legal-moves.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { kindOf, MOVE_KIND } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';

/**
 * Whether the player to move may decline to promote and so claim the draw of a stalemate: promotion is optional, the
 * player is not in check and has a king and one piece that can promote, and every legal move is a promotion of it.
 * Source: rule 3.9 c.7 of sittuyin, as Fairy-Stockfish implements it.
 */
export function mayDeclinePromotion(position: BoardState): boolean {
  const { crowning } = position.board.definition.rules;
  if (!crowning?.optional || !hasOnlyKingAnd(position, crowning.piece) || position.check()) return false;
  const moves = legalMoves(position);
  return moves.length > 0 && moves.every((move) => kindOf(move) === MOVE_KIND.promotion);
}

/** Whether the player to move has a king, one piece of a kind, and nothing else on the board or in hand. */
function hasOnlyKingAnd({ board, cells, hands, turn }: BoardState, letter: string): boolean {
  if (hands.some((count, code) => count > 0 && sideOf(code) === turn)) return false;
  let count = 0;
  for (const code of cells) {
    if (!isPiece(code) || sideOf(code) !== turn || kindOfCode(code) === board.king) continue;
    if (board.kinds[kindOfCode(code)]!.letter !== letter || ++count > 1) return false;
  }
  return count === 1;
}
