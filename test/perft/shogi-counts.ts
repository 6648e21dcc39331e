import { expect } from 'vitest';
import { shogi } from '../../src/families/shogi/index.ts';
import { perft } from '../../src/play/perft.ts';
import { everyEngine, load } from '../vectors/piece-games.ts';

/** Published perft counts of the start by depth; Fairy-Stockfish, shogiops and others agree on them. */
const NODES = [30, 900, 25_470, 719_731, 19_861_490];

/** Counts the start of shogi by every engine, to the depths of `from` to `to`. */
export function countShogi(from: number, to: number): void {
  for (const { engine, rules } of everyEngine(shogi, 'standard')) {
    const position = load(rules, 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1');
    for (let depth = from; depth <= to; depth++)
      expect(perft(position, depth), `depth ${depth} by ${engine}`).toBe(NODES[depth - 1]);
  }
}
