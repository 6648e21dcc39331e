import { type Ai, QUIET_BOUND } from '../../../play/ai.ts';
import type { ReversiDefinition } from '../definition.ts';
import { BitboardReversi } from '../engine/bitboard-position.ts';
import { EMPTY } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { DISC, evaluate } from './evaluate.ts';
import { landmarksOf } from './landmarks.ts';
import { EndSolver } from './solver.ts';

/** What a corner is worth at once, in points. */
const CORNER = 450;

/** Hints at the order of moves: a move that the other has less, and a way to a corner that is opened. */
const OPTION = 40;
const OPENS_CORNER = -900;

/** Discs on the board while opponents vary their play. */
const OPENING = 12;

/** Its table is large and made once: searches come one after the other in a thread. */
const solver = new EndSolver();

const board = (position: unknown): ReversiPosition => position as ReversiPosition;

/** How the games of a definition are played. */
export function reversiAi({ end: { goal } }: ReversiDefinition): Ai {
  return {
    method: 'alpha-beta',
    evaluate: (position) => evaluate(board(position)),
    terminalScore: (position) => finalOf(board(position)),
    order: (position, moves, from, to, keys) => order(board(position), goal === 'most', moves, from, to, keys),
    tacticalMoves: (position, moves, at) => cornerMoves(board(position), moves, at),
    opening: (position) => board(position).discs(0) + board(position).discs(1) < OPENING,
    solve: (position, moves, nodes, pulls) =>
      position instanceof BitboardReversi ? solver.solve(position, moves, nodes, pulls) : undefined,
  };
}

/** A finished game: the discs by which it is won, in points. */
function finalOf(position: ReversiPosition): number {
  const [black, white] = position.score().points;
  const lead = position.turn === 0 ? black - white : white - black;
  return (position.board.definition.end.goal === 'most' ? lead : -lead) * DISC;
}

function cornerMoves(position: ReversiPosition, moves: Int32Array, at: number): number {
  const { isCorner } = landmarksOf(position.board);
  const count = position.generate(moves, at);
  let kept = 0;
  for (let i = at; i < at + count; i++) if (isCorner[moves[i]!]) moves[at + kept++] = moves[i]!;
  return kept;
}

/** Corners first, then what leaves the other few moves; last what opens a corner. */
function order(
  position: ReversiPosition,
  isMost: boolean,
  moves: Int32Array,
  from: number,
  to: number,
  keys: Int32Array,
): void {
  const { isCorner, near } = landmarksOf(position.board);
  const sign = isMost ? 1 : -1;
  const { cells } = position.board;
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    if (move >= cells) {
      keys[i] = 0;
      continue;
    }
    if (isCorner[move]) {
      keys[i] = sign * (QUIET_BOUND + CORNER);
      continue;
    }
    position.play(move);
    let key = -OPTION * position.count();
    position.undo();
    for (const corner of near[move]!) if (position.discAt(corner) === EMPTY) key += sign * OPENS_CORNER;
    keys[i] = key;
  }
}
