import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Character5e } from '../../src/roleplay/chargen/5e/character.ts';
import { chargen5e } from '../../src/roleplay/chargen/5e/chargen.ts';
import { INSTRUMENTS } from '../../src/roleplay/chargen/5e/classes.ts';
import { weapons5e } from '../../src/roleplay/chargen/5e/gear.ts';
import { BACKGROUNDS } from '../../src/roleplay/chargen/5e/races.ts';
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
  // A level teaches the spells that the table adds, and replaces one.
  if (known && ['Bard', 'Sorcerer'].includes(className) && highest > 1) {
    const since = 2 * highest - 1;
    const learned = KNOWN[className]![level - 1]! - KNOWN[className]![since - 2]! + level - since + 1;
    if (known.filter((spell) => spell.level === highest).length > learned) yield `too many of level ${highest}`;
  }
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
  const beguiling = features.some(({ name }) => name === 'Eldritch Invocation: Beguiling Influence');
  const count = 2 + (CLASS_SKILLS[className] ?? 2) + ofRace + lore;
  const names = proficient.map(({ name }) => name);
  if (beguiling && !(names.includes('Deception') && names.includes('Persuasion'))) yield 'does not beguile';
  const more = beguiling ? proficient.length - count : 0;
  if (more < 0 || more > 2 || (beguiling && more === 0)) yield `${more} skills of the invocation`;
  if (proficient.length !== count + more) yield `${proficient.length} skills instead of ${count}`;
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

/** Weights in pounds that the list of equipment lacks. */
const UNLISTED_WEIGHTS: Readonly<Record<string, number>> = {
  'Holy symbol': 1,
  'Prayer book': 5,
  'Stick of incense': 0,
  Vestments: 4,
  'String (10 feet)': 0,
  'Alms box': 1,
  'Block of incense': 0,
  Censer: 1,
  'Bag of sand': 1,
  'Small knife': 0.5,
  'Potion of healing': 0.5,
  'Gem worth 100 gp': 0,
};
/** Pounds of what each pack holds, added up by hand from the document. */
const PACKS: Readonly<Record<string, number>> = {
  "Burglar's Pack": 47.5,
  "Diplomat's Pack": 36,
  "Dungeoneer's Pack": 61.5,
  "Entertainer's Pack": 38,
  "Explorer's Pack": 59,
  "Priest's Pack": 24,
  "Scholar's Pack": 11.5,
};
/** Weights of ammunition are those of a lot of 20. */
const LOT = /^(?:Arrow|Crossbow bolt|Sling bullet)$/;

function weightOf(name: string): number {
  const own = PACKS[name] ?? UNLISTED_WEIGHTS[name];
  if (own !== undefined) return own;
  const weight = Number(entityCatalogueOf('5e').withName(name, 'item')[0]?.['weight'] ?? 0);
  return LOT.test(name) ? weight / 20 : weight;
}

function* loadFaults({ class: className, gear, load, money, abilities, text }: Character5e): Generator<string> {
  if (className === 'Druid' && gear.some(({ name }) => name === 'Studded Leather')) yield 'a druid in metal studs';
  for (const { name, count, weight } of gear)
    if (Math.abs(weight - count * weightOf(name)) > 0.011) yield `${name} ×${count} weighs ${weight}`;
  const carried = gear.reduce((sum, { name, count }) => sum + count * weightOf(name), money / 50);
  if (Math.abs(carried - load.carried) > 0.05) yield `carries ${load.carried}, not ${carried}`;
  if (load.capacity !== 15 * abilities.strength) yield `capacity ${load.capacity}`;
  if (load.carried > load.capacity !== text.includes('overloaded')) yield 'overloaded without saying so';
  if (load.carried > load.capacity) yield `overloaded with ${load.carried} of ${load.capacity}`;
}

