import { Rng } from '../../../lib/rng.ts';
import type { Ai } from '../../../play/ai.ts';
import type { Position } from '../../../play/position.ts';
import type { Board } from '../engine/board.ts';
import { worthOf } from '../engine/ends.ts';
import { hasLeft, type MoneyState } from '../engine/money.ts';
import { makeMove } from '../engine/plies.ts';
import type { LandlordsPosition } from '../engine/position.ts';
import { END_REASONS, STATE_INDEX, STATE_SIZE } from '../engine/state-layout.ts';
import { habitualMove, isOver } from './habits.ts';

const noChance = Rng.fromSeed('');

/**
 * Influence of the margin of worth on a playout's result. `part` is its weight, from 0 to 1; `dollars` is a margin that
 * counts as large.
 */
const MARGIN = { part: 0.3, dollars: 400 } as const;

const asLandlords = (position: Position): LandlordsPosition => position as LandlordsPosition;

/**
 * Builds the computer opponent. It plays games out with random dice and habitual moves, and judges moves by the
 * results.
 */
export function landlordsAi(board: Board): Ai {
  const table: MoneyState = { board, state: new Int32Array(STATE_SIZE) };
  return {
    method: 'rollouts',
    rollouts: {
      play(position, move, rng, shares, wins) {
        table.state.set(asLandlords(position).state);
        const plies = playOut(table, move, rng);
        writeResults(table, shares, wins);
        return plies;
      },
      // Habits of players use no random numbers.
      habitualMove: (position) => habitualMove(asLandlords(position), noChance),
    },
    evaluate: (position) => worthOf(asLandlords(position), position.turn),
    order: () => {},
    tacticalMoves: (position, moves, at) => position.generate(moves, at),
  };
}

function playOut(table: MoneyState, move: number, rng: Rng): number {
  makeMove(table, move);
  let plies = 1;
  while (!isOver(table)) {
    makeMove(table, habitualMove(table, rng));
    plies++;
  }
  return plies;
}

/**
 * Writes the result of each seat: mainly whether it won, and partly its lead. Players who tie for first place share the
 * win.
 */
function writeResults(table: MoneyState, shares: Float64Array, wins: Float64Array): void {
  const { seats } = table.board;
  const points = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++)
    shares[seat] = hasLeft(table, seat) ? Number.NEGATIVE_INFINITY : worthOf(table, seat);
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, shares[other]!);
    points[seat] = shares[seat]! - best;
  }
  const firsts = points.filter((ahead) => ahead >= 0).length;
  const isShared = table.state[STATE_INDEX.a] === END_REASONS.indexOf('doubled');
  for (let seat = 0; seat < seats; seat++) {
    const won = isShared ? 1 : points[seat]! >= 0 ? 1 / firsts : 0;
    wins[seat] = won;
    const margin = 0.5 + 0.5 * Math.tanh(points[seat]! / MARGIN.dollars);
    shares[seat] = (1 - MARGIN.part) * won + MARGIN.part * margin;
  }
}
