import { Rng } from '../../../lib/rng.ts';
import type { Ai } from '../../../play/ai.ts';
import type { Position } from '../../../play/position.ts';
import type { Board } from '../engine/board.ts';
import { worthOf } from '../engine/ends.ts';
import type { Table } from '../engine/money.ts';
import { makeMove } from '../engine/plies.ts';
import type { LandlordsPosition } from '../engine/position.ts';
import { AT, ENDS, SIZE } from '../engine/table.ts';
import { habit, isOver } from './habits.ts';

const noChance = Rng.fromSeed('');

/** How much of the share is for being ahead by more, and the dollars that are a lot. */
const MARGIN = { part: 0.3, dollars: 400 } as const;

const own = (position: Position): LandlordsPosition => position as LandlordsPosition;

/** Opponents play on by habits and dice: what a position is worth without that matters to nobody. */
export function landlordsAi(board: Board): Ai {
  const table: Table = { board, state: new Int32Array(SIZE) };
  return {
    method: 'rollouts',
    rollouts: {
      play(position, move, rng, shares, points) {
        table.state.set(own(position).state);
        const plies = playOn(table, move, rng);
        results(table, shares, points);
        return plies;
      },
      // habits of players draw nothing from chance
      habitualMove: (position) => habit(own(position), noChance),
    },
    evaluate: (position) => worthOf(own(position), position.turn),
    order: () => {},
    tacticalMoves: (position, moves, at) => position.generate(moves, at),
  };
}

function playOn(table: Table, move: number, rng: Rng): number {
  makeMove(table, move);
  let plies = 1;
  while (!isOver(table)) {
    makeMove(table, habit(table, rng));
    plies++;
  }
  return plies;
}

/** By seat: whether it has won, and a little for how far it is ahead; those who share the first place share the game. */
function results(table: Table, shares: Float64Array, points: Float64Array): void {
  const { seats } = table.board;
  for (let seat = 0; seat < seats; seat++) shares[seat] = worthOf(table, seat);
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, shares[other]!);
    points[seat] = shares[seat]! - best;
  }
  const firsts = points.subarray(0, seats).filter((ahead) => ahead >= 0).length;
  const isShared = table.state[AT.a] === ENDS.indexOf('doubled');
  for (let seat = 0; seat < seats; seat++) {
    const won = isShared ? 1 : points[seat]! >= 0 ? 1 / firsts : 0;
    const margin = 0.5 + 0.5 * Math.tanh(points[seat]! / MARGIN.dollars);
    shares[seat] = (1 - MARGIN.part) * won + MARGIN.part * margin;
  }
}
