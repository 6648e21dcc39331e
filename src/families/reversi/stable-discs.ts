import { AXES, squareAtOffset } from './ai/landmarks.ts';
import type { Board } from './engine/board.ts';
import type { ReversiPosition } from './engine/position.ts';

/**
 * The discs of a colour that can never be flipped again: on each axis, the board ends beside the disc or a disc of the same
 * kind stands there. There may be others.
 */
export function stableDiscs(position: ReversiPosition, color: number): ReadonlySet<number> {
  const { board } = position;
  const stable = new Set<number>();
  const own = Array.from({ length: board.cells }, (_, cell) => cell).filter((cell) => position.discAt(cell) === color);
  for (let before = -1; before < stable.size; ) {
    before = stable.size;
    for (const cell of own) if (AXES.every((axis) => isHeld(board, stable, cell, axis))) stable.add(cell);
  }
  return stable;
}

function isHeld(board: Board, stable: ReadonlySet<number>, cell: number, [dx, dy]: readonly [number, number]): boolean {
  return [1, -1].some((way) => {
    const beside = squareAtOffset(board, cell, dx * way, dy * way);
    return beside === undefined || stable.has(beside);
  });
}
