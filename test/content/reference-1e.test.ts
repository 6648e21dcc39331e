import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';
import { content } from '../../src/roleplay/content.ts';

/** Numbers of the core rules by name, read from copies of them that are independent. */
const reference = (kind: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`reference/1e-${kind}.json`, import.meta.url), 'utf8')).values;

const entities = (category: string): readonly Entity[] => entityCatalogueOf('1e').byCategory.get(category)!;

/** Expects the entities of a category to be those of the reference, each with its values. */
function expectReference(category: string, kind: string, toValues: (entity: Entity) => unknown) {
  const expected = reference(kind);
  const things = entities(category);
  expect(things.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
  const differences = things
    .map((thing) => [thing.name, toValues(thing), expected[thing.name]] as const)
    .filter(([, value, right]) => JSON.stringify(value) !== JSON.stringify(right))
    .map(([name, value, right]) => `${name}: ${JSON.stringify(value)}, not ${JSON.stringify(right)}`);
  expect(differences).toEqual([]);
  expect(things.every(({ source }) => source.includes('as corrected until 2015'))).toBe(true);
}

/** Joins the columns of a row of the reference. */
const joined = (...columns: readonly unknown[]): string => columns.join(' | ');
const list = (words: unknown, separator = ', '): string => (words as readonly unknown[]).join(separator);
const pairs = (object: unknown): string[] =>
  Object.entries(object as Record<string, number>).map(([name, value]) => `${name} ${value}`);
/** `close (25 ft. + 5 ft. per 2 levels)` without its brackets. */
const shortRange = (range: unknown): string => String(range).replace(/^(close|medium|long) \([^)]*\)/, '$1');

/** A row of a table of spells by level, `3 2 1`, with `-` for levels that are out of reach. */
const tableRow = (row: readonly (number | null)[]): string =>
  row
    .slice(0, row.findLastIndex((count) => count !== null) + 1)
    .map((count) => count ?? '-')
    .join(' ');

/** Features by level, without numbers that only count, as in `Rage power 2`. */
function featuresByLevel(features: readonly [number, string, string][]): Record<string, string> {
  const byLevel = new Map<number, string[]>();
  for (const [level, name] of features) byLevel.set(level, [...(byLevel.get(level) ?? []), name.replace(/ \d+$/, '')]);
  return Object.fromEntries([...byLevel].map(([level, names]) => [level, list(names)]));
}

const itemValues = (item: Entity): string => {
  const hurts = item['damage'] || item['critical'];
  const attack = [item['damage'], item['critical'], item['damage_type']].map((value) => value ?? '-');
  const protection = [item['armour_bonus'], item['maximum_dexterity'] ?? '-', item['check_penalty'] ?? '-'];
  return joined(
    `${item['price']} gp`,
    item['weight'] === undefined ? '-' : `${item['weight']} lb`,
    ...(hurts || item['range'] ? [`${list(attack, ' ')} ${item['range'] ?? 0} ft`] : []),
    ...(item['armour_bonus'] === undefined ? [] : [list(protection, '/')]),
    ...[item['proficiency'], item['slot']].filter(Boolean),
  );
};

type Proficiencies = { readonly weapons: readonly string[]; readonly armour: readonly string[] };
type SpellTable = readonly (readonly (number | null)[])[] | null;
const classValues = (kind: Entity) => {
  const [perDay, known] = [kind['spells_per_day'] as SpellTable, kind['spells_known'] as SpellTable];
  return {
    figures: joined(
      ...[kind['hit_die'], kind['attack_bonus'], list(kind['good_saves'], ' '), kind['skill_ranks']],
      ...[kind['gold_dice'], kind['casting'], kind['casting_ability'] ?? '-', kind['spell_list'] ?? '-'],
    ),
    class_skills: kind['class_skills'],
    ...(kind['proficiencies'] as Proficiencies),
    ...(perDay && { spells_per_day: perDay.map(tableRow) }),
    ...(known && { spells_known: known.map(tableRow) }),
    features: featuresByLevel(kind['features'] as [number, string, string][]),
  };
};

