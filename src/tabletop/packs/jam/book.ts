import { z } from 'zod';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { faultsFromIssues, type JamFileFault } from './faults.ts';

/** Maximum number of jams in a file of game jams. Its format is documented in `docs/jams.md`. */
const MAX_JAMS = 100;
const MAX_SUBMISSIONS = 2_000;

const words = z.string().trim().min(1).max(200);
const address = z.url({ protocol: /^https?$/, error: 'an http or https address' });

/**
 * Accepted formats of times: ISO 8601 with a time zone, with or without seconds. Times are parsed to milliseconds since
 * 1970 (UTC).
 */
const TIME_FORMATS = [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })];

const instant = z
  .string()
  .refine((text) => TIME_FORMATS.some((time) => time.safeParse(text).success), {
    error: ({ input }) => expectedTime(String(input)),
  })
  .transform((text) => Date.parse(text));

const expectedTime = (text: string): string =>
  /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text)
    ? `a zone at its end, such as ${text}Z or ${text}+01:00`
    : 'a time with a zone, such as 2026-11-27T18:00:00Z or 2026-11-27T19:00+01:00';

/** A game submitted to a jam. */
const Submission = z.strictObject({
  title: words,
  by: words,
  url: address.optional(),
  votes: z.int().min(0).optional(),
});

const fields = z.strictObject({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens, such as winter-jam-2026'),
  title: words,
  theme: words,
  url: address.optional(),
  announced: instant,
  starts: instant,
  submissionsClose: instant,
  votingCloses: instant,
  submissions: z.array(Submission).max(MAX_SUBMISSIONS).default([]),
});

/** A game jam, with its times and submissions. */
const Jam = fields.superRefine((jam, context) => {
  const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (jam.starts < jam.announced) report('starts', 'a time not before announced');
  if (jam.submissionsClose <= jam.starts) report('submissionsClose', 'a time after starts');
  if (jam.votingCloses < jam.submissionsClose) report('votingCloses', 'a time not before submissionsClose');
});

const Book = z.strictObject({ jams: z.array(Jam).max(MAX_JAMS) }).superRefine(({ jams }, context) => {
  jams.forEach(({ slug }, place) => {
    if (jams.findIndex((other) => other.slug === slug) === place) return;
    context.addIssue({ code: 'custom', path: ['jams', place, 'slug'], message: 'a slug that no other jam has' });
  });
});

export type Submission = z.output<typeof Submission>;
export type Jam = z.output<typeof Jam>;

/** Names of the known fields in a file of game jams, by level of nesting. */
const FIELD_NAMES: Record<number, readonly string[]> = {
  0: Object.keys(Book.shape),
  2: Object.keys(fields.shape),
  4: Object.keys(Submission.shape),
};

/** Parses the text of a file of game jams. On failure, returns all errors, each with the path of the faulty field. */
export function parseJamFile(text: string): Result<Jam[], JamFileFault[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail([{ path: '', message: 'the text is not JSON' }]);
  }
  const parsed = Book.safeParse(json);
  return parsed.success ? ok(parsed.data.jams) : fail(faultsFromIssues(parsed.error.issues, json, FIELD_NAMES));
}
