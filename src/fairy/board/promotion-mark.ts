import { kindOfCode } from './kinds.ts';
import { fromOf, kindOf, MOVE, pieceOf, toOf } from './move-code.ts';
import type { BoardState } from './state.ts';

/**
 * Mark of a move for pieces that can be turned over: `+` turned over, `-` turned back, `=` declined, empty if it does
 * not apply.
 */
export function promotionMark({ board, cells, turn }: BoardState, move: number): '' | '+' | '-' | '=' {
  const mover = kindOfCode(cells[fromOf(move)]!);
  if (kindOf(move) === MOVE.promotion) {
    if (board.kinds[pieceOf(move)]!.base === mover) return '+';
    return board.kinds[mover]!.base === pieceOf(move) ? '-' : '';
  }
  const zone = board.turningAt[turn]!;
  const { turning } = board.definition.rules;
  const mayTurn = board.turnsTo[cells[fromOf(move)]!] !== 0 && (zone[fromOf(move)] || zone[toOf(move)]);
  return mayTurn && !turning?.byCapture ? '=' : '';
}
