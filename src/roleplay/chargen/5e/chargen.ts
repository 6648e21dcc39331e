import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import { readCorrectedSrdList } from '../../../entity/srd.ts';
import { ROLEPLAYING_SYSTEMS } from '../../../entity/systems.ts';
import { ok } from '../../../lib/result.ts';
import type { CharacterGenerator } from '../../character.ts';
import { RollRecorder } from '../../rolls.ts';
import {
  type Ability,
  type AbilityScores,
  addScores,
  chooseClass,
  type GearEntry,
  mapAbilities,
  mergeGear,
  modifiersOf,
  parseGearEntry,
  rollName,
  rollScores,
  SCORE_METHOD_TEXT,
} from '../d20-abilities.ts';
import type { Character5e, SavingThrow } from './character.ts';
import { CLASSES_5E, type Class5e, INSTRUMENTS } from './classes.ts';
import { attacksOf, type CombatFacts5e, defenceOf, speedOf } from './combat.ts';
import { chooseFeatures } from './features.ts';
import { specialClassValues } from './figures.ts';
import { isProficientWith, startingGear, weapons5e } from './gear.ts';
import { loadOf, packContents, packLight, weightOf } from './load.ts';
import { BACKGROUNDS, type Background, DRAGONS, LANGUAGES_5E, RACES_5E, type Race5e } from './races.ts';
import { chooseFavored } from './ranger.ts';
import { formatSheet5e } from './sheet.ts';
import { chooseSkills, SKILLS_5E, skillBonuses, wantedSkills } from './skills.ts';
import { spellAttacksOf } from './spell-attacks.ts';
import { chooseSpellcasting, innateSpells } from './spells.ts';
import { abilityIncreasesUpTo, proficiencyBonus, XP_5E } from './tables.ts';
import { betterArmour, earningsAt, wealthMethod } from './wealth.ts';

const HIT_POINTS_METHOD =
  'the whole hit die at level 1, its average rounded up at each further level, the Constitution modifier at every level';

const ALIGNMENTS = [
  'lawful good',
  'neutral good',
  'chaotic good',
  'lawful neutral',
  'neutral',
  'chaotic neutral',
  'lawful evil',
  'neutral evil',
  'chaotic evil',
];

interface PackageClass {
  readonly hit_die: string;
  readonly saving_throws: readonly string[];
  readonly skills: readonly { readonly choose: number; readonly from: readonly string[] }[];
}

const packageClass = (name: string): PackageClass =>
  entityCatalogueOf('5e').withName(name, 'class')[0] as unknown as PackageClass;

/**
 * Returns the ability bonuses of a race. Bonuses that players may assign go to the abilities that the class needs most.
 */
function racialBonuses(race: Race5e, abilityOrder: readonly Ability[]): Partial<AbilityScores> {
  const freeAbilities = abilityOrder.filter((ability) => !race.abilities[ability]).slice(0, race.freeAbilities ?? 0);
  return { ...race.abilities, ...Object.fromEntries(freeAbilities.map((ability) => [ability, 1])) };
}

const MAX_SCORE = 20;

/**
 * Raises scores by two points at each level with an increase. Each point goes to the most needed ability that is below
 * 20.
 */
function raiseScores(scores: AbilityScores, abilityOrder: readonly Ability[], className: string, level: number) {
  let current = scores;
  const increases = abilityIncreasesUpTo(className, level).map((at) => {
    const abilities = [1, 2].flatMap(() => {
      const ability = abilityOrder.find((each) => current[each] < MAX_SCORE);
      if (ability) current = addScores(current, { [ability]: 1 });
      return ability ?? [];
    });
    return { level: at, abilities };
  });
  return { scores: current, increases };
}

/**
 * Bonuses of the barbarian feature of level 20, Primal Champion. They may raise scores above the usual maximum of 20.
 */
const PRIMAL: Partial<AbilityScores> = { strength: 4, constitution: 4 };

function skillSources(kind: Class5e, level: number, race: Race5e, background: Background) {
  const every = Object.keys(SKILLS_5E);
  const ofClass = packageClass(kind.name).skills.filter(({ from }) => from.every((name) => name in SKILLS_5E));
  return {
    given: [...background.skills, ...(race.skills ?? [])],
    choices: [
      ...ofClass,
      ...(race.freeSkills ? [{ choose: race.freeSkills, from: every }] : []),
      ...(kind.subclass === 'Lore' && level >= 3 ? [{ choose: 3, from: every }] : []),
    ],
  };
}

/**
 * Makes a function for the bonus to ability checks without proficiency: half the proficiency bonus, for bards with
 * every ability and for champions with physical ones.
 */
