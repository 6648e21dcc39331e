import type { Outcome, Position } from '../../../play/position.ts';
import type { Board } from './board.ts';

/** The properties of a position that decide how the game ends. */
interface JudgedPosition extends Position {
  readonly board: Board;
  /** Number of plies since a man was placed or captured. */
  readonly quiet: number;
  /** Number of plies without a man placed or captured after which the game is drawn. */
  quietLimit(): number;
  /** Whether a seat has a row that wins. */
  hasWon(seat: number): boolean;
  /** Number of men that a seat has, on the board and in hand. */
  total(seat: number): number;
}

/** The outcome; undefined while the game goes on. */
export function outcomeOf(position: JudgedPosition): Outcome | undefined {
  const { board, turn } = position;
  const { end } = board.definition;
  // The player who moved last comes first, because a new row is theirs.
  for (const seat of [1 - turn, turn]) if (position.hasWon(seat)) return { winner: seat, reason: 'line' };
  for (const seat of [turn, 1 - turn])
    if (end.fewest > 0 && position.total(seat) < end.fewest) return { winner: 1 - seat, reason: 'two-left' };
  if (position.count() === 0) return { winner: 1 - turn, reason: 'no-moves' };
  const times = position.repetitions() + 1;
  if (times >= end.repetition) return { winner: null, reason: `${times}-fold-repetition` };
  const limit = position.quietLimit();
  return position.quiet >= limit ? { winner: null, reason: `${limit}-quiet-plies` } : undefined;
}