describe('1e has the names and numbers of one printing', () => {
  it('of spells', () => {
    expectReference('spell', 'spells', (spell) =>
      joined(
        ...[list(pairs(spell['levels']).sort()), spell['school'], list(spell['components'], ' ')],
        ...[spell['casting_time'], shortRange(spell['range']), spell['duration'], spell['saving_throw']],
        spell['spell_resistance'] ? 'yes' : 'no',
      ),
    );
  });

  it('of items', () => {
    expectReference('item', 'items', itemValues);
  });

  it('of feats', () => {
    expectReference('feat', 'feats', (feat) => list(feat['prerequisites']));
  });

  it('of classes', () => {
    expectReference('class', 'classes', classValues);
  });

  it('of races', () => {
    expectReference('race', 'races', (race) =>
      joined(
        ...[list(pairs(race['abilities'])), race['size'], race['speed'], list(race['senses']) || '-'],
        ...[list(race['languages']), list(race['bonus_languages'])],
      ),
    );
  });

  it('of skills', () => {
    expectReference('skill', 'skills', (skill) =>
      joined(
        skill['ability'],
        skill['trained_only'] ? 'trained only' : '-',
        skill['armour_check_penalty'] ? 'armour check' : '-',
      ),
    );
  });
});

interface Attack {
  readonly name: string;
  readonly count: number;
  readonly damage: string;
}

/** An animal companion, or what its growth changes. */
interface Stage {
  readonly size: string;
  readonly natural: number;
  readonly attacks: readonly Attack[];
  readonly abilities: Readonly<Record<string, number>>;
}

type Companion = Stage & { readonly name: string; readonly speed: string; readonly grown: Stage & { level: number } };

const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'];
const attacksOf = ({ attacks }: Stage): string =>
  list(attacks.map(({ name, count, damage }) => `${count > 1 ? `${count} ` : ''}${name} ${damage}`));
const scoresOf = ({ abilities }: Stage): string => ABILITIES.map((ability) => abilities[ability] ?? 0).join(' ');

describe('characters of 1e have the options of the same printing', () => {
  /** Expects the things in a file of content, by name, to have the values of the reference. */
  const expectOptions = <Thing extends { readonly name: string }>(
    key: 'domains' | 'bloodlines' | 'companions',
    toValues: (thing: Thing) => string,
  ) => {
    const things = content<Readonly<Record<string, Thing[]>>>(`roleplay/1e/${key}`)[key]!;
    expect(Object.fromEntries(things.map((thing) => [thing.name, toValues(thing)]))).toEqual(reference('options')[key]);
  };

  it('domains', () => {
    expectOptions<{ name: string; spells: string[] }>('domains', ({ spells }) => list(spells));
  });

  it('bloodlines', () => {
    expectOptions<{ name: string; spells: string[]; feats: string[] }>('bloodlines', ({ spells, feats }) =>
      joined(list(spells), list(feats)),
    );
  });

  it('groups of weapons that fighters train with', () => {
    const { weaponGroups } = content<{ weaponGroups: Record<string, string[]> }>('roleplay/1e/options');
    const groups = Object.entries(weaponGroups).map(([group, weapons]) => [group, list(weapons)]);
    expect(Object.fromEntries(groups)).toEqual(reference('options')['weaponGroups']);
  });

  it('animal companions, small and grown', () => {
    expectOptions<Companion>('companions', (animal) => {
      const { grown } = animal;
      return joined(
        ...[animal.size, animal.speed, animal.natural, attacksOf(animal), scoresOf(animal)],
        ...[`level ${grown.level}`, grown.size, grown.natural, attacksOf(grown), scoresOf(grown)],
      );
    });
  });

  it('familiars have the armour class of their kind', () => {
    const { familiars } = content<{ familiars: { name: string; armourClass: number }[] }>('roleplay/1e/companions');
    const kinds = new Map(entities('monster').map((monster) => [monster.name.toLowerCase(), monster['armour_class']]));
    const compared = familiars.filter(({ name }) => kinds.has(name));
    expect(compared).toHaveLength(10);
    expect(compared.filter(({ name, armourClass }) => armourClass !== kinds.get(name))).toEqual([]);
  });
});
