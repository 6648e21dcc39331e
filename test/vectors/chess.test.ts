import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { asWeHoldIt } from './exceptions.ts';
import { everyEngine, expectRecord, mostNodes } from './piece-games.ts';
import { readVectors, type VectorRecord, vectorFiles } from './vectors.ts';

/** Perft records of more nodes run in the long tests. */
const MOST_NODES = 2_000_000;

/** A busy machine takes its time. */
const PATIENCE = 180_000;

const present = vectorFiles('chess');

/** Positions from anywhere of a game without castling are those of the game itself. */
const WITHOUT_CASTLING: Record<string, string> = { racingkings960: 'racingkings' };
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
    it.each(everyEngine(chess, variant!))(
      'by $engine',
      ({ engine, rules }) => {
        for (const record of records) {
          if (record.kind === 'perft' && record.nodes > mostNodes(engine, MOST_NODES)) continue;
          try {
            expectRecord(rules, asWeHoldIt(file!, record));
          } catch (error) {
            throw new Error(`${JSON.stringify(record)}\n${(error as Error).message}`);
          }
        }
      },
      PATIENCE,
    );
  });

  it('plays every file', () => {
    const played = new Set<string>(files.map(([file]) => file));
    expect(present.filter((file) => !file.startsWith('_') && !played.has(file))).toEqual([]);
  });

  /** Well-known tricky positions of several variants. */
  const tricky = present.length ? readVectors('chess', '_edge-perft') : [];
  const nameOf = ({ variant, chess960 }: VectorRecord) => (chess960 ? `${variant}960` : variant);
  const names = [...new Set(tricky.map(nameOf))];
  it.each(names)(
    'tricky positions of %s',
    (name) => {
      for (const { engine, rules } of everyEngine(chess, WITHOUT_CASTLING[name] ?? name)) {
        for (const record of tricky.filter((other) => nameOf(other) === name)) {
          if (record.kind === 'perft' && record.nodes <= mostNodes(engine, MOST_NODES)) expectRecord(rules, record);
        }
      }
    },
    PATIENCE,
  );
});
