import type { Outcome } from '../../play/position.ts';
import { NONE } from '../board/board.ts';
import { royalsFace } from '../board/facing.ts';
import { winnerByPoints } from '../board/points.ts';
import type { BoardState } from '../board/state.ts';

/** The end as the variant sees it: a draw is a win where repeating is no draw, points decide, or one seat is given draws. */
export function adjudicate(position: BoardState, outcome: Outcome | undefined): Outcome | undefined {
  const { drawsTo, points, repetition } = position.board.definition.end;
  if (repetition && outcome?.reason.endsWith('-fold-repetition')) {
    const { onTurn, first } = repetition;
    if (first !== 'draw') return { ...outcome, winner: first === 'win' ? 0 : 1 };
    if (onTurn !== 'draw') return { ...outcome, winner: onTurn === 'win' ? position.turn : 1 - position.turn };
  }
  if (outcome?.winner !== null) return outcome;
  if (points) return { ...outcome, winner: winnerByPoints(position) };
  return drawsTo === undefined ? outcome : { ...outcome, winner: drawsTo };
}

/** What ends the game whatever moves there are: the royal piece was taken where it was left to be, or players passed. */
export function immediateEnd(position: BoardState): Outcome | undefined {
  const { board, kings, turn } = position;
  if (board.definition.rules.royalAtStake && kings[turn] === NONE)
    return { winner: 1 - turn, reason: 'royal-captured' };
  return endByPassing(position);
}

/** What passing has ended: the royal pieces still face each other, or both players have passed. */
function endByPassing(position: BoardState): Outcome | undefined {
  const { facing, passes } = position.board.definition.end;
  if (!(facing || passes) || !position.wasPass(1)) return undefined;
  if (facing && royalsFace(position)) return { winner: null, reason: 'bikjang' };
  return passes && position.wasPass(2) ? { winner: null, reason: 'double-pass' } : undefined;
}
