import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { perft } from '../../src/play/perft.ts';
import { countsOf, PERFT } from '../perft/positions.ts';
import { everyEngine, expectRecord, load } from '../vectors/piece-games.ts';
import { readVectors, vectorFiles } from '../vectors/vectors.ts';

const MOST_NODES = 2_000_000;

describe.each(PERFT)('$variant: $trap', (row) => {
  it.each(everyEngine(chess, row.variant))('by $engine', ({ rules }) => {
    for (const { depth, count } of countsOf(row, MOST_NODES, Number.POSITIVE_INFINITY)) {
      expect(perft(load(rules, row.fen), depth), `depth ${depth}`).toBe(count);
    }
  });
});

const files = [
  ['chess', 'standard'],
  ['chess960', 'chess960'],
  ['crazyhouse', 'crazyhouse'],
  ['grand', 'grand'],
] as const;

describe.skipIf(!vectorFiles('chess').length)('chess vectors (skipped where ../shared/vectors is not there)', () => {
  it.each(files)('the great perft counts of %s', (file, variant) => {
    const great = readVectors('chess', file).filter((record) => record.kind === 'perft' && record.nodes > MOST_NODES);
    for (const { rules } of everyEngine(chess, variant)) for (const record of great) expectRecord(rules, record);
  });
});
