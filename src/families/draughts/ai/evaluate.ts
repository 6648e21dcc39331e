import { fileOf, rankOf } from '../../../board/grid.ts';
import type { Board } from '../engine/board.ts';
import { CODE_COUNT, isKing, kingOf, manOf, PIECES, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';

/** In hundredths of a man. */
const MAN = 100;
const FLYING_KING = 300;
const STEPPING_KING = 160;
/** A man on the last row but one is worth so much more than one at home. */
const ADVANCE = 24;
/** The same where the first king wins. */
const RACE = 90;
/** In the middle rather than at the edge. */
const MIDDLE = 8;
/** A man at home, where it keeps others from becoming kings. */
const GUARD = 7;
/** To be on turn. */
const TEMPO = 3;
/** A piece that lies in an own tower, at once below the top or below a prisoner; and one that a foe's tower holds. */
const RESERVE = 60;
const BURIED = 25;
const HELD = 10;

/** How the pieces of a definition are judged: what each is worth on each square, by square * CODES + code. */
export interface Weights {
  readonly squares: Int16Array;
  /** -1 where everything is to be got rid of. */
  readonly sign: 1 | -1;
}

export function weightsOf(board: Board): Weights {
  const squares = new Int16Array(board.squares * CODE_COUNT);
  for (let square = 0; square < board.squares; square++)
    for (const code of PIECES) squares[square * CODE_COUNT + code] = worthOf(board, square, code);
  return { squares, sign: board.definition.end.stuck === 'win' ? -1 : 1 };
}

function worthOf({ grid, cells, definition }: Board, square: number, code: number): number {
  const [file, rank] = [fileOf(grid, cells[square]!), rankOf(grid, cells[square]!)];
  const middle = MIDDLE * (1 - Math.abs(file - (grid.files - 1) / 2) / (grid.files / 2));
  if (isKing(code)) return Math.round((definition.king.range === 'flying' ? FLYING_KING : STEPPING_KING) + middle);
  const ahead = (sideOf(code) === 0 ? rank : grid.ranks - 1 - rank) / (grid.ranks - 1);
  if (definition.promotion === 'never') return Math.round(MAN + middle);
  const advance = (definition.end.firstKing ? RACE : ADVANCE) * ahead * ahead;
  return Math.round(MAN + advance + middle + (ahead === 0 ? GUARD : 0));
}

/** What the position is worth to the player on turn. */
export function evaluate(position: DraughtsPosition, { squares, sign }: Weights): number {
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

/** What lies under a top piece, to White. */
function towerWorth({ cells, towers }: DraughtsPosition, square: number): number {
  const owner = sideOf(cells[square]!);
  let worth = 0;
  let isReserve = true;
  for (let depth = 0; depth < towers!.heights[square]!; depth++) {
    const side = sideOf(towers!.at(square, depth));
    if (side !== owner) isReserve = false;
    const own = side !== owner ? HELD : isReserve ? RESERVE : BURIED;
    worth += side === 0 ? own : -own;
  }
  return worth;
}

/** What a piece is worth to who takes it. */
export const pieceValue = (board: Board, code: number): number => {
  if (!isKing(code)) return MAN;
  return board.definition.king.range === 'flying' ? FLYING_KING : STEPPING_KING;
};

/** What a man gains by becoming a king. */
export const crownGain = (board: Board): number => pieceValue(board, kingOf(0)) - pieceValue(board, manOf(0));
