import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { type FightTerrain, nukesRuleBook, resourcesWorth, type Unit } from '../../src/tabletop/packs/nukes/book.ts';
import {
  type Fight,
  fightEndingOf,
  initialSteps,
  rollFight,
  type StepsLeft,
  setUpFight,
  stepsAfterHits,
} from '../../src/tabletop/packs/nukes/fight.ts';
import { expectedExchangeWorth, fightOdds } from '../../src/tabletop/packs/nukes/odds.ts';
import { expectOddsOf } from './simulated.ts';

const { units, terrains, die } = nukesRuleBook();
const unit = (slug: string): Unit => units.find((one) => one.slug === slug)!;
const ground = (slug: string): FightTerrain => terrains.find((one) => one.slug === slug)!;
const fight = (attacker: string, defender: string, terrain = 'plains'): Fight =>
  setUpFight(unit(attacker), unit(defender), ground(terrain));
const everyFight = units.flatMap((attacker) =>
  units.flatMap((defender) => terrains.map((on) => setUpFight(attacker, defender, on))),
);

/** Computes the same odds by enumeration: follows every sequence of two dice to its end. */
function byEnumeration(of: Fight, left: StepsLeft = initialSteps(of), fought = 0): Record<string, number> {
  const ending = fightEndingOf(of, left, fought);
  if (ending) return { [ending]: 1 };
  const sums: Record<string, number> = {};
  for (let attack = 1; attack <= die; attack++) {
    for (let defence = 1; defence <= die; defence++) {
      const hits = [attack <= of.numbers.attacker.number, defence <= of.numbers.defender.number] as const;
      for (const [ending, share] of Object.entries(byEnumeration(of, stepsAfterHits(of, left, ...hits), fought + 1))) {
        sums[ending] = (sums[ending] ?? 0) + share / die ** 2;
      }
    }
  }
  return sums;
}

describe('hit numbers', () => {
  it.each([
    ['armour', 'infantry', 'plains', 7, 5],
    ['armour', 'infantry', 'forest', 5, 5],
    ['armour', 'infantry', 'urban', 5, 6],
    ['infantry', 'infantry', 'mountain', 2, 5],
    // Cover is for land units only.
    ['destroyer', 'destroyer', 'mountain', 6, 6],
    ['infantry', 'bomber', 'urban', 2, 2],
    // A unit that cannot hit has no hit number to lower by cover or to raise by a bonus.
    ['armour', 'fighter', 'plains', 0, 3],
    ['submarine', 'infantry', 'urban', 0, 0],
    ['destroyer', 'armour', 'mountain', 1, 1],
  ])('of %s against %s on %s are %i and %i', (attacker, defender, terrain, attack, defence) => {
    const { numbers } = fight(attacker, defender, terrain);
    expect([numbers.attacker.number, numbers.defender.number]).toEqual([attack, defence]);
  });

  it('are never less than 1 nor more than 9', () => {
    const deep = { ...ground('mountain'), cover: 5 };
    expect(setUpFight(unit('infantry'), unit('infantry'), deep).numbers.attacker.number).toBe(1);
    const eager = {
      ...ground('plains'),
      bonuses: [{ unit: 'armour', side: 'attacker' as const, by: 5, why: 'it may' }],
    };
    expect(setUpFight(unit('armour'), unit('infantry'), eager).numbers.attacker.number).toBe(9);
  });

  it('are the base and its changes, within bounds', () => {
    for (const { numbers } of everyFight) {
      for (const { base, changes, number } of Object.values(numbers)) {
        const sum = changes.reduce((total, { by }) => total + by, base);
        expect(number).toBe(base === 0 ? 0 : Math.min(9, Math.max(1, sum)));
      }
    }
  });
});

