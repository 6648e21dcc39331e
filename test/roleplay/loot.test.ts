import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { Rng } from '../../src/lib/rng.ts';
import { LOOT_SYSTEMS, makeLoot } from '../../src/roleplay/loot/loot.ts';
import { GOLD_COIN_WORDS, parseValue } from '../../src/roleplay/loot/loot-item.ts';
import { ITEM_RARITIES, itemsOfRarity } from '../../src/roleplay/loot/magic-items.ts';
import { LOOT_TIERS, lootBounds } from '../../src/roleplay/loot/rated-loot.ts';
import { rollSpoils, usualSpoilsValue } from '../../src/roleplay/loot/spoils.ts';
import { treasureTablesOf } from '../../src/roleplay/loot/tabled-loot.ts';
import { RollRecorder } from '../../src/roleplay/rolls.ts';

const loot = (system: (typeof LOOT_SYSTEMS)[number], tier: (typeof LOOT_TIERS)[number], count: number, seed: string) =>
  makeLoot(system, tier, count, Rng.fromSeed(seed));

describe('magic items of 5e', () => {
  const items = ITEM_RARITIES.flatMap((rarity) => itemsOfRarity(rarity));

  it('are more than two hundred, each with a price by its rarity', () => {
    expect(items.length).toBeGreaterThanOrEqual(200);
    const prices = { common: 100, uncommon: 400, rare: 4000, 'very rare': 40_000, legendary: 200_000 };
    const wrong = items.filter(({ rarity, price, used_up }) => {
      const whole = prices[rarity as keyof typeof prices] as number | undefined;
      return price !== (whole === undefined ? undefined : used_up ? whole / 2 : whole);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are told in one sentence each', () => {
    const strange = items.filter(({ text }) => !/^[A-Z0-9].*\.$/.test(text ?? '') || /\. /.test(text ?? ''));
    expect(strange.map(({ name }) => name)).toEqual([]);
  });
});

describe('loot', () => {
  it.each(LOOT_SYSTEMS)(
    'of %s has as many finds as asked, within the bounds of its tier, and again by the seed',
    (system) => {
      for (const tier of LOOT_TIERS)
        for (let i = 0; i < 60; i++) {
          const count = 1 + (i % 7);
          const { loot: finds, totalValue, bounds, text } = loot(system, tier, count, `${i}`);
          expect(finds.length).toBe(count);
          expect(totalValue).toBeLessThanOrEqual(bounds.high);
          if (finds.every(({ value }) => value !== undefined)) expect(totalValue).toBeGreaterThanOrEqual(bounds.low);
          expect(text).not.toMatch(/undefined|\[\[|\{\d/);
          expect(loot(system, tier, count, `${i}`).text).toBe(text);
        }
    },
  );

  it('names gear that is sold in lots with the number of its pieces, as its value is that of the lot', () => {
    const gear = Array.from({ length: 200 }, (_, i) => loot('5e', 'minor', 20, `lot ${i}`).loot).flat();
    const arrows = gear.filter(({ name }) => name.startsWith('Arrow'));
    expect(new Set(arrows.map(({ name, value }) => `${name}: ${value}`))).toEqual(new Set(['Arrow (20): 1']));
  });

  it('of a tabled system keeps each priced find within its tier', () => {
    for (const system of ['cairn', 'knave', 'maze-rats', 'dungeon-world'] as const)
      for (const tier of LOOT_TIERS) {
        const [low, high] = treasureTablesOf(system).tiers[tier].value;
        const values = Array.from({ length: 20 }, (_, i) => loot(system, tier, 20, `${i}`).loot)
          .flat()
          .flatMap(({ value }) => value ?? []);
        expect(Math.min(...values), `${system} ${tier}`).toBeGreaterThanOrEqual(low);
        expect(Math.max(...values), `${system} ${tier}`).toBeLessThanOrEqual(high);
      }
  });

  it('of a minor tier has at most one lesser magic item, of the others at least one', () => {
    for (let i = 0; i < 200; i++) {
      const magic = (tier: (typeof LOOT_TIERS)[number]) =>
        loot('5e', tier, 10, `${i}`).loot.filter(({ kind }) => kind === 'magic');
      expect(magic('minor').length).toBeLessThanOrEqual(1);
      expect(magic('minor').every(({ rarity }) => rarity === 'common' || rarity === 'uncommon')).toBe(true);
      expect(magic('major').length).toBeGreaterThanOrEqual(1);
      expect(magic('major').every(({ rarity }) => /^(uncommon|rare|very rare)$/.test(rarity!))).toBe(true);
      expect(magic('legendary').every(({ rarity }) => /^(very rare|legendary|artifact)$/.test(rarity!))).toBe(true);
    }
  });

  it('draws rarities by their shares and every item of a rarity as often', () => {
    const finds = Array.from({ length: 300 }, (_, i) => loot('5e', 'major', 100, `share ${i}`).loot)
      .flat()
      .filter(({ kind }) => kind === 'magic');
    const share = (rarity: string) => finds.filter((find) => find.rarity === rarity).length / finds.length;
    expect(share('uncommon')).toBeCloseTo(0.6, 1);
    expect(share('rare')).toBeCloseTo(0.32, 1);
    expect(share('very rare')).toBeCloseTo(0.08, 1);
    const items = itemsOfRarity('uncommon');
    const drawn = finds.filter(({ rarity }) => rarity === 'uncommon');
    const expected = drawn.length / items.length;
    const chiSquare = items.reduce((sum, { name }) => {
      const times = drawn.filter((find) => find.name === name).length;
      return sum + (times - expected) ** 2 / expected;
    }, 0);
    // Chi-squared has mean n - 1 and deviation sqrt(2(n - 1)); four deviations are allowed.
    const degrees = items.length - 1;
    expect(Math.abs(chiSquare - degrees)).toBeLessThan(4 * Math.sqrt(2 * degrees));
  });

  it('gives an artifact no price, and leaves it out of the total', () => {
    const withOrb = Array.from({ length: 200 }, (_, i) => loot('5e', 'legendary', 5, `orb ${i}`)).find(
      ({ loot: finds }) => finds.some(({ rarity }) => rarity === 'artifact'),
    )!;
    const orb = withOrb.loot.find(({ rarity }) => rarity === 'artifact')!;
    expect(orb.value).toBeUndefined();
    expect(withOrb.totalValue).toBe(withOrb.loot.reduce((sum, { value = 0 }) => sum + value, 0));
  });

  it('has bounds that its own prices make', () => {
    expect(lootBounds('5e', 'minor', 3)).toEqual([3, 500]);
    expect(lootBounds('5e', 'legendary', 2)).toEqual([2000, 400_000]);
    const medium = entityCatalogueOf('1e')
      .byCategory.get('item')!
      .filter(({ tier }) => tier === 'medium');
    expect(lootBounds('1e', 'major', 1)[1]).toBe(Math.max(...medium.map(({ price }) => price as number)));
  });

  it('reads values out of rows', () => {
    expect(parseValue('a crown, worth 1,500 gp', GOLD_COIN_WORDS)).toBe(1500);
    expect(parseValue('a coffer of 104 old gold pieces (bulky)', GOLD_COIN_WORDS)).toBe(104);
    expect(parseValue('a whistle, 2 charges', GOLD_COIN_WORDS)).toBeUndefined();
  });
});

describe('what an encounter leaves', () => {
  const fought = { system: '5e', rating: 'medium', rawXp: 5000, topXp: 1800, isPenniless: false } as const;

  it('is worth on average what its XP say, magic aside', () => {
    const worths = Array.from({ length: 400 }, (_, i) =>
      rollSpoils(fought, new RollRecorder(Rng.fromSeed(`${i}`)))
        .filter(({ kind }) => kind !== 'magic')
        .reduce((sum, { value }) => sum + value!, 0),
    );
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
    expect(mean).toBeGreaterThan(0.93 * usualSpoilsValue(fought));
    expect(mean).toBeLessThan(1.07 * usualSpoilsValue(fought));
  });

  it('of 1e follows the list by challenge, and of beasts is a fifth', () => {
    const first = { ...fought, system: '1e' } as const;
    expect([400, 600, 1600, 9600, 307_200].map((rawXp) => usualSpoilsValue({ ...first, rawXp }))).toEqual([
      260, 550, 1550, 5450, 67_000,
    ]);
    expect(usualSpoilsValue({ ...fought, isPenniless: true })).toBe(100);
  });
});
