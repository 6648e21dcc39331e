import { type Ai, QUIET_KEY_LIMIT } from '../../../play/ai.ts';
import type { ReversiDefinition } from '../definition.ts';
import { BitboardReversi } from '../engine/bitboard-position.ts';
import { EMPTY } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { DISC_VALUE, evaluate } from './evaluate.ts';
import { strategicSquaresOf } from './landmarks.ts';
import { EndgameSolver } from './solver.ts';

/** Bonus in the sort key of a move to a corner. */
const CORNER_BONUS = 450;

/** Amount by which each reply that a move leaves the opponent lowers the sort key of the move. */
const REPLY = 40;
/** Added to the sort key of a move to an X-square, which gives the opponent access to a corner. */
const OPENS_CORNER = -900;

/** Number of discs on the board at which computer opponents stop varying their play. */
const OPENING_DISCS = 12;

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 1330;

/** Solver of endgames, shared by all searches because its table is large. A thread runs one search at a time. */
const solver = new EndgameSolver();

const asReversi = (position: unknown): ReversiPosition => position as ReversiPosition;

/** Builds the computer opponent for a definition. */
export function reversiAi({ end: { goal } }: ReversiDefinition): Ai {
  return {
    method: 'alpha-beta',
    oddsScale: ODDS_SCALE,
    evaluate: (position) => evaluate(asReversi(position)),
    terminalScore: (position) => finalScore(asReversi(position)),
    /**
     * Sorts moves: corners first, then moves that leave the opponent few replies, and last moves that give the opponent
     * access to a corner.
     */
    order: (position, moves, from, to, keys) => order(asReversi(position), goal === 'most', moves, from, to, keys),
    tacticalMoves: (position, moves, at) => cornerMoves(asReversi(position), moves, at),
    opening: (position) => asReversi(position).discs(0) + asReversi(position).discs(1) < OPENING_DISCS,
    solve: (position, moves, nodes, isOutOfBudget) =>
      position instanceof BitboardReversi ? solver.solve(position, moves, nodes, isOutOfBudget) : undefined,
  };
}

/**
 * Score of a finished game for the player to move: the lead in final points, or the deficit where the fewest discs win,
 * times `DISC_VALUE`.
 */
function finalScore(position: ReversiPosition): number {
  const [black, white] = position.score().points;
  const lead = position.turn === 0 ? black - white : white - black;
  return (position.board.definition.end.goal === 'most' ? lead : -lead) * DISC_VALUE;
}

function cornerMoves(position: ReversiPosition, moves: Int32Array, at: number): number {
  const { isCorner } = strategicSquaresOf(position.board);
  const count = position.generate(moves, at);
  let cornerCount = 0;
  for (let i = at; i < at + count; i++) if (isCorner[moves[i]!]) moves[at + cornerCount++] = moves[i]!;
  return cornerCount;
}

/**
 * Sorts moves: corners first, then moves that leave the opponent few replies, and last those that open a corner. Where
 * the fewest discs win, corners come last and moves that open one come earlier.
 */
function order(
  position: ReversiPosition,
  isMost: boolean,
  moves: Int32Array,
  from: number,
  to: number,
  keys: Int32Array,
): void {
  const { isCorner, cornersByXSquare } = strategicSquaresOf(position.board);
  const sign = isMost ? 1 : -1;
  const { cells } = position.board;
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    if (move >= cells) {
      keys[i] = 0;
      continue;
    }
    if (isCorner[move]) {
      keys[i] = sign * (QUIET_KEY_LIMIT + CORNER_BONUS);
      continue;
    }
    position.play(move);
    let key = -REPLY * position.count();
    position.undo();
    for (const corner of cornersByXSquare[move]!) if (position.discAt(corner) === EMPTY) key += sign * OPENS_CORNER;
    keys[i] = key;
  }
}
