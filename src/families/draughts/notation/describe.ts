import type { Move } from '../../../play/move.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { numberOf } from '../engine/squares.ts';
import { factsOf } from './move-facts.ts';
import { formatMove, formatPath } from './move-text.ts';

export const pieceWord = (isKing: boolean): string => (isKing ? 'king' : 'man');

/** A move as JSON for callers, with squares by number. */
export function describeMove(position: DraughtsPosition, move: number): Move {
  const facts = factsOf(position, move);
  const { from, to, captures, path, isKing, crowns } = facts;
  return {
    from: numberOf(from),
    to: numberOf(to),
    ...(captures.length && { captures: captures.map(numberOf), path: path.map(numberOf) }),
    piece: pieceWord(isKing),
    ...(crowns && { promotion: true }),
    notation: formatMove(facts),
    algebraic: formatPath(position.board, facts),
  };
}
