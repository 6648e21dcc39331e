import { Rng } from '../../../lib/rng.ts';
import { type Board, DIRECTION_COUNT, EMPTY } from './board.ts';
import { Playout } from './playout.ts';

/** Number of playouts that estimate which stones are dead. */
const GAMES = 192;

/** Share of the playouts in which the other side must own a chain's points for the chain to count as dead. */
const DEAD_SHARE = 0.6;

/** By point: the share of games in which Black owns it, minus White's share; from -1 to 1. */
function ownership(board: Board, colors: Uint8Array, games = GAMES): Float64Array {
  const owned = new Float64Array(board.points);
  const playout = new Playout(board);
  const rng = Rng.fromSeed('dead stones');
  for (let game = 0; game < games; game++) {
    playout.load(colors, -1);
    // Each side makes the first move in half of the games.
    playout.run(rng, game % 2);
    for (let point = 0; point < board.points; point++) {
      const owner = playout.owner(point);
      if (owner !== EMPTY) owned[point]! += (owner === 1 ? 1 : -1) / games;
    }
  }
  return owned;
}

/**
 * Estimates the dead stones by random playouts. The seed is fixed, so that the same board always has the same dead
 * stones.
 */
export function deadByPlayouts(board: Board, colors: Uint8Array): number[] {
  const owned = ownership(board, colors);
  const seen = new Uint8Array(board.points);
  const dead: number[] = [];
  for (let start = 0; start < board.points; start++) {
    if (colors[start] === EMPTY || seen[start]) continue;
    const chain = [start];
    seen[start] = 1;
    for (const stone of chain)
      for (const other of board.neighbours.subarray(
        stone * DIRECTION_COUNT,
        stone * DIRECTION_COUNT + DIRECTION_COUNT,
      )) {
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
