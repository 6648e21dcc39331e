import { exactMatchIf, isSameText, MATCH_QUALITY, type MatchQuality } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { readSquare } from '../engine/squares.ts';
import { pieceWord } from './describe.ts';
import { type DecodedMove, decodeMove } from './move-facts.ts';
import { formatPath, isSameCapture, rateMoveText } from './move-text.ts';

type FieldMatcher = (board: Board, facts: DecodedMove, value: unknown) => MatchQuality;

/** Reads a list of squares; undefined if the value is not such a list. */
function readSquares(board: Board, value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > board.squares * 4) return undefined;
  const squares = value.map((one) => readSquare(board, one));
  return squares.every((square) => square !== undefined) ? squares : undefined;
}

/** The fields that a caller's move may have, each with a function that compares the field with a legal move. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  from: (board, { from }, value) => exactMatchIf(readSquare(board, value) === from),
  to: (board, { to }, value) => exactMatchIf(readSquare(board, value) === to),
  captures: (board, { captures }, value) => {
    const squares = readSquares(board, value);
    return exactMatchIf(squares?.length === captures.length && captures.every((square) => squares.includes(square)));
  },
  path: (board, facts, value) => {
    const squares = readSquares(board, value);
    if (!squares) return MATCH_QUALITY.no;
    if (squares.join() === facts.path.join()) return MATCH_QUALITY.exact;
    const rest = squares[0] === facts.from ? squares.slice(1) : squares;
    return isSameCapture(board, facts, rest) ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
  },
  notation: (board, facts, value) => (typeof value === 'string' ? rateMoveText(board, facts, value) : MATCH_QUALITY.no),
  algebraic: (board, facts, value) => {
    if (typeof value !== 'string') return MATCH_QUALITY.no;
    return value === formatPath(board, facts) ? MATCH_QUALITY.exact : rateMoveText(board, facts, value);
  },
  piece: (_, { isKing }, value) => exactMatchIf(isSameText(value, pieceWord(isKing))),
  promotion: (_, { crowns }, value) =>
    typeof value === 'boolean' ? exactMatchIf(value === crowns) : MATCH_QUALITY.loose,
};

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How closely a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(
  position: DraughtsPosition,
  move: number,
  field: string,
  value: unknown,
): MatchQuality | undefined {
  if (!Object.hasOwn(FIELDS, field)) return undefined;
  return FIELDS[field]!(position.board, decodeMove(position, move), value);
}
