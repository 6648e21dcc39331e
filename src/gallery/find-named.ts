import { plainName } from '../lib/plain-name.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Finds an item by id or name, in any spelling; undefined if there is none. Ids take precedence over names. */
export function findByIdOrName<Thing extends Named>(things: readonly Thing[], text: string): Thing | undefined {
  const wanted = plainName(text);
  return things.find(({ id }) => plainName(id) === wanted) ?? things.find(({ name }) => plainName(name) === wanted);
}
