import type { Seat } from '../../../play/position.ts';
import { isCutOff } from './goals.ts';
import type { HexPosition, PositionParts } from './position.ts';

/** The parts of a position after a seat has left the game: its stones stay, and the turns go on without it. */
export function withoutSeat(position: HexPosition, seat: Seat): PositionParts {
  const { board, swapped, turn } = position;
  const stones = position.stones.slice(0, board.cells);
  const next = turn === seat ? seatAfter(position, seat) : turn;
  return { stones, turn: next, swapped, left: position.left | (1 << seat) };
}

/** The next seat that is neither cut off nor has left the game. */
function seatAfter(position: HexPosition, seat: Seat): Seat {
  const { board, stones } = position;
  let next = seat;
  do next = (next + 1) % board.seats;
  while (next !== seat && (position.hasLeft(next) || isCutOff(board, stones, next)));
  return next;
}
