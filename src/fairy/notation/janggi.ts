import { fileOf, rankOf } from '../../board/grid.ts';
import { kindOfCode } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { capturedKind } from '../board/move-facts.ts';
import { moveTextLetterOf } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { checkMark } from './san.ts';

/** A point in Korean coordinates: its rank from the top (0 for the tenth), then its file from the left. */
const point = ({ board }: BoardState, cell: number): string =>
  `${(board.grid.ranks - rankOf(board.grid, cell)) % 10}${fileOf(board.grid, cell) + 1}`;

/**
 * Writes a move in the letter notation of Korean chess: `H02-83`, `R49x41+`. A pass is written as a move to the point
 * on which the general stands.
 */
export function formatJanggi(position: BoardState, move: number): string {
  const { board, cells } = position;
  const to = point(position, toOf(move));
  const mark = checkMark(position, move);
  if (kindOf(move) === MOVE_KIND.drop) return `${moveTextLetterOf(board, droppedOrPromotedKind(move))}@${to}${mark}`;
  const link = capturedKind(position, move) === undefined ? '-' : 'x';
  return moveTextLetterOf(board, kindOfCode(cells[fromOf(move)]!)) + point(position, fromOf(move)) + link + to + mark;
}

const PASS = '한수쉼';
const CHECK = '장군';

/** Writes a move in Korean: origin, name of the piece and target, as in 02마83, then 장군 if it gives check. */
export function formatKorean(position: BoardState, move: number): string {
  const { board, cells, turn } = position;
  if (kindOf(move) === MOVE_KIND.stay) return PASS;
  const name = (kind: number) => {
    const { letter } = board.kinds[kind]!;
    return board.definition.notation.korean[letter]?.[turn] ?? letter;
  };
  const to = point(position, toOf(move));
  const mark = checkMark(position, move) ? CHECK : '';
  if (kindOf(move) === MOVE_KIND.drop) return `${name(droppedOrPromotedKind(move))}@${to}${mark}`;
  return point(position, fromOf(move)) + name(kindOfCode(cells[fromOf(move)]!)) + to + mark;
}
