import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { SystemSlug } from '../../src/entity/systems.ts';
import { Rng } from '../../src/lib/rng.ts';
import { chargenOf } from '../../src/roleplay/chargen/index.ts';
import { callingText } from '../../src/roleplay/chargen/starforged.ts';
import { content } from '../../src/roleplay/content.ts';

const textsOf = (system: SystemSlug, level: number, count: number, kind?: string): string[] =>
  Array.from({ length: count }, (_, i) => {
    const made = chargenOf(system)!({ level, class: kind, rng: Rng.fromSeed(`trap ${i}`) });
    if (!made.ok) throw new Error(made.error.detail);
    return made.value.text;
  });
const lineOf = (text: string, start: string): string =>
  text.split('\n').find((line) => line.startsWith(start)) ?? `no line ${start}`;

describe('characters that a reader would laugh at', () => {
  it('no proud prophet whose background is prophet', () => {
    expect(callingText('prophet', 'prophet')).toBe('prophet');
    expect(callingText('soldier', 'supersoldier')).toBe('supersoldier');
    expect(callingText('bounty hunter', 'fugitive hunter')).toBe('fugitive hunter');
    expect(callingText('merchant', 'far trader')).toBe('merchant · background far trader');
    expect(callingText('pilot', undefined)).toBe('pilot');
    for (const text of textsOf('starforged', 1, 200)) {
      const words = lineOf(text, 'Callsign').split(' · ').slice(1).join(' ').toLowerCase().split(' ');
      expect(new Set(words).size, words.join(' ')).toBe(words.length);
    }
  });

  it('no blue dragonborn with the blood of a red dragon', () => {
    const dragons = textsOf('5e', 5, 300, 'sorcerer').flatMap((text) => {
      const [, ofBlood] = /Dragon Ancestor: ([A-Z][a-z]+) /.exec(text) ?? [];
      const [, ofRace] = /Draconic Ancestry \(([a-z]+)\)/.exec(text) ?? [];
      return ofBlood && ofRace ? [[ofBlood.toLowerCase(), ofRace]] : [];
    });
    expect(dragons.length).toBeGreaterThan(10);
    for (const [ofBlood, ofRace] of dragons) expect(ofRace).toBe(ofBlood);
  });

  it('no paladin of level 11 whose hits lack the radiant damage, nor one of level 10 whose hits have it', () => {
    for (const text of textsOf('5e', 11, 30, 'paladin')) {
      const attacks = lineOf(text, 'Attacks').split('; ');
      const [fists, weapons] = [true, false].map((bare) => attacks.filter((one) => /Unarmed/.test(one) === bare));
      expect(fists!.filter((one) => /radiant/.test(one))).toEqual([]);
      expect(
        weapons!.filter((one) => !/ and 1d8 radiant/.test(one) && !/crossbow|bow|sling|dart|blowgun/i.test(one)),
      ).toEqual([]);
    }
    expect(textsOf('5e', 10, 30, 'paladin').filter((text) => /radiant/.test(lineOf(text, 'Attacks')))).toEqual([]);
  });

  it('no ranger whose enemies are "goblinoids": types, or two humanoid races', () => {
    const { favoredEnemies } = content<{ favoredEnemies: Record<string, readonly string[]> }>('roleplay/5e/ranger');
    const types = new Set(
      entityCatalogueOf('5e')
        .byCategory.get('monster')!
        .map(({ type }) => String(type)),
    );
    for (const name of Object.keys(favoredEnemies)) {
      const isType = [...types].some((type) => [type, `${type}s`, type.replace(/y$/, 'ies')].includes(name));
      expect(isType || /^[a-z]+ and [a-z]+$/.test(name), name).toBe(true);
    }
    expect(Object.keys(favoredEnemies)).not.toContain('humanoids');
    expect(Object.keys(favoredEnemies).filter((name) => name.includes(' and ')).length).toBeGreaterThan(2);
  });

  it('no tiefling or high elf whose innate spells lack ability, save and number', () => {
    const lines = textsOf('5e', 5, 200).map((text) => lineOf(text, 'Innate spells'));
    const told = lines.filter((line) => !line.startsWith('no line'));
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((line) => !/^Innate spells \((?:CHA|INT), save DC \d+\): /.test(line))).toEqual([]);
    expect(told.some((line) => /Hellish Rebuke as of level 2, once per long rest/.test(line))).toBe(true);
  });

  it('no dull gnome with spells that take Charisma 11', () => {
    const gnomes = textsOf('1e', 3, 500).filter((text) => /, Gnome /.test(text.split('\n', 1)[0]!));
    const charismaOf = (text: string) => Number(/CHA (\d+)/.exec(text)![1]);
    const dull = gnomes.filter((text) => charismaOf(text) < 11);
    const bright = gnomes.filter((text) => charismaOf(text) >= 11);
    expect(Math.min(dull.length, bright.length)).toBeGreaterThan(3);
    expect(dull.filter((text) => /speak with animals/.test(lineOf(text, 'Traits')))).toEqual([]);
    for (const text of bright) {
      const dc = 10 + Math.floor((charismaOf(text) - 10) / 2);
      expect(lineOf(text, 'Traits')).toContain(`at caster level 3: speak with animals, prestidigitation`);
      expect(lineOf(text, 'Traits')).toContain(`(save DC ${dc} + spell level)`);
    }
  });

  it('no arrows of Cairn that seem to fill a slot', () => {
    const gear = textsOf('cairn', 1, 120).map((text) => lineOf(text, 'Gear'));
    const shots = gear
      .flatMap((line) => line.split(', '))
      .filter((thing) => /\d+ (?:arrows|bolts|sling stones)/.test(thing));
    expect(shots.length).toBeGreaterThan(5);
    expect(shots.filter((thing) => !thing.endsWith('(petty)'))).toEqual([]);
  });

  it('no midwife of fourteen with thinning hair', () => {
    const ages = textsOf('cairn', 1, 300).map(
      (text) => [Number(/, (\d+) years old/.exec(text)![1]), lineOf(text, 'Traits')] as const,
    );
    const old = ages.filter(([, traits]) => /going grey|thinning|deeply lined/.test(traits));
    expect(old.length).toBeGreaterThan(10);
    expect(old.filter(([age]) => age < 28)).toEqual([]);
  });

  it('no weapon with "a light that warns of one kind of creature and barbs"', () => {
    const gear = textsOf('dungeon-world', 1, 200, 'fighter').map((text) => lineOf(text, 'Gear'));
    expect(gear.some((line) => / and a light that warns of one kind of creature/.test(line))).toBe(true);
    expect(gear.filter((line) => /creature and /.test(line))).toEqual([]);
  });
});
