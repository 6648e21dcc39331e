import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Character5e } from '../../src/roleplay/chargen/5e/character.ts';
import { chargen5e } from '../../src/roleplay/chargen/5e/chargen.ts';
import type { Spell5e } from '../../src/roleplay/chargen/5e/spells.ts';
import { doubles, sheetFaults, without } from './d20-laws.ts';

/** A character by seed. The level follows from the seed and the class is drawn, so that all occur. */
export function character5e(seed: number, level = 1 + (seed % 20)): Character5e {
  const made = chargen5e({ level, rng: Rng.fromSeed(`five ${seed}`) });
  if (!made.ok) throw new Error(made.error.detail);
  return made.value as Character5e;
}

/** Slots by level 1 to 20 as the document prints them, independent of the code under test. */
const FULL =
  '2/3/4 2/4 3/4 3 2/4 3 3/4 3 3 1/4 3 3 2/4 3 3 3 1/4 3 3 3 2/4 3 3 3 2 1/4 3 3 3 2 1/4 3 3 3 2 1 1/4 3 3 3 2 1 1/4 3 3 3 2 1 1 1/4 3 3 3 2 1 1 1/4 3 3 3 2 1 1 1 1/4 3 3 3 3 1 1 1 1/4 3 3 3 3 2 1 1 1/4 3 3 3 3 2 2 1 1'.split(
    '/',
  );
const HALF =
  '/2/3/3/4 2/4 2/4 3/4 3/4 3 2/4 3 2/4 3 3/4 3 3/4 3 3 1/4 3 3 1/4 3 3 2/4 3 3 2/4 3 3 3 1/4 3 3 3 1/4 3 3 3 2/4 3 3 3 2'.split(
    '/',
  );
/** Pact slots by level: `number x spell level`. */
const PACT = '1x1 2x1 2x2 2x2 2x3 2x3 2x4 2x4 2x5 2x5 3x5 3x5 3x5 3x5 3x5 3x5 4x5 4x5 4x5 4x5'.split(' ');

const TABLES: Readonly<Record<string, readonly string[]>> = {
  Bard: FULL,
  Cleric: FULL,
  Druid: FULL,
  Sorcerer: FULL,
  Wizard: FULL,
  Paladin: HALF,
  Ranger: HALF,
  Warlock: PACT,
};

function printedSlots(className: string, slots: Readonly<Record<number, number>> = {}): string {
  const entries = Object.entries(slots);
  if (className === 'Warlock') return entries.map(([level, count]) => `${count}x${level}`).join(' ');
  return entries.map(([, count]) => count).join(' ');
}

const KNOWN: Readonly<Record<string, readonly number[]>> = {
  Bard: [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 15, 16, 18, 19, 19, 20, 22, 22, 22],
  Sorcerer: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 15],
  Warlock: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
  Ranger: [0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
};

const FIRST_CANTRIPS: Readonly<Record<string, number>> = {
  Bard: 2,
  Cleric: 3,
  Druid: 2,
  Sorcerer: 4,
  Warlock: 2,
  Wizard: 3,
};

const spellOf = (name: string) => entityCatalogueOf('5e').withName(name, 'spell')[0];
const isOnList = (name: string, className: string) =>
  ((spellOf(name)?.['classes'] ?? []) as string[]).includes(className);

const FIEND =
  'Burning Hands, Command, Blindness/Deafness, Scorching Ray, Fireball, Stinking Cloud, Fire Shield, Wall of Fire, Flame Strike, Hallow'.split(
    ', ',
  );

function* spellFaults(character: Character5e): Generator<string> {
  const { class: className, level, spellcasting } = character;
  const printedRow = TABLES[className]?.[level - 1] ?? '';
  if (printedSlots(className, spellcasting?.slots) !== printedRow) yield `slots are not ${printedRow}`;
  if (!spellcasting) return;
  const { ability, cantrips, known, prepared, spellbook, always_prepared = [], magical_secrets = [] } = spellcasting;
  const modifier = character.modifiers[ability];
  if (spellcasting.save_dc !== 8 + character.proficiency_bonus + modifier) yield 'save DC';
  const first = FIRST_CANTRIPS[className];
  const ofLand = className === 'Druid' && level >= 2 ? 1 : 0;
  const cantripCount = first === undefined ? 0 : first + ofLand + (level >= 4 ? 1 : 0) + (level >= 10 ? 1 : 0);
  if (cantrips.length !== cantripCount) yield `${cantrips.length} cantrips instead of ${cantripCount}`;
  const foreign = cantrips.filter((name) => spellOf(name)?.['level'] !== 0 || !isOnList(name, className));
  if (foreign.length) yield `cantrips ${foreign} are not the class's`;
  const highest = Math.max(...Object.keys(spellcasting.slots).map(Number));
  const castable = ({ name, level: at }: Spell5e) => at >= 1 && at <= highest && spellOf(name)?.['level'] === at;
  for (const list of [known, prepared, spellbook, always_prepared, magical_secrets])
    for (const spell of list ?? []) if (!castable(spell)) yield `${spell.name} can't be cast`;
  for (const { name } of [...(known ?? []), ...(prepared ?? []), ...(spellbook ?? [])])
    if (!isOnList(name, className) && !(className === 'Warlock' && FIEND.includes(name))) yield `${name} is foreign`;
  const loreSecrets = className === 'Bard' && level >= 6 ? 2 : 0;
  if (known && known.length + magical_secrets.length - loreSecrets !== KNOWN[className]![level - 1])
    yield 'spells known';
  const half = className === 'Paladin' ? Math.floor(level / 2) : level;
  if (prepared && prepared.length !== Math.max(1, half + modifier)) yield 'number of spells prepared';
  if (spellbook && spellbook.length !== 6 + 2 * (level - 1)) yield 'size of the spellbook';
  if (spellbook && prepared?.some(({ name }) => !spellbook.some((spell) => spell.name === name))) yield 'not in book';
  const all = [
    ...cantrips,
    ...[...(known ?? []), ...(prepared ?? []), ...always_prepared, ...magical_secrets].map((s) => s.name),
  ];
  yield* doubles('spell', all);
}

