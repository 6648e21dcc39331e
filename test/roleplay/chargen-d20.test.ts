import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { readSrdList } from '../../src/entity/packages.ts';
import { Rng } from '../../src/lib/rng.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import type { CharacterGenerator } from '../../src/roleplay/character.ts';
import { BLOODLINES, DOMAINS, isSpellGranted, isWithinOneStep } from '../../src/roleplay/chargen/1e/callings.ts';
import { chargen1e } from '../../src/roleplay/chargen/1e/chargen.ts';
import { CLASSES_1E } from '../../src/roleplay/chargen/1e/classes.ts';
import { flurryBonuses, unarmedDamage } from '../../src/roleplay/chargen/1e/combat.ts';
import { loadOf, loadsOf, purseOf } from '../../src/roleplay/chargen/1e/load.ts';
import { fillTemplate } from '../../src/roleplay/chargen/1e/powers.ts';
import {
  attackPenalties,
  baseAttackBonus,
  baseSaveBonus,
  bonusSpellSlots,
  spellSlotsFor,
} from '../../src/roleplay/chargen/1e/tables.ts';
import { chargen5e } from '../../src/roleplay/chargen/5e/chargen.ts';
import { CLASSES_5E } from '../../src/roleplay/chargen/5e/classes.ts';
import { RACES_5E } from '../../src/roleplay/chargen/5e/races.ts';
import { cantripsKnown, spellSlotsOf, spellsKnown } from '../../src/roleplay/chargen/5e/tables.ts';
import { character1e, faults1e } from './laws-1e.ts';
import { character5e, faults5e } from './laws-5e.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

const SYSTEMS = [
  { system: '5e', chargen: chargen5e, classes: CLASSES_5E.map(({ name }) => name) },
  { system: '1e', chargen: chargen1e, classes: CLASSES_1E.map(({ name }) => name) },
] as const;

const makeCharacter = (chargen: CharacterGenerator, level: number, className?: string, seed = 'x') => {
  const result = chargen({ level, class: className, rng: Rng.fromSeed(seed) });
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
};

describe('300 characters', () => {
  const characters5e = seeds.map((seed) => character5e(seed));
  const characters1e = seeds.map((seed) => character1e(seed));

  it('of 5e keep the rules', () => {
    expect(characters5e.flatMap(faults5e)).toEqual([]);
  });

  it('of 1e keep the rules', () => {
    expect(characters1e.flatMap(faults1e)).toEqual([]);
  });

  it('are of all classes and races', () => {
    expect(new Set(characters5e.map((character) => character.class)).size).toBe(12);
    expect(new Set(characters5e.map(({ race }) => race)).size).toBe(9);
    expect(new Set(characters1e.map((character) => character.class)).size).toBe(11);
    expect(new Set(characters1e.map(({ race }) => race)).size).toBe(7);
  });
});

describe.each(SYSTEMS)('chargen of $system', ({ system, chargen, classes }) => {
  it('is the same again by the same seed', () => {
    for (const level of [1, 7, 20]) {
      expect(makeCharacter(chargen, level, undefined, 'again')).toEqual(
        makeCharacter(chargen, level, undefined, 'again'),
      );
      expect(makeCharacter(chargen, level, undefined, 'again').text).not.toBe(
        makeCharacter(chargen, level, undefined, 'other').text,
      );
    }
  });

  it('makes every class at every level, in any spelling', () => {
    for (const name of classes)
      for (let level = 1; level <= 20; level++) {
        const character = makeCharacter(chargen, level, ` ${name.toUpperCase()} `);
        expect([character.system, character.class, character.level]).toEqual([system, name, level]);
      }
  });

  it('names all classes and the nearest where there is none of that name', () => {
    const result = chargen({ level: 3, class: 'wizzard', rng: Rng.fromSeed('x') });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.kind).toBe('unknown');
    expect(result.error.detail).toContain('did you mean Wizard?');
    for (const name of classes) expect(result.error.detail).toContain(name);
  });
});

