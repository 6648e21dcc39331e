import type { Move } from '../../../play/move.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { squareNumber } from '../engine/squares.ts';
import { decodeMove } from './move-facts.ts';
import { formatMove, formatPath } from './move-text.ts';

/** The word for a piece: man or king. */
export const pieceWord = (isKing: boolean): string => (isKing ? 'king' : 'man');

/** Converts a move to JSON for callers, with squares by number. */
export function describeMove(position: DraughtsPosition, move: number): Move {
  const facts = decodeMove(position, move);
  const { from, to, captures, path, isKing, crowns } = facts;
  return {
    from: squareNumber(from),
    to: squareNumber(to),
    ...(captures.length && { captures: captures.map(squareNumber), path: path.map(squareNumber) }),
    piece: pieceWord(isKing),
    ...(crowns && { promotion: true }),
    notation: formatMove(facts),
    algebraic: formatPath(position.board, facts),
  };
}
