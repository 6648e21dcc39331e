import { listed } from '../../lib/nearest.ts';
import { legalMoves, type Move } from '../../play/move.ts';
import type { Board } from './board.ts';
import type { Priority } from './definition.ts';
import { pieceWord } from './describe.ts';
import { factsOf } from './move-facts.ts';
import { formatMove } from './move-text.ts';
import { isKing, sideOf } from './pieces.ts';
import type { DraughtsPosition } from './position.ts';
import { numberOf, readSquare } from './squares.ts';

const WORDS = ['white', 'black'];

/** So many captures are named. */
const MOST_NAMED = 4;

/** Which captures come first, in words. */
const RULES: Record<Priority, string> = {
  'most-pieces': 'as many pieces as possible must be captured',
  'most-value': 'the most valuable capture must be chosen',
  'with-king': 'a king must capture before a man',
  'most-kings': 'as many kings as possible must be captured',
  'kings-earliest': 'kings must be captured as early as possible',
};

/** Why what the caller described isn't a legal move: the rule that decides. */
export function whyNot(position: DraughtsPosition, input: Move): string {
  const { board, cells, side } = position;
  const { from, to } = readEnds(board, input);
  if (from === undefined) return 'this names no square of the board that a move could begin on';
  const code = cells[from]!;
  const at = numberOf(from);
  if (code === 0) return `there is no piece on ${at}`;
  if (sideOf(code) !== side)
    return `the ${pieceWord(isKing(code))} on ${at} is ${WORDS[1 - side]}'s, and it is ${WORDS[side]}'s turn`;
  const piece = `the ${pieceWord(isKing(code))} on ${at}`;
  return mustCapture(position) ?? barred(position, from) ?? unreachable(position, piece, from, to);
}

function readEnds(board: Board, input: Move): { from: number | undefined; to: number | undefined } {
  const text = [input.notation, input['algebraic']].find((value) => typeof value === 'string') ?? '';
  const words = text.slice(0, 100).split(/[-–x:×*\s]+/i);
  return {
    from: readSquare(board, input['from']) ?? readSquare(board, words[0]),
    to: readSquare(board, input['to']) ?? readSquare(board, words[1]),
  };
}

function mustCapture(position: DraughtsPosition): string | undefined {
  if (!position.mustCapture()) return undefined;
  const captures = [...legalMoves(position)].map((move) => formatMove(factsOf(position, move)));
  const named = [...captures.slice(0, MOST_NAMED), ...(captures.length > MOST_NAMED ? ['others'] : [])];
  const rules = position.board.definition.capture.priority.map((priority) => RULES[priority]);
  const rule = rules.length ? `, and ${rules[0]}` : '';
  return `a capture must be made${rule}: ${listed(named)}`;
}

function barred(position: DraughtsPosition, from: number): string | undefined {
  if (position.barred() !== from) return undefined;
  const { limit } = position.board.definition.king;
  return `the king on ${numberOf(from)} has moved ${limit} times in a row: another piece must move, or it must capture`;
}

/** What keeps a piece from a square that it could not go to anyhow. */
function wrongGoal(position: DraughtsPosition, piece: string, from: number, to: number): string | undefined {
  const { board, cells, side } = position;
  if (to === from) return `${piece} has to go somewhere else`;
  if (cells[to]) return `there is a piece on ${numberOf(to)}`;
  if (isKing(cells[from]!)) {
    const isFar = board.definition.king.range === 'step' && !neighbours(board, from).includes(to);
    return isFar ? 'kings go one step at a time in this game' : undefined;
  }
  const directions = board.manMoves[side]!;
  const isAside = neighbours(board, from).includes(to) && !reaches(board, from, to, directions);
  return isAside ? `men don't move that way: ${waysOf(board)}` : undefined;
}

const neighbours = ({ next }: Board, square: number): number[] => [...next.subarray(square * 8, square * 8 + 8)];

const reaches = ({ next }: Board, from: number, to: number, directions: Uint8Array): boolean =>
  directions.some((direction) => next[from * 8 + direction] === to);

const waysOf = ({ definition }: Board): string =>
  listed(
    definition.man.moves.map((way) => way.replace('slanting-', 'slanting ')),
    'or',
  );

function unreachable(position: DraughtsPosition, piece: string, from: number, to: number | undefined): string {
  const goals = [...legalMoves(position)].map((move) => factsOf(position, move)).filter((facts) => facts.from === from);
  if (!goals.length) return `${piece} can't move`;
  const named = listed(goals.slice(0, MOST_NAMED).map((facts) => formatMove(facts)));
  if (to === undefined) return `it is not said where ${piece} goes: ${named}`;
  const why = wrongGoal(position, piece, from, to);
  return why === undefined
    ? `${piece} can't go to ${numberOf(to)}, but there is ${named}`
    : `${why}; there is ${named}`;
}
