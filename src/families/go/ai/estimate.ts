import { Rng } from '../../../lib/rng.ts';
import { type Board, DIRECTIONS, EMPTY } from '../engine/board.ts';
import { Playout } from './playout.ts';

/** Games that are played on by chance to find out which stones live. */
const GAMES = 192;

/** A chain is dead where the other side owns its points in so great a share of them. */
const DEAD_SHARE = 0.6;

/** By point: in what share of the games Black owns it, less White's share; -1 to 1. */
function ownership(board: Board, colors: Uint8Array, games = GAMES): Float64Array {
  const owned = new Float64Array(board.points);
  const playout = new Playout(board);
  const rng = Rng.fromSeed('dead stones');
  for (let game = 0; game < games; game++) {
    playout.load(colors, -1);
    // both sides begin as often
    playout.run(rng, game % 2);
    for (let point = 0; point < board.points; point++) {
      const owner = playout.owner(point);
      if (owner !== EMPTY) owned[point]! += (owner === 1 ? 1 : -1) / games;
    }
  }
  return owned;
}

/** Stones that are lost, as playing on by chance many times shows. The same board has the same dead stones. */
export function deadByPlayouts(board: Board, colors: Uint8Array): number[] {
  const owned = ownership(board, colors);
  const seen = new Uint8Array(board.points);
  const dead: number[] = [];
  for (let start = 0; start < board.points; start++) {
    if (colors[start] === EMPTY || seen[start]) continue;
    const chain = [start];
    seen[start] = 1;
    for (const stone of chain)
      for (const other of board.neighbours.subarray(stone * DIRECTIONS, stone * DIRECTIONS + DIRECTIONS)) {
        if (colors[other] !== colors[start] || seen[other]) continue;
        seen[other] = 1;
        chain.push(other);
      }
    const share = chain.reduce((sum, stone) => sum + owned[stone]!, 0) / chain.length;
    const lost = colors[start] === 1 ? -share : share;
    if ((lost + 1) / 2 >= DEAD_SHARE) dead.push(...chain);
  }
  return dead.sort((a, b) => a - b);
}
