import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { perft } from '../../src/play/perft.ts';
import { countsOf, PERFT } from '../perft/positions.ts';
import { everyEngine, expectRecord, load, mostNodes } from '../vectors/piece-games.ts';
import { readVectors, vectorFiles } from '../vectors/vectors.ts';

const MOST_NODES = 2_000_000;

describe.each(PERFT)('$variant: $trap', (row) => {
  it.each(everyEngine(chess, row.variant))('by $engine', ({ engine, rules }) => {
    for (const { depth, count } of countsOf(row, mostNodes(engine, MOST_NODES), mostNodes(engine, 200_000_000))) {
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
    for (const { engine, rules } of everyEngine(chess, variant)) {
      for (const record of great) {
        if (record.kind === 'perft' && record.nodes <= mostNodes(engine, 200_000_000)) expectRecord(rules, record);
      }
    }
  });
});
