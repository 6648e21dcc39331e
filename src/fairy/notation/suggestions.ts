import { joinNames } from '../../lib/nearest.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import type { BoardState } from '../board/state.ts';
import { formatMove } from './move-text.ts';

/** Lists some legal moves as text, in an order independent of the engine: "Nf3 or Nh3". */
export function suggestMoves(position: BoardState, isWanted: (move: number) => boolean): string {
  const texts = [...legalMoves(position)].filter(isWanted).map((move) => formatMove(position, move));
  const shown = texts.sort().slice(0, 8);
  return joinNames(texts.length > 8 ? [...shown, `${texts.length - 8} more`] : shown);
}
