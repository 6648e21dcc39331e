import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { perft } from '../../src/play/perft.ts';
import { everyEngine, load, mostNodes } from '../vectors/piece-games.ts';
import { countsOf, PERFT } from './positions.ts';

/** More than that runs in the long tests. */
const MOST_NODES = 2_000_000;

describe.each(PERFT)('$variant: $trap', (row) => {
  it.each(everyEngine(chess, row.variant))('by $engine', ({ engine, rules }) => {
    for (const { depth, count } of countsOf(row, 0, mostNodes(engine, MOST_NODES))) {
      expect(perft(load(rules, row.fen), depth), `depth ${depth}`).toBe(count);
    }
  });
});
