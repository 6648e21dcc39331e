import type { Ai, Playouts } from '../../../play/ai.ts';
import type { Position } from '../../../play/position.ts';
import type { Board } from '../engine/board.ts';
import { fullBoardDecides } from '../engine/goals.ts';
import type { HexPosition } from '../engine/position.ts';
import { RandomPlayouts } from './playout.ts';
import { HexSolver } from './solver.ts';

/**
 * Factor for the errors of weak levels (see `Ai.materialScale`). It is smaller than in chess: a difference in the share
 * of won playouts is only a few points.
 */
const MATERIAL_SCALE = 0.3;

/** Maximum number of empty cells at which the exact solver is used. */
const MAX_SOLVER_EMPTIES = 20;
/** Maximum number of positions that the exact solver searches. */
const MAX_SOLVER_NODES = 200_000;

const board = (position: Position): HexPosition => position as HexPosition;

/** Exact solver, shared by all games because its table is large. Searches in a thread run one after another. */
let solver: HexSolver | undefined;

/**
 * Builds the computer opponent of a board: Monte Carlo tree search with random playouts, and an exact solver near the
 * end.
 */
export function hexAi(own: Board): Ai {
  const { seats, rules } = own.definition;
  const { swap } = rules;
  let randomPlayouts: RandomPlayouts | undefined;
  const playouts: Playouts = {
    moves: own.cells + 1,
    seats: seats.length,
    play(position, rng, holders) {
      randomPlayouts ??= new RandomPlayouts(own);
      return randomPlayouts.play(board(position), rng, holders);
    },
    ...(swap !== 'none' && { swap: { move: own.cells, tradesSeats: swap === 'sides' } }),
  };
  return {
    method: 'mcts',
    materialScale: MATERIAL_SCALE,
    playouts,
    evaluate: () => 0,
    order: (_position, _moves, from, to, keys) => void keys.fill(0, from, to),
    tacticalMoves: () => 0,
    candidates: (position, moves, at) => candidates(board(position), moves, at),
    solve(position, moves, nodes, shouldStop) {
      const { empties, end } = board(position);
      if (!fullBoardDecides(own) || end || empties > MAX_SOLVER_EMPTIES) return undefined;
      solver ??= new HexSolver();
      return solver.solve(board(position), moves, Math.min(nodes, MAX_SOLVER_NODES), shouldStop);
    },
  };
}

/**
 * Writes the moves worth considering; returns their number. If the opponent threatens to win, these are only the moves
 * that prevent it, unless the player to move can win first.
 */
function candidates(position: HexPosition, moves: Int32Array, at: number): number {
  const { board: own, turn } = position;
  const { misere, cutOff } = own.definition.end;
  if (isFirstMove(position)) return balancedOpenings(position, moves, at);
  const count = position.generate(moves, at);
  if (cutOff) return safeMoves(position, moves, at, count);
  if (misere || position.maySwap()) return count;
  const isWin = (move: number, seat: number) => move < own.cells && position.wouldReachGoal(move, seat);
  let kept = 0;
  for (let i = at; i < at + count; i++) {
    if (isWin(moves[i]!, turn)) return position.generate(moves, at);
    if (isWin(moves[i]!, 1 - turn)) moves[at + kept++] = moves[i]!;
  }
  return kept || position.generate(moves, at);
}

/**
 * Writes the moves after which no opponent wins immediately; returns their number. Used in games in which players can
 * be cut off: a stone may win there by cutting off others, so every reply is tried.
 */
function safeMoves(position: HexPosition, moves: Int32Array, at: number, count: number): number {
  const all = moves.slice(at, at + count);
  const wins = (move: number): boolean => {
    const { turn } = position;
    position.play(move);
    const isWon = position.end?.winner === turn;
    position.undo();
    return isWon;
  };
  const gives = (move: number): boolean => {
    position.play(move);
    const isGiven = !position.end && all.some((answer) => answer !== move && wins(answer));
    position.undo();
    return isGiven;
  };
  const kept = all.some(wins) ? all : all.filter((move) => !gives(move));
  moves.set(kept.length ? kept : all, at);
  return kept.length || count;
}

const isFirstMove = ({ board: own, empties }: HexPosition): boolean =>
  own.definition.rules.swap !== 'none' && empties === own.cells;

/**
 * Writes first moves after which a swap gains little; returns their number. These are the cells along the second
 * player's edges, without the corners.
 */
function balancedOpenings(position: HexPosition, moves: Int32Array, at: number): number {
  const { rows, cells } = position.board;
  const edge = rows.slice(1, -1).flatMap((row) => [row[0]!, row.at(-1)!]);
  if (!edge.length || cells < 16) return position.generate(moves, at);
  for (const [i, cell] of edge.entries()) moves[at + i] = cell;
  return edge.length;
}