const CLASS_SKILLS: Readonly<Record<string, number>> = { Bard: 3, Ranger: 3, Rogue: 4 };

function* skillFaults({ class: className, level, race, skills, features }: Character5e): Generator<string> {
  const proficient = skills.filter(({ proficient }) => proficient);
  const ofRace = { 'Half-Elf': 2, 'High Elf': 1, 'Half-Orc': 1 }[race] ?? 0;
  const lore = className === 'Bard' && level >= 3 ? 3 : 0;
  const count = 2 + (CLASS_SKILLS[className] ?? 2) + ofRace + lore;
  if (proficient.length !== count) yield `${proficient.length} skills instead of ${count}`;
  const experts = skills.filter(({ expertise }) => expertise);
  const steps = { Rogue: [1, 6], Bard: [3, 10] }[className] ?? [];
  if (experts.length !== 2 * steps.filter((from) => level >= from).length) yield 'number of skills of expertise';
  if (experts.some(({ proficient }) => !proficient)) yield 'expertise without proficiency';
  yield* doubles(
    'skill',
    skills.map(({ name }) => name),
  );
  yield* doubles(
    'feature',
    features.map(({ name }) => name),
  );
}

function* bodyFaults(character: Character5e): Generator<string> {
  const { class: className, level, abilities, modifiers, hit_dice, hit_points, race } = character;
  const maximum = className === 'Barbarian' && level === 20 ? 24 : 20;
  for (const [name, score] of Object.entries(abilities))
    if (!(score >= 3 && score <= maximum)) yield `${name} ${score}`;
  const die = Number(hit_dice.split('d')[1]);
  const levelBonus = (race === 'Hill Dwarf' ? level : 0) + (className === 'Sorcerer' ? level : 0);
  const expected =
    Math.max(1, die + modifiers.constitution) +
    (level - 1) * Math.max(1, die / 2 + 1 + modifiers.constitution) +
    levelBonus;
  if (hit_points !== expected) yield `${hit_points} hit points instead of ${expected}`;
  if (character.proficiency_bonus !== Math.ceil(level / 4) + 1) yield 'proficiency bonus';
  const increases = [4, 8, 12, 16, 19].filter((at) => at <= level).length;
  const more = className === 'Fighter' ? [6, 14] : className === 'Rogue' ? [10] : [];
  if (character.ability_increases.length !== increases + more.filter((at) => at <= level).length)
    yield 'number of increases';
  if (character.subclass === null && level >= 3) yield 'no subclass';
  const perception = character.skills.find(({ name }) => name === 'Perception')!;
  if (character.passive_perception !== 10 + perception.bonus) yield 'passive perception';
  if (!(character.armour_class >= 8 && character.armour_class <= 24)) yield `armour class ${character.armour_class}`;
  if (!(character.speed >= 15 && character.speed <= 60)) yield `speed ${character.speed}`;
}

function* gearFaults({ gear, attacks, features, languages, proficiencies }: Character5e): Generator<string> {
  yield* doubles(
    'gear',
    gear.map(({ name }) => name),
  );
  yield* doubles(
    'attack',
    attacks.map(({ name }) => name),
  );
  yield* doubles('language', languages);
  yield* doubles('tool', proficiencies.tools.map(plainName));
  const unlisted = ['Holy symbol', 'Prayer book', 'Stick of incense', 'Vestments', 'Potion of healing'];
  yield* without(
    'gear',
    gear.map(({ name }) => name).filter((name) => !unlisted.includes(name)),
    (name) => entityCatalogueOf('5e').withName(name, 'item').length > 0,
  );
  yield* without(
    'feature',
    features.map(({ name }) => name),
    (name) => entityCatalogueOf('5e').withName(name, 'feature').length > 0,
  );
}

/** All faults of a character by the rules of the document. */
export const faults5e = (character: Character5e): string[] =>
  [
    ...spellFaults(character),
    ...skillFaults(character),
    ...bodyFaults(character),
    ...gearFaults(character),
    ...sheetFaults(character),
  ].map((fault) => `${character.name}, ${character.class} ${character.level}: ${fault}`);
