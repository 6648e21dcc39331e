import type { Board } from './board.ts';
import { codeOf, kindOfCode, sideOf } from './kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from './move-code.ts';
import type { BoardState } from './state.ts';

/** A position that can also check whether a side has the maximum number of pieces of a kind. */
type Limited = BoardState & { isLimited(kind: number, side: number): boolean };

/** Returns the variant of a move that turns its piece over; 0 if the piece can't be turned over. */
export function turningMove(position: Limited, move: number): number {
  const { board, cells, turn } = position;
  const kind = (move >> 14) & 15;
  const from = move & 127;
  const to = (move >> 7) & 127;
  const form = kind === MOVE_KIND.normal || kind === MOVE_KIND.promotion ? board.turnsTo[cells[from]!]! : 0;
  const zone = board.turningAt[turn]!;
  if (board.definition.rules.turning!.byCapture && sideOf(cells[to]!) !== 1 - turn) return 0;
  if (!form || !(zone[from] || zone[to]) || position.isLimited(kindOfCode(form), turn)) return 0;
  return (move & 0x3fff) | (MOVE_KIND.promotion << 14) | (kindOfCode(form) << 18);
}

/** Whether the moved or dropped piece could never move again from its target. */
export function isDeadEnd({ board, cells, turn }: BoardState, move: number): boolean {
  const kind = (move >> 14) & 15;
  if (kind !== MOVE_KIND.normal && kind !== MOVE_KIND.drop) return false;
  const code = kind === MOVE_KIND.drop ? codeOf(move >> 18, turn) : cells[move & 127]!;
  return !canEverMove(board, code * board.cells + ((move >> 7) & 127));
}

/** Whether a piece could move from a cell on an empty board. `index` is piece code * cells + cell. */
export function canEverMove({ moves: { pool, start } }: Board, index: number): boolean {
  const at = start[index]!;
  return pool[at] !== 0 || pool[at + 1] !== 0 || pool[at + 2] !== 0;
}

/**
 * Suffix of a move of a piece that can turn over: `+` turned over, `-` turned back, `=` declined, empty if it has no
 * choice.
 */
export function promotionMark({ board, cells, turn }: BoardState, move: number): '' | '+' | '-' | '=' {
  const mover = kindOfCode(cells[fromOf(move)]!);
  if (kindOf(move) === MOVE_KIND.promotion) {
    if (board.kinds[droppedOrPromotedKind(move)]!.base === mover) return '+';
    return board.kinds[mover]!.base === droppedOrPromotedKind(move) ? '-' : '';
  }
  const zone = board.turningAt[turn]!;
  const { turning } = board.definition.rules;
  const mayTurn = board.turnsTo[cells[fromOf(move)]!] !== 0 && (zone[fromOf(move)] || zone[toOf(move)]);
  return mayTurn && !turning?.byCapture ? '=' : '';
}
