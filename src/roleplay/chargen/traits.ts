import type { RecordedTableRoller } from './tables.ts';

/** Two lists of words; a word of one contradicts every word of the other. */
export type Clash = readonly [readonly string[], readonly string[]];

/** Whether a word contradicts one of those that describe a character already. */
const contradicts = (word: string, taken: readonly string[], clashes: readonly Clash[]): boolean =>
  clashes.some(([one, other]) => {
    const against = one.includes(word) ? other : other.includes(word) ? one : [];
    return against.some((each) => taken.includes(each));
  });

/** Rolls once on each table of traits; a result that contradicts an earlier one, or `known` words, is rolled again. */
export function rollTraits(
  tables: RecordedTableRoller,
  traits: readonly { readonly name: string; readonly table: string }[],
  clashes: readonly Clash[],
  known: readonly string[] = [],
): Record<string, string> {
  const rolled = new Map<string, string>();
  for (const { name, table } of traits) {
    const taken = [...known, ...rolled.values()];
    rolled.set(
      name,
      tables.rollFitting(name, table, (word) => !taken.includes(word) && !contradicts(word, taken, clashes)),
    );
  }
  return Object.fromEntries(rolled);
}
