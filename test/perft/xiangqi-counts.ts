import { expect } from 'vitest';
import { xiangqi } from '../../src/families/xiangqi/index.ts';
import { perft } from '../../src/play/perft.ts';
import { everyEngine, load } from '../vectors/piece-games.ts';

/** Published perft counts of the start by depth; Fairy-Stockfish and others agree on them. */
const NODES = [44, 1920, 79_666, 3_290_240, 133_312_995];

/** Counts the start of xiangqi by the fastest engine, to the depths of `from` to `to`. */
export function countXiangqi(from: number, to: number): void {
  const { engine, rules } = everyEngine(xiangqi, 'standard')[0]!;
  const position = load(rules, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1');
  for (let depth = from; depth <= to; depth++)
    expect(perft(position, depth), `depth ${depth} by ${engine}`).toBe(NODES[depth - 1]);
}
