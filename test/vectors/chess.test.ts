import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { everyEngine, expectRecord, mostNodes } from './piece-games.ts';
import { readVectors, vectorFiles } from './vectors.ts';

/** Perft records of more nodes run in the long tests. */
const MOST_NODES = 2_000_000;

const present = vectorFiles('chess');
/** File and variant: a hybrid must play like the variant that was made by hand. */
const files = [
  ['chess', 'standard'],
  ['chess960', 'chess960'],
  ['chess960', 'standard+random'],
  ['crazyhouse', 'crazyhouse'],
  ['crazyhouse', 'standard+drops'],
  ['grand', 'grand'],
  ['grandhouse', 'grand+drops'],
  ['crazyhouse960', 'chess960+drops'],
  ['antichess', 'antichess'],
  ['antihouse', 'antichess+drops'],
  ['atomic', 'atomic'],
  ['atomic960', 'atomic+random'],
  ['kingofthehill', 'king-of-the-hill'],
  ['kingofthehill960', 'king-of-the-hill+random'],
  ['3check', 'three-check'],
  ['3check960', 'three-check+random'],
  ['3check-crazyhouse', 'three-check+drops'],
  ['5check', 'five-check'],
  ['5check960', 'five-check+random'],
  ['racingkings', 'racing-kings'],
];

describe.skipIf(!present.length)('chess vectors (skipped where ../shared/vectors is not there)', () => {
  describe.each(files)('%s as %s', (file, variant) => {
    const records = readVectors('chess', file!);
    it.each(everyEngine(chess, variant!))('by $engine', ({ engine, rules }) => {
      for (const record of records) {
        if (record.kind === 'perft' && record.nodes > mostNodes(engine, MOST_NODES)) continue;
        try {
          expectRecord(rules, record);
        } catch (error) {
          throw new Error(`${JSON.stringify(record)}\n${(error as Error).message}`);
        }
      }
    });
  });

  /** Well-known tricky positions; the records of other variants wait for these. */
  const tricky = present.length ? readVectors('chess', '_edge-perft') : [];
  const edges = { chess: 'standard', chess960: 'chess960', crazyhouse: 'crazyhouse', crazyhouse960: 'chess960+drops' };
  it.each(Object.entries(edges))('tricky positions of %s as %s', (file, variant) => {
    const own = tricky.filter((record) => record.variant + (record.chess960 ? '960' : '') === file);
    expect(own.length).toBeGreaterThan(2);
    for (const { engine, rules } of everyEngine(chess, variant)) {
      for (const record of own) {
        if (record.kind === 'perft' && record.nodes <= mostNodes(engine, MOST_NODES)) expectRecord(rules, record);
      }
    }
  });
});
