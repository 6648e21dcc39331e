import type { Board } from '../engine/board.ts';
import { NO_SEAT, PHASES, type PhaseCode } from '../engine/phases.ts';

/** The properties of a position that a position string contains. */
interface Formattable {
  readonly board: Board;
  readonly men: ArrayLike<number>;
  readonly hands: ArrayLike<number>;
  readonly turn: number;
  readonly first: number;
  readonly phase: PhaseCode;
}

/** Letters of the two players in position strings. */
export const SIDE_LETTERS = 'WB';

/**
 * Formats a position: points row by row from the top, player to move, and men in hand. In games with phases, the player
 * who closed a mill first and the phase follow.
 */
export function formatFen({ board, men, hands, turn, first, phase }: Formattable): string {
  const points = board.points.map((_, point) => markAt(men, point)).join('');
  const fields = [points, SIDE_LETTERS[turn], hands[0], hands[1]];
  if (board.hasPhases) fields.push(first === NO_SEAT ? '-' : SIDE_LETTERS[first], PHASES[phase]);
  return fields.join(' ');
}

function markAt(men: ArrayLike<number>, point: number): string {
  if (men[0]! & (1 << point)) return SIDE_LETTERS[0]!;
  return men[1]! & (1 << point) ? SIDE_LETTERS[1]! : '.';
}