describe('odds of fights', () => {
  it('add up to 1 for every pair of units on every ground', () => {
    for (const of of everyFight) {
      const { endings, rounds, losses } = fightOdds(of);
      expect(Math.abs(Object.values(endings).reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(1e-12);
      expect(rounds).toBeLessThanOrEqual(of.rounds + 1e-12);
      expect(losses.attacker).toBeLessThanOrEqual(of.attacker.steps + 1e-12);
    }
  });

  it.each([
    ['missile', 'armour', 'forest'],
    ['artillery', 'infantry', 'plains'],
    ['submarine', 'transport', 'plains'],
  ])('are those of all dice that can fall: %s against %s in %s', (attacker, defender, terrain) => {
    // Two rounds are ten thousand sequences of dice, three would be a million.
    const short = { ...fight(attacker, defender, terrain), rounds: Math.min(2, fight(attacker, defender).rounds) };
    const { endings } = fightOdds(short);
    for (const [ending, share] of Object.entries(byEnumeration(short))) {
      expect(endings[ending as keyof typeof endings], ending).toBeCloseTo(share, 12);
    }
  });

  it('know what no dice can change', () => {
    expect(fightOdds(fight('submarine', 'infantry'))).toMatchObject({ endings: { stalemate: 1 }, rounds: 0 });
    // The hit chance is 9 in 10, and the missile is gone either way.
    const { endings } = fightOdds(fight('missile', 'artillery'));
    expect(endings['both-destroyed']).toBeCloseTo(0.9, 12);
    expect(endings.defender).toBeCloseTo(0.1, 12);
  });

  it.each([
    ['armour', 'infantry', 'urban'],
    ['bomber', 'fighter', 'plains'],
    ['destroyer', 'submarine', 'plains'],
    ['missile', 'infantry', 'mountain'],
  ])('agree with 20,000 rolled fights: %s against %s, %s', (attacker, defender, terrain) => {
    expectOddsOf(fight(attacker, defender, terrain), 20_000);
  });

  it('get worse for the attacker with cover, better with room for armour', () => {
    const wins = (attacker: string, terrain: string) =>
      fightOdds(fight(attacker, 'infantry', terrain)).endings.attacker;
    for (const attacker of ['infantry', 'armour', 'artillery', 'bomber']) {
      expect(wins(attacker, 'forest')).toBeLessThan(wins(attacker, 'plains'));
      expect(wins(attacker, 'mountain')).toBeLessThan(wins(attacker, 'forest'));
      expect(wins(attacker, 'urban')).toBeLessThanOrEqual(wins(attacker, 'forest'));
    }
  });
});

describe('rolled fights', () => {
  it('are the same for the same seed', () => {
    const rolled = (seed: string) => rollFight(fight('armour', 'armour'), Rng.fromSeed(seed));
    expect(rolled('a')).toEqual(rolled('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(rolled(seed)))).size).toBe(5);
  });
});

describe('balance', () => {
  const pay = (one: Unit, other: Unit) => {
    const [there, back] = [setUpFight(one, other, terrains[0]!), setUpFight(other, one, terrains[0]!)];
    return expectedExchangeWorth(there, fightOdds(there)) - expectedExchangeWorth(back, fightOdds(back));
  };

  it.each(units)('something trades well against $title', (each) => {
    expect(units.filter((other) => pay(other, each) > 0.5).length).toBeGreaterThan(0);
  });

  it.each(units)('$title does not trade well against everything', (each) => {
    expect(units.filter((other) => pay(each, other) < -0.5).length).toBeGreaterThan(0);
  });

  // Transports are valued for what they carry, and missiles for the other units on the hex.
  it.each(units.filter(({ spent, slug }) => !spent && slug !== 'transport'))(
    '$title is worth its cost against something',
    (each) => {
      expect(units.filter((other) => pay(each, other) > 0.5).length).toBeGreaterThan(0);
    },
  );

  it('costs say who is stronger within a domain', () => {
    const wins = (one: string, other: string) => fightOdds(fight(one, other)).endings.attacker;
    const stronger = [
      ['armour', 'infantry'],
      ['armour', 'flak'],
      ['destroyer', 'transport'],
    ] as const;
    for (const [strong, weak] of stronger) {
      expect(resourcesWorth(unit(strong).cost)).toBeGreaterThan(resourcesWorth(unit(weak).cost));
      expect(wins(strong, weak)).toBeGreaterThan(0.6);
      expect(wins(weak, strong)).toBeLessThan(0.3);
    }
  });

  it('few fights between units that can hit each other end without a winner', () => {
    const open = everyFight.filter(
      ({ numbers, attacker }) => numbers.attacker.number > 2 && numbers.defender.number > 2 && !attacker.spent,
    );
    expect(open.length).toBeGreaterThan(90);
    for (const of of open) expect(fightOdds(of).endings.stalemate).toBeLessThan(0.35);
  });
});
