import type { QueryWord } from './query.ts';

/** Terms further apart than this have nothing to do with each other. */
const MAX_APART = 4;
/** Worth of a pair of words beside each other in the order of the query, and of one that is only near. */
const [BESIDE, NEAR] = [1, 0.35];
/** Only terms that are this surely meant are looked at. */
const MIN_WEIGHT = 0.5;

/** How near each other the words of a query stand in a document, from 0 to 1. */
export function closeness(query: readonly QueryWord[], order: Int32Array): number {
  if (query.length < 2) return 0;
  const wordsOf = new Map<number, number[]>();
  for (const [word, { matches }] of query.entries())
    for (const [term, weight] of matches)
      if (weight >= MIN_WEIGHT) wordsOf.set(term, [...(wordsOf.get(term) ?? []), word]);
  const lastAt = query.map(() => Number.NEGATIVE_INFINITY);
  const pairs = new Float64Array(query.length - 1);
  for (let at = 0; at < order.length; at++)
    for (const word of wordsOf.get(order[at]!) ?? []) {
      lastAt[word] = at;
      if (word > 0) note(pairs, word - 1, at - lastAt[word - 1]!);
      if (word + 1 < query.length && at - lastAt[word + 1]! <= MAX_APART && lastAt[word + 1] !== at)
        pairs[word] = Math.max(pairs[word]!, NEAR);
    }
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}

function note(pairs: Float64Array, pair: number, apart: number): void {
  const worth = apart === 1 || apart === 0 ? BESIDE : apart <= MAX_APART ? NEAR : 0;
  pairs[pair] = Math.max(pairs[pair]!, worth);
}