describe('tables of 5e', () => {
  const levels = readSrdList('levels').filter((row) => !(row['subclass'] as { name?: string }).name);

  /** Compares slots with the rows of the package that have any. Most rows of paladins lack them. */
  it('agree with the package wherever it tells something', () => {
    let compared = 0;
    for (const { name, caster } of CLASSES_5E) {
      if (!caster) continue;
      for (const row of levels.filter((one) => (one['class'] as { name: string }).name === name)) {
        const packageRow = row['spellcasting'] as Record<string, number> | undefined;
        if (!packageRow || !('spell_slots_level_1' in packageRow)) continue;
        const level = row['level'] as number;
        const slots = Object.entries(packageRow).flatMap(([key, count]) => {
          const at = /^spell_slots_level_(\d)$/.exec(key)?.[1];
          return at && count ? [[Number(at), count]] : [];
        });
        expect(spellSlotsOf(caster, level), `${name} ${level}`).toEqual(Object.fromEntries(slots));
        if (packageRow['cantrips_known'] !== undefined)
          expect(cantripsKnown(name, level)).toBe(packageRow['cantrips_known']);
        // The package has a number of known spells for clerics, who prepare theirs instead.
        if (packageRow['spells_known'] !== undefined && name !== 'Cleric' && level > 1)
          expect(spellsKnown(name, level), `${name} ${level}`).toBe(packageRow['spells_known']);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(140);
  });

  it('have names for every people', () => {
    for (const { people } of RACES_5E)
      expect(oracleTablesOf('5e').get(`names/${people}`)?.rows.length, people).toBe(60);
  });

  it('give a race the speed and the bonuses that the shelf has', () => {
    const abbreviated = (abilities: object) =>
      Object.fromEntries(Object.entries(abilities).map(([name, bonus]) => [name.slice(0, 3).toUpperCase(), bonus]));
    for (const { name, speed, abilities } of RACES_5E) {
      const subrace = entityCatalogueOf('5e').withName(name, 'subrace')[0];
      const race = entityCatalogueOf('5e').withName((subrace?.['race'] as string) ?? name, 'race')[0]!;
      expect(speed, name).toBe(race['speed']);
      expect(abbreviated(abilities), name).toEqual({
        ...(race['abilities'] as object),
        ...(subrace?.['abilities'] as object),
      });
    }
  });
});

describe('known answers of 5e', () => {
  it('a barbarian of level 20 has four more of strength and constitution, and rages without limit', () => {
    const { abilities, class_figures, speed } = makeCharacter(chargen5e, 20, 'barbarian') as ReturnType<
      typeof character5e
    >;
    expect(abilities.strength).toBe(24);
    expect(abilities.constitution).toBeGreaterThan(20);
    expect(class_figures['rages']).toBe('without limit');
    expect(speed).toBeGreaterThanOrEqual(35);
  });

  it('a paladin of level 1 casts nothing', () => {
    expect(makeCharacter(chargen5e, 1, 'paladin')['spellcasting']).toBeNull();
  });

  it('a warlock of level 17 has four slots of level 5 and an arcanum of each level above', () => {
    const { spellcasting } = makeCharacter(chargen5e, 17, 'warlock') as ReturnType<typeof character5e>;
    expect(spellcasting!.slots).toEqual({ 5: 4 });
    expect(spellcasting!.mystic_arcanum!.map(({ level }) => level)).toEqual([6, 7, 8, 9]);
  });

  it('attacks come more often: a fighter of level 20 four times', () => {
    expect(makeCharacter(chargen5e, 20, 'fighter')['attacks_per_action']).toBe(4);
    expect(makeCharacter(chargen5e, 4, 'fighter')['attacks_per_action']).toBe(1);
    expect(makeCharacter(chargen5e, 20, 'rogue')['attacks_per_action']).toBe(1);
  });
});

describe('known answers of 1e', () => {
  it('base attacks and saves grow as printed', () => {
    expect([1, 5, 11, 20].map((level) => baseAttackBonus('full', level))).toEqual([1, 5, 11, 20]);
    expect([1, 5, 11, 20].map((level) => baseAttackBonus('three-quarters', level))).toEqual([0, 3, 8, 15]);
    expect([1, 5, 11, 20].map((level) => baseAttackBonus('half', level))).toEqual([0, 2, 5, 10]);
    expect([1, 5, 11, 20].map((level) => baseSaveBonus(true, level))).toEqual([2, 4, 7, 12]);
    expect([1, 5, 11, 20].map((level) => baseSaveBonus(false, level))).toEqual([0, 1, 3, 6]);
  });

  it('a second attack comes at +6, not at +5, a fourth at +16', () => {
    expect([5, 6, 10, 11, 15, 16, 20].map((base) => attackPenalties(base).length)).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });

  it('scores add slots: one for each level up to the modifier, one more for each four above', () => {
    expect([1, 2, 3, 4, 5].map((level) => bonusSpellSlots(4, level))).toEqual([1, 1, 1, 1, 0]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => bonusSpellSlots(9, level))).toEqual([3, 2, 2, 2, 2, 1, 1, 1, 1]);
    expect(bonusSpellSlots(9, 0)).toBe(0);
  });

  it('a score below 10 and the level casts nothing of it, and a printed 0 waits for a bonus', () => {
    expect(spellSlotsFor([3, 2, 1], 11)).toEqual({ 0: 3, 1: 2 });
    expect(spellSlotsFor([null, 0], 11)).toEqual({});
    expect(spellSlotsFor([null, 0], 12)).toEqual({ 1: 1 });
  });

  it('a flurry of blows has the bonuses of its table', () => {
    expect(flurryBonuses(1)).toEqual([-1, -1]);
    expect(flurryBonuses(6)).toEqual([4, 4, -1]);
    expect(flurryBonuses(11)).toEqual([9, 9, 4, 4, -1]);
    expect(flurryBonuses(20)).toEqual([18, 18, 13, 13, 8, 8, 3]);
    expect([1, 4, 8, 12, 16, 20].map((level) => unarmedDamage(level, false))).toEqual([
      '1d6',
      '1d8',
      '1d10',
      '2d6',
      '2d8',
      '2d10',
    ]);
  });

  it('loads are those of the printed table, three quarters for small characters, four times for ten points more', () => {
    expect(loadsOf(10, false)).toEqual({ light: 33, medium: 66, heavy: 100 });
    expect(loadsOf(14, false)).toEqual({ light: 58, medium: 116, heavy: 175 });
    expect(loadsOf(10, true)).toEqual({ light: 25, medium: 50, heavy: 75 });
    expect(loadsOf(30, false)).toEqual({ light: 533, medium: 1066, heavy: 1600 });
    expect(['light', 'medium', 'heavy', 'overloaded']).toEqual(
      [33, 33.5, 100, 100.5].map((carried) => loadOf(carried, 10, false).category),
    );
  });

  it('money beyond a hundred gold pieces is in gems, which weigh nothing', () => {
    expect(purseOf(100.35)).toEqual({ gems: 0, gp: 100, sp: 3, cp: 5 });
    expect(purseOf(1248.65)).toEqual({ gems: 1200, gp: 48, sp: 6, cp: 5 });
  });

  it('texts of powers follow level, modifier and size', () => {
    const facts = { level: 7, modifier: 4, isSmall: true };
    expect(fillTemplate('1d6{plus}, DC {dc}, {uses}/day, {level/5+1}, {level-3}, {3:5,9:10}', facts)).toBe(
      '1d6+3, DC 17, 7/day, 2, 4, 5',
    );
    expect(fillTemplate('{claws} for {half} rounds{11: and more}', { ...facts, level: 1 })).toBe('1d3 for 1 round');
  });

  it('deities take clerics within one step of their alignment', () => {
    expect(isWithinOneStep('neutral', 'lawful neutral')).toBe(true);
    expect(isWithinOneStep('neutral good', 'neutral')).toBe(true);
    expect(isWithinOneStep('chaotic good', 'neutral')).toBe(false);
    expect(isWithinOneStep('lawful good', 'lawful evil')).toBe(false);
  });

  it('nobody is granted spells of the opposite mind', () => {
    expect(isSpellGranted('Holy word', 'chaotic good')).toBe(true);
    expect(isSpellGranted('Blasphemy', 'chaotic good')).toBe(false);
    expect(isSpellGranted('Dictum', 'chaotic good')).toBe(false);
    expect(isSpellGranted('Dictum', 'neutral')).toBe(true);
  });
});

describe('the laws', () => {
  const valid5e = character5e(11, 5);
  const valid1e = character1e(12, 8);

  it('find what is wrong', () => {
    expect(faults5e({ ...valid5e, hit_points: valid5e.hit_points + 1 })).toHaveLength(1);
    expect(
      faults5e({ ...valid5e, skills: valid5e.skills.map((skill) => ({ ...skill, proficient: true })) }),
    ).not.toEqual([]);
    expect(faults5e({ ...valid5e, text: `${valid5e.text} undefined` })).toHaveLength(1);
    expect(faults1e({ ...valid1e, money: valid1e.money + 1 })).toHaveLength(2);
    expect(faults1e({ ...valid1e, feats: valid1e.feats.slice(1) })).not.toEqual([]);
    expect(faults1e({ ...valid1e, base_attack: 21 })).not.toEqual([]);
  });
});

describe('spells that are given by name', () => {
  it('of domains and bloodlines are all there', () => {
    const names = [...DOMAINS, ...BLOODLINES].flatMap(({ spells }) => spells);
    expect(names.filter((name) => !entityCatalogueOf('1e').withName(name, 'spell').length)).toEqual([]);
  });
});
