import { fileOf, rankOf } from '../../../board/grid.ts';
import type { Board } from '../engine/board.ts';
import { CODE_COUNT, isKing, kingCode, manCode, PIECE_CODES, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';

/** Value of a man, in hundredths of a man as are all values here. */
const MAN = 100;
const FLYING_KING = 300;
const STEPPING_KING = 160;
/**
 * Bonus for a man one row before promotion, compared with a man on its home row. It grows with the square of the
 * distance covered.
 */
const ADVANCE = 24;
/** Bonus for an advanced man in variants that are won by the first king. */
const RACE = 90;
/** Bonus for a man on a central file, compared with a man at the edge. */
const MIDDLE = 8;
/** Bonus for a man on its home row, where it keeps enemy men from promoting. */
const GUARD = 7;
/** Bonus for the side to move. */
const TEMPO = 3;
/** Value of a friendly piece in a tower that lies above all prisoners. */
const FREE_RESERVE = 60;
/** Value of a friendly piece in a tower that lies below a prisoner. */
const BURIED_RESERVE = 25;
/** Value of a piece in an enemy tower. */
const PRISONER = 10;

/** Values of pieces by square, for one definition; the index is square * CODE_COUNT + code. */
export interface PieceSquareValues {
  readonly squares: Int16Array;
  /** -1 in giveaway variants, where losing all pieces is the aim. */
  readonly sign: 1 | -1;
}

/** Computes the values of pieces by square for a definition. */
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

/** Evaluates a position from the point of view of the side to move. */
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

/** Value of the pieces below the top of the tower on a square, from White's point of view. */
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

/** Value of a piece, given its code, for the side that captures it. */
export const pieceValue = (board: Board, code: number): number => {
  if (!isKing(code)) return MAN;
  return board.definition.king.range === 'flying' ? FLYING_KING : STEPPING_KING;
};

/** Gain in value when a man becomes a king. */
export const crowningGain = (board: Board): number => pieceValue(board, kingCode(0)) - pieceValue(board, manCode(0));
