import { fileOf, rankOf } from '../../../board/grid.ts';
import type { Board } from '../engine/board.ts';
import { CODE_COUNT, isKing, kingCode, manCode, PIECE_CODES, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';

/** Values in hundredths of a man. */
const MAN = 100;
const FLYING_KING = 300;
const STEPPING_KING = 160;
/**
 * Bonus for a man that has advanced almost to the last row, compared with one at home; it grows with the square of the
 * distance.
 */
const ADVANCE = 24;
/** The same bonus in variants that the first king wins. */
const RACE = 90;
/** Bonus for a central file, compared with the edge. */
const MIDDLE = 8;
/** Bonus for a man on its home row, where it keeps enemy men from promoting. */
const GUARD = 7;
/** Bonus for the side to move. */
const TEMPO = 3;
/**
 * Values of the pieces below the top of a tower: a friendly piece above all prisoners, a friendly piece below a
 * prisoner, and a piece in an enemy tower.
 */
const FREE_RESERVE = 60;
const BURIED_RESERVE = 25;
const PRISONER = 10;

/** Piece-square values of a definition, indexed by square * CODE_COUNT + code. */
export interface PieceSquareValues {
  readonly squares: Int16Array;
  /** -1 in giveaway variants, where losing all pieces is the aim. */
  readonly sign: 1 | -1;
}

export function pieceSquareValues(board: Board): PieceSquareValues {
  const squares = new Int16Array(board.squares * CODE_COUNT);
  for (let square = 0; square < board.squares; square++)
    for (const code of PIECE_CODES) squares[square * CODE_COUNT + code] = pieceSquareValue(board, square, code);
  return { squares, sign: board.definition.end.stuck === 'win' ? -1 : 1 };
}

function pieceSquareValue({ grid, cells, definition }: Board, square: number, code: number): number {
  const [file, rank] = [fileOf(grid, cells[square]!), rankOf(grid, cells[square]!)];
  const middle = MIDDLE * (1 - Math.abs(file - (grid.files - 1) / 2) / (grid.files / 2));
  if (isKing(code)) return Math.round((definition.king.range === 'flying' ? FLYING_KING : STEPPING_KING) + middle);
  const ahead = (sideOf(code) === 0 ? rank : grid.ranks - 1 - rank) / (grid.ranks - 1);
  if (definition.promotion === 'never') return Math.round(MAN + middle);
  const advance = (definition.end.firstKing ? RACE : ADVANCE) * ahead * ahead;
  return Math.round(MAN + advance + middle + (ahead === 0 ? GUARD : 0));
}

/** Evaluates the position for the side to move. */
export function evaluate(position: DraughtsPosition, { squares, sign }: PieceSquareValues): number {
  const { cells, board, side, towers } = position;
  let white = 0;
  for (let square = 0; square < board.squares; square++) {
    const code = cells[square]!;
    if (code === 0) continue;
    const worth = squares[square * CODE_COUNT + code]!;
    white += (code & 1) !== 0 ? worth : -worth;
    if (towers?.heights[square]) white += towerWorth(position, square);
  }
  return sign * (side === 0 ? white : -white) + TEMPO;
}

/** Value of the pieces below the top of a tower, from White's point of view. */
function towerWorth({ cells, towers }: DraughtsPosition, square: number): number {
  const owner = sideOf(cells[square]!);
  let worth = 0;
  let isReserve = true;
  for (let depth = 0; depth < towers!.heights[square]!; depth++) {
    const side = sideOf(towers!.at(square, depth));
    if (side !== owner) isReserve = false;
    const own = side !== owner ? PRISONER : isReserve ? FREE_RESERVE : BURIED_RESERVE;
    worth += side === 0 ? own : -own;
  }
  return worth;
}

/** Value of a captured piece. */
export const pieceValue = (board: Board, code: number): number => {
  if (!isKing(code)) return MAN;
  return board.definition.king.range === 'flying' ? FLYING_KING : STEPPING_KING;
};

/** Gain in value when a man becomes a king. */
export const crownGain = (board: Board): number => pieceValue(board, kingCode(0)) - pieceValue(board, manCode(0));
