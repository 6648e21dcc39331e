import { z } from 'zod';
import type { Jam } from '../../tabletop/packs/jam/book.ts';
import {
  currentDeadline,
  groupByPhase,
  JAM_PHASES,
  type JamsByPhase,
  phaseOf,
} from '../../tabletop/packs/jam/phases.ts';
import type { JamSnapshot } from '../../tabletop/packs/jam/snapshot.ts';
import type { CallContext } from '../context.ts';

const time = (what: string) => z.iso.datetime().describe(`${what}, UTC`);
const Phase = z.enum(JAM_PHASES);
const SOURCES = ['none', 'waiting', 'ready', 'broken'] as const;

const brief = { slug: z.string(), title: z.string(), url: z.string().optional() };

/** Schema for a game jam in answers. */
export const JamSchema = z.object({
  ...brief,
  theme: z.string().nullable().describe('null until the jam starts'),
  phase: Phase,
  deadline: time('when making games or voting ends; once all is over, when it ended'),
  announced: time('when it was made known'),
  starts: time('when the theme is announced and the jam begins'),
  submissionsClose: time('when submissions close and voting begins'),
  votingCloses: time('when it is over'),
});

/** Fields that the answers of all jam tools have: other jams, and the state of the source. */
export const jamContextShape = {
  next: z
    .object({ ...brief, starts: time('when it starts'), startsInMs: z.int() })
    .nullable()
    .describe('the next jam that is announced'),
  also: z
    .array(z.object({ ...brief, phase: Phase, deadline: time('when its phase ends') }))
    .describe('others that are on'),
  source: z
    .enum(SOURCES)
    .describe('none: no source of jams is set; waiting: it has not answered yet; broken: there never was a good copy'),
  stale: z.boolean().describe('the source cannot be used now, and this is its last good copy'),
  reason: z.string().optional().describe('why the source cannot be used'),
  since: time('since when it cannot be used').optional(),
  now: time('when this was true').optional(),
  says: z.string().describe('how things stand, in words'),
};

/** All jams at one time. `news` is undefined if no source of jams is configured. */
export interface JamOverview {
  news: JamSnapshot | undefined;
  agenda: JamsByPhase;
}

export async function readJams({ services }: CallContext): Promise<JamOverview> {
  const news = await services.jams?.();
  return { news, agenda: groupByPhase(news?.jams ?? [], news?.now ?? 0) };
}

/** Formats a time as ISO 8601. */
export const isoTimeOf = (ms: number): string => new Date(ms).toISOString();

const briefOf = ({ slug, title, url }: Jam) => ({ slug, title, ...(url !== undefined && { url }) });

export function jamToJson(jam: Jam, now: number): z.input<typeof JamSchema> {
  return {
    ...briefOf(jam),
    theme: now >= jam.starts ? jam.theme : null,
    phase: phaseOf(jam, now)!,
    deadline: isoTimeOf(currentDeadline(jam, now) ?? jam.votingCloses),
    announced: isoTimeOf(jam.announced),
    starts: isoTimeOf(jam.starts),
    submissionsClose: isoTimeOf(jam.submissionsClose),
    votingCloses: isoTimeOf(jam.votingCloses),
  };
}

/**
 * Makes the fields that the answers of all jam tools have. `about` is the jam of the answer, `says` the sentence about
 * it; both may be undefined.
 */
export function jamContextToJson({ news, agenda }: JamOverview, about: Jam | undefined, says: string | undefined) {
  const now = news?.now ?? 0;
  const [next] = agenda.announced;
  const on = [...agenda.running, ...agenda.voting].filter((jam) => jam !== about);
  return {
    next: next ? { ...briefOf(next), starts: isoTimeOf(next.starts), startsInMs: next.starts - now } : null,
    also: on.map((jam) => ({
      ...briefOf(jam),
      phase: phaseOf(jam, now)!,
      deadline: isoTimeOf(currentDeadline(jam, now)!),
    })),
    source: sourceOf(news),
    stale: news?.jams !== undefined && news.fault !== undefined,
    ...(news?.fault && { reason: news.fault.reason, since: isoTimeOf(news.fault.since) }),
    ...(news && { now: isoTimeOf(now) }),
    says: [says ?? noJamText(news, next), ...(news?.jams && news.fault ? [staleText(news.fault)] : [])].join(' '),
  };
}

function sourceOf(news: JamSnapshot | undefined): (typeof SOURCES)[number] {
  if (!news) return 'none';
  if (news.jams) return 'ready';
  return news.fault ? 'broken' : 'waiting';
}

function noJamText(news: JamSnapshot | undefined, next: Jam | undefined): string {
  if (!news)
    return 'No source of jams is set here, so nothing is known of any. Whoever runs the service sets JAM_SOURCE.';
  if (!news.jams)
    return news.fault ? `Nothing is known of jams. ${news.fault.reason}` : 'The source of jams has not answered yet.';
  if (!next) return 'No jam is on, and none is announced.';
  return `No jam is on. Next is ${next.title}, which starts in ${spanText(next.starts - news.now)}.`;
}

const staleText = ({ reason, since }: { reason: string; since: number }): string =>
  `This is the last good copy: ${reason} (Since ${isoTimeOf(since)}.)`;

const UNITS: readonly [name: string, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** Formats a duration in its two largest units: "2 days 3 hours". The rest is dropped. */
export function spanText(ms: number): string {
  const first = UNITS.findIndex(([, unit]) => ms >= unit);
  if (first < 0) return 'less than a second';
  let left = ms;
  const parts = UNITS.slice(first, first + 2).flatMap(([name, unit]) => {
    const count = Math.floor(left / unit);
    left %= unit;
    return count ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];
  });
  return parts.join(' ');
}
