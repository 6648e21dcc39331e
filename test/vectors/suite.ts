import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Family } from '../../src/play/family.ts';
import { effort } from '../effort.ts';
import { asWeHoldIt } from './exceptions.ts';
import { EFFORT, type Effort, everyEngine, expectRecord, LONG_EFFORT, type Played } from './piece-games.ts';
import { readingOf } from './readings.ts';
import { readVectors, type VectorRecord, vectorFiles } from './vectors.ts';

/** How a family checks its vectors. Each file is named after a variant. */
export interface VectorSuite {
  readonly family: Family;
  /** By file: variants with flags that must play like the variant of the file. */
  readonly hybrids: Readonly<Record<string, readonly string[]>>;
  /** Files of tricky positions of one variant that another variant plays. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** A variant that plays a file. Perfts of more than `least` and up to `most` nodes are counted. */
interface Row {
  readonly file: string;
  readonly variant: string;
  readonly least?: Effort;
  readonly most: Effort;
}

/**
 * Effort for hybrids: their definitions are nearly the same as those of the variants they match, so that small counts
 * are enough.
 */
const HYBRID: Effort = { fast: effort(10_000, 200_000), alone: effort(3_000, 25_000), measure: effort(2_500, 5_000) };
/** Effort for tricky positions, which show their point at a small depth. */
const TRICKY: Effort = { ...EFFORT, fast: effort(50_000, 300_000) };

/** Time limit in milliseconds, generous for a busy machine. */
const TIMEOUT_MS = 180_000;
const LONG_PATIENCE = 1_800_000;

const TRICKY_FILE = '_edge-perft';
const SKIPPED = '(skipped where ../shared/vectors is not there)';

const isKnown = ({ variants, aliases }: Family, file: string): boolean =>
  Object.hasOwn(variants, file) || Object.hasOwn(aliases, file);

const filesOf = ({ slug }: Family): string[] => vectorFiles(slug).filter((file) => file !== TRICKY_FILE);

/**
 * The files that a test file plays. It is named like `chess-2.test.ts`, and all such test files next to it take equal
 * shares: several cores share the work, and nothing is lost when test files are added or removed.
 */
function shareOf({ family }: VectorSuite, url: string): string[] {
  const own = /([^/]+-)\d+\.test\.ts$/.exec(url);
  if (!own) throw new Error(`${url} tells no share`);
  const [name, prefix] = own as unknown as [string, string];
  const isShare = (other: string) => other.startsWith(prefix) && /^\d+\.test\.ts$/.test(other.slice(prefix.length));
  const shares = readdirSync(fileURLToPath(new URL('.', url))).filter(isShare);
  return filesOf(family).filter((_, index) => index % shares.length === shares.indexOf(name));
}

/** Checks every record of the share with every engine. */
export function playShare(suite: VectorSuite, url: string): void {
  const files = shareOf(suite, url);
  describe.skipIf(!files.length)(`${suite.family.slug} vectors ${SKIPPED}`, () => {
    const hybridsOf = (file: string) => suite.hybrids[file] ?? [];
    playRows(suite, [
      ...files.map((file) => ({ file, variant: file, most: EFFORT })),
      ...files.flatMap((file) => hybridsOf(file).map((variant) => ({ file, variant, most: HYBRID }))),
    ]);
  });
}

/** Checks the perft counts of the share that are too large for every run. */
export function playGreat(suite: VectorSuite, url: string): void {
  const files = shareOf(suite, url);
  describe.skipIf(!files.length)(`great counts of ${suite.family.slug} vectors ${SKIPPED}`, () => {
    playRows(
      suite,
      files.map((file) => ({ file, variant: file, least: EFFORT, most: LONG_EFFORT })),
    );
  });
}

function playRows({ family }: VectorSuite, rows: readonly Row[]): void {
  describe.each(rows.filter(({ file }) => isKnown(family, file)))('$file as $variant', (row) => {
    const records = readVectors(family.slug, row.file).map((record) => asWeHoldIt(row.file, record));
    it.each(everyEngine(family, row.variant, readingOf(row.file).patch))(
      'by $engine',
      (played) => playRecords(records, played, row),
      patience(row),
    );
  });
}

const patience = ({ least }: Pick<Row, 'least'>): number => (least ? LONG_PATIENCE : TIMEOUT_MS);

function playRecords(records: readonly VectorRecord[], played: Played, effort: Omit<Row, 'variant'>): void {
  for (const record of records) {
    if (!isMeant(record, played, effort)) continue;
    try {
      expectRecord(played.rules, record, readingOf(effort.file).shared);
    } catch (error) {
      throw new Error(`${JSON.stringify(record)}\n${(error as Error).message}`, { cause: error });
    }
  }
}

function isMeant(record: VectorRecord, { part }: Played, { least, most }: Pick<Row, 'least' | 'most'>): boolean {
  if (record.kind !== 'perft') return least === undefined;
  return record.nodes <= most[part] && record.nodes > (least?.[part] ?? 0);
}

/** Checks well-known tricky positions of several variants, and that every file belongs to a variant that is played. */
export function playTricky(suite: VectorSuite): void {
  const { family } = suite;
  describe.skipIf(!vectorFiles(family.slug).length)(`${family.slug} vectors ${SKIPPED}`, () => {
    it('plays every file', () => {
      expect(filesOf(family).filter((file) => !isKnown(family, file))).toEqual([]);
    });
    trickyRows(suite, { most: TRICKY });
  });
}

/** Counts the tricky positions deeper. */
export function playTrickyFurther(suite: VectorSuite): void {
  const { slug } = suite.family;
  describe.skipIf(!vectorFiles(slug).length)(`great counts of ${slug} vectors ${SKIPPED}`, () => {
    trickyRows(suite, { least: TRICKY, most: LONG_EFFORT });
  });
}

function trickyRows({ family, renamed }: VectorSuite, effort: Pick<Row, 'least' | 'most'>): void {
  const tricky = vectorFiles(family.slug).includes(TRICKY_FILE) ? readVectors(family.slug, TRICKY_FILE) : [];
  const names = [...new Set(tricky.map(nameOf))];
  it.each(names)(
    'tricky positions of %s',
    (name) => {
      const records = tricky.filter((record) => nameOf(record) === name);
      for (const played of everyEngine(family, renamed[name] ?? name))
        playRecords(records, played, { ...effort, file: TRICKY_FILE });
    },
    patience(effort),
  );
}

const nameOf = ({ variant, chess960 }: VectorRecord): string => (chess960 ? `${variant}960` : variant);
