import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseJamFile } from './book.ts';

const GUIDE = readFileSync(new URL('../../../../docs/jams.md', import.meta.url), 'utf8');
const EXAMPLE = /```json\n(.*?)```/s.exec(GUIDE)![1]!;

const JAM = {
  slug: 'a-jam',
  title: 'A Jam',
  theme: 'tides',
  announced: '2026-01-01T00:00:00Z',
  starts: '2026-01-02T00:00:00Z',
  submissionsClose: '2026-01-03T00:00:00Z',
  votingCloses: '2026-01-04T00:00:00Z',
};

const read = (...jams: object[]) => parseJamFile(JSON.stringify({ jams }));
const first = (patch: object) => {
  const book = read({ ...JAM, ...patch });
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  return book.value[0]!;
};
const faults = (...jams: object[]) => {
  const book = read(...jams);
  return book.ok ? [] : book.error.map(({ message }) => message);
};

describe('readBook', () => {
  it('reads the example of the guide', () => {
    const book = parseJamFile(EXAMPLE);
    expect(book).toMatchObject({ ok: true, value: [{ slug: 'winter-jam-2026', starts: Date.UTC(2026, 10, 27, 17) }] });
  });

  it.each([
    ['2026-01-02T00:00:00Z', Date.UTC(2026, 0, 2)],
    ['2026-01-02T05:30:00+05:30', Date.UTC(2026, 0, 2)],
    ['2026-01-01T16:00:00-08:00', Date.UTC(2026, 0, 2)],
    ['2026-01-02T00:00:00.250Z', Date.UTC(2026, 0, 2, 0, 0, 0, 250)],
    ['2026-01-02T00:00Z', Date.UTC(2026, 0, 2)],
    ['2026-01-02T01:00+01:00', Date.UTC(2026, 0, 2)],
  ])('reads the time %s with its zone', (starts, ms) => expect(first({ starts }).starts).toBe(ms));

  it.each([
    '2026-01-02T00:00:00',
    '2026-01-02',
    '2026-02-30T00:00:00Z',
    '2026-01-02T25:00:00Z',
    '2026-01-02 00:00:00Z',
    'tomorrow',
    1767312000000,
  ])('refuses the time %s', (starts) => {
    expect(faults({ ...JAM, starts })).toEqual([
      expect.stringMatching(/^jams\[0\]\.starts is .*, expected a (zone|time|text)/),
    ]);
  });

  it('asks for a zone where only that is missing', () => {
    expect(faults({ ...JAM, starts: '2026-01-02T09:00' })).toEqual([
      'jams[0].starts is "2026-01-02T09:00", expected a zone at its end, such as 2026-01-02T09:00Z or 2026-01-02T09:00+01:00',
    ]);
  });

  it.each([
    [{ starts: '2025-12-31T00:00:00Z' }, 'starts', 'a time not before announced'],
    [{ submissionsClose: JAM.starts }, 'submissionsClose', 'a time after starts'],
    [{ votingCloses: '2026-01-02T12:00:00Z' }, 'votingCloses', 'a time not before submissionsClose'],
    [{ slug: 'A Jam' }, 'slug', 'small letters'],
    [{ title: ' ' }, 'title', 'at least 1 character'],
    [{ theme: 'x'.repeat(201) }, 'theme', 'at most 200 character'],
    [{ url: 'javascript:alert(1)' }, 'url', 'an http or https address'],
    [{ submissions: {} }, 'submissions', 'a list'],
    [{ submissions: [{ title: 'x' }] }, 'submissions[0].by', 'a text'],
    [{ submissions: [{ title: 'x', by: 'y', votes: -1 }] }, 'submissions[0].votes', 'at least 0'],
    [{ submissions: [{ title: 'x', by: 'y', votes: 1.5 }] }, 'submissions[0].votes', 'a whole number'],
    [{ submissionClose: 'x' }, 'submissionClose', 'did you mean submissionsClose'],
    [{ submissions: [{ title: 'x', by: 'y', vote: 1 }] }, 'submissions[0].vote', 'did you mean votes'],
  ])('names the field: %o', (patch, path, words) => {
    const book = read({ ...JAM, ...patch });
    expect(book).toMatchObject({
      ok: false,
      error: [{ path: `jams[0].${path}`, message: expect.stringContaining(words) }],
    });
  });

  it('tells all faults at once', () => {
    const { title: _, ...untitled } = JAM;
    expect(faults({ ...untitled, url: 'x', starts: 'soon' }, { ...JAM, themes: 'x' })).toEqual([
      'jams[0].title is missing, expected a text',
      'jams[0].url is "x", expected an http or https address',
      expect.stringContaining('jams[0].starts is "soon"'),
      'jams[1].themes is not known here; did you mean theme?',
    ]);
  });

  it('takes no slug twice', () => {
    expect(faults(JAM, JAM)).toEqual(['jams[1].slug is "a-jam", expected a slug that no other jam has']);
  });

  it.each([
    ['{', 'the text is not JSON'],
    ['[]', 'the whole is not an object, expected {"jams": […]}'],
    ['{}', 'jams is missing, expected a list'],
    ['"secret"', 'the whole is not an object, expected {"jams": […]}'],
    ['{"jam":[],"jams":[]}', 'jam is not known here; did you mean jams?'],
    [
      JSON.stringify({ jams: Array.from({ length: 101 }, (_, i) => ({ ...JAM, slug: `j${i}` })) }),
      'jams is a list, expected at most 100 element(s)',
    ],
  ])('refuses %.40s', (text, message) => {
    expect(parseJamFile(text)).toMatchObject({ ok: false, error: [{ message }] });
  });
});
