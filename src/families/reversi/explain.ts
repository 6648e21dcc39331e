import { capitalize, countOf } from '../../lib/wording.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import { strategicSquaresOf } from './ai/landmarks.ts';
import { cellName } from './engine/board.ts';
import type { ReversiPosition } from './engine/position.ts';
import { stableDiscs } from './stable-discs.ts';

/** Maximum number of replies that is worth a mention, if other moves leave more on average. */
const FEW_REPLIES = 3;

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainReversiMove(position: ReversiPosition, move: number): string[] {
  const { board, turn } = position;
  if (move === position.swap) return ["takes over the opponent's side"];
  if (move >= board.cells || position.isFillingCentre()) return [];
  const flips = position.flippedBy(move).length;
  position.play(move);
  const isStable = board.definition.end.goal === 'most' && stableDiscs(position, turn + 1).has(move);
  const seat = capitalize(board.definition.seats[position.turn]!);
  position.undo();
  const replies = repliesAfter(position, move);
  const isFew = replies > 1 && replies <= FEW_REPLIES && replies < meanReplies(position);
  return [
    ...(isStable ? [stableFact(position, move)] : []),
    ...(isFew ? [`leaves ${seat} only ${replies} moves`] : []),
    `flips ${countOf(flips, 'disc')}`,
  ];
}

/** Number of the opponent's replies to a move; 0 if the opponent must pass or the game is over. */
function repliesAfter(position: ReversiPosition, move: number): number {
  const { turn } = position;
  position.play(move);
  const count = position.turn === turn || position.endsByRule() ? 0 : position.count();
  position.undo();
  return count;
}

function meanReplies(position: ReversiPosition): number {
  const moves = [...legalMoves(position)];
  return moves.reduce((sum, move) => sum + repliesAfter(position, move), 0) / moves.length;
}

function stableFact({ board }: ReversiPosition, move: number): string {
  const name = cellName(board, move);
  return strategicSquaresOf(board).isCorner[move]
    ? `takes the corner ${name}, which cannot be flipped back`
    : `takes ${name}, which cannot be flipped back`;
}
