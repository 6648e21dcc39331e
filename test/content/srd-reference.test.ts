import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';
import { readSrdList } from '../../src/entity/packages.ts';
import { SRD_SURPLUS } from '../../src/entity/srd-faults.ts';

/** Numbers of the System Reference Document 5.1 by name, read from copies of the document that are independent. */
const reference = (file: string): Readonly<Record<string, Record<string, unknown>>> =>
  JSON.parse(readFileSync(new URL(`reference/${file}.json`, import.meta.url), 'utf8')).values;

const entities = (category: string): readonly Entity[] => entityCatalogueOf('5e').byCategory.get(category)!;
const names = (things: readonly { readonly name: string }[]): string[] => things.map(({ name }) => name).sort();
const sorted = (words: unknown): string[] => [...(words as string[])].sort();
const lower = (words: unknown): string[] => sorted(words).map((word) => word.toLowerCase());

/** Compares each entity with the reference by the fields that `toNumbers` returns. */
const differences = (
  things: readonly Entity[],
  expected: Readonly<Record<string, unknown>>,
  toNumbers: (thing: Entity) => Record<string, unknown>,
): string[] =>
  things.flatMap((thing) => {
    const numbers = toNumbers(thing);
    const right = expected[thing.name] as Record<string, unknown>;
    return Object.keys({ ...numbers, ...right })
      .filter((field) => JSON.stringify(numbers[field]) !== JSON.stringify(right[field]))
      .map((field) => `${thing.name}: ${field} ${JSON.stringify(numbers[field])}, not ${JSON.stringify(right[field])}`);
  });

const byKey = (object: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object as object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Leaves out fields that are empty. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && String(value) !== ''));

const DAMAGE =
  /acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder|nonmagical|silvered|adamantine|spells/g;
const damageWords = (texts: unknown): string[] => [...new Set(String(texts).toLowerCase().match(DAMAGE))].sort();

/** The attack bonuses, damage and difficulty classes in the text of an action: `+4 5(1d6+2) DC11`. */
function rollsIn(text: string): string {
  const compact = text.replaceAll(/ ?([+-]) ?(?=\d)/g, '$1');
  const found = [
    ...(compact.match(/\+\d+(?= to hit)/g) ?? []),
    ...(compact.match(/(?<![\d+])\d+ ?\(\d+d\d+(?:[+-]\d+)?\)/g) ?? []),
    ...(compact.match(/DC ?\d+/g) ?? []),
  ];
  return found
    .map((roll) => roll.replaceAll(' ', ''))
    .sort()
    .join(' ');
}

type Action = { readonly name: string; readonly text: string };
const ACTION_FIELDS = ['special_abilities', 'actions', 'reactions', 'legendary_actions'];
const actionsOf = (monster: Entity): Action[] =>
  ACTION_FIELDS.flatMap((field) =>
    ((monster[field] ?? []) as Action[]).map(({ name, text }) => ({
      name: `${field === 'legendary_actions' ? 'legendary ' : ''}${name.toLowerCase()}`,
      text,
    })),
  );

/** Senses without remarks such as `(blind beyond this radius)`. */
const plainSenses = (senses: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(senses as object).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, value.indexOf('ft.') + 3) : value,
    ]),
  );

const monsterNumbers = (monster: Entity): Record<string, unknown> =>
  filled({
    size: monster['size'],
    type: monster['type'],
    subtype: monster['subtype'],
    alignment: monster['alignment'],
    armour_class: monster['armour_class'],
    hit_points: monster['hit_points'],
    hit_dice: monster['hit_dice'],
    speed: byKey(monster['speed']),
    abilities: Object.values(monster['abilities'] as object),
    proficiencies: sorted(monster['proficiencies']),
    senses: byKey(plainSenses(monster['senses'])),
    cr: monster['cr'],
    xp: monster['xp'],
    vulnerabilities: damageWords(monster['vulnerabilities']),
    resistances: damageWords(monster['resistances']),
    immunities: damageWords(monster['immunities']),
    condition_immunities: lower(monster['condition_immunities']),
    rolls: byKey(
      Object.fromEntries(
        actionsOf(monster)
          .map(({ name, text }) => [name, rollsIn(text)])
          .filter(([, rolls]) => rolls),
      ),
    ),
  });

