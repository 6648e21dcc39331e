import { type Ai, QUIET } from '../../../play/ai.ts';
import type { MorrisDefinition } from '../definition.ts';
import { ROW_MADE, rowMadeAt } from '../engine/mills.ts';
import { fromOf, NONE, takenOf, toOf } from '../engine/move-code.ts';
import type { MorrisPosition } from '../engine/position.ts';
import { evaluate } from './evaluate.ts';

/** Value of a captured man, and of a winning row, in points. */
const MAN = 100;
const WIN = 2000;

/** Scale of material for weak levels: one of nine men decides more than a pawn does. */
const STAKES = 0.35;

/** Sort keys of moves: the man arrives next to a free point, or blocks a mill of the other side. */
const STEP = 10;
const SHUTS = 400;

/** Moves per player during which computer opponents vary their play. */
const OPENING = 4;

const board = (position: unknown): MorrisPosition => position as MorrisPosition;

/** The computer opponent for a definition. */
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

/** Whether a seat would close a mill by the move, or by a man on its target point. */
function closes(position: MorrisPosition, move: number, seat: number): boolean {
  const [from, to] = [fromOf(move), toOf(move)];
  if (to === NONE) return false;
  const own = seat === position.turn && from !== NONE ? position.men[seat]! & ~(1 << from) : position.men[seat]!;
  return rowMadeAt(position.board, seat, own | (1 << to), to) === ROW_MADE.three;
}

/** Writes the moves that capture a man or win; returns how many. */
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
    if (takenOf(move) !== NONE) keys[i] = QUIET + MAN + threat(position, takenOf(move));
    else if (wins && closes(position, move, position.turn)) keys[i] = QUIET + WIN;
    else if (goal === NONE) keys[i] = 0;
    else {
      const shuts = closes(position, move, 1 - position.turn) ? SHUTS : 0;
      const open = neighbours[goal]! & position.free;
      keys[i] = shuts + (open ? STEP : 0);
    }
  }
}

/** Number of mills and open mills of the other side that a man belongs to. */
function threat({ board: { millPartners }, men, turn, free }: MorrisPosition, point: number): number {
  const other = men[1 - turn]!;
  let threat = 0;
  for (const others of millPartners[point]!) if (others & other && (others & ~other & ~free) === 0) threat++;
  return threat;
}
