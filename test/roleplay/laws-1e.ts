import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Character1e } from '../../src/roleplay/chargen/1e/character.ts';
import { chargen1e } from '../../src/roleplay/chargen/1e/chargen.ts';
import { featWithoutChoice } from '../../src/roleplay/chargen/1e/feats.ts';
import type { Spell1e } from '../../src/roleplay/chargen/1e/spells.ts';
import { burdenFaults } from './burden-laws-1e.ts';
import { callingFaults } from './calling-laws-1e.ts';
import { doubles, sheetFaults, without } from './d20-laws.ts';

/** A character by seed. The level follows from the seed and the class is drawn, so that all occur. */
export function character1e(seed: number, level = 1 + (seed % 20)): Character1e {
  const made = chargen1e({ level, rng: Rng.fromSeed(`first ${seed}`) });
  if (!made.ok) throw new Error(made.error.detail);
  return made.value as Character1e;
}

const entity = (category: string, name: string) => entityCatalogueOf('1e').withName(name, category)[0];
const fieldOf = <Figure>(category: string, name: string, what: string): Figure =>
  entity(category, name)![what] as Figure;

/** Wealth by level as printed. */
const WEALTH = [
  0, 1000, 3000, 6000, 10500, 16000, 23500, 33000, 46000, 62000, 82000, 108000, 140000, 185000, 240000, 315000, 410000,
  530000, 685000, 880000,
];

/** The price of an improved item, or of a wondrous item with a bonus, by the crafting rules. */
function priceByRule(name: string): number | undefined {
  const [, masterwork] = /^Masterwork (.+)$/.exec(name) ?? [];
  const [, base, plus] = /^(.+) \+(\d)$/.exec(name) ?? [];
  const rates: Record<string, number> = {
    'Bracers of armour': 1000,
    'Cloak of resistance': 1000,
    'Ring of protection': 2000,
    'Amulet of natural armour': 2000,
    'Amulet of mighty fists': 4000,
  };
  const square = Number(plus) ** 2;
  if (base && rates[base]) return rates[base] * square;
  if (base && /^(?:Belt|Headband) of/.test(base)) return 1000 * square;
  const item = entity('item', masterwork ?? base ?? '');
  if (!item) return undefined;
  const isWeapon = item['kind'] === 'weapon';
  const ofMasterwork = item.name.startsWith('Mithral') ? 0 : isWeapon ? 300 : 150;
  return (item['price'] as number) + ofMasterwork + (base ? square * (isWeapon ? 2000 : 1000) : 0);
}

function* gearFaults(character: Character1e): Generator<string> {
  const { gear, wealth, gear_worth, money, level } = character;
  if (level > 1 && wealth !== WEALTH[level - 1]) yield `wealth ${wealth}`;
  const sum = gear.reduce((total, { price }) => total + Math.round(price * 100), 0);
  if (sum !== Math.round(gear_worth * 100)) yield `gear costs ${sum / 100}, not ${gear_worth}`;
  if (sum + Math.round(money * 100) !== Math.round(wealth * 100) || money < 0) yield 'the money does not add up';
  yield* doubles(
    'gear',
    gear.map(({ name }) => name),
  );
  for (const { name, count, price } of gear) {
    if (price === 0) continue;
    const listedGear = entity('item', name)?.['price'] as number | undefined;
    const expected = priceByRule(name) ?? (listedGear ?? Number.NaN) * count;
    if (Math.abs(price - expected) > 0.001) yield `${name} for ${price}, not ${expected}`;
  }
}

const PROGRESS: Record<string, (level: number) => number> = {
  full: (level) => level,
  'three-quarters': (level) => Math.floor(level * 0.75),
  half: (level) => Math.floor(level / 2),
};

