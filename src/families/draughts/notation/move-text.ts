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
  if (isSameCapture(board, facts, rest)) return MATCH_QUALITY.loose;
  const [to, ...taken] = rest;
  const takesAll = ascending(taken).join() === ascending(facts.captures).join();
  return to === facts.to && takesAll ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
}

/**
 * Whether a capture over these squares, without the first, is the given one: they lie on its path, or on another path
 * to the same square over the same captured pieces, which is the same move.
 */
export function isSameCapture(board: Board, facts: DecodedMove, squares: readonly number[]): boolean {
  return squares.at(-1) === facts.to && (isInPath(squares, facts.path) || isOtherRoute(board, facts, squares));
}

/** Whether each leg to the next square jumps one captured piece, and all legs together each of them once. */
function isOtherRoute(board: Board, { from, captures }: DecodedMove, squares: readonly number[]): boolean {
  if (squares.length !== captures.length) return false;
  const jumped = squares.map((square, leg) =>
    squaresBetween(board, leg ? squares[leg - 1]! : from, square).filter((between) => captures.includes(between)),
  );
  return jumped.every((pieces) => pieces.length === 1) && new Set(jumped.flat()).size === captures.length;
}

/** The squares between two squares of one line; none if they are not on a line. */
function squaresBetween({ next, squares }: Board, from: number, to: number): readonly number[] {
  for (let direction = 0; direction < 8; direction++) {
    const passed: number[] = [];
    for (let at = next[from * 8 + direction]!; at !== squares; at = next[at * 8 + direction]!) {
      if (at === to) return passed;
      passed.push(at);
    }
  }
  return [];
}

/** Whether the given squares occur in a path in the same order. */
function isInPath(squares: readonly number[], path: readonly number[]): boolean {
  let at = 1;
  return squares.every((square) => {
    const found = path.indexOf(square, at);
    at = found + 1;
    return found >= 0;
  });
}
