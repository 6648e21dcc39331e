import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPageFiles } from '../../src/adapters/page-files.ts';
import { FAMILIES } from '../../src/families/families.ts';

const FOLDER = new URL('../../dist/web/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));

/** Files that a script imports when it is loaded, and those that they import. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of names)
    if (new RegExp(`from\\s*["']\\./${name}["']|import\\s*["']\\./${name}["']`).test(textOf(file)))
      withImports(name, seen);
  return seen;
}

/** Weight of files as browsers load them, in bytes. */
const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);

const { entries } = readPageFiles();
const worker = names.find((name) => name.startsWith('worker-'))!;
const base = withImports(worker);

/** Limits of engines in kilobytes, with the drawing of boards and pieces. The aim is 80 for all. */
const LIMITS: Readonly<Record<string, number>> = { chess: 135, shogi: 138, xiangqi: 130 };

describe('what a page of a game loads', () => {
  it('is at most 60 kB before its engine', () => {
    const { file, css } = entries['play']!;
    expect(weightOf([...withImports(file), ...css, ...base])).toBeLessThan(60_000);
  });

  it('is as little for a page of a puzzle', () => {
    const { file, css } = entries['puzzle']!;
    expect(weightOf([...withImports(file), ...css, ...base])).toBeLessThan(60_000);
  });

  it.each(Object.keys(FAMILIES))('is little more for %s', (family) => {
    // The worker imports each engine by the name under which the engine exports itself.
    const [, engine] =
      new RegExp(`["']?${family}["']?:async\\(\\)=>\\(await[\\s\\S]*?import\\(["'\`]\\./(engine-[^"'\`]+)["'\`]`).exec(
        textOf(worker),
      ) ?? [];
    const own = [...withImports(engine!)].filter((file) => !base.has(file));
    expect(own.length).toBeGreaterThan(0);
    const weight = weightOf(own);
    expect(weight, `${family} ${weight}`).toBeLessThan(1_000 * (LIMITS[family] ?? 80));
    expect(weight).toBeGreaterThan(5_000);
  });
});

it.each(['scores', 'timer', 'nukes'])('the script of %s is at most 30 kB with its styles', (name) => {
  const { file, css } = entries[name]!;
  const weight = weightOf([...withImports(file), ...css]);
  expect(weight, `${name} ${weight}`).toBeLessThan(30_000);
  expect(weight).toBeGreaterThan(5_000);
});

it('what the page of dice loads is at most 40 kB, with the worker that computes odds', () => {
  const { file, css } = entries['dice']!;
  const oddsWorker = names.find((name) => name.startsWith('odds-worker-'))!;
  expect(weightOf([...withImports(file), ...css, ...withImports(oddsWorker)])).toBeLessThan(40_000);
});

describe('what a page of a map loads', () => {
  const [mapWorker] = names.filter((name) => name.startsWith('map-worker-'));

  it('is at most 60 kB of script and styles', () => {
    const { file, css } = entries['map']!;
    const weight = weightOf([...withImports(file), ...css]);
    expect(weight, `page ${weight}`).toBeLessThan(60_000);
    expect(weight).toBeGreaterThan(5_000);
  });

  it('is at most 80 kB of generators and drawing', () => {
    const weight = weightOf(withImports(mapWorker!));
    expect(weight, `worker ${weight}`).toBeLessThan(80_000);
    expect(weight).toBeGreaterThan(5_000);
  });
});