/** What every background adds, and nothing but the class has beside it. */
function* backgroundFaults({
  left_behind = [],
  background,
  gear,
  money,
  skills,
  proficiencies,
  languages,
  race,
  level,
}: Character5e) {
  const {
    skills: trained,
    tools = [],
    gear: given,
    gold,
    freeLanguages = 0,
  } = BACKGROUNDS.find(({ name }) => name === background)!;
  if (level === 1 ? money !== gold : money < gold + 25) yield `${money} gp at level ${level}, ${gold} at the start`;
  const gems = gear.find((entry) => entry.name.startsWith('Gem'))?.count ?? 0;
  if (level >= 5 && money + 100 * gems < 100 * (level - 2)) yield `only ${money} gp and ${gems} gems at level ${level}`;
  const names = [...gear, ...left_behind].map(({ name }) => name);
  for (const thing of given) if (!names.includes(thing.replace(/^\d+ /, ''))) yield `no ${thing} of the ${background}`;
  for (const tool of tools) if (!proficiencies.tools.map(plainName).includes(plainName(tool))) yield `no ${tool}`;
  for (const skill of trained)
    if (!skills.some(({ name, proficient }) => name === skill && proficient)) yield `no ${skill} of the ${background}`;
  const least = (race === 'Human' || race === 'High Elf' || race === 'Half-Elf' ? 1 : 0) + freeLanguages;
  if (languages.length < 1 + least) yield `${languages.length} languages`;
}

/** Starting gear of each class as the document prints it: one option of each list; `simple` and `martial` are weapons. */
const STARTING: Readonly<Record<string, string>> = {
  Barbarian: 'Greataxe|martial melee; 2 Handaxe|simple; Explorer; 4 Javelin',
  Bard: 'Rapier|Longsword|simple; Diplomat|Entertainer; instrument; Leather; Dagger',
  Cleric:
    'Mace|Warhammer; Scale Mail|Leather|Chain Mail; Crossbow, light+20 Crossbow bolt|simple; Priest|Explorer; Shield; Amulet|Emblem|Reliquary',
  Druid: 'Shield|simple; Scimitar|simple melee; Leather; Explorer; Sprig of mistletoe|Totem|Wooden staff|Yew wand',
  Fighter:
    'Chain Mail|Leather+Longbow+20 Arrow; martial; Shield|martial; Crossbow, light+20 Crossbow bolt|2 Handaxe; Dungeoneer|Explorer',
  Monk: 'Shortsword|simple; Dungeoneer|Explorer; 10 Dart',
  Paladin: 'Shield|martial; martial; 5 Javelin|simple melee; Priest|Explorer; Chain Mail; Amulet|Emblem|Reliquary',
  Ranger: 'Scale Mail|Leather; 2 Shortsword|simple melee; Dungeoneer|Explorer; Longbow; Quiver; 20 Arrow',
  Rogue:
    "Rapier|Shortsword; Shortbow+20 Arrow|Shortsword; Burglar|Dungeoneer|Explorer; Leather; 2 Dagger; Thieves' tools",
  Sorcerer:
    'Crossbow, light+20 Crossbow bolt|simple; Component pouch|Crystal|Orb|Rod|Staff|Wand; Dungeoneer|Explorer; 2 Dagger',
  Warlock:
    'Crossbow, light+20 Crossbow bolt|simple; Component pouch|Crystal|Orb|Rod|Staff|Wand; Scholar|Dungeoneer; Leather; simple; 2 Dagger',
  Wizard: 'Quarterstaff|Dagger; Component pouch|Crystal|Orb|Rod|Staff|Wand; Scholar|Explorer; Spellbook',
};

const GROUP = /^(?:simple|martial)(?: melee)?$/;