function* bodyFaults(character: Character1e): Generator<string> {
  const { class: className, level, abilities, modifiers, hit_dice, hit_points, feats, favoured_class } = character;
  for (const [name, score] of Object.entries(abilities)) if (!(score >= 1 && score <= 37)) yield `${name} ${score}`;
  const die = Number(hit_dice.split('d')[1]);
  const isToad = character.companion?.name === 'toad';
  const extra =
    (isToad ? 3 : 0) +
    (feats.some(({ name }) => name === 'Toughness') ? Math.max(3, level) : 0) +
    (favoured_class === 'hit points' ? level : 0);
  const con = modifiers.constitution;
  const expected = Math.max(1, die + con) + (level - 1) * Math.max(1, die / 2 + 1 + con) + extra;
  if (hit_points !== expected) yield `${hit_points} hit points instead of ${expected}`;
  const base = PROGRESS[fieldOf<string>('class', className, 'attack_bonus')]!(level);
  if (character.base_attack !== base) yield `base attack ${character.base_attack}`;
  if (character.touch > character.armour_class || character.flat_footed > character.armour_class) yield 'armour class';
  if (!(character.speed >= 10 && character.speed <= 95)) yield `speed ${character.speed}`;
  for (const attack of character.attacks) {
    const count = attack.bonus.split('/').length;
    const special = attack.name === 'Flurry of blows' ? 7 : attack.name.endsWith('(off hand)') ? 3 : 0;
    const maximum = special || Math.max(1, Math.ceil(base / 5));
    if (count > maximum) yield `${attack.name} ${count} times`;
  }
}

const BONUS_FEATS: Record<string, (level: number) => number> = {
  Fighter: (level) => 1 + Math.floor(level / 2),
  // Including the two that come with the class.
  Monk: (level) => 2 + [1, 2, 6, 10, 14, 18].filter((at) => at <= level).length,
  Ranger: (level) => [2, 3, 6, 10, 14, 18].filter((at) => at <= level).length,
  Sorcerer: (level) => 1 + [7, 13, 19].filter((at) => at <= level).length,
  Wizard: (level) => 1 + Math.floor(level / 5),
};

const casterLevel = (className: string, level: number): number => {
  if (fieldOf<string>('class', className, 'casting') === 'none') return 0;
  return className === 'Paladin' || className === 'Ranger' ? level - 3 : level;
};

const FEATS_OF_DOMAINS: Record<string, number> = { Darkness: 1, Rune: 1, Nobility: 8 };

/** Number of feats that domains, a school and rogue talents grant. */
function grantedFeats({ domains = [], school, powers, level, class: className }: Character1e): number {
  const ofDomains = className === 'Cleric' ? domains.filter((name) => level >= (FEATS_OF_DOMAINS[name] ?? 99)) : [];
  const talents = powers.filter(({ name }) => name === 'Combat trick' || name === 'Feat');
  return ofDomains.length + talents.length + (school === 'necromancy' ? 1 : 0);
}

/** Feats of tricksters who train no such trick, and of shooters without a weapon to shoot with. */
function* uselessFeats({ feats, skills, attacks, abilities }: Character1e): Generator<string> {
  const taken = feats.map(({ name }) => name);
  const isTrained = (...names: string[]) => skills.some(({ name, ranks }) => ranks > 0 && names.includes(name));
  if (taken.includes('Deceitful') && !isTrained('Bluff', 'Disguise')) yield 'Deceitful without deceit';
  if (taken.includes('Persuasive') && !isTrained('Diplomacy', 'Intimidate')) yield 'Persuasive without persuasion';
  if (taken.includes('Dazzling display') && !isTrained('Intimidate')) yield 'Dazzling display without threats';
  if (taken.includes('Combat reflexes') && abilities.dexterity < 12) yield 'Combat reflexes of the slow';
  if (taken.includes('Point-blank shot') && !attacks.some(({ range }) => range)) yield 'Point-blank shot, unarmed';
}

