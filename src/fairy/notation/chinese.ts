import { relativeRank } from '../board/board.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';
import { fileFromRight, needsDiagonalMark, placeInTandems, toWxfMove } from './wxf.ts';

const NUMERALS = '〇一二三四五六七八九十';
const DIRECTIONS = { '+': '进', '-': '退', '=': '平' };

/** Writes a move in Chinese: 炮二平五, 前车进一. The first player's numbers are Chinese numerals, the second's are digits. */
export function formatChinese(position: BoardState, move: number): string {
  const { board, turn } = position;
  const numeral = (number: number) => (turn === 0 ? NUMERALS[number]! : String(number));
  const name = (kind: number) => {
    const { letter } = board.kinds[kind]!;
    return board.definition.notation.chinese[letter]?.[turn] ?? letter;
  };
  if (kindOf(move) === MOVE_KIND.drop) {
    const [file, rank] = [fileFromRight(board.grid, turn, toOf(move)), relativeRank(board.grid, turn, toOf(move))];
    return `${name(droppedOrPromotedKind(move))}@${numeral(file)}${numeral(rank)}`;
  }
  const { mover, way, number } = toWxfMove(position, move);
  const rest = DIRECTIONS[way] + (needsDiagonalMark(position, move) ? DIRECTIONS['='] : '') + numeral(number);
  if (mover.tandemSize === 1) return name(mover.kind) + numeral(mover.file) + rest;
  const place = mover.hasOtherTandem
    ? NUMERALS[placeInTandems(position, fromOf(move))]!
    : placeWord(mover.place, mover.tandemSize);
  return place + name(mover.kind) + rest;
}

/** The word for a piece's place among several on one file: front, middle (of three) or rear; others have a number. */
function placeWord(place: number, tandemSize: number): string {
  if (place === 1) return '前';
  if (place === tandemSize) return '后';
  return tandemSize === 3 ? '中' : NUMERALS[place]!;
}

/** Maps characters to equivalent ones: traditional forms, the other player's names, full-width digits, numerals. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['車车', '俥车', '馬马', '傌马', '砲炮', '包炮', '進进', '後后', '帥帅', '將帅', '将帅'],
    ...['象相', '士仕', '卒兵'],
    ...[...'〇一二三四五六七八九'].map((numeral, digit) => `${numeral}${digit}`),
    ...[...'０１２３４５６７８９'].map((full, digit) => `${full}${digit}`),
  ].map((pair) => [...pair] as [string, string]),
);

/** Replaces equivalent characters, so that texts can be compared. */
export const normalizeChinese = (text: string): string =>
  [...text.replace(/\s/g, '')].map((character) => ALIKE[character] ?? character).join('');
