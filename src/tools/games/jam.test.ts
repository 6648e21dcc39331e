import { describe, expect, it } from 'vitest';
import { type Jam, parseJamFile } from '../../tabletop/packs/jam/book.ts';
import type { JamSnapshot } from '../../tabletop/packs/jam/snapshot.ts';
import { LazyCallContext } from '../context.ts';
import { registry } from '../registry.ts';
import { SERVICES_WITHOUT_THREADS } from '../services.ts';
import { spanText } from './jam-json.ts';

const entry = (title: string, votes?: number) => ({
  title,
  by: `maker of ${title}`,
  ...(votes !== undefined && { votes }),
});

function parseJams(jams: object[]): Jam[] {
  const book = parseJamFile(JSON.stringify({ jams }));
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  return book.value;
}

const [JAM, OTHER] = parseJams([
  {
    slug: 'tide-jam',
    title: 'Tide Jam',
    theme: 'low water',
    url: 'https://jams.example/tide',
    announced: '2026-03-01T00:00:00Z',
    starts: '2026-03-06T18:00:00+01:00',
    submissionsClose: '2026-03-08T18:00:00+01:00',
    votingCloses: '2026-03-15T18:00:00+01:00',
    submissions: [entry('Reef', 4), entry('Kelp', 9), entry('Crab'), entry('Gull', 4)],
  },
  {
    slug: 'other-jam',
    title: 'Other Jam',
    theme: 'doors',
    announced: '2026-03-02T00:00:00Z',
    starts: '2026-03-07T00:00:00Z',
    submissionsClose: '2026-03-20T00:00:00Z',
    votingCloses: '2026-03-25T00:00:00Z',
  },
]) as [Jam, Jam];

/** Calls all three jam tools with the given jams. */
async function ask(news: JamSnapshot | undefined) {
  const context = new LazyCallContext({ services: { ...SERVICES_WITHOUT_THREADS, jams: async () => news } });
  const one = async (name: string) => {
    const outcome = await registry.call(name, {}, context);
    if (!outcome.ok) throw new Error(outcome.error.detail);
    const answer = outcome.value as Record<string, unknown> & { says: string };
    expect(registry.find(name)!.output.strict().parse(answer)).toEqual(answer);
    return answer;
  };
  return { status: await one('jam_status'), timer: await one('jam_timer'), vote: await one('jam_vote') };
}

const at = (now: number, jams = [JAM]) => ask({ now, jams });

