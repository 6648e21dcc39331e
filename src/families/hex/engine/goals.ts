import { type Board, EMPTY, NEIGHBOURS_PER_CELL } from './board.ts';

/** How a game ended. */
export interface GameEnd {
  /** The seat that won, null for a draw. */
  readonly winner: number | null;
  readonly reason: string;
  /** Seat that reached a goal, if one did. In misère games this is not the winner. */
  readonly by?: number;
}

/** For each goal, its name in the reason for which a game ended. */
const REASONS: Readonly<Record<string, string>> = {
  'own-sides': 'chain',
  'three-sides': 'fork',
  'two-corners': 'bridge',
  ring: 'ring',
};

/** Returns how the game ends when a seat reaches a goal. `goal` is the goal's number, counted from 1. */
export function endByGoal({ definition: { end }, seats }: Board, goal: number, seat: number): GameEnd {
  const isOnly = end.goals.length === 1;
  const reason = isOnly ? 'chain' : REASONS[end.goals[goal - 1]!]!;
  if (!end.misere) return { winner: seat, reason, by: seat };
  return { winner: seats - 1 - seat, reason: `own-${reason}`, by: seat };
}

export const FULL_BOARD_DRAW: GameEnd = { winner: null, reason: 'full-board' };
/** The win of the last player who is neither cut off nor has left the game. `left` are the seats that left, as bits. */
export function winOfLastPlayer({ seats }: Board, winner: number, left: number): GameEnd {
  const others = ((1 << seats) - 1) & ~(1 << winner);
  if (left === 0) return { winner, reason: 'others-cut-off' };
  return { winner, reason: left === others ? 'resignation' : 'others-out' };
}

/** The place of `ring` in the definition's list of goals, counted from 1; 0 if a ring does not win. */
export const ringGoalNumber = ({ definition: { end } }: Board): number => end.goals.indexOf('ring') + 1;

const stack = new Int16Array(512);
const seen = new Uint8Array(512);

/** Whether the seat can no longer join its sides. `stones` needs one additional entry at the end, for the outside. */
export function isCutOff(board: Board, stones: Uint8Array, seat: number): boolean {
  const touches = board.touches[seat]!;
  const links = board.links[seat]!;
  const own = seat + 1;
  let top = 0;
  seen.fill(0, 0, board.cells + 1);
  for (let cell = 0; cell < board.cells; cell++) {
    const stone = stones[cell]!;
    if (!(touches[cell]! & 1) || (stone !== own && stone !== EMPTY)) continue;
    seen[cell] = 1;
    stack[top++] = cell;
  }
  while (top > 0) {
    const cell = stack[--top]!;
    if (touches[cell]! & 2) return false;
    for (let i = cell * NEIGHBOURS_PER_CELL; i < cell * NEIGHBOURS_PER_CELL + NEIGHBOURS_PER_CELL; i++) {
      const other = links[i]!;
      const stone = stones[other]!;
      if (seen[other] || (stone !== own && stone !== EMPTY)) continue;
      seen[other] = 1;
      stack[top++] = other;
    }
  }
  return true;
}

/** Whether every full board has exactly one player who has reached the goal. */
export const fullBoardDecides = ({ definition: { end, seats } }: Board): boolean =>
  seats.length === 2 && end.goals.length === 1 && (end.goals[0] === 'own-sides' || end.goals[0] === 'three-sides');
