import { type Ai, QUIET_BOUND } from '../../../play/ai.ts';
import type { Position } from '../../../play/position.ts';
import type { MancalaDefinition } from '../definition.ts';
import { scoreOf } from '../engine/ends.ts';
import { PASS } from '../engine/move-code.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { QuickPosition } from '../engine/quick-position.ts';
import { AGAIN, SEED } from '../engine/worth.ts';
import { evaluator } from './evaluate.ts';
import { EndSolver } from './solver.ts';

/** A capture is of three or four seeds as a rule. */
const STAKES = 0.5;

/** Its table is large and made once: searches come one after the other in a thread. */
let solver: EndSolver | undefined;

const board = (position: Position): MancalaPosition => position as MancalaPosition;

/** How the games of a definition are played. */
export function mancalaAi(definition: MancalaDefinition): Ai {
  const evaluate = evaluator(definition);
  const { goal, majority, clear } = definition.end;
  const isCounted = goal === 'seeds' && !majority && clear !== 'wins' && clear !== 'wins-on-turn';
  return {
    method: 'alpha-beta',
    materialScale: STAKES,
    evaluate: (position) => evaluate(board(position)),
    ...(isCounted && { terminalScore: (position: Position) => finalOf(board(position)) }),
    order: (position, moves, from, to, keys) => order(board(position), moves, from, to, keys),
    tacticalMoves: (position, moves, at) => (goal === 'seeds' ? forcing(board(position), moves, at) : 0),
    opening: (position) => isOpening(board(position)),
    solve: (position, moves, nodes, pulls) => {
      if (!(position instanceof QuickPosition)) return undefined;
      solver ??= new EndSolver();
      return solver.solve(position, moves, nodes, pulls);
    },
  };
}

/** A finished game: by how many seeds it is won, in points. */
function finalOf(position: MancalaPosition): number {
  if (position.isEndless) return 0;
  const [south, north] = scoreOf(position);
  return SEED * (position.turn === 0 ? south - north : north - south);
}

/** Few seeds are out of the game, or none of the own pits was sown. */
function isOpening(position: MancalaPosition): boolean {
  const { board: own, turn, state } = position;
  if (own.definition.end.goal === 'seeds') return 8 * (position.storeOf(0) + position.storeOf(1)) <= own.seeds;
  for (let pit = turn * own.half; pit < (turn + 1) * own.half; pit++) if (state[pit] !== own.start[pit]) return false;
  return true;
}

/** What a move wins at once, in points: seeds, and another move. */
function gainOf(position: MancalaPosition, move: number): number {
  if (position instanceof QuickPosition) return position.promiseOf(move);
  if (move === PASS) return 0;
  const { turn } = position;
  const before = worth(position, turn);
  position.play(move);
  const gain = SEED * (worth(position, turn) - before) + (position.turn === turn ? AGAIN : 0);
  position.undo();
  return gain;
}

/** Seeds that count for a player: in the store, or left on the own side where there is none. */
const worth = (position: MancalaPosition, seat: number): number =>
  position.board.definition.end.goal === 'seeds'
    ? position.storeOf(seat) - position.storeOf(1 - seat)
    : position.sideOf(seat) - position.sideOf(1 - seat);

/** More than the seed that any move may bring home. */
const isForcing = (gain: number): boolean => gain >= AGAIN;

function forcing(position: MancalaPosition, moves: Int32Array, at: number): number {
  const count = position.generate(moves, at);
  let kept = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (isForcing(gainOf(position, move))) moves[kept++] = move;
  }
  return kept - at;
}

/** What wins most at once comes first. */
function order(position: MancalaPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  for (let i = from; i < to; i++) {
    const gain = gainOf(position, moves[i]!);
    keys[i] = isForcing(gain) ? QUIET_BOUND + gain : Math.max(-QUIET_BOUND + 1, gain);
  }
}
