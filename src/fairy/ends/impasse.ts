import type { Outcome } from '../../play/position.ts';
import { relativeRank } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';

/**
 * The result that the side to move can claim by declaring an impasse (entering king). Its royal piece must be far
 * enough ahead and not in check, enough of its other pieces must have advanced with it, and those pieces and its pieces
 * in hand must be worth enough points.
 */
export function impasseOutcome(position: BoardState): Outcome | undefined {
  const { turn, board } = position;
  const { impasse } = board.definition.end;
  if (!impasse || position.check()) return undefined;
  const king = position.kings[turn]!;
  if (king < 0 || !isInCamp(position, king, impasse.ranks)) return undefined;
  const camp = campOf(position, impasse.ranks);
  if (camp.length < impasse.pieces) return undefined;
  const pointsOf = (kind: number) => impasse.points[board.kinds[board.kinds[kind]!.inHand]!.letter] ?? 1;
  let points = 0;
  for (const kind of camp) points += pointsOf(kind);
  for (const kind of board.kinds.keys()) points += pointsOf(kind) * position.hands[1 + kind * 2 + turn]!;
  if (points >= impasse.wins[turn]!) return { winner: turn, reason: 'impasse' };
  return impasse.draws !== undefined && points >= impasse.draws ? { winner: null, reason: 'impasse' } : undefined;
}

/** Whether the cell is on one of the ranks nearest to the opponent of the side to move. */
const isInCamp = ({ board, turn }: BoardState, cell: number, ranks: number): boolean =>
  relativeRank(board.grid, turn, cell) > board.grid.ranks - ranks;

/**
 * Kinds of the pieces that the side to move has on the `ranks` ranks nearest to the opponent, without the royal piece.
 */
function campOf(position: BoardState, ranks: number): number[] {
  const { cells, turn, kings } = position;
  const kinds: number[] = [];
  for (const [cell, code] of cells.entries()) {
    if (!isPiece(code) || sideOf(code) !== turn || cell === kings[turn]) continue;
    if (isInCamp(position, cell, ranks)) kinds.push(kindOfCode(code));
  }
  return kinds;
}
