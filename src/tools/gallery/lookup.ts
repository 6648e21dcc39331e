import { joinNames, nearestNames } from '../../lib/nearest.ts';
import type { Result } from '../../lib/result.ts';
import { type Refusal, refuse } from '../errors.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Catalogue<Thing> {
  readonly all: readonly Thing[];
  readonly find: (query: string) => readonly Thing[];
  /** Name of the tool that lists all items of the gallery. */
  readonly tool: string;
}

/** Refuses an unknown name. Suggests similar names or, if there are none, what a search for its words finds. */
export function refuseUnknownName<Thing extends Named>(
  what: string,
  requested: string,
  { all, find, tool }: Catalogue<Thing>,
): Result<never, Refusal> {
  const similar = nearestNames(requested, [...all.map(({ id }) => id), ...all.map(({ name }) => name)]);
  const near = similar.length
    ? similar
    : find(requested)
        .slice(0, 3)
        .map(({ id }) => id);
  const hint = near.length ? ` Did you mean ${joinNames(near.map((name) => JSON.stringify(name)))}?` : '';
  const detail = `There is no ${what} ${JSON.stringify(requested.slice(0, 60))}.${hint}`;
  return refuse('unknown_name', detail, `${tool} with the query "" lists all of them.`);
}
