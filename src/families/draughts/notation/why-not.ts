import { joinNames } from '../../../lib/nearest.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import type { RelativeDirection } from '../definition.ts';
import type { Board } from '../engine/board.ts';
import { violatedCaptureRule } from '../engine/capture-rule.ts';
import { isKing, sideBit, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { readSquare, squareName, squareNumber } from '../engine/squares.ts';
import { pieceWord } from './describe.ts';
import { type DecodedMove, decodeMove } from './move-facts.ts';
import { formatMove, formatPath, squaresInText } from './move-text.ts';

const SIDE_NAMES = ['white', 'black'];

/**
 * Matches the name of a square, such as `c3`, anywhere in a text. Moves by number do not match, even with an x, as in
 * `28x39`.
 */
const NAME = /[a-n]\d/i;

/** Maximum number of moves that an explanation names. */
const MAX_NAMED = 4;

/** Functions that write squares and moves as the caller did or, if that is unclear, as players of the game do. */
interface Spelling {
  readonly square: (square: number) => string;
  readonly move: (facts: DecodedMove) => string;
}

/** Explains which rule makes the caller's move illegal. */
export function whyNot(position: DraughtsPosition, input: Move): string {
  const { board, cells, side } = position;
  const { from, ends } = readSquares(board, input);
  if (from === undefined) return 'this names no square of the board that a move could begin on';
  const spelling = spellingOf(board, input);
  const code = cells[from]!;
  const at = spelling.square(from);
  if (code === 0) return `there is no piece on ${at}`;
  const piece = `the ${pieceWord(isKing(code))} on ${at}`;
  if (sideOf(code) !== side) return `${piece} is ${SIDE_NAMES[1 - side]}'s, and it is ${SIDE_NAMES[side]}'s turn`;
  const legal = [...legalMoves(position)].map((move) => decodeMove(position, move));
  const sameEnds = legal.filter((facts) => facts.from === from && ends.includes(facts.to));
  if (sameEnds.length) return otherFieldsMismatch(spelling, sameEnds);
  const to = ends.at(-1);
  const jump = to === undefined ? undefined : wrongJump(position, from, to);
  if (jump) return legal.length ? `${jump}: ${namesOf(spelling, legal)} can be played` : jump;
  if (legal[0]?.captures.length) return mustCapture(position, spelling, legal, from, to);
  return barred(position, spelling, from) ?? unreachable(position, spelling, piece, legal, from, to);
}

/** The text of the caller's move; empty if the move has none. */
const textOf = (input: Move): string =>
  [input.notation, input['algebraic']].find((value) => typeof value === 'string') ?? '';

/**
 * Reads the start and the possible ends of the caller's move. The second square of a text may be followed by squares of
 * the path or by captured squares.
 */
function readSquares(board: Board, input: Move): { from: number | undefined; ends: (number | undefined)[] } {
  const path = Array.isArray(input['path']) ? input['path'].map((square) => readSquare(board, square)) : [];
  const textSquares = squaresInText(board, textOf(input));
  const to = readSquare(board, input['to']) ?? path.at(-1);
  return {
    from: readSquare(board, input['from']) ?? path[0] ?? textSquares[0],
    ends: to === undefined ? [textSquares[1], textSquares.slice(1).at(-1)] : [to],
  };
}

function spellingOf(board: Board, input: Move): Spelling {
  const givenText = [textOf(input), input['from'], input['to'], input['path']].flat().join(' ');
  const isNamed = NAME.test(givenText) || (!/\d/.test(givenText) && board.definition.notation.squares === 'names');
  return isNamed
    ? { square: (square) => squareName(board, square), move: (facts) => formatPath(board, facts) }
    : { square: (square) => String(squareNumber(square)), move: formatMove };
}

const namesOf = (spelling: Spelling, moves: readonly DecodedMove[]): string =>
  joinNames([...moves.slice(0, MAX_NAMED).map(spelling.move), ...(moves.length > MAX_NAMED ? ['others'] : [])]);

/** The message for a move with the start and end of a legal move, but with other fields that do not match. */
function otherFieldsMismatch(spelling: Spelling, sameEnds: readonly DecodedMove[]): string {
  const ends = `from ${spelling.square(sameEnds[0]!.from)} to ${spelling.square(sameEnds[0]!.to)}`;
  const takes = sameEnds[0]!.captures.length ? '' : ', which captures nothing';
  return `${ends} there is ${namesOf(spelling, sameEnds)}${takes}: what else was said of the move does not fit`;
}

/**
 * The message for a man that would capture in a direction in which men do not capture, or capture a piece that men may
 * not capture.
 */
function wrongJump({ board, cells, side }: DraughtsPosition, from: number, to: number): string | undefined {
  const { next, definition } = board;
  if (isKing(cells[from]!) || cells[to]) return undefined;
  for (let direction = 0; direction < 8; direction++) {
    const over = next[from * 8 + direction]!;
    if (next[over * 8 + direction] !== to || (cells[over]! & sideBit(1 - side)) === 0) continue;
    if (!board.manCaptures[side]!.includes(direction))
      return `men capture ${directionNames(definition.man.captures)} only`;
    if (definition.man.sparesKings && isKing(cells[over]!)) return 'men may not capture kings in this game';
  }
  return undefined;
}

const directionNames = (ways: readonly RelativeDirection[]): string =>
  joinNames(
    ways.map((way) => way.replace('slanting-', 'slanting ')),
    'or',
  );

function mustCapture(
  position: DraughtsPosition,
  spelling: Spelling,
  legal: readonly DecodedMove[],
  from: number,
  to: number | undefined,
): string {
  const rule = violatedCaptureRule(position, from, to);
  return `a capture must be made${rule ? `, and ${rule}` : ''}: ${namesOf(spelling, legal)}`;
}

function barred(position: DraughtsPosition, spelling: Spelling, from: number): string | undefined {
  if (position.barredSquare() !== from) return undefined;
  const { limit } = position.board.definition.king;
  return `the king on ${spelling.square(from)} has moved ${limit} times in a row: another piece must move, or it must capture`;
}

/** The reason why a piece cannot reach a square, even if captures were not compulsory. */
function wrongTarget(
  { board, cells, side }: DraughtsPosition,
  spelling: Spelling,
  piece: string,
  from: number,
  to: number,
): string | undefined {
  if (to === from) return `${piece} has to go somewhere else`;
  if (cells[to]) return `there is a piece on ${spelling.square(to)}`;
  const isNext = neighbours(board, from).includes(to);
  if (isKing(cells[from]!))
    return board.definition.king.range === 'step' && !isNext ? 'kings go one step at a time in this game' : undefined;
  return isNext && !reaches(board, from, to, board.manMoves[side]!)
    ? `men move ${directionNames(board.definition.man.moves)} only`
    : undefined;
}

const neighbours = ({ next }: Board, square: number): number[] => [...next.subarray(square * 8, square * 8 + 8)];

const reaches = ({ next }: Board, from: number, to: number, directions: Uint8Array): boolean =>
  directions.some((direction) => next[from * 8 + direction] === to);

function unreachable(
  position: DraughtsPosition,
  spelling: Spelling,
  piece: string,
  legal: readonly DecodedMove[],
  from: number,
  to: number | undefined,
): string {
  const ownMoves = legal.filter((facts) => facts.from === from);
  if (!ownMoves.length) return `${piece} can't move`;
  const named = namesOf(spelling, ownMoves);
  if (to === undefined) return `it is not said where ${piece} goes: ${named}`;
  const why = wrongTarget(position, spelling, piece, from, to);
  return why === undefined
    ? `${piece} can't go to ${spelling.square(to)}, but there is ${named}`
    : `${why}; there is ${named}`;
}
