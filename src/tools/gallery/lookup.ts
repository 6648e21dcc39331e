import { joinNames, nearest } from '../../lib/nearest.ts';
import type { Result } from '../../lib/result.ts';
import { type Refusal, refuse } from '../errors.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Catalogue<Thing> {
  readonly all: readonly Thing[];
  readonly find: (query: string) => readonly Thing[];
  /** The tool that lists all of them. */
  readonly tool: string;
}

/** Says that there is no such thing, and which are called nearly so, or are found by the words. */
export function notFound<Thing extends Named>(
  what: string,
  asked: string,
  { all, find, tool }: Catalogue<Thing>,
): Result<never, Refusal> {
  const alike = nearest(asked, [...all.map(({ id }) => id), ...all.map(({ name }) => name)]);
  const near = alike.length
    ? alike
    : find(asked)
        .slice(0, 3)
        .map(({ id }) => id);
  const hint = near.length ? ` Did you mean ${joinNames(near.map((name) => JSON.stringify(name)))}?` : '';
  const detail = `There is no ${what} ${JSON.stringify(asked.slice(0, 60))}.${hint}`;
  return refuse('unknown_name', detail, `${tool} with the query "" lists all of them.`);
}
