import { fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';
import { cachedLegalMoves, movesOntoSameCell } from './legal-moves-cache.ts';

/** Cells of other pieces of the same kind and promotion state that could also move to the target. */
export function otherOrigins(position: BoardState, move: number): number[] {
  const { cells } = position;
  const found = new Set<number>();
  for (const other of movesOntoSameCell(position, move)) {
    const isLike = kindOf(other) !== MOVE_KIND.drop && fromOf(other) !== fromOf(move);
    if (isLike && cells[fromOf(other)] === cells[fromOf(move)]) found.add(fromOf(other));
  }
  return [...found];
}

/** Whether a piece on the board like the dropped one could also move to the cell. */
export const couldLikePieceMoveTo = (position: BoardState, code: number, to: number): boolean =>
  cachedLegalMoves(position).some(
    (other) => toOf(other) === to && kindOf(other) !== MOVE_KIND.drop && position.cells[fromOf(other)] === code,
  );
