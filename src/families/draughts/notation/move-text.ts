import { MATCH, type Match } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import { nameOf, numberOf, readSquare } from '../engine/squares.ts';
import type { MoveFacts } from './move-facts.ts';

const ascending = (squares: readonly number[]): number[] => [...squares].sort((a, b) => a - b);

/** `32-28`, `28x39x33`: where it begins and ends, then all squares taken in ascending order, so that no two moves look alike. */
export const formatMove = ({ from, to, captures }: MoveFacts): string =>
  captures.length ? [from, to, ...ascending(captures)].map(numberOf).join('x') : `${numberOf(from)}-${numberOf(to)}`;

/** `c3-d4`, `h6xf8xb4xe1`: file and rank of each square that it stands on. */
export const formatPath = (board: Board, { captures, path }: MoveFacts): string =>
  path.map((square) => nameOf(board, square)).join(captures.length ? 'x' : '-');

/** No move is longer. */
const LONGEST = 600;

/** Annotations, and the dot that ends a PDN move. */
const TAIL = '!?*+.#';

/** Signs between the squares of a move, for captures also a colon or a hyphen; or blanks, or nothing between names: `f4e5`. */
const BETWEEN = /\s*[-–x:×*]\s*|\s+|(?<=\d)(?=[a-n]\d)/i;

/** What may be a sign of capture. */
const TAKING = /[x:×]/i;

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && TAIL.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The squares that a text names one after the other; undefined for a word that is none. */
export const squaresIn = (board: Board, text: string): (number | undefined)[] =>
  withoutTail(text.trim())
    .slice(0, LONGEST)
    .split(BETWEEN)
    .map((word) => readSquare(board, word));

/** How well a text fits a move, by whatever squares it names: its ends, its path, or its ends and what it takes. */
export function readMove(board: Board, facts: MoveFacts, text: string): Match {
  if (text === formatMove(facts)) return MATCH.exact;
  if (text.length > LONGEST) return MATCH.no;
  const squares = squaresIn(board, text);
  if (squares.length < 2 || squares.some((square) => square === undefined)) return MATCH.no;
  const [from, ...rest] = squares as number[];
  if (from !== facts.from) return MATCH.no;
  const isCapture = facts.captures.length > 0;
  if (!isCapture) return rest.length === 1 && rest[0] === facts.to && !TAKING.test(text) ? MATCH.loose : MATCH.no;
  if (rest.at(-1) === facts.to && isAlong(rest, facts.path)) return MATCH.loose;
  const [to, ...taken] = rest;
  const takesAll = ascending(taken).join() === ascending(facts.captures).join();
  return to === facts.to && takesAll ? MATCH.loose : MATCH.no;
}

/** Some squares of a path, in their order. */
export function isAlong(squares: readonly number[], path: readonly number[]): boolean {
  let at = 1;
  return squares.every((square) => {
    const found = path.indexOf(square, at);
    at = found + 1;
    return found >= 0;
  });
}