const spellNumbers = (spell: Entity): Record<string, unknown> => ({
  level: spell['level'],
  school: spell['school'],
  classes: sorted(spell['classes']),
  casting_time: String(spell['casting_time']).split(',')[0],
  range: spell['range'],
  duration: spell['duration'],
  concentration: spell['concentration'],
  ritual: spell['ritual'],
  components: (spell['components'] as string[]).join(''),
  dice: [...new Set(`${spell.text} ${spell['at_higher_levels'] ?? ''}`.match(/\d+d\d+/g))].sort().join(' '),
});

const ITEM_FIELDS = [
  'price weight quantity damage damage_type versatile_damage properties',
  'armour_class dexterity least_strength noisy',
].flatMap((line) => line.split(' '));

const isLongRange = (range: unknown): boolean => (range as { long: number | null } | undefined)?.long != null;

const itemNumbers = (item: Entity): Record<string, unknown> => ({
  ...Object.fromEntries(ITEM_FIELDS.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]]))),
  ...(item['weight'] === 0 ? { weight: undefined } : {}),
  ...(item['properties'] ? { properties: lower(item['properties']) } : {}),
  ...(isLongRange(item['range']) ? { range: item['range'] } : {}),
  ...(item['thrown_range'] ? { thrown_range: item['thrown_range'] } : {}),
});

const classNumbers = (kind: Entity): Record<string, unknown> => ({
  hit_die: kind['hit_die'],
  saving_throws: sorted(kind['saving_throws']),
  proficiencies: lower(kind['proficiencies']),
});

const raceNumbers = (race: Entity): Record<string, unknown> => ({
  abilities: byKey(race['abilities']),
  ...(race['speed'] === undefined ? {} : { speed: race['speed'], size: race['size'], languages: race['languages'] }),
  traits: sorted(race['traits']),
});

const SKILLS =
  'Acrobatics,Animal Handling,Arcana,Athletics,Deception,History,Insight,Intimidation,Investigation,Medicine,Nature,Perception,Performance,Persuasion,Religion,Sleight of Hand,Stealth,Survival';
const CONDITIONS =
  'Blinded,Charmed,Deafened,Exhaustion,Frightened,Grappled,Incapacitated,Invisible,Paralyzed,Petrified,Poisoned,Prone,Restrained,Stunned,Unconscious';
const SUBCLASSES = 'Berserker,Champion,Devotion,Draconic,Evocation,Fiend,Hunter,Land,Life,Lore,Open Hand,Thief';

describe('5e has the names of the document alone', () => {
  it('monsters, spells and classes', () => {
    expect(names(entities('monster'))).toEqual(Object.keys(reference('monsters')).sort());
    expect(names(entities('spell'))).toEqual(Object.keys(reference('spells')).sort());
    expect(names(entities('class'))).toEqual(Object.keys(reference('classes')).sort());
  });

  it('races with the traits that they name', () => {
    const races = [...entities('race'), ...entities('subrace')];
    expect(names(races)).toEqual(Object.keys(reference('races')).sort());
    const traits = new Set(Object.values(reference('races')).flatMap((race) => race['traits'] as string[]));
    expect(names(entities('trait'))).toEqual([...traits].sort());
  });

  it('skills, conditions and subclasses', () => {
    expect(names(entities('skill'))).toEqual(SKILLS.split(','));
    expect(names(entities('condition'))).toEqual(CONDITIONS.split(','));
    expect(names(entities('subclass'))).toEqual(SUBCLASSES.split(','));
  });

  it('items, but for common trinkets of our own', () => {
    const [magic, plain] = [true, false].map((isMagic) =>
      entities('item').filter((item) => 'rarity' in item === isMagic),
    );
    expect(names(plain!)).toEqual(Object.keys(reference('equipment')).sort());
    const known = reference('magic-items');
    const own = magic!.filter(({ name }) => !(name in known));
    expect(own).toHaveLength(11);
    expect(own.filter(({ rarity }) => rarity !== 'common')).toEqual([]);
    expect(Object.keys(known).filter((name) => !magic!.some((item) => item.name === name))).toEqual([]);
  });

  it('and lacks what the package has besides', () => {
    for (const { list, names: dropped, level } of SRD_SURPLUS)
      for (const name of dropped) {
        const inPackage = readSrdList(list).filter(
          (thing) => thing.name === name && (!level || thing['level'] === level),
        );
        expect(inPackage, name).toHaveLength(1);
        expect(
          entityCatalogueOf('5e')
            .withName(name)
            .filter((entity) => !level || entity['level'] === level),
        ).toEqual([]);
      }
  });
});

