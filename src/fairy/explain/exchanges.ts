import { MAX_MOVES } from '../../play/legal-moves.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';

const scratch = new Int32Array(MAX_MOVES);

/** The legal captures of the side to move that land on an enemy piece. */
export function capturesOf(position: BoardState): number[] {
  const { cells, turn } = position;
  const count = position.generate(scratch, 0);
  return [...scratch.subarray(0, count)].filter((move) => {
    const code = cells[toOf(move)]!;
    return kindOf(move) !== MOVE_KIND.drop && isPiece(code) && sideOf(code) === 1 - turn;
  });
}

/** The captures that the side not to move could make if it were to move. */
export function capturesAfterPass(position: BoardState): number[] {
  position.pass();
  const captures = capturesOf(position);
  position.undo();
  return captures;
}

/** Whether the opponent attacks the target of a capture after it, even with a piece that is pinned. */
export function isRetaken(position: BoardState, capture: number): boolean {
  position.play(capture);
  const retaken = position.isAttacked(toOf(capture), position.turn);
  position.undo();
  return retaken;
}

/** Value of the piece on a cell in centipawns. */
const valueOn = ({ board, cells }: BoardState, cell: number): number => board.values[kindOfCode(cells[cell]!)]!;

/** Whether a capture takes a piece that is worth more than the capturer. */
const takesMore = (position: BoardState, capture: number): boolean =>
  valueOn(position, toOf(capture)) > valueOn(position, fromOf(capture));

/** Whether a capture pays: it takes a piece that is worth more, or nothing can recapture. */
export const isGain = (position: BoardState, capture: number): boolean =>
  takesMore(position, capture) || !isRetaken(position, capture);

/** Whether a capture takes no more than the capturer is worth, and a legal move recaptures. */
export function isAnswered(position: BoardState, capture: number): boolean {
  if (takesMore(position, capture)) return false;
  position.play(capture);
  const isLegal = capturesOf(position).some((reply) => toOf(reply) === toOf(capture));
  position.undo();
  return isLegal;
}
