import { exactMatchIf, isSameText } from '../../../play/move-field.ts';
import { MATCH, type Match } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { readSquare } from '../engine/squares.ts';
import { pieceWord } from './describe.ts';
import { factsOf, type MoveFacts } from './move-facts.ts';
import { formatPath, isAlong, readMove } from './move-text.ts';

type FieldMatcher = (board: Board, facts: MoveFacts, value: unknown) => Match;

/** The squares of a list; undefined if the value is not a list of squares. */
function readSquares(board: Board, value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > board.squares * 4) return undefined;
  const squares = value.map((one) => readSquare(board, one));
  return squares.every((square) => square !== undefined) ? squares : undefined;
}

/** The fields that a caller's move may have, each with a comparison with a legal move. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  from: (board, { from }, value) => exactMatchIf(readSquare(board, value) === from),
  to: (board, { to }, value) => exactMatchIf(readSquare(board, value) === to),
  captures: (board, { captures }, value) => {
    const squares = readSquares(board, value);
    return exactMatchIf(squares?.length === captures.length && captures.every((square) => squares.includes(square)));
  },
  path: (board, { from, to, path }, value) => {
    const squares = readSquares(board, value);
    if (!squares) return MATCH.no;
    if (squares.join() === path.join()) return MATCH.exact;
    const rest = squares[0] === from ? squares.slice(1) : squares;
    return rest.at(-1) === to && isAlong(rest, path) ? MATCH.loose : MATCH.no;
  },
  notation: (board, facts, value) => (typeof value === 'string' ? readMove(board, facts, value) : MATCH.no),
  algebraic: (board, facts, value) => {
    if (typeof value !== 'string') return MATCH.no;
    return value === formatPath(board, facts) ? MATCH.exact : readMove(board, facts, value);
  },
  piece: (_, { isKing }, value) => exactMatchIf(isSameText(value, pieceWord(isKing))),
  promotion: (_, { crowns }, value) => (typeof value === 'boolean' ? exactMatchIf(value === crowns) : MATCH.loose),
};

/** How well a legal move matches the value of a field; undefined if moves have no such field. */
export function matchField(position: DraughtsPosition, move: number, field: string, value: unknown): Match | undefined {
  if (!Object.hasOwn(FIELDS, field)) return undefined;
  return FIELDS[field]!(position.board, factsOf(position, move), value);
}
