import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';

/** A test title that starts with the ids of the clauses it proves: `'[HTTP-1] [HTTP-2] …`. */
const TITLE = /(['"`])((?:\[[A-Z]+-\d+\] )+)/g;

const here = new URL('.', import.meta.url);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts') && name !== 'citations.test.ts')
  .map((name) => ({ name, text: readFileSync(new URL(name, here), 'utf8') }));

const titles = (text: string): string[] => [...text.matchAll(TITLE)].map((match) => match[2]!);
const cited = new Set(files.flatMap(({ text }) => titles(text).flatMap((title) => title.match(/[A-Z]+-\d+/g)!)));

const ids = CLAUSES.map(({ id }) => id);

describe('the clauses of the interface', () => {
  it('have an id each', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[A-Z]+-[1-9]\d*$/.test(id))).toEqual([]);
  });

  it('are cited by a test each', () => {
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  });
});

describe('the tests of the interface', () => {
  it('cite clauses that exist', () => {
    expect([...cited].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(files)('start every title with what it proves: $name', ({ text }) => {
    const tests = text.match(/\bit(?:\.each)?[(<]/g) ?? [];
    expect(titles(text)).toHaveLength(tests.length);
  });
});
