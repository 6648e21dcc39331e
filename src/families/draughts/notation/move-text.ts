import { MATCH_QUALITY, type MatchQuality } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import { readSquare, squareName, squareNumber } from '../engine/squares.ts';
import type { DecodedMove } from './move-facts.ts';

const ascending = (squares: readonly number[]): number[] => [...squares].sort((a, b) => a - b);

/**
 * Formats a move such as `32-28` or `28x39x33`: start and end, then the captured squares in ascending order, so that no
 * two moves have the same text.
 */
export const formatMove = ({ from, to, captures }: DecodedMove): string =>
  captures.length
    ? [from, to, ...ascending(captures)].map(squareNumber).join('x')
    : `${squareNumber(from)}-${squareNumber(to)}`;

/** Formats a move by the names of all squares on which the piece stands, such as `c3-d4` or `h6xf8xb4xe1`. */
export const formatPath = (board: Board, { captures, path }: DecodedMove): string =>
  path.map((square) => squareName(board, square)).join(captures.length ? 'x' : '-');

/** Maximum length of a move text that is read. */
const MAX_LENGTH = 600;

/** Annotation signs after a move, and the dot at the end of a PDN move. */
const TRAILING_SIGNS = '!?*+.#';

/**
 * Separators between the squares of a move: a hyphen, colon, cross or space; none is needed between names, as in
 * `f4e5`.
 */
const SEPARATOR = /\s*[-–x:×*]\s*|\s+|(?<=\d)(?=[a-n]\d)/i;

/** Signs that mark a move as a capture. */
const CAPTURE_SIGN = /[x:×]/i;

function withoutTrailingSigns(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING_SIGNS.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The squares named in a text, in order; undefined if a word is not a square. */
export const squaresInText = (board: Board, text: string): (number | undefined)[] =>
  withoutTrailingSigns(text.trim())
    .slice(0, MAX_LENGTH)
    .split(SEPARATOR)
    .map((word) => readSquare(board, word));

/**
 * How closely a text matches a move. The text may give start and end, the whole path, or start, end and captured
 * squares.
 */
export function rateMoveText(board: Board, facts: DecodedMove, text: string): MatchQuality {
  if (text === formatMove(facts)) return MATCH_QUALITY.exact;
  if (text.length > MAX_LENGTH) return MATCH_QUALITY.no;
  const squares = squaresInText(board, text);
  if (squares.length < 2 || squares.some((square) => square === undefined)) return MATCH_QUALITY.no;
  const [from, ...rest] = squares as number[];
  if (from !== facts.from) return MATCH_QUALITY.no;
  const isCapture = facts.captures.length > 0;
  if (!isCapture)
    return rest.length === 1 && rest[0] === facts.to && !CAPTURE_SIGN.test(text)
      ? MATCH_QUALITY.loose
      : MATCH_QUALITY.no;
  if (rest.at(-1) === facts.to && isInPath(rest, facts.path)) return MATCH_QUALITY.loose;
  const [to, ...taken] = rest;
  const takesAll = ascending(taken).join() === ascending(facts.captures).join();
  return to === facts.to && takesAll ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
}

/** Whether the given squares occur in a path in the same order. */
export function isInPath(squares: readonly number[], path: readonly number[]): boolean {
  let at = 1;
  return squares.every((square) => {
    const found = path.indexOf(square, at);
    at = found + 1;
    return found >= 0;
  });
}