function untrainedBonus(kind: Class5e, level: number) {
  const proficiency = proficiencyBonus(level);
  return (ability: Ability): number => {
    if (kind.name === 'Bard' && level >= 2) return Math.floor(proficiency / 2);
    const isBody = ability === 'strength' || ability === 'dexterity' || ability === 'constitution';
    return kind.subclass === 'Champion' && level >= 7 && isBody ? Math.ceil(proficiency / 2) : 0;
  };
}

function savingThrows(kind: Class5e, level: number, modifiers: AbilityScores): Record<Ability, SavingThrow> {
  const abbreviations = packageClass(kind.name).saving_throws;
  const aura = kind.name === 'Paladin' && level >= 6 ? Math.max(1, modifiers.charisma) : 0;
  return mapAbilities((ability) => {
    const proficient =
      abbreviations.includes(ability.slice(0, 3).toUpperCase()) ||
      (kind.name === 'Monk' && level >= 14) ||
      (kind.name === 'Rogue' && level >= 15 && ability === 'wisdom');
    return { bonus: modifiers[ability] + (proficient ? proficiencyBonus(level) : 0) + aura, proficient };
  });
}

function hitPoints(kind: Class5e, race: Race5e, level: number, constitution: number): number {
  const die = Number(packageClass(kind.name).hit_die.slice(1));
  const further = Math.max(1, die / 2 + 1 + constitution) * (level - 1);
  const tough = Number(race.name === 'Hill Dwarf') + Number(kind.subclass === 'Draconic');
  return Math.max(1, die + constitution) + further + tough * level;
}

/** Fighting styles that are useful with the character's gear. */
function fittingStyles(gear: readonly GearEntry[], modifiers: AbilityScores): string[] {
  const weapons = gear.flatMap(({ name }) => weapons5e().get(name) ?? []);
  if (modifiers.dexterity > modifiers.strength && weapons.some(({ name }) => /bow$/.test(name)))
    return ['Archery', 'Defense'];
  if (gear.some(({ name }) => name === 'Shield')) return ['Defense', 'Dueling', 'Protection'];
  const isHeavy = weapons.some(({ isRanged, properties }) => !isRanged && properties.includes('Two-Handed'));
  return isHeavy ? ['Great Weapon Fighting', 'Defense'] : ['Defense', 'Dueling'];
}

function languagesOf(fixed: readonly string[], race: Race5e, background: Background, rolls: RollRecorder): string[] {
  const learnable = LANGUAGES_5E.filter((language) => !fixed.includes(language));
  const count = (race.freeLanguages ?? 0) + (background.freeLanguages ?? 0);
  return [...fixed, ...rolls.pickDistinct('language', learnable, count)];
}

/** All tools of the list of equipment. A proficiency that two sources grant is replaced with any other of them. */
const everyTool = (): string[] =>
  readCorrectedSrdList('equipment')
    .filter((thing) => thing['equipment_category'] === 'Tools')
    .map(({ name }) => name);

function toolsOf(kind: Class5e, race: Race5e, background: Background, rolls: RollRecorder): string[] {
  const granted = [...(kind.tools ?? []), ...(background.tools ?? [])];
  const fixed = new Set(granted);
  const draw = (what: string, from: readonly string[], count: number) =>
    rolls.pickDistinct(
      what,
      from.filter((tool) => !fixed.has(tool)),
      count,
    );
  const [count, from] = kind.freeTools ?? [0, []];
  for (const tool of draw('tool', from, count)) fixed.add(tool);
  const ofRace = race.tools ?? [];
  for (const tool of ofRace.length > 1 ? draw('tool', ofRace, 1) : ofRace) fixed.add(tool);
  const wanted = granted.length + count + Math.min(1, ofRace.length);
  for (const tool of draw('tool instead of a double one', everyTool(), wanted - fixed.size)) fixed.add(tool);
  return [...fixed];
}

/** Dice of a dragonborn's breath, by level. */
const breathDice = (level: number): string => `${2 + [6, 11, 16].filter((from) => level >= from).length}d6`;

/**
 * The traits of a race. Those of dragonborn name the ancestral dragon, its type of damage and the breath. A sorcerer of
 * draconic blood has one dragon for an ancestor, not two.
 */
function traitsOf({ race, level, modifiers }: Origin, { features }: Training, rolls: RollRecorder): string[] {
  if (race.name !== 'Dragonborn') return [...race.traits];
  const ofBlood = DRAGONS.filter(([name]) =>
    features.some((feature) => feature.name.toLowerCase().startsWith(`dragon ancestor: ${name} `)),
  );
  const [colour, damage] = rolls.pick('dragon of the ancestry', ofBlood.length ? ofBlood : DRAGONS, ([name]) => name);
  const breath = `${damage}, ${breathDice(level)}, DC ${8 + modifiers.constitution + proficiencyBonus(level)}`;
  const details = new Map([
    ['Draconic Ancestry', colour],
    ['Breath Weapon', breath],
  ]);
  return race.traits.map((trait) => `${trait} (${details.get(trait) ?? damage})`);
}

