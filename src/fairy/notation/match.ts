import { exactMatchIf, isCell as isCellOf, isSameText, MATCH_QUALITY, type MatchQuality } from '../../play/notation.ts';
import { CASTLING_WINGS } from '../board/board.ts';
import { kindOfCode, kindWord } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import {
  capturedKind,
  castlingGoal,
  gateCell,
  gatedKind,
  laidWallCell,
  wingOf,
  writtenTarget,
} from '../board/move-facts.ts';
import type { BoardState } from '../board/state.ts';
import { ADDITIONAL_NOTATIONS, promotionWord } from './describe.ts';
import { rateJapanese } from './japanese.ts';
import { mainNotation, rateSanText } from './move-text.ts';
import { formatUci } from './uci.ts';

type Reader = (position: BoardState, move: number, value: unknown) => MatchQuality;

/** Move fields that a caller may give, each with the function that compares its value with a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
  from: (position, move, value) => {
    if (kindOf(move) === MOVE_KIND.drop) return exactMatchIf(isSameText(value, `${letterOf(position, move)}@`));
    return exactMatchIf(isCell(position, fromOf(move), value));
  },
  to: (position, move, value) => {
    // If the gating field is missing, a move without gating is meant.
    if (isCell(position, writtenTarget(position, move), value))
      return gatedKind(position, move) === undefined ? MATCH_QUALITY.exact : MATCH_QUALITY.loose;
    return kindOf(move) === MOVE_KIND.castle &&
      castlingCells(position, move).some((cell) => isCell(position, cell, value))
      ? MATCH_QUALITY.loose
      : MATCH_QUALITY.no;
  },
  promotion: (position, move, value) => {
    if (typeof value === 'boolean') return exactMatchIf(value === (kindOf(move) === MOVE_KIND.promotion));
    if (kindOf(move) === MOVE_KIND.promotion)
      return exactMatchIf(
        isPiece(position, droppedOrPromotedKind(move), value) || value === promotionWord(position, move),
      );
    return mayPromote(position, move) ? MATCH_QUALITY.no : MATCH_QUALITY.loose;
  },
  drop: (position, move, value) =>
    exactMatchIf(kindOf(move) === MOVE_KIND.drop && isPiece(position, droppedOrPromotedKind(move), value)),
  uci: (position, move, value) => {
    if (typeof value !== 'string') return MATCH_QUALITY.no;
    if (value === formatUci(position, move)) return MATCH_QUALITY.exact;
    const targets = kindOf(move) === MOVE_KIND.castle ? castlingCells(position, move) : [toOf(move)];
    return targets.some((target) => isSameText(value, formatUci(position, move, target)))
      ? MATCH_QUALITY.loose
      : MATCH_QUALITY.no;
  },
  notation: readNotation,
  usi: readAdditional('usi'),
  hodges: readNotation,
  hodgesNumber: readAdditional('hodgesNumber'),
  hosking: readAdditional('hosking'),
  japanese: (position, move, value) =>
    typeof value === 'string' && position.board.definition.notation.also.includes('japanese')
      ? rateJapanese(position, move, value)
      : MATCH_QUALITY.no,
  san: (position, move, value) => (typeof value === 'string' ? rateSanText(position, move, value) : MATCH_QUALITY.no),
  lan: readAdditional('lan'),
  thai: readAdditional('thai'),
  iccs: readAdditional('iccs'),
  chinese: readAdditional('chinese'),
  korean: readAdditional('korean'),
  piece: (position, move, value) => {
    const { cells } = position;
    return exactMatchIf(kindOf(move) !== MOVE_KIND.drop && isPiece(position, kindOfCode(cells[fromOf(move)]!), value));
  },
  gate: (position, move, value) => {
    const gate = gatedKind(position, move);
    return exactMatchIf(gate !== undefined && isPiece(position, gate, value));
  },
  gateOn: (position, move, value) =>
    exactMatchIf(gatedKind(position, move) !== undefined && isCell(position, gateCell(position, move), value)),
  wall: (position, move, value) => {
    const wall = laidWallCell(position, move);
    return exactMatchIf(wall !== undefined && isCell(position, wall, value));
  },
  pass: (_, move, value) => exactMatchIf((kindOf(move) === MOVE_KIND.stay) === (value === true)),
  captured: (position, move, value) => {
    const captured = capturedKind(position, move);
    return exactMatchIf(captured !== undefined && isPiece(position, captured, value));
  },
  castling: (position, move, value) =>
    exactMatchIf(kindOf(move) === MOVE_KIND.castle && isSameText(value, CASTLING_WINGS[wingOf(position, move)])),
};

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How well a legal move matches a field of a caller's move; undefined if moves have no such field. */
export function matchField(
  position: BoardState,
  move: number,
  field: string,
  value: unknown,
): MatchQuality | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(position, move, value) : undefined;
}

/** Targets in both ways of writing castling: the king's goal and the rook's cell. */
const castlingCells = (position: BoardState, move: number): number[] => [castlingGoal(position, move), toOf(move)];

const letterOf = ({ board }: BoardState, move: number): string => kindWord(board.kinds, droppedOrPromotedKind(move));

const isCell = ({ board }: BoardState, cell: number, value: unknown): boolean => isCellOf(board.grid, cell, value);

/** Whether a value is the letter or the name of the kind, in upper or lower case. */
const isPiece = ({ board }: BoardState, kind: number, value: unknown): boolean =>
  isSameText(value, kindWord(board.kinds, kind)) || isSameText(value, board.kinds[kind]!.name);

/**
 * Whether the piece could promote with this move. Many clients send a promotion with every move, which is ignored if
 * none is possible.
 */
function mayPromote({ board, cells }: BoardState, move: number): boolean {
  if (kindOf(move) === MOVE_KIND.drop || board.turnsTo[cells[fromOf(move)]!]) return true;
  return board.promotionAt[cells[fromOf(move)]! * board.cells + toOf(move)] !== 0;
}

function readNotation(position: BoardState, move: number, value: unknown): MatchQuality {
  return typeof value === 'string' ? mainNotation(position).read(position, move, value) : MATCH_QUALITY.no;
}

/** Compares a text in an additional notation with a move. It matches no move if the variant lacks that notation. */
function readAdditional(style: keyof typeof ADDITIONAL_NOTATIONS): Reader {
  return (position, move, value) => {
    const { also } = position.board.definition.notation;
    return exactMatchIf(also.includes(style) && value === ADDITIONAL_NOTATIONS[style](position, move));
  };
}
