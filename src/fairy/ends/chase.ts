import { MAX_MOVES } from '../../play/legal-moves.ts';
import { canStartInitialMove } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';

const ownMoves = new Int32Array(MAX_MOVES);
const replies = new Int32Array(MAX_MOVES);

/** Packs the cells of attacker and victim into one number. */
const pair = (from: number, to: number): number => from * 128 + to;

/**
 * Cells of the pieces that the last move began to chase: its player could profitably capture them now, but not before.
 * Undoes the last move and replays it to compare.
 */
export function chasedByLastMove(position: BoardState): number[] {
  position.pass();
  const after = threats(position);
  position.undo();
  const move = position.moveAt(1);
  position.undo();
  const before = new Set(after.length ? threats(position).map(({ from, to }) => pair(from, to)) : []);
  position.play(move);
  const origin = (cell: number) => (kindOf(move) !== MOVE_KIND.drop && cell === toOf(move) ? fromOf(move) : cell);
  const chased = after.filter(({ from, to }) => !before.has(pair(origin(from), to)));
  return [...new Set(chased.map(({ to }) => to))].sort((a, b) => a - b);
}

interface Threat {
  readonly from: number;
  readonly to: number;
}

/** Profitable captures of the side to move. */
function threats(position: BoardState): Threat[] {
  const count = position.generate(ownMoves, 0);
  const captures = [...ownMoves.subarray(0, count)].filter((move) => countsAsChase(position, move));
  return captures
    .filter((move) => isProfitable(position, move))
    .map((move) => ({ from: fromOf(move), to: toOf(move) }));
}

/**
 * Whether a capture can count as a chase. Captures by kinds that may chase freely or of a royal piece don't, nor does a
 * capture of a protected kind before it has reached the cells where its initial moves begin.
 */
function countsAsChase({ board, cells, turn }: BoardState, move: number): boolean {
  const { free, spared } = board.definition.end.repetition!.perpetualChase!;
  const victim = cells[toOf(move)]!;
  if (kindOf(move) === MOVE_KIND.drop || !isPiece(victim) || sideOf(victim) === turn) return false;
  const [taker, taken] = [cells[fromOf(move)]!, victim].map((code) => board.kinds[kindOfCode(code)]!.letter);
  if (free.includes(taker!) || kindOfCode(victim) === board.royal) return false;
  return !spared.includes(taken!) || canStartInitialMove(board, taken!, sideOf(victim), toOf(move));
}

/**
 * Whether a capture is profitable: the victim is worth more, or nobody can recapture and the victim is not of a kind
 * that could capture back.
 */
function isProfitable(position: BoardState, move: number): boolean {
  const { board, cells } = position;
  const [from, to] = [fromOf(move), toOf(move)];
  const { worth } = board.definition.end.repetition!.perpetualChase!;
  const [taker, taken] = [from, to].map((cell) => board.kinds[kindOfCode(cells[cell]!)]!.letter);
  const rank = (letter: string) => worth.findIndex((group) => group.includes(letter));
  if (rank(taken!) >= 0 && rank(taken!) < rank(taker!)) return true;
  if (taker === taken && strikesBack(position, to, from)) return false;
  position.play(move);
  const isRetaken = hasReply(position, (reply) => toOf(reply) === to);
  position.undo();
  return !isRetaken;
}

/** Whether the opponent's piece on `from` could capture the one on `to` if the opponent were to move. */
function strikesBack(position: BoardState, from: number, to: number): boolean {
  position.pass();
  const strikes = hasReply(position, (reply) => fromOf(reply) === from && toOf(reply) === to);
  position.undo();
  return strikes;
}

const hasReply = (position: BoardState, matches: (move: number) => boolean): boolean =>
  replies.subarray(0, position.generate(replies, 0)).some((move) => kindOf(move) !== MOVE_KIND.drop && matches(move));
