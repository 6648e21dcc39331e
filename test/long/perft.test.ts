import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { perft } from '../../src/play/perft.ts';
import { countsOf, PERFT } from '../perft/positions.ts';
import { EFFORT, everyEngine, LONG_EFFORT, load } from '../vectors/piece-games.ts';

describe.each(PERFT)('$variant: $trap', (row) => {
  it.each(everyEngine(chess, row.variant))('by $engine', ({ part, rules }) => {
    for (const { depth, count } of countsOf(row, EFFORT[part], LONG_EFFORT[part])) {
      expect(perft(load(rules, row.fen), depth), `depth ${depth}`).toBe(count);
    }
  });
});
