import { type Board, NONE } from '../../board/board.ts';
import { WALL_CODE } from '../../board/kinds.ts';
import { fromOf, kindOf, MOVE_KIND, toOf, withExtra } from '../../board/move-code.ts';
import { wallOnlyMove } from '../../board/move-facts.ts';
import type { BoardState } from '../../board/state.ts';

/**
 * Cells on which a wall may be laid after a move: empty cells, except the move's target and cells that its blast has
 * emptied.
 */
export function wallCellsAfter(position: BoardState, move: number): number[] {
  const blasted = blastedBy(position, move);
  const to = kindOf(move) === MOVE_KIND.castle ? NONE : toOf(move);
  position.play(move);
  const { cells, wallsAt } = position;
  const isTried = (cell: number) => !wallsAt || wallsAt[cell] === 1;
  const isFree = (cell: number) => cells[cell] === 0 && cell !== to && !blasted?.has(cell);
  const free = [...cells.keys()].filter((cell) => isFree(cell) && isTried(cell));
  position.undo();
  return free;
}

/** Cells that a blast may empty: all occupied ones, except those that the move leaves or captures en passant. */
function blastedBy({ board, cells, victim }: BoardState, move: number): Set<number> | undefined {
  if (!board.definition.rules.blast || kindOf(move) === MOVE_KIND.castle) return undefined;
  const blasted = new Set([...cells.keys()].filter((cell) => cells[cell] !== 0));
  blasted.delete(fromOf(move));
  if (kindOf(move) === MOVE_KIND.enPassant) blasted.delete(victim);
  return blasted;
}

/**
 * Whether a wall laid after a move can only block attacks. Then a move that is legal without its wall is legal with a wall
 * on any cell. A wall helps hoppers, and it can turn check into mate, which some rules forbid.
 */
export function wallsOnlyBlock({ definition, hoppers }: Board): boolean {
  const { rules, end } = definition;
  return rules.walls?.laid === 'after' && !hoppers.includes(1) && !rules.hand && !end.noMateBy.length;
}

/** The cell of the wall that moves; -1 if none is laid yet. */
export const movingWallCell = ({ board, cells }: BoardState): number =>
  cells.findIndex((code, cell) => code === WALL_CODE && !board.holes[cell]);

/** Generates the moves that only lay a wall. */
export function wallMoves(position: BoardState, moves: Int32Array, start: number): number {
  const { board, cells } = position;
  const { edges } = board.definition.rules.walls!;
  const plain = wallOnlyMove(position);
  let end = start;
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] === 0 && (!edges || isAtEdgeOrWall(position, cell))) moves[end++] = withExtra(plain, cell);
  return end;
}

/** Whether a cell is at the edge of the board or adjacent to a wall. */
export function isAtEdgeOrWall({ board, cells }: BoardState, cell: number): boolean {
  const { files, ranks } = board.grid;
  const file = cell % files;
  const rank = (cell - file) / files;
  if (file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1) return true;
  return [cell - 1, cell + 1, cell - files, cell + files].some((near) => cells[near] === WALL_CODE);
}
