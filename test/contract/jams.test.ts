import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartedService } from '../../src/http/serve.ts';
import { callTool, type Json, start, useService } from './service.ts';

useService();

const JAM_TOOLS = ['jam_status', 'jam_timer', 'jam_vote'];

describe('without a source', () => {
  it.each(JAM_TOOLS)('[JAM-1] [JAM-2] [JAM-3] says so honestly: %s', async (tool) => {
    const { status, json } = await callTool(tool);
    expect(status).toBe(200);
    expect(json).toMatchObject({ active: false, jam: null, next: null, source: 'none', stale: false });
    expect(json['says']).toMatch(/JAM_SOURCE/);
  });
});

describe('with a source', () => {
  const HOUR = 3_600_000;
  const isoIn = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  let folder: string;
  let path: string;
  let service: StartedService;
  const write = (title: string) =>
    writeFile(
      path,
      JSON.stringify({
        jams: [
          {
            ...{ slug: 'made', title, theme: 'tides', announced: isoIn(-9), starts: isoIn(-8) },
            ...{ submissionsClose: isoIn(2), votingCloses: isoIn(9), submissions: [{ title: 'Reef', by: 'Ann' }] },
          },
          {
            ...{ slug: 'voted', title: 'Voted', theme: 'doors', announced: isoIn(-9), starts: isoIn(-8) },
            ...{
              submissionsClose: isoIn(-1),
              votingCloses: isoIn(1),
              submissions: [{ title: 'Gate', by: 'Bob', votes: 3 }],
            },
          },
        ],
      }),
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parlour-jams-'));
    path = join(folder, 'jams.json');
    await write('Made');
    service = await start({ JAM_SOURCE: path });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });
  const ask = async (tool: string) =>
    (await fetch(`${service.baseUrl}/api/tools/${tool}`, { method: 'POST' })).json() as Promise<Json>;

  it('[JAM-1] tells the jam, its deadline and its submissions', async () => {
    expect(await ask('jam_status')).toMatchObject({
      active: true,
      jam: { slug: 'made', title: 'Made', phase: 'running' },
      submissions: 1,
      entries: [{ title: 'Reef', by: 'Ann' }],
      also: [{ slug: 'voted', phase: 'voting' }],
      source: 'ready',
    });
  });

  it('[JAM-2] tells the time left', async () => {
    const { active, remainingMs, deadline, now } = (await ask('jam_timer')) as {
      active: boolean;
      remainingMs: number;
      deadline: string;
      now: string;
    };
    expect(active).toBe(true);
    expect(remainingMs).toBe(Date.parse(deadline) - Date.parse(now));
    expect(remainingMs).toBeGreaterThan(1.9 * HOUR);
    expect(remainingMs).toBeLessThanOrEqual(2 * HOUR);
  });

  it('[JAM-3] tells how the vote stands', async () => {
    expect(await ask('jam_vote')).toMatchObject({
      active: true,
      jam: { slug: 'voted' },
      votes: [{ entry: 'Gate', votes: 3, by: 'Bob', rank: 1 }],
    });
  });

  it('[JAM-1] follows the file, and keeps the last good copy', async () => {
    await write('Renamed');
    const title = async () => ((await ask('jam_status'))['jam'] as Json)['title'];
    await expect.poll(title, { timeout: 5_000 }).toBe('Renamed');
    await writeFile(path, 'no jams');
    await expect.poll(async () => (await ask('jam_status'))['stale'], { timeout: 5_000 }).toBe(true);
    expect(await ask('jam_status')).toMatchObject({
      jam: { title: 'Renamed' },
      reason: 'The source has faults: the text is not JSON.',
    });
  });
});
