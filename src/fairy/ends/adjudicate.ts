import type { Outcome } from '../../play/position.ts';
import { NONE } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { areRoyalsFacing, type BoardState } from '../board/state.ts';

/**
 * Adjusts the end of a game to the variant's rules: repetition may lose or win, points may decide draws, or one seat
 * may win all draws.
 */
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

/**
 * The end of the game, if it does not depend on legal moves: a royal piece that may be left in check was captured, or
 * passing ended the game.
 */
export function immediateEnd(position: BoardState): Outcome | undefined {
  const { board, kings, turn } = position;
  if (board.definition.rules.royalAtStake && kings[turn] === NONE)
    return { winner: 1 - turn, reason: 'royal-captured' };
  return endByPassing(position);
}

/** End of the game by passing: after a pass the royal pieces still face each other, or both players passed. */
function endByPassing(position: BoardState): Outcome | undefined {
  const { facing, passes } = position.board.definition.end;
  if (!(facing || passes) || !position.wasPass(1)) return undefined;
  if (facing && areRoyalsFacing(position)) return { winner: null, reason: 'bikjang' };
  return passes && position.wasPass(2) ? { winner: null, reason: 'double-pass' } : undefined;
}

/** Side whose pieces are worth more points on the board; null for a tie. */
function winnerByPoints({ board, cells }: BoardState): number | null {
  const { values, second } = board.definition.end.points!;
  const points: [number, number] = [0, second];
  for (const code of cells) {
    if (isPiece(code)) points[sideOf(code) as 0 | 1] += values[board.kinds[kindOfCode(code)]!.letter] ?? 0;
  }
  return points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1;
}