describe('the tools of jams', () => {
  it.each([
    ['starts', JAM.starts, null, 'running'],
    ['submissionsClose', JAM.submissionsClose, 'running', 'voting'],
    ['votingCloses', JAM.votingCloses, 'voting', null],
  ])('change at %s, to the millisecond', async (_, border, before, after) => {
    for (const [ms, phase] of [
      [-1, before],
      [0, after],
      [1, after],
    ] as const) {
      const { status, timer, vote } = await at(border + ms);
      expect(status).toMatchObject({ active: phase !== null, jam: phase && { slug: 'tide-jam', phase } });
      expect(timer).toMatchObject({ active: phase !== null });
      expect(vote['active']).toBe(phase === 'voting');
      expect(timer['remainingMs']).toBe(status['remainingMs']);
    }
  });

  it('count down to the millisecond', async () => {
    const { timer } = await at(JAM.submissionsClose - 1);
    expect(timer).toMatchObject({
      deadline: '2026-03-08T17:00:00.000Z',
      remainingMs: 1,
      remaining: 'less than a second',
    });
    expect((await at(JAM.submissionsClose)).timer).toMatchObject({
      deadline: '2026-03-15T17:00:00.000Z',
      remainingMs: 7 * 86_400_000,
    });
  });

  it('know nothing of a jam before it is announced, and not its theme before it starts', async () => {
    const hidden = await at(JAM.announced - 1);
    expect(JSON.stringify(hidden)).not.toMatch(/tide/i);
    expect(hidden.status.says).toBe('No jam is on, and none is announced.');
    const { status, timer, vote } = await at(JAM.announced);
    expect(status).toMatchObject({
      active: false,
      jam: null,
      next: { slug: 'tide-jam', starts: '2026-03-06T17:00:00.000Z' },
    });
    expect(status.says).toBe('No jam is on. Next is Tide Jam, which starts in 5 days 17 hours.');
    expect(JSON.stringify([status, timer, vote])).not.toContain('low water');
    expect((await at(JAM.starts)).status).toMatchObject({ jam: { theme: 'low water' } });
  });

  it('list submissions without their votes, and votes by rank', async () => {
    const { status, vote } = await at(JAM.submissionsClose);
    expect(status).toMatchObject({ submissions: 4 });
    expect(status['entries']).toContainEqual({ title: 'Kelp', by: 'maker of Kelp' });
    expect(vote).toMatchObject({ active: true, total: 17, uncounted: 1, closes: '2026-03-15T17:00:00.000Z' });
    expect(
      (vote['votes'] as { entry: string; votes: number; rank: number }[]).map(({ rank, entry, votes }) => [
        rank,
        entry,
        votes,
      ]),
    ).toEqual([
      [1, 'Kelp', 9],
      [2, 'Reef', 4],
      [2, 'Gull', 4],
    ]);
  });

  it('tell the final votes once all is over', async () => {
    const { vote, status } = await at(JAM.votingCloses);
    expect(vote).toMatchObject({
      active: false,
      total: 17,
      remainingMs: null,
      jam: { slug: 'tide-jam', phase: 'closed' },
    });
    expect(vote.says).toBe('No vote is on; Tide Jam was the last, and these are its final votes.');
    expect(status).toMatchObject({ active: false, jam: null, submissions: 0 });
  });

  it('keep jams apart that overlap', async () => {
    const both = await at(OTHER.starts, [OTHER, JAM]);
    expect(both.status).toMatchObject({ jam: { slug: 'tide-jam' }, also: [{ slug: 'other-jam', phase: 'running' }] });
    const later = await at(JAM.submissionsClose, [OTHER, JAM]);
    expect(later.status).toMatchObject({
      jam: { slug: 'other-jam', phase: 'running' },
      also: [{ slug: 'tide-jam', phase: 'voting' }],
    });
    expect(later.vote).toMatchObject({ active: true, jam: { slug: 'tide-jam' }, also: [{ slug: 'other-jam' }] });
  });

  it('say that no source is set', async () => {
    for (const answer of Object.values(await ask(undefined))) {
      expect(answer).toMatchObject({
        active: false,
        source: 'none',
        stale: false,
        says: expect.stringContaining('JAM_SOURCE'),
      });
    }
  });

  it('say that the source has not answered yet, or never could be used', async () => {
    for (const answer of Object.values(await ask({ now: 0 })))
      expect(answer).toMatchObject({ active: false, source: 'waiting' });
    const fault = { reason: 'The file is not there.', since: 0 };
    for (const answer of Object.values(await ask({ now: 5, fault }))) {
      expect(answer).toMatchObject({
        active: false,
        source: 'broken',
        stale: false,
        reason: fault.reason,
        since: '1970-01-01T00:00:00.000Z',
      });
      expect(answer.says).toBe('Nothing is known of jams. The file is not there.');
    }
  });

  it('go on with the last good copy, and say so', async () => {
    const fault = { reason: 'The file is not there.', since: JAM.starts };
    for (const answer of Object.values(await ask({ now: JAM.starts + 1, jams: [JAM], fault }))) {
      expect(answer).toMatchObject({ jam: { slug: 'tide-jam' }, source: 'ready', stale: true, reason: fault.reason });
      expect(answer.says).toMatch(
        /This is the last good copy: The file is not there\. \(Since 2026-03-06T17:00:00\.000Z\.\)$/,
      );
    }
  });
});

describe('spanText', () => {
  it.each([
    [0, 'less than a second'],
    [999, 'less than a second'],
    [1_000, '1 second'],
    [60_000, '1 minute'],
    [3_661_000, '1 hour 1 minute'],
    [3_601_000, '1 hour'],
    [90_061_000, '1 day 1 hour'],
    [10 * 86_400_000 - 1, '9 days 23 hours'],
  ])('tells %i ms as %s', (ms, text) => expect(spanText(ms)).toBe(text));
});
