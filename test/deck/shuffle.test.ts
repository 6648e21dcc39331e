import { describe, expect, it } from 'vitest';
import { DECK_SLUGS, DECKS_BY_SLUG } from '../../src/deck/decks.ts';
import { fair, naive, unevenness } from './uniformity.ts';

const sizes = DECK_SLUGS.map((slug) => [slug, DECKS_BY_SLUG[slug].cards.length] as const).filter(
  ([, size]) => size > 0,
);

/** Limit in standard deviations. A fair shuffle exceeds it about once in three million runs. */
const BOUND = 5;
const SHUFFLES = 100_000;

describe('a shuffle', () => {
  it.each(sizes)('puts every card of %s in every place as often', (slug, size) => {
    const found = unevenness(size, SHUFFLES, slug, fair);
    expect(Math.abs(found)).toBeLessThan(BOUND);
  });

  it.each(sizes)('would be found out if it were biased, for %s', (slug, size) => {
    expect(unevenness(size, SHUFFLES, slug, naive)).toBeGreaterThan(BOUND);
  });

  it('gives all 24 orders of four cards', () => {
    const orders = new Map<string, number>();
    unevenness(4, 24_000, 'orders', (rng, things) => {
      const order = fair(rng, things);
      orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
      return order;
    });
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(5 * Math.sqrt(1_000));
  });
});
