import { Rng } from '../../src/lib/rng.ts';

type Shuffle = (rng: Rng, things: readonly number[]) => number[];

/**
 * Measures how far the places of cards after shuffles are from uniform, in standard deviations. Every pair of card and
 * place is a cell of a table. As each shuffle fills every row and column once, (n - 1) / n of the usual sum is
 * distributed like chi-square with (n - 1)² degrees of freedom, whose variance is twice that.
 */
export function unevenness(size: number, shuffles: number, seed: string, shuffle: Shuffle): number {
  const rng = Rng.fromSeed(seed);
  const things = Array.from({ length: size }, (_, thing) => thing);
  const counts = new Float64Array(size * size);
  for (let i = 0; i < shuffles; i++) {
    const order = shuffle(rng, things);
    for (let place = 0; place < size; place++) counts[order[place]! * size + place]!++;
  }
  const expected = shuffles / size;
  const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const freedom = (size - 1) ** 2;
  return ((sum * (size - 1)) / size - freedom) / Math.sqrt(2 * freedom);
}

export const fair: Shuffle = (rng, things) => rng.shuffle(things);

/** The well-known biased shuffle: it swaps each place with any other, so that some orders are more frequent. */
export const naive: Shuffle = (rng, things) => {
  const order = [...things];
  for (let place = 0; place < order.length; place++) {
    const other = rng.below(order.length);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
};
