import type { Outcome, Position } from '../../../play/position.ts';
import type { Board } from './board.ts';

/** A position as the judge of its end sees it. */
interface Judged extends Position {
  readonly board: Board;
  /** Plies without a man placed or taken. */
  readonly quiet: number;
  /** Quiet plies that make a draw. */
  quietLimit(): number;
  /** Whether the seat made a row that wins. */
  hasWon(seat: number): boolean;
  /** Men on the board and in hand. */
  total(seat: number): number;
}

/** How the game ended, if it did. */
export function outcomeOf(position: Judged): Outcome | undefined {
  const { board, turn } = position;
  const { end } = board.definition;
  // who moved last made the row
  for (const seat of [1 - turn, turn]) if (position.hasWon(seat)) return { winner: seat, reason: 'line' };
  for (const seat of [turn, 1 - turn])
    if (end.fewest > 0 && position.total(seat) < end.fewest) return { winner: 1 - seat, reason: 'two-left' };
  if (position.count() === 0) return { winner: 1 - turn, reason: 'no-moves' };
  const times = position.repetitions() + 1;
  if (times >= end.repetition) return { winner: null, reason: `${times}-fold-repetition` };
  const limit = position.quietLimit();
  return position.quiet >= limit ? { winner: null, reason: `${limit}-quiet-plies` } : undefined;
}
