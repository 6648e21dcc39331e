import type { BoardSnapshot } from './diagram.ts';
import { areNeighbours, NEIGHBOURS, onOneRankOrFile } from './geometry.ts';
import type { SolutionLine } from './line.ts';

/** A checkmate, with the values that mate patterns need. */
export interface MatePosition {
  readonly board: BoardSnapshot;
  readonly winner: number;
  readonly loser: number;
  readonly king: number;
  /** Square of the checking piece. In a double check, the moved piece is preferred. */
  readonly checker: number;
  readonly kind: number;
  /** Squares adjacent to the mated king. */
  readonly around: readonly number[];
}

function mateOf({ end, own, solver }: SolutionLine): MatePosition | undefined {
  if (!end.isMate) return undefined;
  const loser = 1 - solver;
  const king = end.king(loser);
  const checkers = end.checkers(loser);
  const moved = own.at(-1)!.to;
  const checker = checkers.includes(moved) ? moved : checkers[0]!;
  return { board: end, winner: solver, loser, king, checker, kind: end.kindAt(checker), around: NEIGHBOURS[king]! };
}

/** Whether the solution ends in a mate with this pattern. */
export const endsInMate =
  (holds: (mate: MatePosition) => boolean) =>
  (line: SolutionLine): boolean => {
    const mate = mateOf(line);
    return mate !== undefined && holds(mate);
  };

/** Returns the squares on which the winner has pieces of the given kinds. */
export const squaresOfWinnersPieces = ({ board, winner }: MatePosition, ...kinds: number[]): readonly number[] =>
  board.squares(winner, ...kinds);

/** Whether a square is occupied by a piece of the losing side. */
export const isBlockedByLoser = ({ board, loser }: MatePosition, square: number): boolean => board.isOf(loser, square);

/** Whether the winner's piece on `from` attacks a square, even through the king. */
export const winnerAttacks = ({ board, king }: MatePosition, from: number, square: number): boolean =>
  board.without(king).attacks(from).includes(square);

/** Whether the winner's piece on `from` guards the winner's piece on `square`. */
export const winnerGuards = ({ board }: MatePosition, from: number, square: number): boolean =>
  board.attacks(from).includes(square);

/** Whether the checking piece is orthogonally adjacent to the king. */
export const isCheckerBesideKing = ({ king, checker }: MatePosition): boolean =>
  areNeighbours(king, checker) && onOneRankOrFile(king, checker);

/** Whether the piece on `from` attacks a square that the king could otherwise move to. */
export const coversFlightSquare = (mate: MatePosition, from: number): boolean =>
  mate.around.some((square) => !isBlockedByLoser(mate, square) && winnerAttacks(mate, from, square));

/**
 * Whether a square next to the king is blocked by a piece of its own side, or attacked by pieces of `takers` and by no
 * others.
 */
export function isDeniedToKing(mate: MatePosition, square: number, takers: readonly number[]): boolean {
  if (isBlockedByLoser(mate, square)) return true;
  const coverers = mate.board.without(mate.king).attackers(mate.winner, square);
  return coverers.length > 0 && coverers.every((from) => takers.includes(from));
}
