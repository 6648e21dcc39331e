import { listed, nearest } from '../../lib/nearest.ts';
import type { Result } from '../../lib/result.ts';
import { type Refusal, refuse } from '../errors.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Says that there is no such thing, and which are called nearly so. */
export function missing(what: string, asked: string, known: readonly Named[], search: string): Result<never, Refusal> {
  const near = nearest(asked, [...known.map(({ id }) => id), ...known.map(({ name }) => name)]);
  const hint = near.length ? ` Did you mean ${listed(near.map((name) => JSON.stringify(name)))}?` : '';
  const detail = `There is no ${what} ${JSON.stringify(asked.slice(0, 60))}.${hint}`;
  return refuse('unknown_name', detail, `${search} without a query lists all of them.`);
}
