/**
 * Reduces a name to its letters and digits, so that case, blanks, hyphens, apostrophes, accents and signs do not matter.
 * `×` becomes x, and `&` becomes and.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

type Names = string | readonly string[];

/**
 * Finds the thing that a text names, in any spelling; undefined if there is none. Names from the first of `namesOf` take
 * precedence over those from the next.
 */
export function findByName<Thing>(
  things: readonly Thing[],
  text: string,
  ...namesOf: ((thing: Thing) => Names)[]
): Thing | undefined {
  const wanted = plainName(text);
  if (wanted === '') return undefined;
  const isWanted = (name: string): boolean => plainName(name) === wanted;
  for (const namesOfThing of namesOf) {
    const found = things.find((thing) => [namesOfThing(thing)].flat().some(isWanted));
    if (found !== undefined) return found;
  }
  return undefined;
}
