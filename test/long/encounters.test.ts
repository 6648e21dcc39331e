import { expect, it } from 'vitest';
import { expectRatings } from '../roleplay/expect-ratings.ts';

it('a hundred encounters for each party are as difficult as asked, or tell which is nearest and why', () => {
  const { made, notAsAsked } = expectRatings(100);
  expect(made).toBe(2 * 20 * 10 * 4 * 100);
  // With free terrain and type, something always matches.
  expect(notAsAsked).toBe(0);
}, 600_000);
