import { legalMoves } from '../../play/legal-moves.ts';
import type { MoveNumbers } from '../../play/notation.ts';
import { unpromotedKind } from '../board/kinds.ts';
import { droppedOrPromotedKind, extraOf, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';

/**
 * Start and target, counted from 0 for a1; a drop has the number of cells plus the kind in place of the start. Then come,
 * where a move has them, the kind that the piece becomes (1 for a piece dropped promoted), and the cell of a wall or the
 * gated kind, plus 1.
 */
export const moveNumbers: MoveNumbers<WallChooser> = {
  leading: 2,
  limit: ({ board: { cells, kinds } }) =>
    Math.max(cells + kinds.findLastIndex(({ promoted }) => !promoted), kinds.length) + 1,
  of: (position, move) => (kindOf(move) === MOVE_KIND.drop ? dropNumbers(position, move) : boardNumbers(move)),
  find: (position, wanted) => (position.board.definition.rules.walls ? findWithWall(position, wanted) : undefined),
};

/** A position that takes the cells on which to lay walls, which saves generating a move for each empty cell. */
interface WallChooser extends BoardState {
  wallsAt: Uint8Array | undefined;
}

/** Cells on which a search tries walls, as many as the largest board has. */
const wallCells = new Uint8Array(128);

/** The legal move with these numbers, the last of which is the cell of its wall plus 1. */
function findWithWall(position: WallChooser, wanted: readonly number[]): number | undefined {
  wallCells.fill(0);
  wallCells[wanted.at(-1)! - 1] = 1;
  position.wallsAt = wallCells;
  const moves = legalMoves(position);
  position.wallsAt = undefined;
  return moves.find((move) => moveNumbers.of(position, move).join() === wanted.join());
}

function boardNumbers(move: number): number[] {
  const [piece, extra] = [droppedOrPromotedKind(move), extraOf(move)];
  const becomes = kindOf(move) === MOVE_KIND.promotion || (kindOf(move) === MOVE_KIND.castle && piece > 0);
  return [fromOf(move), toOf(move), ...(becomes || extra ? [piece] : []), ...(extra ? [extra] : [])];
}

function dropNumbers({ board: { cells, kinds } }: BoardState, move: number): number[] {
  const [kind, extra] = [droppedOrPromotedKind(move), extraOf(move)];
  const { letter, promoted } = kinds[kind]!;
  const start = cells + unpromotedKind(kinds, letter);
  return [start, toOf(move), ...(promoted || extra ? [promoted ? 1 : 0] : []), ...(extra ? [extra] : [])];
}
