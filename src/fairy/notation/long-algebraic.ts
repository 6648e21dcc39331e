import { cellName, fileOf, rankOf } from '../../board/grid.ts';
import { kindOfCode } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { capturedKind, wingOf } from '../board/move-facts.ts';
import type { BoardState } from '../board/state.ts';
import { checkMark, sanOrigin } from './san.ts';

/** Writes long algebraic notation: `Ng1-f3`, `e5xd6`, `b2-b1=R`. */
export function formatLan(position: BoardState, move: number): string {
  const { board, cells } = position;
  const to = cellName(board.grid, toOf(move));
  const mark = checkMark(position, move);
  if (kindOf(move) === MOVE_KIND.castle) return (wingOf(position, move) === 0 ? 'O-O' : 'O-O-O') + mark;
  if (kindOf(move) === MOVE_KIND.drop) return `${board.kinds[droppedOrPromotedKind(move)]!.letter}@${to}${mark}`;
  const mover = kindOfCode(cells[fromOf(move)]!);
  const letter = mover === board.pawn ? '' : board.kinds[mover]!.letter;
  const from = cellName(board.grid, fromOf(move));
  return letter + from + link(position, move) + to + promotion(position, move) + mark;
}

const THAI_FILES = 'กขคงจฉชญ';
const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/**
 * Writes a move in Thai: like SAN, but with Thai letters for pieces and files, Thai digits, and a dash in moves that do
 * not capture.
 */
export function formatThai(position: BoardState, move: number): string {
  const { board, cells } = position;
  const { thai } = board.definition.notation;
  const to = thaiCell(position, toOf(move));
  const mark = checkMark(position, move);
  const name = (kind: number) => {
    const { letter, promoted } = board.kinds[kind]!;
    return (promoted && thai[`${letter}~`]) || (thai[letter] ?? letter);
  };
  if (kindOf(move) === MOVE_KIND.drop) return `${name(droppedOrPromotedKind(move))}@${to}${mark}`;
  const mover = kindOfCode(cells[fromOf(move)]!);
  const from = thaiCell(position, fromOf(move));
  const takes = link(position, move) === 'x';
  const rest = to + promotion(position, move) + mark;
  if (mover !== board.pawn) return name(mover) + thaiText(sanOrigin(position, move)) + link(position, move) + rest;
  const isStraight = fileOf(board.grid, fromOf(move)) === fileOf(board.grid, toOf(move));
  return (takes ? `${from[0]}x` : isStraight ? '' : from) + rest;
}

const link = (position: BoardState, move: number): string => (capturedKind(position, move) === undefined ? '-' : 'x');

const promotion = ({ board }: BoardState, move: number): string =>
  kindOf(move) === MOVE_KIND.promotion ? `=${board.kinds[droppedOrPromotedKind(move)]!.letter}` : '';

const thaiCell = ({ board }: BoardState, cell: number): string =>
  `${THAI_FILES[fileOf(board.grid, cell)]}${THAI_DIGITS[rankOf(board.grid, cell) + 1]}`;

/** Replaces the file letters and digits of a square's name, or of a part of it, with Thai ones. */
const thaiText = (text: string): string =>
  text
    .replace(/[a-h]/g, (file) => THAI_FILES[file.charCodeAt(0) - 97]!)
    .replace(/\d/g, (digit) => THAI_DIGITS[Number(digit)]!);
