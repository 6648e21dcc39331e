import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { allCharacters, encountersIn, MAP_RINGS } from '../../src/tabletop/packs/ringquest/book.ts';
import { drawCharacters, drawEncounter } from '../../src/tabletop/packs/ringquest/draw.ts';

const DRAWS = 100_000;

/** Pearson's chi-squared statistic against equal chances. */
function chiSquare(seen: ReadonlyMap<string, number>, kinds: number): number {
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const expected = total / kinds;
  const missing = (kinds - seen.size) * expected;
  return [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
}

/**
 * Five standard deviations above the mean: the mean is the degrees of freedom, the variance twice that. A fair draw
 * exceeds it about once in 10^5.
 */
const bound = (kinds: number): number => kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1));

const counted = (names: Iterable<string>): Map<string, number> => {
  const seen = new Map<string, number>();
  for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  return seen;
};

describe('draws of characters', () => {
  it(`are fair in each place, over ${DRAWS}`, () => {
    const rng = Rng.fromSeed('characters');
    const hands = Array.from({ length: DRAWS }, () => drawCharacters(2, rng).map(({ slug }) => slug));
    for (const place of [0, 1]) {
      const seen = counted(hands.map((hand) => hand[place]!));
      expect(seen.size).toBe(allCharacters().length);
      expect(chiSquare(seen, allCharacters().length)).toBeLessThan(bound(allCharacters().length));
    }
    const pairs = allCharacters().length * (allCharacters().length - 1);
    expect(chiSquare(counted(hands.map(String)), pairs)).toBeLessThan(bound(pairs));
  });

  it('have nobody twice', () => {
    for (let seed = 0; seed < 500; seed++) {
      for (let count = 2; count <= 6; count++) {
        const hand = drawCharacters(count, Rng.fromSeed(String(seed)));
        expect(new Set(hand).size).toBe(count);
      }
    }
  });

  it('are the same for the same seed, and more of the same for a larger count', () => {
    const draw = (count: number, seed: string) => drawCharacters(count, Rng.fromSeed(seed));
    expect(draw(4, 'a')).toEqual(draw(4, 'a'));
    expect(draw(6, 'a').slice(0, 4)).toEqual(draw(4, 'a'));
    expect(draw(4, 'a')).not.toEqual(draw(4, 'b'));
  });
});

describe.each(MAP_RINGS)('draws of encounters of the ring %s', (ring) => {
  it(`are fair, over ${DRAWS}`, () => {
    const rng = Rng.fromSeed(ring);
    const seen = counted(Array.from({ length: DRAWS }, () => drawEncounter(ring, rng).slug));
    expect(seen.size).toBe(encountersIn(ring).length);
    expect(chiSquare(seen, encountersIn(ring).length)).toBeLessThan(bound(encountersIn(ring).length));
  });

  it('are the same for the same seed', () => {
    expect(drawEncounter(ring, Rng.fromSeed('a'))).toEqual(drawEncounter(ring, Rng.fromSeed('a')));
  });
});

describe('the statistic of fairness', () => {
  it('finds a draw that favours one thing by a tenth', () => {
    const seen = new Map(encountersIn('outer').map(({ slug }, index) => [slug, index ? 4_000 : 4_400]));
    expect(chiSquare(seen, seen.size)).toBeLessThan(bound(seen.size));
    const more = new Map([...seen].map(([slug, count]) => [slug, count === 4_400 ? 4_600 : count]));
    expect(chiSquare(more, more.size)).toBeGreaterThan(bound(more.size));
  });
});
