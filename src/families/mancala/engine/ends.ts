import type { Outcome, Position } from '../../../play/position.ts';
import type { Board } from './board.ts';

/** The properties of a position that decide how the game ends. */
interface Judged extends Position {
  readonly board: Board;
  /** Whether the last sowing was endless. */
  readonly isEndless: boolean;
  /** Number of seeds in a seat's store or hand. */
  storeOf(seat: number): number;
  /** Number of seeds in the pits of a seat's side. */
  seedsOnSide(seat: number): number;
  /** Whether a seat could move if it were that seat's turn. */
  canSow(seat: number): boolean;
  /** The outcome by a rule that only one game has; undefined if it does not apply. */
  specialOutcome(): Outcome | undefined;
  /** Whether a seat has captured more than half of the seeds, which wins in some games. */
  hasMajority(): boolean;
  /** Whether a repetition or too many plies without a capture end the game. */
  isStopped(): boolean;
}

/** How the game ended; undefined while it goes on. */
export function outcomeOf(position: Judged): Outcome | undefined {
  const { turn } = position;
  const { end } = position.board.definition;
  if (position.isEndless) return { winner: end.endless === 'loss' ? turn : null, reason: 'endless-sowing' };
  const decided = position.specialOutcome();
  if (decided) return decided;
  if (position.count() === 0) {
    if (end.goal === 'last-move') return { winner: 1 - turn, reason: 'no-moves' };
    return bySeeds(scoreOf(position), 'most-seeds');
  }
  if (position.hasMajority()) return bySeeds([position.storeOf(0), position.storeOf(1)], 'more-than-half');
  if (!position.isStopped()) return undefined;
  const times = position.repetitions() + 1;
  const reason = times >= end.repetition ? `${times}-fold-repetition` : `${end.quiet}-quiet-plies`;
  return end.stopped === 'draw' ? { winner: null, reason } : bySeeds(scoreOf(position), reason);
}

function bySeeds([south, north]: readonly [number, number], reason: string): Outcome {
  if (south === north) return { winner: null, reason: reason === 'most-seeds' ? 'equal-seeds' : reason };
  return { winner: south > north ? 0 : 1, reason };
}

/** Each player's seeds if the game ended now: those captured, and those on the board that count for the player. */
export function scoreOf(position: Judged): [south: number, north: number] {
  const taken: [number, number] = [position.storeOf(0), position.storeOf(1)];
  const { end } = position.board.definition;
  if (position.count() === 0) {
    const rest = restOf(position);
    return [taken[0] + rest[0], taken[1] + rest[1]];
  }
  if (!position.isStopped() || end.stopped !== 'owners') return taken;
  return [taken[0] + position.seedsOnSide(0), taken[1] + position.seedsOnSide(1)];
}

/** The seeds on the board that each player receives when the player to move has no move. */
function restOf(position: Judged): [south: number, north: number] {
  const { rest } = position.board.definition.end;
  const sides: [number, number] = [position.seedsOnSide(0), position.seedsOnSide(1)];
  if (rest === 'owners') return sides;
  if (rest === 'nobody') return [0, 0];
  const { turn } = position;
  const taker = rest === 'unfed' && sides[turn] === 0 ? turn : 1 - turn;
  if (rest === 'other-able' && !position.canSow(taker)) return [0, 0];
  const all = sides[0] + sides[1];
  return taker === 0 ? [all, 0] : [0, all];
}