/** Whether gear holds a thing such as `2 Handaxe`, a weapon of a group, an instrument, or a pack by its first word. */
function holds(gear: Character5e['gear'], thing: string): boolean {
  const [, count = '1', name = thing] = /^(\d+) (.+)$/.exec(thing) ?? [];
  if (thing === 'instrument') return gear.some((entry) => INSTRUMENTS.includes(entry.name));
  if (GROUP.test(thing))
    return gear.some((entry) => {
      const found = weapons5e().get(entry.name);
      return found?.group === thing.split(' ')[0] && !(thing.endsWith('melee') && found?.isRanged);
    });
  return gear.some(
    (entry) => (entry.name.startsWith(name) || BETTER[entry.name] === name) && entry.count >= Number(count),
  );
}

/** Every list of the class's starting gear has one option in the gear, unless its pack had to be opened. */
function* startingFaults({ class: className, gear, left_behind }: Character5e): Generator<string> {
  for (const list of STARTING[className]!.split('; ')) {
    const isPack = /^(?:Burglar|Diplomat|Dungeoneer|Entertainer|Explorer|Priest|Scholar)/.test(list);
    if (isPack && left_behind) continue;
    if (!list.split('|').some((option) => option.split('+').every((thing) => holds(gear, thing))))
      yield `none of ${list}`;
  }
}

const TOOL_COUNTS: Readonly<Record<string, number>> = { Bard: 3, Druid: 1, Monk: 1, Rogue: 1 };

function* proficiencyFaults({ class: className, background, race, proficiencies, languages }: Character5e) {
  const { tools = [] } = BACKGROUNDS.find(({ name }) => name === background)!;
  const ofRace = race === 'Hill Dwarf' || race === 'Rock Gnome' ? 1 : 0;
  const count = (TOOL_COUNTS[className] ?? 0) + tools.length + ofRace;
  if (proficiencies.tools.length !== count) yield `${proficiencies.tools.length} tools instead of ${count}`;
  const own = { Druid: 'Druidic', Rogue: "Thieves' Cant", Sorcerer: 'Draconic' }[className];
  if (own && !languages.includes(own)) yield `no ${own}`;
}

/** How many features of a kind a class has chosen at a level, by the document. */
const CHOSEN: readonly (readonly [className: string, start: string, levels: readonly number[]])[] = [
  ['Fighter', 'Fighting Style: ', [1, 10]],
  ['Paladin', 'Fighting Style: ', [2]],
  ['Ranger', 'Fighting Style: ', [2]],
  ['Sorcerer', 'Metamagic: ', [3, 3, 10, 17]],
  ['Sorcerer', 'Dragon Ancestor: ', [1]],
  ['Warlock', 'Eldritch Invocation: ', [2, 2, 5, 7, 9, 12, 15, 18]],
  ['Warlock', 'Pact of the ', [3]],
  ['Druid', 'Circle of the Land: ', [2]],
  ['Ranger', "Hunter's Prey: ", [3]],
  ['Ranger', 'Defensive Tactics: ', [7]],
  ['Ranger', 'Multiattack: ', [11]],
];

function* choiceFaults(character: Character5e): Generator<string> {
  const { class: className, level, features, spellcasting, favored_enemies = [], favored_terrains = [] } = character;
  for (const [kind, start, levels] of CHOSEN) {
    if (kind !== className) continue;
    const count = levels.filter((at) => at <= level).length;
    const actual = features.filter(({ name }) => name.startsWith(start)).length;
    if (actual !== count) yield `${actual} × ${start}instead of ${count}`;
  }
  const book = spellcasting?.spellbook ?? [];
  const mastered = (spellcasting?.spell_mastery ?? []).map((spell) => spell.level);
  if (`${mastered}` !== (className === 'Wizard' && level >= 18 ? '1,2' : '')) yield `spell mastery ${mastered}`;
  const signed = spellcasting?.signature_spells ?? [];
  if (signed.length !== (className === 'Wizard' && level === 20 ? 2 : 0)) yield `${signed.length} signature spells`;
  for (const { name } of signed)
    if (!book.some((spell) => spell.name === name && spell.level === 3)) yield `${name} as a signature spell`;
  const prepared = (spellcasting?.prepared ?? []).map(({ name }) => name);
  for (const { name } of spellcasting?.spell_mastery ?? [])
    if (!prepared.includes(name)) yield `mastered ${name} is not prepared`;
  for (const { name } of signed) if (prepared.includes(name)) yield `signature spell ${name} is prepared for nothing`;
  const isRanger = className === 'Ranger';
  const enemies = isRanger ? [1, 6, 14].filter((at) => at <= level).length : 0;
  const terrains = isRanger ? [1, 6, 10].filter((at) => at <= level).length : 0;
  if (favored_enemies.length !== enemies || favored_terrains.length !== terrains) yield 'favoured enemies or terrains';
  const names = features.map(({ name }) => name);
  const rituals = names.includes('Eldritch Invocation: Book of Ancient Secrets') ? 2 : 0;
  const ofBoon = names.includes('Pact of the Tome') ? 3 + rituals : names.includes('Pact of the Chain') ? 1 : 0;
  if ((spellcasting?.pact_spells ?? []).length !== ofBoon) yield `${ofBoon} spells of the pact`;
}