describe('5e has the numbers of the document', () => {
  it('of monsters', () => {
    const expected = Object.fromEntries(
      Object.entries(reference('monsters')).map(([name, values]) => [
        name,
        { ...values, speed: byKey(values['speed']), senses: byKey(values['senses']), rolls: byKey(values['rolls']) },
      ]),
    );
    expect(differences(entities('monster'), expected, monsterNumbers)).toEqual([]);
  });

  it('of spells', () => {
    expect(differences(entities('spell'), reference('spells'), spellNumbers)).toEqual([]);
  });

  it('of equipment', () => {
    const plain = entities('item').filter((item) => !('rarity' in item));
    expect(differences(plain, reference('equipment'), itemNumbers)).toEqual([]);
  });

  it('of magic items', () => {
    const known = reference('magic-items');
    const magic = entities('item').filter(({ name, rarity }) => rarity !== undefined && name in known);
    const toNumbers = ({ rarity, attunement }: Entity) => ({ rarity, attunement: attunement === true });
    expect(differences(magic, known, toNumbers)).toEqual([]);
  });

  it('of classes', () => {
    const expected = Object.fromEntries(
      Object.entries(reference('classes')).map(([name, { features, skills, saving_throws, ...values }]) => [
        name,
        { hit_die: values['hit_die'], saving_throws: sorted(saving_throws), proficiencies: values['proficiencies'] },
      ]),
    );
    expect(differences(entities('class'), expected, classNumbers)).toEqual([]);
  });

  it('of the skills that classes choose from', () => {
    type Choice = { choose: number; from: string[] };
    for (const { name, skills } of entities('class') as unknown as { name: string; skills: Choice[] }[]) {
      const right = reference('classes')[name]!['skills'] as Choice;
      const choice = skills.find(
        ({ from }) => from.includes('History') || from.includes('Nature') || from.includes('Insight'),
      )!;
      expect(choice.choose, name).toBe(right.choose);
      expect(lower(choice.from), name).toEqual(right.from.length ? right.from : lower(SKILLS.split(',')));
    }
  });

  it('of races', () => {
    const expected = Object.fromEntries(
      Object.entries(reference('races')).map(([name, { abilities, traits, ...values }]) => [
        name,
        {
          abilities: byKey(abilities),
          ...('speed' in values
            ? { speed: values['speed'], size: values['size'], languages: values['languages'] }
            : {}),
          traits,
        },
      ]),
    );
    expect(differences([...entities('race'), ...entities('subrace')], expected, raceNumbers)).toEqual([]);
  });

  it('of features, each at the level of the class table', () => {
    const stem = (name: string) =>
      name
        .replace(/^Choose: /, '')
        .split(' (')[0]!
        .replace(/ \d$/, '')
        .toLowerCase();
    const gained = new Set(entities('feature').map((each) => `${each['class']} ${each['level']} ${stem(each.name)}`));
    const missing = Object.entries(reference('classes')).flatMap(([name, { features }]) =>
      Object.entries(features as Record<string, string[]>).flatMap(([level, taught]) =>
        taught.map((feature) => `${name} ${level} ${stem(feature)}`).filter((key) => !gained.has(key)),
      ),
    );
    expect(missing).toEqual([]);
  });
});
