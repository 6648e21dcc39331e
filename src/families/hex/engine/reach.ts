import type { Seat } from '../../../play/position.ts';
import { type Board, NEIGHBOURS_PER_CELL, TOUCH_GOALS } from './board.ts';
import { endByGoal, type GameEnd, ringGoalNumber } from './goals.ts';

/** Returns how the game ends by the first seat that has reached a goal; undefined if none has. */
export function findGoalEnd(board: Board, stones: Uint8Array): GameEnd | undefined {
  for (let seat = 0; seat < board.seats; seat++) {
    const goal = goalReached(board, stones, seat);
    if (goal) return endByGoal(board, goal, seat);
  }
  return undefined;
}

/** The number of the goal that a seat has reached, counted from 1; 0 if none. Searches all chains of the seat. */
export function goalReached(board: Board, stones: Uint8Array, seat: Seat): number {
  const { cells, touches, goalByMask } = board;
  const known = new Set<number>();
  const goals: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (stones[cell] !== seat + 1 || known.has(cell)) continue;
    const chain = floodFill(board, seat, [cell], (other) => stones[other] === seat + 1);
    for (const stone of chain) known.add(stone);
    goals.push(goalByMask[[...chain].reduce((mask, stone) => mask | touches[seat]![stone]!, 0)]!);
  }
  const goal = Math.min(...goals.filter((found) => found > 0));
  if (goal <= TOUCH_GOALS.length) return goal;
  return board.hasRingGoal && hasRing(board, stones, seat) ? ringGoalNumber(board) : 0;
}

/** All cells that can be reached from the start cells through open neighbours, including the start cells. */
export function floodFill(
  board: Board,
  seat: Seat,
  from: readonly number[],
  isOpen: (cell: number) => boolean,
): Set<number> {
  const links = board.links[seat]!;
  const found = new Set(from);
  for (const cell of found)
    for (const other of links.subarray(cell * NEIGHBOURS_PER_CELL, (cell + 1) * NEIGHBOURS_PER_CELL))
      if (other < board.cells && isOpen(other)) found.add(other);
  return found;
}

/**
 * Whether the seat has a ring: cells without its stones are cut off from the edge of the board, or one of its stones
 * has six own neighbours.
 */
function hasRing(board: Board, stones: Uint8Array, seat: Seat): boolean {
  const isOwn = (cell: number) => stones[cell] === seat + 1;
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  const around = (cell: number) => [
    ...board.links[seat]!.subarray(cell * NEIGHBOURS_PER_CELL, (cell + 1) * NEIGHBOURS_PER_CELL),
  ];
  const edge = cells.filter((cell) => !isOwn(cell) && around(cell).includes(board.cells));
  const outside = floodFill(board, seat, edge, (cell) => !isOwn(cell));
  return cells.some((cell) => (isOwn(cell) ? around(cell).every(isOwn) : !outside.has(cell)));
}