/** Base armour class and largest Dexterity bonus of armour. */
const ARMOUR: Readonly<Record<string, readonly [base: number, dexterity: number]>> = {
  Leather: [11, 99],
  'Scale Mail': [14, 2],
  'Chain Mail': [16, 0],
  'Studded Leather': [12, 99],
  Breastplate: [14, 2],
  'Half Plate': [15, 2],
  Splint: [17, 0],
  Plate: [18, 0],
};
/** Armour that replaces that of the start at higher levels, with what it replaces. */
const BETTER: Readonly<Record<string, string>> = {
  'Studded Leather': 'Leather',
  Breastplate: 'Scale Mail',
  'Half Plate': 'Scale Mail',
  Splint: 'Chain Mail',
  Plate: 'Chain Mail',
};

const weaponModifier = (character: Character5e, weapon: Record<string, unknown>): number => {
  const { strength, dexterity } = character.modifiers;
  const names = (weapon['properties'] as string[] | undefined) ?? [];
  const isMonks = character.class === 'Monk' && weapon['range'] !== 'ranged' && !/Ranged/.test(String(weapon['group']));
  if (names.some((name) => /finesse/i.test(name)) || isMonks) return Math.max(strength, dexterity);
  return SHOOTS.test(String(weapon['name'])) ? dexterity : strength;
};
const SHOOTS = /bow$|^Crossbow|^Sling$|^Dart$|^Blowgun$/;

/** All carried weapons are ones that the character is proficient with. */
function* attackFaults(character: Character5e): Generator<string> {
  const { attacks, proficiency_bonus, features } = character;
  const archery = features.some(({ name }) => name === 'Fighting Style: Archery') ? 2 : 0;
  for (const { name, bonus, damage } of attacks) {
    if (name === 'Unarmed strike') {
      const flat = String(Math.max(0, 1 + character.modifiers.strength));
      if (character.class !== 'Monk' && damage !== flat) yield `unarmed strike ${damage} instead of ${flat}`;
      continue;
    }
    const weapon = entityCatalogueOf('5e').withName(name, 'item')[0]!;
    const shot = SHOOTS.test(name) ? archery : 0;
    const expected = weaponModifier(character, weapon as unknown as Record<string, unknown>) + proficiency_bonus + shot;
    if (bonus !== expected) yield `${name} ${bonus} instead of ${expected}`;
  }
}

function* skillBonusFaults({ class: className, level, skills, modifiers, proficiency_bonus }: Character5e) {
  for (const { name, ability, bonus, proficient, expertise } of skills) {
    const isBody = ability === 'strength' || ability === 'dexterity' || ability === 'constitution';
    const jack = className === 'Bard' && level >= 2 ? Math.floor(proficiency_bonus / 2) : 0;
    const athlete = className === 'Fighter' && level >= 7 && isBody ? Math.ceil(proficiency_bonus / 2) : 0;
    const trained = proficiency_bonus * (expertise ? 2 : 1);
    const expected = modifiers[ability] + (proficient ? trained : jack + athlete);
    if (bonus !== expected) yield `${name} ${bonus} instead of ${expected}`;
  }
}

