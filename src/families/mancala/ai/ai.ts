import { type Ai, QUIET_KEY_LIMIT } from '../../../play/ai.ts';
import type { Position } from '../../../play/position.ts';
import type { MancalaDefinition } from '../definition.ts';
import { scoreOf } from '../engine/ends.ts';
import { PASS_MOVE } from '../engine/move-code.ts';
import { EXTRA_MOVE_VALUE, SEED_VALUE } from '../engine/points.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { QuickPosition } from '../engine/quick-position.ts';
import { makeEvaluator } from './evaluate.ts';
import { EndSolver } from './solver.ts';

/** Factor for the errors of weak levels (see `Ai.materialScale`). A typical capture takes three or four seeds. */
const MATERIAL_SCALE = 0.5;

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 660;

/** Solver of endgames, shared by all searches because its table is large. A thread runs one search at a time. */
let solver: EndSolver | undefined;

const asMancala = (position: Position): MancalaPosition => position as MancalaPosition;

/** Builds the computer opponent for a definition. */
export function mancalaAi(definition: MancalaDefinition): Ai {
  const evaluate = makeEvaluator(definition);
  const { goal, majority, clear } = definition.end;
  const isCounted = goal === 'seeds' && !majority && clear !== 'wins' && clear !== 'wins-on-turn';
  return {
    method: 'alpha-beta',
    materialScale: MATERIAL_SCALE,
    oddsScale: ODDS_SCALE,
    evaluate: (position) => evaluate(asMancala(position)),
    ...(isCounted && { terminalScore: (position: Position) => finalScore(asMancala(position)) }),
    /** Gives each move its immediate gain as sort key. */
    order: (position, moves, from, to, keys) => order(asMancala(position), moves, from, to, keys),
    tacticalMoves: (position, moves, at) => (goal === 'seeds' ? writeTacticalMoves(asMancala(position), moves, at) : 0),
    opening: (position) => isOpening(asMancala(position)),
    solve: (position, moves, nodes, isOutOfBudget) => {
      if (!(position instanceof QuickPosition)) return undefined;
      solver ??= new EndSolver();
      return solver.solve(position, moves, nodes, isOutOfBudget);
    },
  };
}

/** Value of a finished game for the player to move: the lead in seeds, times the value of a seed. */
function finalScore(position: MancalaPosition): number {
  if (position.isEndless) return 0;
  const [south, north] = scoreOf(position);
  return SEED_VALUE * (position.turn === 0 ? south - north : north - south);
}

/**
 * Whether the game is still in its opening: few seeds were captured or, in games won by the last move, the player's own
 * pits are unchanged.
 */
function isOpening(position: MancalaPosition): boolean {
  const { board, turn, state } = position;
  if (board.definition.end.goal === 'seeds') return 8 * (position.storeOf(0) + position.storeOf(1)) <= board.seeds;
  for (let pit = turn * board.half; pit < (turn + 1) * board.half; pit++)
    if (state[pit] !== board.start[pit]) return false;
  return true;
}

/** Immediate gain of a move in evaluation points, for captured seeds and an extra move. */
function gainOf(position: MancalaPosition, move: number): number {
  if (position instanceof QuickPosition) return position.gainOf(move);
  if (move === PASS_MOVE) return 0;
  const { turn } = position;
  const before = leadOf(position, turn);
  position.play(move);
  const gain = SEED_VALUE * (leadOf(position, turn) - before) + (position.turn === turn ? EXTRA_MOVE_VALUE : 0);
  position.undo();
  return gain;
}

/**
 * Lead of a seat in the seeds that count: those in the store or, in games won by the last move, those on the seat's
 * side of the board.
 */
const leadOf = (position: MancalaPosition, seat: number): number =>
  position.board.definition.end.goal === 'seeds'
    ? position.storeOf(seat) - position.storeOf(1 - seat)
    : position.seedsOnSide(seat) - position.seedsOnSide(1 - seat);

/** Whether a move gains as much as another turn is worth, and so more than the one seed that many moves store. */
const isTactical = (gain: number): boolean => gain >= EXTRA_MOVE_VALUE;

function writeTacticalMoves(position: MancalaPosition, moves: Int32Array, at: number): number {
  const count = position.generate(moves, at);
  let writeAt = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (isTactical(gainOf(position, move))) moves[writeAt++] = move;
  }
  return writeAt - at;
}

/** Gives each move its immediate gain as sort key. */
function order(position: MancalaPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  for (let i = from; i < to; i++) {
    const gain = gainOf(position, moves[i]!);
    keys[i] = isTactical(gain) ? QUIET_KEY_LIMIT + gain : Math.max(-QUIET_KEY_LIMIT + 1, gain);
  }
}