/** Checks prerequisites that are numbers or other feats, at the level at which each feat was taken. */
function* featFaults(character: Character1e): Generator<string> {
  const { class: className, level, race, feats } = character;
  const granted = grantedFeats(character);
  const count =
    Math.ceil(level / 2) +
    granted +
    (BONUS_FEATS[className]?.(level) ?? 0) +
    (race === 'Human' ? 1 : 0) +
    (race === 'Half-elf' ? 1 : 0);
  if (feats.length !== count) yield `${feats.length} feats instead of ${count}`;
  yield* uselessFeats(character);
  yield* doubles(
    'feat',
    feats.map(({ name }) => featWithoutChoice(name)),
  );
  yield* without(
    'feat',
    feats.map(({ name }) => featWithoutChoice(name)),
    (name) => entity('feat', name) !== undefined,
  );
  const free = ['class', 'monk', 'combat style', 'half-elf', 'necromancy school'];
  const progress = PROGRESS[fieldOf<string>('class', className, 'attack_bonus')]!;
  for (const feat of feats.filter(({ from }) => !free.includes(from ?? '') && !from?.endsWith('domain'))) {
    const earlier = feats.slice(0, feats.indexOf(feat)).map(({ name }) => name);
    for (const prerequisite of fieldOf<string[]>('feat', featWithoutChoice(feat.name), 'prerequisites')) {
      const [, word = '', number] = /^(.+?) \+?(\d+)$/.exec(prerequisite) ?? [];
      if (word === 'base attack bonus' && progress(feat.level) < Number(number)) yield `${feat.name}: ${prerequisite}`;
      if (word === 'fighter level' && !(className === 'Fighter' && feat.level >= Number(number)))
        yield `${feat.name}: ${prerequisite}`;
      if (word === 'caster level' && casterLevel(className, feat.level) < Number(number))
        yield `${feat.name}: ${prerequisite}`;
      if (/^channel (?:positive|negative) energy$/.test(prerequisite) && className !== 'Paladin')
        if (!prerequisite.includes(character.channels ?? 'nothing')) yield `${feat.name}: ${prerequisite}`;
      if (word in character.abilities && character.abilities[word as 'wisdom'] < Number(number))
        yield `${feat.name}: ${prerequisite}`;
      if (
        entity('feat', prerequisite) &&
        !/proficiency/.test(prerequisite) &&
        !earlier.some((name) => featWithoutChoice(name) === prerequisite)
      )
        yield `${feat.name} without ${prerequisite}`;
    }
  }
}

function* skillFaults(character: Character1e): Generator<string> {
  const { skills, level, class: className, race, favoured_class, abilities, gear } = character;
  yield* doubles(
    'skill',
    skills.map(({ name }) => name),
  );
  const headbandBonus = gear.map(({ name }) => /^Headband of vast intelligence \+(\d)$/.exec(name)?.[1]).find(Boolean);
  const ownIntelligence = abilities.intelligence - Number(headbandBonus ?? 0);
  const perLevel =
    Math.max(1, fieldOf<number>('class', className, 'skill_ranks') + Math.floor((ownIntelligence - 10) / 2)) +
    (race === 'Human' ? 1 : 0) +
    (favoured_class === 'skill ranks' ? 1 : 0);
  if (character.skill_ranks !== perLevel * level) yield `${character.skill_ranks} ranks instead of ${perLevel * level}`;
  const spent = skills.reduce((sum, { ranks }) => sum + ranks, 0);
  const ofHeadband = level * (Number(headbandBonus ?? 0) / 2);
  if (spent !== perLevel * level + ofHeadband) yield `${spent} ranks spent of ${perLevel * level} and ${ofHeadband}`;
  if (skills.some(({ ranks }) => ranks > level)) yield 'more ranks than levels';
}

