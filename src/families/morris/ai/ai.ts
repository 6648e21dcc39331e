import { type Ai, QUIET_BOUND } from '../../../play/ai.ts';
import type { MorrisDefinition } from '../definition.ts';
import { fromOf, NONE, takenOf, toOf } from '../engine/move-code.ts';
import type { MorrisPosition } from '../engine/position.ts';
import { MADE, makes } from '../engine/rows.ts';
import { evaluate } from './evaluate.ts';

/** What a man is worth that is taken, and a row that wins, in points. */
const MAN = 100;
const WIN = 2000;

/** Nine men are an army: one of them decides more than a pawn does. */
const STAKES = 0.35;

/** Hints at the order of moves: a neighbour that is free where a man goes, a row of the other side that is shut. */
const STEP = 10;
const SHUTS = 400;

/** Moves of each player while opponents vary their play. */
const OPENING = 4;

const board = (position: unknown): MorrisPosition => position as MorrisPosition;

/** How the games of a definition are played. */
export function morrisAi({ rules }: MorrisDefinition): Ai {
  const wins = rules.mill === 'win';
  return {
    method: 'alpha-beta',
    ...(!wins && { materialScale: STAKES }),
    evaluate: (position) => evaluate(board(position)),
    order: (position, moves, from, to, keys) => order(board(position), wins, moves, from, to, keys),
    tacticalMoves: (position, moves, at) => forcing(board(position), wins, moves, at),
    opening: (position) => board(position).hands[0]! > rules.men - OPENING,
  };
}

/** The player on turn makes a row with the move. */
function closes(position: MorrisPosition, move: number, seat: number): boolean {
  const [from, to] = [fromOf(move), toOf(move)];
  if (to === NONE) return false;
  const own = seat === position.turn && from !== NONE ? position.men[seat]! & ~(1 << from) : position.men[seat]!;
  return makes(position.board, seat, own | (1 << to), to) === MADE.three;
}

/** Moves that take a man, or that win. */
function forcing(position: MorrisPosition, wins: boolean, moves: Int32Array, at: number): number {
  const count = position.generate(moves, at);
  let kept = 0;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (wins ? closes(position, move, position.turn) : takenOf(move) !== NONE) moves[at + kept++] = move;
  }
  return kept;
}

function order(
  position: MorrisPosition,
  wins: boolean,
  moves: Int32Array,
  from: number,
  to: number,
  keys: Int32Array,
): void {
  const { neighbours } = position.board;
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const goal = toOf(move);
    if (takenOf(move) !== NONE) keys[i] = QUIET_BOUND + MAN + threat(position, takenOf(move));
    else if (wins && closes(position, move, position.turn)) keys[i] = QUIET_BOUND + WIN;
    else if (goal === NONE) keys[i] = 0;
    else {
      const shuts = closes(position, move, 1 - position.turn) ? SHUTS : 0;
      const open = neighbours[goal]! & position.free;
      keys[i] = shuts + (open ? STEP : 0);
    }
  }
}

/** How much a man of the other side helps its rows. */
function threat({ board: { rows }, men, turn, free }: MorrisPosition, point: number): number {
  const other = men[1 - turn]!;
  let threat = 0;
  for (const others of rows[point]!) if (others & other && (others & ~other & ~free) === 0) threat++;
  return threat;
}
