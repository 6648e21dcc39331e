import { capitalize } from '../../lib/capitalize.ts';
import { countOf } from '../../lib/noun.ts';
import { strategicSquaresOf } from './ai/landmarks.ts';
import { cellName } from './engine/board.ts';
import type { ReversiPosition } from './engine/position.ts';
import { stableDiscs } from './stable-discs.ts';

/** Maximum number of replies that is worth a mention. */
const FEW_REPLIES = 3;

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainReversiMove(position: ReversiPosition, move: number): string[] {
  const { board, turn } = position;
  if (move === position.swap) return ["takes over the opponent's side"];
  if (move >= board.cells || position.isFillingCentre()) return [];
  const flips = position.flippedBy(move).length;
  position.play(move);
  const isStable = board.definition.end.goal === 'most' && stableDiscs(position, turn + 1).has(move);
  const replies = position.turn === turn ? 0 : replyCount(position);
  const seat = capitalize(board.definition.seats[position.turn]!);
  position.undo();
  return [
    ...(isStable ? [stableFact(position, move)] : []),
    ...(replies > 1 && replies <= FEW_REPLIES ? [`leaves ${seat} only ${replies} moves`] : []),
    `flips ${countOf(flips, 'disc')}`,
  ];
}

/** Number of squares on which the player to move may put a disc; 0 if that player must pass. */
function replyCount(position: ReversiPosition): number {
  return position.endsByRule() ? 0 : position.count();
}

function stableFact({ board }: ReversiPosition, move: number): string {
  const name = cellName(board, move);
  return strategicSquaresOf(board).isCorner[move]
    ? `takes the corner ${name}, which cannot be flipped back`
    : `takes ${name}, which cannot be flipped back`;
}
