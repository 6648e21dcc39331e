import { describe, expect, it } from 'vitest';
import { drawSeed, Rng } from './rng.ts';

const draw = (rng: Rng, times: number, bound: number) => Array.from({ length: times }, () => rng.below(bound));

describe('Rng', () => {
  it('gives the same numbers for the same seed, in every process', () => {
    expect(draw(Rng.fromSeed('parlour'), 8, 1000)).toEqual(draw(Rng.fromSeed('parlour'), 8, 1000));
    // pinned: a change here would change every replayed game
    const rng = Rng.fromSeed('parlour');
    expect([rng.next(), rng.next(), rng.next()]).toMatchInlineSnapshot(`
      [
        403216167,
        453583775,
        1491901715,
      ]
    `);
  });

  it('gives unrelated numbers for seeds that differ in one character', () => {
    const first = new Set(Array.from({ length: 2000 }, (_, i) => Rng.fromSeed(`seed ${i}`).next()));
    expect(first.size).toBe(2000);
    const low = Array.from({ length: 6000 }, (_, i) => Rng.fromSeed(String(i)).below(6));
    for (let face = 0; face < 6; face++)
      expect(Math.abs(low.filter((n) => n === face).length - 1000)).toBeLessThan(145);
  });

  it('draws every value of a bound equally often (chi squared, 5 in a million)', () => {
    const rng = Rng.fromSeed('faces');
    const seen = new Array<number>(20).fill(0);
    for (let i = 0; i < 200_000; i++) seen[rng.below(20)]!++;
    const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(55);
  });

  it.each([2, 3, 6, 7, 100, 1000, 40_000, 65_535, 65_536, 65_537, 1_000_000])('favours no value below %i', (bound) => {
    const rng = Rng.fromSeed(`fair ${bound}`);
    const parts = Math.min(bound, 100);
    const seen = new Array<number>(parts).fill(0);
    for (let i = 0; i < 200_000; i++) seen[Math.floor((rng.below(bound) * parts) / bound)]!++;
    // Parts differ by one value if the bound is not a multiple of their number.
    const chi = seen.reduce((sum, n, part) => {
      const values = Math.ceil(((part + 1) * bound) / parts) - Math.ceil((part * bound) / parts);
      const expected = (200_000 * values) / bound;
      return sum + (n - expected) ** 2 / expected;
    }, 0);
    expect(chi).toBeLessThan(parts + 5 * Math.sqrt(2 * parts));
  });

  it('reaches the ends of bounds around 2^16', () => {
    for (const bound of [65_535, 65_536]) {
      const rng = Rng.fromSeed('ends');
      const drawn = draw(rng, 1_000_000, bound);
      expect([Math.min(...drawn.slice(0, 100_000)) < 10, drawn.includes(0), drawn.includes(bound - 1)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(drawn.every((n) => Number.isInteger(n) && n >= 0 && n < bound)).toBe(true);
    }
  });

  it('reaches bounds above 2^32 without favouring low values', () => {
    const rng = Rng.fromSeed('wide');
    const bound = 3 * 2 ** 51;
    const drawn = draw(rng, 3000, bound);
    expect(drawn.every((n) => Number.isSafeInteger(n) && n >= 0 && n < bound)).toBe(true);
    for (let third = 0; third < 3; third++) {
      const within = drawn.filter((n) => Math.floor(n / 2 ** 51) === third).length;
      expect(Math.abs(within - 1000)).toBeLessThan(130);
    }
    expect(() => rng.below(2 ** 54)).toThrow(RangeError);
  });

  it('shuffles into every order equally often', () => {
    const rng = Rng.fromSeed('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(62);
  });

  it('samples every selection in every order equally often, and leaves the things as they were', () => {
    const rng = Rng.fromSeed('samples');
    const things = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    const seen = new Map<string, number>();
    for (let i = 0; i < 20_000; i++) {
      const sample = rng.sample(things, 2).join('');
      seen.set(sample, (seen.get(sample) ?? 0) + 1);
    }
    expect(seen.size).toBe(20);
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(55);
    expect(rng.sample(things, 5).sort()).toEqual(things);
    expect(rng.sample(things, 0)).toEqual([]);
  });
});

describe('save and restore', () => {
  it('go on where they were, however far that is', () => {
    const rng = Rng.fromSeed('to be continued');
    for (const steps of [0, 1, 7, 1000]) {
      draw(rng, steps, 6);
      const restored = Rng.restore(rng.save())!;
      expect(restored.save()).toBe(rng.save());
      expect(draw(restored, 50, 1_000_000)).toEqual(draw(Rng.restore(rng.save())!, 50, 1_000_000));
      expect(draw(Rng.restore(rng.save())!, 5, 6)).toEqual(draw(rng, 5, 6));
    }
  });

  it('save 32 hexadecimal digits that no other place of the row shares', () => {
    const rng = Rng.fromSeed('places');
    const saved = Array.from({ length: 5000 }, () => {
      rng.next();
      return rng.save();
    });
    expect(saved.every((text) => /^[0-9a-f]{32}$/.test(text))).toBe(true);
    expect(new Set(saved).size).toBe(5000);
  });

  it('leave the generator alone: saving draws nothing', () => {
    const [saving, plain] = [Rng.fromSeed('still'), Rng.fromSeed('still')];
    saving.save();
    expect(saving.next()).toBe(plain.next());
  });

  it('pins the saved form: games in progress carry it', () => {
    expect(Rng.fromSeed('parlour').save()).toMatchInlineSnapshot(`"0ecb984626d7c1d2aca706b5e2653d0f"`);
  });

  it.each([
    ['words above 2^31 keep their sign', 'ffffffff80000000fffffffe00000001'],
    ['words with leading zeros', '00000000000000010000000000000000'],
  ])('reads %s', (_, saved) => {
    expect(Rng.restore(saved)?.save()).toBe(saved);
  });

  it.each([
    ['nothing', ''],
    ['31 digits', '0'.repeat(31)],
    ['33 digits', '0'.repeat(33)],
    ['capitals', 'ABCDEF0123456789ABCDEF0123456789'],
    ['a letter that is no digit', `g${'0'.repeat(31)}`],
    ['a line break at the end', `${'0'.repeat(32)}\n`],
  ])('refuses %s', (_, saved) => {
    expect(Rng.restore(saved)).toBeUndefined();
  });
});

describe('drawSeed', () => {
  it('draws 64 bits that do not come twice', () => {
    const seeds = Array.from({ length: 1000 }, drawSeed);
    expect(new Set(seeds).size).toBe(1000);
    expect(seeds.every((seed) => /^[0-9a-f]{16}$/.test(seed))).toBe(true);
  });
});
