import type { Diagram } from './diagram.ts';
import { areNeighbours, NEIGHBOURS, onOneRankOrFile } from './geometry.ts';
import type { Line } from './line.ts';

/** A mate as patterns see it. */
export interface Mate {
  readonly board: Diagram;
  readonly winner: number;
  readonly loser: number;
  readonly king: number;
  /** Who gives the check; in a double check the piece that moved, if it is one of the two. */
  readonly checker: number;
  readonly kind: number;
  /** The squares around the king. */
  readonly around: readonly number[];
}

function mateOf({ end, own, solver }: Line): Mate | undefined {
  if (!end.isMate) return undefined;
  const loser = 1 - solver;
  const king = end.king(loser);
  const checkers = end.checkers(loser);
  const moved = own.at(-1)!.to;
  const checker = checkers.includes(moved) ? moved : checkers[0]!;
  return { board: end, winner: solver, loser, king, checker, kind: end.kindAt(checker), around: NEIGHBOURS[king]! };
}

/** The solution ends in a mate of this pattern. */
export const endsInMate =
  (holds: (mate: Mate) => boolean) =>
  (line: Line): boolean => {
    const mate = mateOf(line);
    return mate !== undefined && holds(mate);
  };

/** The winner's pieces of some kinds. */
export const winnerSquares = ({ board, winner }: Mate, ...kinds: number[]): readonly number[] =>
  board.squares(winner, ...kinds);

/** One of the loser's own pieces stands there. */
export const isBlocked = ({ board, loser }: Mate, square: number): boolean => board.isOf(loser, square);

/** The winner's piece on `from` attacks a square, also where only the king stands in the way. */
export const covers = ({ board, king }: Mate, from: number, square: number): boolean =>
  board.without(king).attacks(from).includes(square);

/** The winner's piece on `from` guards another. */
export const guards = ({ board }: Mate, from: number, square: number): boolean => board.attacks(from).includes(square);

/** The checking piece stands next to the king on its rank or file. */
export const isBeside = ({ king, checker }: Mate): boolean =>
  areNeighbours(king, checker) && onOneRankOrFile(king, checker);

/** The piece takes a square from the king that no own piece closes. */
export const takesFlight = (mate: Mate, from: number): boolean =>
  mate.around.some((square) => !isBlocked(mate, square) && covers(mate, from, square));

/** A square next to the king is closed by an own piece, or by some of the winner's and nobody else. */
export function isTakenBy(mate: Mate, square: number, takers: readonly number[]): boolean {
  if (isBlocked(mate, square)) return true;
  const coverers = mate.board.without(mate.king).attackers(mate.winner, square);
  return coverers.length > 0 && coverers.every((from) => takers.includes(from));
}
