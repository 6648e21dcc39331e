import type { MoveNumbers } from '../../../play/notation.ts';
import { EMPTY } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';

/** The point of the stone, or the number of points for a pass. A list of dead stones is a pass, again as a mark, and its points. */
export const moveNumbers: MoveNumbers<StonePosition> = {
  leading: 1,
  limit: ({ pass }) => pass + 1,
  of: (position, move) =>
    move <= position.pass ? [move] : [position.pass, position.pass, ...position.listOfMove(move)],
  find(position, [point, ...dead]) {
    if (dead.length) return findList(position, dead.slice(1));
    // A pass is looked up among all moves.
    return position.colors[point!] === EMPTY && !position.isOver() && position.isLegal(point!) ? point : undefined;
  },
};

/** The move that gives a list of dead stones, if the player may give one now. */
const findList = (position: StonePosition, dead: readonly number[]): number | undefined =>
  position.mayListDead() && dead.every((point) => position.colors[point]! > EMPTY)
    ? position.moveOfList(dead)
    : undefined;
