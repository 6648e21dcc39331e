import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runParlour } from '../service/process.ts';
import { runHere } from './run-here.ts';

const BOOK = {
  jams: [
    {
      slug: 'tide-jam',
      title: 'Tide Jam',
      theme: 'low water',
      announced: '2020-03-01T00:00:00Z',
      starts: '2020-03-06T18:00:00+01:00',
      submissionsClose: '2020-03-08T18:00:00+01:00',
      votingCloses: '2020-03-15T18:00:00+01:00',
      submissions: [{ title: 'Reef', by: 'Ann', votes: 4 }],
    },
  ],
};

describe('parlour jam check', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parlour-jams-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const file = async (text: string) => {
    const path = join(folder, 'jams.json');
    await writeFile(path, text);
    return path;
  };

  it('tells what a file says, with times in UTC', async () => {
    const { code, stdout, stderr } = await runHere(['jam', 'check', await file(JSON.stringify(BOOK))]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^1 jam\n\nTide Jam \(tide-jam\): closed\n/);
    expect(stdout).toContain('starts             2020-03-06T17:00:00.000Z');
    expect(stdout).toContain('submissions        1, 1 with votes');
  });

  it('ends with 1 and all faults', async () => {
    const path = await file(JSON.stringify(BOOK).replace('theme', 'tehme').replace('18:00:00+01:00', '18:00:00'));
    const { code, stdout, stderr } = await runHere(['jam', 'check', path]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toEqual([
      `${path} has 3 faults:`,
      expect.stringContaining('jams[0].theme is missing'),
      expect.stringContaining('jams[0].starts is "2020-03-06T18:00:00", expected a zone'),
      expect.stringContaining('jams[0].tehme is not known here; did you mean theme?'),
    ]);
  });

  it.each([
    [['jam', 'check', 'no-such-file'], 1, 'no-such-file: The file is not there.'],
    [['jam', 'check'], 2, 'parlour jam check takes one file.'],
    [['jam', 'chekc', 'x'], 2, 'parlour jam knows check only.'],
  ])('%j ends with %i', async (words, code, error) => {
    expect(await runHere(words)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(error) });
  });

  it('is the file that a single call reads', async () => {
    const JAM_SOURCE = await file(JSON.stringify(BOOK));
    const { stdout } = await runParlour(['jam_vote'], { JAM_SOURCE });
    expect(stdout).toBe('No vote is on; Tide Jam was the last, and these are its final votes.\n1. Reef by Ann: 4\n');
  });
});
