import type { Board } from './board.ts';
import { codeOf, kindOfCode, sideOf, unpromotedKind } from './kinds.ts';
import type { BoardState } from './state.ts';

/** Piece code of the unpromoted kind with this letter. */
export const codeOfLetter = ({ kinds }: Board, letter: string, side: number): number =>
  codeOf(unpromotedKind(kinds, letter), side);

/** Number of pieces in a side's hand. */
export function countInHand({ hands }: BoardState, side: number): number {
  let count = 0;
  for (let code = 1 + side; code < hands.length; code += 2) count += hands[code]!;
  return count;
}

/**
 * Number of pieces of a side on the board and in hand. With `letter`, only pieces with this letter, promoted ones
 * included.
 */
export function countPieces(position: BoardState, side: number, letter?: string): number {
  const { board, cells, hands } = position;
  let count = 0;
  for (const code of cells) {
    if (sideOf(code) === side && (letter === undefined || board.kinds[kindOfCode(code)]!.letter === letter)) count++;
  }
  return count + (letter === undefined ? countInHand(position, side) : hands[codeOfLetter(board, letter, side)]!);
}