const GROUPS: Readonly<Record<string, string>> = { simple: 'simple weapons', martial: 'martial weapons' };

/** Makes characters by the System Reference Document 5.1, at levels 1 to 20. */
export const chargen5e: CharacterGenerator = ({ level, class: className, rng }) => {
  const rolls = new RollRecorder(rng);
  const found = chooseClass(
    className,
    CLASSES_5E.map(({ name }) => name),
    rolls,
  );
  if (!found.ok) return found;
  const kind = CLASSES_5E.find(({ name }) => name === found.value)!;
  const character = makeCharacter(kind, level, rolls);
  return ok({ ...character, text: formatSheet5e(character) });
};

/** First step: chooses race, background and ability scores. */
function chooseOrigin(kind: Class5e, level: number, rolls: RollRecorder) {
  const race = rolls.pick('race', RACES_5E, ({ name }) => name);
  const background = rolls.pick('background', BACKGROUNDS, ({ name }) => name);
  const abilityOrder = kind.otherAbilityOrder
    ? rolls.pick(
        'what counts most',
        [kind.abilityOrder, kind.otherAbilityOrder],
        ([first, second]) => `${first}, then ${second}`,
      )
    : kind.abilityOrder;
  const startingScores = addScores(rollScores(rolls, abilityOrder), racialBonuses(race, abilityOrder));
  const { scores, increases } = raiseScores(startingScores, abilityOrder, kind.name, level);
  const abilities = kind.name === 'Barbarian' && level === 20 ? addScores(scores, PRIMAL) : scores;
  return { kind, level, race, background, abilities, modifiers: modifiersOf(abilities), increases };
}

type Origin = ReturnType<typeof chooseOrigin>;

/** Skills in which an invocation of warlocks gives proficiency. */
const BEGUILING = ['Deception', 'Persuasion'];

/** Second step: chooses skills, proficiencies, gear and features. */
function chooseTraining({ kind, level, race, background, abilities, modifiers }: Origin, rolls: RollRecorder) {
  const learned = chooseSkills(skillSources(kind, level, race, background), kind.name, modifiers, rolls);
  // Skip weapons of the race with which the class is proficient anyway.
  const raceOptions = (race.weapons ?? []).filter((name) => !isProficientWith(weapons5e().get(name)!, kind.weapons));
  const weapons = [...kind.weapons, ...raceOptions];
  const tools = toolsOf(kind, race, background, rolls);
  const instruments = tools.filter((tool) => INSTRUMENTS.includes(tool));
  const isSmall = race.size === 'small';
  const { gear: fixed, choices } = kind;
  const classGear = startingGear(
    { modifiers, scores: abilities, isSmall, weapons, instruments, gear: fixed, choices },
    rolls,
  );
  const ofBackground = background.gear.map(parseGearEntry);
  const earned = earningsAt(level);
  const money = background.gold + earned.gold;
  const given = mergeGear([...betterArmour(classGear, kind.name, level, abilities), ...ofBackground, ...earned.gear]);
  const { gear, leftBehind } = packLight(given, ofBackground, money, abilities.strength);
  const wanted = wantedSkills(kind.name, modifiers);
  const styles = fittingStyles(gear, modifiers);
  const features = chooseFeatures({ kind, level, skills: learned, styles, wanted, rolls });
  const ofInvocation = features.some(({ name }) => name.endsWith(': Beguiling Influence')) ? BEGUILING : [];
  const proficient = [...new Set([...learned, ...ofInvocation])];
  const chosen = (group: string) =>
    features.flatMap(({ name }) => (name.startsWith(`${group}: `) ? name.slice(group.length + 2) : []));
  return { proficient, weapons, tools, gear, money, leftBehind, features, chosen };
}

type Training = ReturnType<typeof chooseTraining>;

const fighterOf = (
  { kind, level, race, abilities, modifiers }: Origin,
  { weapons, gear, chosen }: Training,
): CombatFacts5e => ({
  className: kind.name,
  subclass: level >= kind.subclassFrom ? kind.subclass : null,
  level,
  scores: abilities,
  modifiers,
  proficiency: proficiencyBonus(level),
  weapons,
  armour: kind.armour,
  gear,
  styles: chosen('Fighting Style'),
  isSmall: race.size === 'small',
  raceSpeed: race.speed,
  isDwarf: race.people === 'dwarf',
});

