import { NONE } from './board.ts';
import type { BoardPosition } from './board-position.ts';
import { WALL } from './kinds.ts';
import { MOVE, withExtra } from './move-code.ts';
import { stayOf } from './move-facts.ts';

/** Where a wall may be laid once the move is made; never on its target, although a blast may have emptied that. */
export function wallsAfter(position: BoardPosition, move: number): number[] {
  const to = ((move >> 14) & 15) === MOVE.castle ? NONE : (move >> 7) & 127;
  position.play(move);
  const { cells, wallsAt } = position;
  const isTried = (cell: number) => !wallsAt || wallsAt[cell] === 1;
  const free = [...cells.keys()].filter((cell) => cells[cell] === 0 && cell !== to && isTried(cell));
  position.undo();
  return free;
}

/** The moves that lay a wall and move nothing. */
export function wallMoves(position: BoardPosition, moves: Int32Array, start: number): number {
  const { board, cells } = position;
  const { edges } = board.definition.rules.walls!;
  const plain = stayOf(position);
  let end = start;
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] === 0 && (!edges || isEdge(position, cell))) moves[end++] = withExtra(plain, cell);
  return end;
}

/** An empty cell at the rim of the board, or beside a wall. */
function isEdge({ board, cells }: BoardPosition, cell: number): boolean {
  const { files, ranks } = board.grid;
  const file = cell % files;
  const rank = (cell - file) / files;
  if (file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1) return true;
  return [cell - 1, cell + 1, cell - files, cell + files].some((near) => cells[near] === WALL);
}
