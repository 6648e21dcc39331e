import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { perft } from '../../src/play/perft.ts';
import { EFFORT, everyEngine, load } from '../vectors/piece-games.ts';
import { countsOf, PERFT } from './positions.ts';

describe.each(PERFT)('$variant: $trap', (row) => {
  it.each(everyEngine(chess, row.variant))('by $engine', ({ part, rules }) => {
    for (const { depth, count } of countsOf(row, 0, EFFORT[part])) {
      expect(perft(load(rules, row.fen), depth), `depth ${depth}`).toBe(count);
    }
  });
});