function* spellFaults(character: Character1e): Generator<string> {
  const { spellcasting, class: className, level } = character;
  if (!spellcasting) return;
  const { ability, slots, known = [], prepared = [], spellbook = [], domain_spells = [] } = spellcasting;
  const row = fieldOf<(number | null)[][]>('class', className, 'spells_per_day')[level - 1]!;
  const modifier = character.modifiers[ability];
  for (const [at, count] of Object.entries(slots)) {
    const spellLevel = Number(at);
    const bonus = [0, ...Array.from({ length: 9 }, (_, i) => Math.max(0, Math.ceil((modifier - i) / 4)))][spellLevel]!;
    if (row[spellLevel] === null || count !== row[spellLevel]! + bonus) yield `${count} slots of level ${at}`;
    if (character.abilities[ability] < 10 + spellLevel) yield `level ${at} is beyond the score`;
  }
  const list = fieldOf<string>('class', className, 'spell_list');
  const isOnList = ({ name, level: at }: Spell1e) =>
    fieldOf<Record<string, number>>('spell', name, 'levels')[list] === at;
  for (const spell of [...known, ...prepared, ...spellbook]) if (!isOnList(spell)) yield `${spell.name} is foreign`;
  const castable = (spell: Spell1e) => spell.level === 0 || slots[spell.level] !== undefined;
  for (const spell of [...known, ...prepared, ...domain_spells])
    if (!castable(spell)) yield `${spell.name} can't be cast`;
  yield* doubles(
    'spell',
    known.map(({ name }) => name),
  );
  yield* doubles(
    'spell in the book',
    spellbook.map(({ name }) => name),
  );
  yield* doubles(
    'prepared spell',
    prepared.map(({ name }) => name),
  );
  const knownRow = (entity('class', className)!['spells_known'] as (number | null)[][] | undefined)?.[level - 1];
  for (const [at, count] of (knownRow ?? []).entries()) {
    const actual = known.filter((spell) => spell.level === at).length;
    if (count !== null && (at === 0 || slots[at] !== undefined) && actual !== count)
      yield `${actual} known of level ${at}`;
  }
  for (const [at, count] of Object.entries(slots)) {
    const actual = prepared.filter((spell) => spell.level === Number(at)).reduce((sum, spell) => sum + spell.count, 0);
    const known = className !== 'Wizard' || spellbook.some((spell) => spell.level === Number(at));
    if (!knownRow && known && actual !== count) yield `${actual} prepared of level ${at}, ${count} slots`;
  }
}

/** Every feat and rank serves, the text says what the character is, and numbers agree with the dice beside them. */
function* purposeFaults(character: Character1e): Generator<string> {
  const {
    feats,
    spellcasting,
    skills,
    powers,
    companion,
    traits,
    proficiencies,
    text,
    level,
    class: className,
  } = character;
  const spells = [
    ...(spellcasting?.prepared ?? []),
    ...(spellcasting?.known ?? []),
    ...(spellcasting?.school_spells ?? []),
    ...(spellcasting?.domain_spells ?? []),
    ...(spellcasting?.bloodline_spells ?? []),
  ];
  for (const { name } of feats) {
    const [, school] = /^Spell focus \((.+)\)$/.exec(name) ?? [];
    if (school && !spells.some((spell) => entity('spell', spell.name)?.['school'] === school))
      yield `${name} without spells`;
  }
  const covered = powers.flatMap(({ from, text }) =>
    from === 'Versatile performance' ? (text ?? '').split(' and ') : [],
  );
  if (level < 14 && new Set(covered).size < covered.length) yield `performances overlap: ${covered}`;
  for (const { name, ranks } of skills)
    if (level < 14 && ranks && covered.includes(name)) yield `ranks in ${name} are wasted`;
  const [, count, added = '0'] = /^(\d+)d8([+-]\d+)?$/.exec(companion?.hit_dice ?? '') ?? [];
  if (count && companion!.hit_points !== Math.floor(Number(count) * 4.5) + Number(added))
    yield `companion with ${companion!.hit_points} hit points of ${companion!.hit_dice}`;
  for (const words of [...traits.map((trait) => trait.replace(/\.$/, '')), ...proficiencies.weapons])
    if (!text.includes(words)) yield `the text lacks "${words}"`;
  if (className === 'Ranger' && level >= 4 && !spellcasting !== text.includes('Spells: none, because'))
    yield 'no spells without a reason';
}

/** All faults of a character by the rules. */
export const faults1e = (character: Character1e): string[] =>
  [
    ...gearFaults(character),
    ...bodyFaults(character),
    ...featFaults(character),
    ...skillFaults(character),
    ...spellFaults(character),
    ...callingFaults(character),
    ...burdenFaults(character),
    ...purposeFaults(character),
    ...doubles('language', character.languages),
    ...doubles(
      'feature',
      character.features.map(({ name }) => name),
    ),
    ...sheetFaults(character),
  ].map((fault) => `${character.name}, ${character.class} ${character.level}: ${fault}`);
