import { type Ai, QUIET_KEY_LIMIT } from '../../../play/ai.ts';
import type { MorrisDefinition } from '../definition.ts';
import { ROW_MADE, rowMadeAt } from '../engine/mills.ts';
import { capturedPointOf, NO_POINT, startPointOf, targetPointOf } from '../engine/move-code.ts';
import type { MorrisPosition } from '../engine/position.ts';
import { evaluate } from './evaluate.ts';

/** Sort bonus of moves that capture a man. */
const MAN = 100;
/** Sort bonus of moves that make a winning row. */
const WIN = 2000;

/** Factor for the errors of weak levels (see `Ai.materialScale`). One of nine men matters more than a pawn does. */
const MATERIAL_SCALE = 0.35;

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 440;

/** Sort key of moves to a point with a free neighbour. */
const FREE_NEIGHBOUR = 10;
/** Sort key of moves that block a mill of the other side. */
const BLOCKS_MILL = 400;

/** Number of moves per player during which computer opponents vary their play. */
const OPENING_MOVES = 4;

const asMorris = (position: unknown): MorrisPosition => position as MorrisPosition;

/** Builds the computer opponent for a definition. */
export function morrisAi({ rules }: MorrisDefinition): Ai {
  const wins = rules.mill === 'win';
  return {
    method: 'alpha-beta',
    ...(!wins && { materialScale: MATERIAL_SCALE }),
    oddsScale: ODDS_SCALE,
    evaluate: (position) => evaluate(asMorris(position)),
    order: (position, moves, from, to, keys) => order(asMorris(position), wins, moves, from, to, keys),
    tacticalMoves: (position, moves, at) => writeTacticalMoves(asMorris(position), wins, moves, at),
    opening: (position) => asMorris(position).hands[0]! > rules.men - OPENING_MOVES,
  };
}

/**
 * Whether a move closes a mill or, if `seat` is the opponent, whether the opponent could close one on the move's target
 * point.
 */
function closesMill(position: MorrisPosition, move: number, seat: number): boolean {
  const [from, to] = [startPointOf(move), targetPointOf(move)];
  if (to === NO_POINT) return false;
  const own = seat === position.turn && from !== NO_POINT ? position.men[seat]! & ~(1 << from) : position.men[seat]!;
  return rowMadeAt(position.board, seat, own | (1 << to), to) === ROW_MADE.three;
}

/** Writes all moves that capture a man or win; returns their number. */
function writeTacticalMoves(position: MorrisPosition, wins: boolean, moves: Int32Array, at: number): number {
  const count = position.generate(moves, at);
  let keptCount = 0;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (wins ? closesMill(position, move, position.turn) : capturedPointOf(move) !== NO_POINT)
      moves[at + keptCount++] = move;
  }
  return keptCount;
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
    const target = targetPointOf(move);
    if (capturedPointOf(move) !== NO_POINT)
      keys[i] = QUIET_KEY_LIMIT + MAN + millCount(position, capturedPointOf(move));
    else if (wins && closesMill(position, move, position.turn)) keys[i] = QUIET_KEY_LIMIT + WIN;
    else if (target === NO_POINT) keys[i] = 0;
    else {
      const blockBonus = closesMill(position, move, 1 - position.turn) ? BLOCKS_MILL : 0;
      const freeNeighbours = neighbours[target]! & position.free;
      keys[i] = blockBonus + (freeNeighbours ? FREE_NEIGHBOUR : 0);
    }
  }
}

/**
 * Number of the opponent's mills, complete or with a free point instead of a man, to which the man on a point belongs.
 */
function millCount({ board: { millPartners }, men, turn, free }: MorrisPosition, point: number): number {
  const other = men[1 - turn]!;
  let threat = 0;
  for (const others of millPartners[point]!) if (others & other && (others & ~other & ~free) === 0) threat++;
  return threat;
}
