import { z } from 'zod';

/** Schema for a number of items by kind. */
export const KindCountsSchema = z.record(z.string(), z.int());

/** Counts how often each word occurs. The most frequent come first, equally frequent ones in alphabetical order. */
export function countByWord(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)));
}
