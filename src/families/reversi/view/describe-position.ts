import { lastMoveText } from '../../../board/render/last-move-text.ts';
import { joinNames } from '../../../lib/nearest.ts';
import type { DescribedView } from '../../../play/family-view.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import { BLACK, cellName, NOT_A_SQUARE, WHITE } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';

/** Describes a position in words: "Black has 2 discs: d5 and e4. White has 2 discs: d4 and e5. Black to move." */
export function describePosition(
  position: ReversiPosition,
  { marked = [], lastMove = [], ended }: DescribedView,
): string {
  const { board } = position;
  const names = (cells: readonly number[]) =>
    joinNames(
      cells.map((cell) => cellName(board, cell)),
      'and',
    );
  const cellsWith = (look: number) =>
    Array.from({ length: board.cells }, (_, cell) => cell).filter((cell) => position.discAt(cell) === look);
  const discs = (player: string, disc: number) => {
    const cells = cellsWith(disc);
    if (!cells.length) return `${player} has no discs.`;
    return `${player} has ${cells.length} ${cells.length === 1 ? 'disc' : 'discs'}: ${names(cells)}.`;
  };
  const barred = cellsWith(NOT_A_SQUARE);
  return [
    discs('Black', BLACK),
    discs('White', WHITE),
    barred.length ? `No squares at ${names(barred)}.` : '',
    marked.length ? `Highlighted: ${names(marked)}.` : '',
    ended === undefined ? taskOf(position) : `${scoreOf(position)} ${ended}`,
    lastMoveText(lastMove.map((cell) => cellName(board, cell))),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describes what the player to move must do next. */
function taskOf(position: ReversiPosition): string {
  const player = position.turn === 0 ? 'Black' : 'White';
  if (legalMoves(position)[0] === position.pass) return `${player} can turn no disc over, and passes.`;
  return position.canSwap() ? `${player} to move, or to swap.` : `${player} to move.`;
}

/**
 * Describes the score: "The score is 40 for Black and 24 for White." Empty squares are included in games that credit
 * them.
 */
function scoreOf(position: ReversiPosition): string {
  const [black, white] = position.score().points;
  return `The score is ${black} for Black and ${white} for White.`;
}
