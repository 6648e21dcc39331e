import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { asWeHoldIt } from './exceptions.ts';
import { everyEngine, expectRecord, mostNodes } from './piece-games.ts';
import { readVectors, vectorFiles } from './vectors.ts';

/** Perft records of more nodes run in the long tests. */
const MOST_NODES = 2_000_000;

const present = vectorFiles('chess');
/**
 * A hybrid must play like the variant that was made by hand. Left out are giveaway+atomic and what is made from it: they
 * follow antiatomic where a blast leaves nobody anything, which atomic-giveaway does not.
 */
const HYBRIDS: Record<string, readonly string[]> = {
  chess960: ['standard+random'],
  crazyhouse: ['standard+drops'],
  kingofthehill: ['standard+koth'],
  '3check': ['standard+3check'],
  atomic: ['standard+atomic'],
  antichess: ['standard+anti'],
  kingofthehill960: ['standard+random+koth'],
  '3check-crazyhouse': ['standard+drops+3check', 'crazyhouse+3check'],
  atomic960: ['standard+atomic+random'],
  atomiczh: ['standard+atomic+drops', 'crazyhouse+atomic'],
  antihouse: ['standard+anti+drops', 'crazyhouse+anti'],
  antiatomic: ['standard+anti+atomic', 'atomic+anti'],
  'anti-losalamos': ['los-alamos+anti'],
  'atomic-giveaway-hill': ['atomic-giveaway+koth'],
};

/** Every file's name is a variant's. */
const isKnown = (file: string) => Object.hasOwn(chess.variants, file) || Object.hasOwn(chess.aliases, file);
const files = present.flatMap((file) =>
  isKnown(file) ? [file, ...(HYBRIDS[file] ?? [])].map((variant) => [file, variant] as const) : [],
);

describe.skipIf(!present.length)('chess vectors (skipped where ../shared/vectors is not there)', () => {
  describe.each(files)('%s as %s', (file, variant) => {
    const records = readVectors('chess', file!);
    it.each(everyEngine(chess, variant!))('by $engine', ({ engine, rules }) => {
      for (const record of records) {
        if (record.kind === 'perft' && record.nodes > mostNodes(engine, MOST_NODES)) continue;
        try {
          expectRecord(rules, asWeHoldIt(file!, record));
        } catch (error) {
          throw new Error(`${JSON.stringify(record)}\n${(error as Error).message}`);
        }
      }
    });
  });

  it('plays every file', () => {
    const played = new Set<string>(files.map(([file]) => file));
    expect(present.filter((file) => !file.startsWith('_') && !played.has(file))).toEqual([]);
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
