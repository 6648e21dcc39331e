import { describe, expect, it } from 'vitest';
import type { Jam } from './book.ts';
import { currentDeadline, groupByPhase, phaseOf } from './phases.ts';

/** Builds a jam whose times are days in January 2026. */
const jam = (slug: string, announced: number, starts: number, closes: number, ends: number): Jam => ({
  slug,
  title: slug,
  theme: 'tides',
  announced: Date.UTC(2026, 0, announced),
  starts: Date.UTC(2026, 0, starts),
  submissionsClose: Date.UTC(2026, 0, closes),
  votingCloses: Date.UTC(2026, 0, ends),
  submissions: [],
});

describe('phaseOf', () => {
  const one = jam('one', 1, 5, 7, 14);

  it.each([
    ['announced', one.announced, undefined, 'announced'],
    ['starts', one.starts, 'announced', 'running'],
    ['submissionsClose', one.submissionsClose, 'running', 'voting'],
    ['votingCloses', one.votingCloses, 'voting', 'closed'],
  ])('changes at %s, to the millisecond', (_, border, before, after) => {
    expect([-1, 0, 1].map((ms) => phaseOf(one, border + ms))).toEqual([before, after, after]);
  });

  it('has no vote where it would take no time, and no announcement where it starts at once', () => {
    const short = jam('short', 5, 5, 7, 7);
    expect([-1, 0].map((ms) => phaseOf(short, short.starts + ms))).toEqual([undefined, 'running']);
    expect([-1, 0].map((ms) => phaseOf(short, short.votingCloses + ms))).toEqual(['running', 'closed']);
  });
});

describe('deadlineOf', () => {
  it('is the end of making games, then of voting', () => {
    const one = jam('one', 1, 5, 7, 14);
    const at = (...days: number[]) => days.map((day) => currentDeadline(one, Date.UTC(2026, 0, day)));
    expect(at(0, 1, 5, 6, 7, 13, 14)).toEqual([
      undefined,
      undefined,
      one.submissionsClose,
      one.submissionsClose,
      one.votingCloses,
      one.votingCloses,
      undefined,
    ]);
  });
});

describe('agendaOf', () => {
  const jams = [
    jam('long', 1, 2, 20, 30),
    jam('quick', 1, 4, 6, 9),
    jam('late', 3, 10, 12, 14),
    jam('twin', 1, 4, 6, 9),
  ];
  const slugs = (day: number) =>
    Object.values(groupByPhase(jams, Date.UTC(2026, 0, day))).map((list) => list.map(({ slug }) => slug).join(' '));

  it.each([
    [0, ['', '', '', '']],
    [1, ['long quick twin', '', '', '']],
    [3, ['quick twin late', 'long', '', '']],
    [5, ['late', 'quick twin long', '', '']],
    [8, ['late', 'long', 'quick twin', '']],
    [11, ['', 'late long', '', 'quick twin']],
    [13, ['', 'long', 'late', 'quick twin']],
    [15, ['', 'long', '', 'late quick twin']],
    [31, ['', '', '', 'long late quick twin']],
  ])('has on day %i announced, running, voting, closed: %j', (day, expected) => expect(slugs(day)).toEqual(expected));
});
