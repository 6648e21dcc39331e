import { openJamCache } from '../adapters/jams/jam-cache.ts';
import { JamSourceError, openFileSource } from '../adapters/jams/jam-source.ts';
import { readSettings } from '../http/settings.ts';
import { type Jam, parseJamFile } from '../tabletop/packs/jam/book.ts';
import { phaseOf } from '../tabletop/packs/jam/phases.ts';
import type { JamSnapshot } from '../tabletop/packs/jam/snapshot.ts';
import type { CommandOutcome } from './outcome.ts';

const USAGE = 'See: parlour jam check FILE';
const MAX_BYTES = 10_000_000;

/** Runs `parlour jam check FILE`, which summarises a file of game jams or lists everything that is wrong with it. */
export async function jamCommand(
  [verb, path, ...rest]: readonly string[],
  clock: () => number,
): Promise<CommandOutcome> {
  if (verb !== 'check' || path === undefined || rest.length) {
    const reason = verb === 'check' ? 'check takes one file' : 'knows check only';
    return { error: `parlour jam ${reason}.\n${USAGE}`, code: 2 };
  }
  try {
    const copy = await openFileSource(path, { maxBytes: MAX_BYTES }).load(undefined);
    return summarise(path, copy!.text, clock());
  } catch (error) {
    if (error instanceof JamSourceError) return { error: `${path}: ${error.message}`, code: 1 };
    throw error;
  }
}

function summarise(path: string, text: string, now: number): CommandOutcome {
  const book = parseJamFile(text);
  if (book.ok)
    return {
      out: [countText(book.value.length, 'jam'), ...book.value.map((jam) => jamText(jam, now))].join('\n\n'),
      code: 0,
    };
  const { length } = book.error;
  const lines = book.error.map(({ message }) => `  ${message}`);
  return { error: [`${path} has ${countText(length, 'fault')}:`, ...lines].join('\n'), code: 1 };
}

const countText = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function jamText(jam: Jam, now: number): string {
  const { slug, title, theme, submissions } = jam;
  const votes = submissions.filter(({ votes }) => votes !== undefined).length;
  return [
    `${title} (${slug}): ${phaseOf(jam, now) ?? 'not announced yet'}`,
    `  theme              ${theme}`,
    `  announced          ${utc(jam.announced)}`,
    `  starts             ${utc(jam.starts)}`,
    `  submissions close  ${utc(jam.submissionsClose)}`,
    `  voting closes      ${utc(jam.votingCloses)}`,
    `  submissions        ${submissions.length}, ${votes} with votes`,
  ].join('\n');
}

const utc = (ms: number): string => new Date(ms).toISOString();

/**
 * Loads the game jams for a single tool call. Waits for the source at most JAM_TIMEOUT_MS. Undefined if no source is
 * configured.
 */
export async function loadJams(clock: () => number): Promise<JamSnapshot | undefined> {
  const settings = readSettings(process.env);
  if (!settings.ok) return { now: clock(), fault: { reason: `Settings: ${settings.error}.`, since: clock() } };
  const cache = openJamCache(settings.value, clock);
  try {
    return await cache?.read(settings.value.JAM_TIMEOUT_MS);
  } finally {
    cache?.close();
  }
}