/** Third step: computes the values on the sheet that follow from origin and training. */
function figuresOf(origin: Origin, training: Training) {
  const { kind, level, race, modifiers } = origin;
  const fighter = fighterOf(origin, training);
  const { proficiency } = fighter;
  const defence = defenceOf(fighter);
  const untrained = untrainedBonus(kind, level);
  const { proficient, chosen } = training;
  const skills = skillBonuses({ modifiers, proficiency, proficient, expertise: chosen('Expertise'), untrained });
  return {
    hit_points: hitPoints(kind, race, level, modifiers.constitution),
    hit_points_method: HIT_POINTS_METHOD,
    hit_dice: `${level}${packageClass(kind.name).hit_die}`,
    proficiency_bonus: proficiency,
    armour_class: defence.armourClass,
    armour_class_from: defence.from,
    initiative: modifiers.dexterity + untrained('dexterity'),
    speed: speedOf(fighter, defence),
    passive_perception: 10 + skills.find(({ name }) => name === 'Perception')!.bonus,
    saving_throws: savingThrows(kind, level, modifiers),
    skills,
    attacks: attacksOf(fighter, defence),
    attacks_per_action: 1 + (kind.extraAttacks ?? []).filter((from) => level >= from).length,
    class_figures: specialClassValues(kind.name, level, modifiers),
  };
}

function spellsOf(
  { kind, level, race, modifiers }: Origin,
  { chosen, features: gained }: Training,
  rolls: RollRecorder,
) {
  const proficiency = proficiencyBonus(level);
  const features = gained.map(({ name }) => name);
  const spellcasting = chooseSpellcasting({
    kind,
    level,
    modifier: kind.casts ? modifiers[kind.casts] : 0,
    proficiency,
    land: chosen('Circle of the Land')[0],
    features,
    innate: (race.spells ?? []).flatMap(([from, name]) => (level >= from ? [name] : [])),
    rolls,
  });
  const innate = innateSpells(race, level, rolls, spellcasting?.cantrips ?? []);
  const attacks = spellAttacksOf({ level, proficiency, modifiers, features, spellcasting, innate });
  return { spellcasting, innate_spells: innate, ...(attacks.length && { spell_attacks: attacks }) };
}

/** Languages and, for rangers, favoured enemies and terrains. */
function favoredOf({ kind, level, race, background }: Origin, rolls: RollRecorder) {
  const fixed = [...new Set([...race.languages, ...(kind.languages ?? [])])];
  if (kind.name !== 'Ranger') return { languages: languagesOf(fixed, race, background, rolls) };
  const { enemies, terrains, languages } = chooseFavored(level, fixed, rolls);
  return {
    languages: languagesOf([...fixed, ...languages], race, background, rolls),
    favored_enemies: enemies,
    favored_terrains: terrains,
  };
}

/** Adds the weight of an entry, and the contents of a pack. */
function withWeight(entry: GearEntry) {
  const contents = packContents(entry.name);
  return { ...entry, weight: weightOf(entry), ...(contents && { contents }) };
}

function makeCharacter(kind: Class5e, level: number, rolls: RollRecorder): Character5e {
  const origin = chooseOrigin(kind, level, rolls);
  const training = chooseTraining(origin, rolls);
  const { race, background, abilities, modifiers, increases } = origin;
  return {
    system: '5e',
    name: rollName('5e', race.people, rolls),
    level,
    class: kind.name,
    subclass: level >= kind.subclassFrom ? kind.subclass : null,
    race: race.name,
    size: race.size,
    background: background.name,
    alignment: rolls.pick('alignment', kind.alignments ?? ALIGNMENTS),
    xp: XP_5E[level - 1]!,
    abilities,
    modifiers,
    ability_method: SCORE_METHOD_TEXT,
    ability_increases: increases,
    ...figuresOf(origin, training),
    proficiencies: {
      armour: kind.armour.map((name) => (name === 'shield' ? 'shields' : `${name} armour`)),
      weapons: training.weapons.map((name) => GROUPS[name] ?? name),
      tools: training.tools,
    },
    ...favoredOf(origin, rolls),
    features: training.features,
    traits: traitsOf(origin, training, rolls),
    ...spellsOf(origin, training, rolls),
    gear: training.gear.map(withWeight),
    ...(training.leftBehind.length && { left_behind: training.leftBehind.map(withWeight) }),
    load: loadOf(training.gear, training.money, abilities.strength),
    money: training.money,
    wealth_method: wealthMethod(level),
    credit: ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === '5e')!.credit,
    rolls: rolls.recorded,
    text: '',
  };
}
