import { cellName } from '../../board/grid.ts';
import type { Move } from '../../play/move.ts';
import { CASTLING_WINGS } from '../board/board.ts';
import { kindOfCode, kindWord } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND } from '../board/move-code.ts';
import { capturedKind, gateCell, gatedKind, laidWallCell, wingOf, writtenTarget } from '../board/move-facts.ts';
import type { BoardState } from '../board/state.ts';
import { promotionMark } from '../board/turning.ts';
import { formatChinese } from './chinese.ts';
import { formatKorean } from './janggi.ts';
import { formatJapanese } from './japanese.ts';
import { formatLan, formatThai } from './long-algebraic.ts';
import { formatMove } from './move-text.ts';
import { formatSan } from './san.ts';
import { formatHodgesNumber, formatHosking, formatUsi } from './shogi.ts';
import { formatUci } from './uci.ts';
import { formatIccs } from './wxf.ts';

/** Functions that write a move in an additional notation, by the field of the JSON answer that holds the text. */
export const ADDITIONAL_NOTATIONS = {
  lan: formatLan,
  thai: formatThai,
  usi: formatUsi,
  hodgesNumber: formatHodgesNumber,
  hosking: formatHosking,
  japanese: formatJapanese,
  san: formatSan,
  iccs: formatIccs,
  chinese: formatChinese,
  korean: formatKorean,
};

/** Describes a move as JSON, with squares by name and kinds by letter. */
export function describeMove(position: BoardState, move: number): Move {
  const { board, cells } = position;
  const kind = kindOf(move);
  const letter = (index: number) => kindWord(board.kinds, index);
  const to = cellName(board.grid, writtenTarget(position, move));
  const uci = formatUci(position, move);
  const notation = formatMove(position, move);
  const also = Object.fromEntries(
    board.definition.notation.also.map((style) => [style, ADDITIONAL_NOTATIONS[style](position, move)]),
  );
  if (kind === MOVE_KIND.drop)
    return {
      from: `${letter(droppedOrPromotedKind(move))}@`,
      to,
      drop: letter(droppedOrPromotedKind(move)),
      uci,
      notation,
      ...also,
    };
  const wall = laidWallCell(position, move);
  if (kind === MOVE_KIND.stay) {
    return {
      from: to,
      to,
      ...(wall === undefined ? { pass: true } : { wall: cellName(board.grid, wall) }),
      uci,
      notation,
      ...also,
    };
  }
  const captured = capturedKind(position, move);
  const gate = gatedKind(position, move);
  return {
    from: cellName(board.grid, fromOf(move)),
    to,
    piece: letter(kindOfCode(cells[fromOf(move)]!)),
    ...(captured !== undefined && { captured: letter(captured) }),
    ...(kind === MOVE_KIND.promotion && { promotion: promotionWord(position, move) }),
    ...(kind === MOVE_KIND.enPassant && { enPassant: true }),
    ...(kind === MOVE_KIND.castle && { castling: CASTLING_WINGS[wingOf(position, move)] }),
    ...(gate !== undefined && { gate: letter(gate), gateOn: cellName(board.grid, gateCell(position, move)) }),
    ...(wall !== undefined && { wall: cellName(board.grid, wall) }),
    uci,
    notation,
    ...also,
  };
}

/**
 * Text for what a piece promotes to: a letter, `+` for a turned-over form that only this piece has, or `-` for turning
 * back.
 */
export function promotionWord(position: BoardState, move: number): string {
  const word = kindWord(position.board.kinds, droppedOrPromotedKind(move));
  const mark = promotionMark(position, move);
  return word.startsWith('+') || mark === '-' ? mark : word;
}