function* combatFaults(character: Character5e): Generator<string> {
  const { class: className, armour_class, armour_class_from, modifiers, features, saving_throws, level } = character;
  const [first = '', second] = armour_class_from.split(', ');
  const style = features.some(({ name }) => name === 'Fighting Style: Defense') && ARMOUR[first] ? 1 : 0;
  const [base, limit] = ARMOUR[first] ?? [first === 'draconic resilience' ? 13 : 10, 99];
  const more = first === 'unarmoured defence' ? modifiers[className === 'Monk' ? 'wisdom' : 'constitution'] : 0;
  // Heavy armour neither adds Dexterity nor takes a bad one off.
  const expected =
    base + (limit === 0 ? 0 : Math.min(limit, modifiers.dexterity)) + more + style + (second === 'Shield' ? 2 : 0);
  if (armour_class !== expected) yield `armour class ${armour_class} instead of ${expected}`;
  yield* attackFaults(character);
  yield* skillBonusFaults(character);
  const aura = className === 'Paladin' && level >= 6 ? Math.max(1, modifiers.charisma) : 0;
  for (const [ability, { bonus, proficient }] of Object.entries(saving_throws)) {
    const save = modifiers[ability as 'wisdom'] + (proficient ? character.proficiency_bonus : 0) + aura;
    if (bonus !== save) yield `saving throw ${ability} ${bonus} instead of ${save}`;
  }
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
  const unlisted = Object.keys(UNLISTED_WEIGHTS);
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

/** Skills that no member of a class should lack. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  Rogue: ['Stealth', 'Sleight of Hand'],
  Wizard: ['Arcana'],
  Bard: ['Persuasion', 'Performance'],
  Ranger: ['Stealth', 'Survival'],
  Cleric: ['Religion'],
  Druid: ['Nature'],
};

/** A character has what its class is known for, and casters can attack with a cantrip and with some spell. */
function* purposeFaults(character: Character5e): Generator<string> {
  const { class: className, level, skills, spellcasting, innate_spells, spell_attacks = [], subclass } = character;
  for (const name of CORE[className] ?? [])
    if (!skills.some((skill) => skill.name === name && skill.proficient)) yield `no ${name}`;
  if (className === 'Rogue' && !skills.some(({ name, expertise }) => name === 'Stealth' && expertise))
    yield 'no expertise in Stealth';
  if (!spellcasting) return;
  const { cantrips, prepared = [], known = [] } = spellcasting;
  if (cantrips.includes('True Strike')) yield 'True Strike';
  if (cantrips.length && !spell_attacks.some(({ name }) => cantrips.includes(name.split(' (')[0]!)))
    yield 'no cantrip to attack with';
  const evocations = [...spell_attacks].filter(({ name }) => !cantrips.includes(name.split(' (')[0]!));
  if (subclass === 'Evocation' && level >= 3 && evocations.length < 2) yield 'an evoker without evocations';
  const ready = [...prepared, ...known].map(({ name }) => name);
  for (const { name } of innate_spells) if (ready.includes(name)) yield `${name} twice`;
}

/** All faults of a character by the rules of the document. */
export const faults5e = (character: Character5e): string[] =>
  [
    ...spellFaults(character),
    ...skillFaults(character),
    ...bodyFaults(character),
    ...gearFaults(character),
    ...loadFaults(character),
    ...backgroundFaults(character),
    ...startingFaults(character),
    ...proficiencyFaults(character),
    ...choiceFaults(character),
    ...combatFaults(character),
    ...purposeFaults(character),
    ...sheetFaults(character),
  ].map((fault) => `${character.name}, ${character.class} ${character.level}: ${fault}`);
