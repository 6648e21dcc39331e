import { MAX_MOVES } from './legal-moves.ts';
import type { Position } from './position.ts';

/** Number of sequences of `depth` legal moves: the standard test of a move generator. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  return count(position, depth, new Int32Array(MAX_MOVES * depth), 0);
}

function count(position: Position, depth: number, moves: Int32Array, at: number): number {
  if (depth === 1) return position.count();
  const end = at + position.generate(moves, at);
  let nodes = 0;
  for (let i = at; i < end; i++) {
    position.play(moves[i]!);
    nodes += count(position, depth - 1, moves, end);
    position.undo();
  }
  return nodes;
}

/** Yields the perft number of each first move; together they add up to the perft number of the position. */
export function* divide(position: Position, depth: number): Generator<{ move: number; nodes: number }> {
  const moves = new Int32Array(MAX_MOVES);
  const end = position.generate(moves, 0);
  for (const move of moves.subarray(0, end)) {
    position.play(move);
    const nodes = perft(position, depth - 1);
    position.undo();
    yield { move, nodes };
  }
}
