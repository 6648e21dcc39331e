import { describe, expect, it } from 'vitest';
import type { SystemSlug } from '../../entity/systems.ts';
import { Rng } from '../../lib/rng.ts';
import { chargenOf } from './index.ts';

const generate = (system: SystemSlug, level: number, kind?: string) =>
  chargenOf(system)!({ level, class: kind, rng: Rng.fromSeed('known') });

const character = (system: SystemSlug, level: number, kind?: string) => {
  const generated = generate(system, level, kind);
  if (!generated.ok) throw new Error(generated.error.detail);
  return generated.value;
};

const faultOf = (system: SystemSlug, level: number, kind?: string) => {
  const generated = generate(system, level, kind);
  if (generated.ok) throw new Error(`there is ${generated.value.name}`);
  return generated.error;
};

/** The roll that was made for `what`. */
const rollFor = (of: ReturnType<typeof character>, what: string) => of.rolls.find((roll) => roll.what === what)!;

describe('levels', () => {
  it('are none in Cairn, which says what to do instead', () => {
    expect(faultOf('cairn', 2)).toMatchObject({
      kind: 'impossible',
      detail: expect.stringMatching(/no levels.*level 1/),
    });
  });

  it.each([
    ['knave', 10],
    ['maze-rats', 7],
    ['dungeon-world', 10],
    ['starforged', 10],
    ['ironsworn', 10],
  ] as const)('of %s end at %i', (system, last) => {
    expect(character(system, last).level).toBe(last);
    expect(faultOf(system, last + 1)).toMatchObject({
      kind: 'impossible',
      detail: expect.stringContaining(`1 to ${last}`),
    });
  });
});

describe('a class', () => {
  it.each([
    ['dungeon-world', 'Wizzard', /did you mean Wizard\? There are Bard, Cleric/],
    ['starforged', 'Healr', /not a path of .*did you mean Healer\?/],
    ['ironsworn', 'Bananas', /not a path of .*There are Alchemist, Animal Kin/],
    ['cairn', 'Burgler', /which has no classes: did you mean Burglar\?/],
    ['knave', 'paladin', /Knave, which has no classes.*There are mudlark, locksmith/],
    ['maze-rats', 'wizard', /Maze Rats, which has no classes.*actor of small parts/],
  ] as const)('of %s that is not there is told from those that are: %s', (system, kind, detail) => {
    expect(faultOf(system, 1, kind)).toMatchObject({ kind: 'unknown', detail: expect.stringMatching(detail) });
  });

  it('that has to be earned is refused: a Ritualist has fulfilled a vow', () => {
    expect(faultOf('ironsworn', 1, 'ritualist')).toMatchObject({
      kind: 'impossible',
      detail: expect.stringMatching(/earned in play/),
    });
  });

  it('brings along what it needs: a Rider has a horse', () => {
    const names = (character('ironsworn', 1, 'RIDER')['assets'] as { name: string }[]).map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names.slice(0, 2)).toEqual(['Rider', 'Horse']);
  });

  it('of Cairn is a pack in place of rolled gear: a mercenary has sword and gambeson', () => {
    const generated = character('cairn', 1, 'mercenary');
    const names = (generated['gear'] as { name: string }[]).map(({ name }) => name);
    expect(generated.class).toBe('Mercenary');
    expect(names).toEqual(expect.arrayContaining(['Sword', 'Gambeson', 'Rations', 'Torch']));
    expect(generated['attacks']).toEqual([{ name: 'Sword', damage: 'd8', hands: 1 }]);
    expect(generated.rolls.some(({ what }) => what === 'weapon')).toBe(false);
  });

  it('of Cairn without a weapon rolls for one: a beekeeper has none', () => {
    expect(rollFor(character('cairn', 1, 'beekeeper'), 'weapon')).toBeDefined();
  });
});

describe('figures', () => {
  it('of Knave: hit points are rolled anew at each level and grow by one at least', () => {
    const generated = character('knave', 4);
    const totals = [1, 2, 3, 4].map((level) => rollFor(generated, `hit points at level ${level}`).total);
    const points = totals.reduce((most, total) => (total > most ? total : most + 1), 0);
    expect(generated['hit_points']).toBe(points);
    expect(generated['experience']).toBe(3000);
  });

  it('of Knave: a bonus is the lowest of three dice, slots are the defence of CON', () => {
    const generated = character('knave', 1);
    const { faces, total } = rollFor(generated, 'CON');
    expect(total).toBe(Math.min(...faces));
    expect(generated['slots']).toMatchObject({ total: 10 + total });
  });

  it('of Maze Rats at the last level: health 16, experience 42, seven features', () => {
    const generated = character('maze-rats', 7);
    expect(generated).toMatchObject({ health: 16, experience: 42, next_level: null, armour: 8 });
    expect(generated.rolls.filter(({ what }) => what.startsWith('feature'))).toHaveLength(7);
  });

  it('of Dungeon World: a thief of level 3 has 6 and CON, loads 9 and STR, and has two moves more', () => {
    const generated = character('dungeon-world', 3, 'thief');
    const { CON, STR } = generated['abilities'] as Record<string, { score: number; modifier: number }>;
    expect(generated['hit_points']).toBe(6 + CON!.score);
    expect(generated['load']).toMatchObject({ most: 9 + STR!.modifier });
    expect(generated['experience']).toEqual({ now: 0, next_level: 10 });
    expect((generated['moves'] as { level: number }[]).map(({ level }) => level)).toEqual(
      expect.arrayContaining([1, 1, 1, 1, 1, 2, 3]),
    );
  });

  it('of Dungeon World: a dwarf among clerics has the rote of dwarves, others have not', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `dwarf ${i}`);
    for (const seed of seeds) {
      const generated = chargenOf('dungeon-world')!({ level: 1, class: 'cleric', rng: Rng.fromSeed(seed) });
      if (!generated.ok) throw new Error(generated.error.detail);
      const { race } = generated.value['race'] as { race: string };
      const { always } = generated.value['spells'] as { always: { name: string }[] };
      expect(always.length, race).toBe(race === 'dwarf' ? 4 : 3);
    }
  });

  it('of Starforged: each level beyond the first costs 2 or 3 experience', () => {
    const generated = character('starforged', 5);
    const costs = (generated['advances'] as { experience: number }[]).map(({ experience }) => experience);
    expect(costs).toHaveLength(4);
    expect(costs.every((cost) => cost === 2 || cost === 3)).toBe(true);
    expect(generated['experience']).toEqual({
      earned: costs.reduce((a, b) => a + b),
      spent: costs.reduce((a, b) => a + b),
    });
  });

  it('of Ironsworn: companions begin with one ability, though none is printed as marked', () => {
    const assets = character('ironsworn', 1, 'rider')['assets'] as { abilities: { has: boolean }[] }[];
    expect(assets.map(({ abilities }) => abilities.filter(({ has }) => has).length)).toEqual([1, 1, 1]);
  });
});
