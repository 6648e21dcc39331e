import { exactMatchIf, sameText } from '../../../play/move-field.ts';
import { MATCH, type Match } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { readSquare } from '../engine/squares.ts';
import { pieceWord } from './describe.ts';
import { factsOf, type MoveFacts } from './move-facts.ts';
import { formatPath, isAlong, readMove } from './move-text.ts';

type Reader = (board: Board, facts: MoveFacts, value: unknown) => Match;

/** Squares of a list; undefined if it is none. */
function readSquares(board: Board, value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > board.squares * 4) return undefined;
  const squares = value.map((one) => readSquare(board, one));
  return squares.every((square) => square !== undefined) ? squares : undefined;
}

/** The fields of a move that a caller may give, and how each is held against a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
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
  piece: (_, { isKing }, value) => exactMatchIf(sameText(value, pieceWord(isKing))),
  promotion: (_, { crowns }, value) => (typeof value === 'boolean' ? exactMatchIf(value === crowns) : MATCH.loose),
};

/** Does the legal move agree with a field of a caller's move? undefined: moves have no such field. */
export function matchField(position: DraughtsPosition, move: number, field: string, value: unknown): Match | undefined {
  if (!Object.hasOwn(FIELDS, field)) return undefined;
  return FIELDS[field]!(position.board, factsOf(position, move), value);
}
