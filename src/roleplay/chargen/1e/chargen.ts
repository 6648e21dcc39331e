import { ROLEPLAYING_SYSTEMS } from '../../../entity/systems.ts';
import { ok } from '../../../lib/result.ts';
import type { CharacterGenerator } from '../../character.ts';
import { content } from '../../content.ts';
import { RollRecorder } from '../../rolls.ts';
import {
  type Ability,
  type AbilityScores,
  addScores,
  chooseClass,
  modifiersOf,
  rollName,
  rollScores,
  SCORE_METHOD_TEXT,
} from '../d20-abilities.ts';
import { chooseArms } from './arms.ts';
import { addCallingScores, callingBonuses } from './bonuses.ts';
import { type Calling, callingFeats, callingPowers, chooseCalling, moreClassSkills } from './calling.ts';
import { type Character1e, FAVOURED_CLASS_BONUSES, type FavouredClassBonus } from './character.ts';
import { classValues1e } from './class-values.ts';
import { abilityOrderOf, CLASSES_1E, type Class1e } from './classes.ts';
import {
  attacksOf,
  type CombatFacts1e,
  checkPenalty,
  combatManoeuvreBonus,
  defenceOf,
  savesOf,
  speedOf,
} from './combat.ts';
import { type Companion1e, chooseCompanion, chooseFamiliar, familiarAt, mountAt } from './companions.ts';
import { chooseFeats, featWithoutChoice } from './feats.ts';
import { type ClassEntity, entities1e, findEntity1e, type RaceEntity } from './figures.ts';
import { buyGear, rollBudget } from './gear.ts';
import { coinWeight, loadOf, purseOf, roundWeight } from './load.ts';
import { chooseOptions, drawPerformances, featsOfTalents } from './options.ts';
import { formatSheet1e } from './sheet.ts';
import { chooseKinds, chooseSkills, PERFORMANCES, ranksPerLevel, skillBonuses } from './skills.ts';
import { chooseSpellcasting, whyNoSpells } from './spells.ts';
import { abilityIncreasesUpTo, baseAttackBonus, XP_1E } from './tables.ts';
import { traitsOf1e } from './traits.ts';

const HIT_POINTS_METHOD =
  'the whole hit die at level 1, its average rounded up at each further level, the Constitution modifier at every level';

/** Languages from which characters choose whose race can learn any. */
const { languages: LANGUAGES } = content<{ readonly languages: readonly string[] }>('roleplay/1e/languages');

/**
 * Returns the ability bonuses of a race. A bonus that players may assign goes to the ability that the class needs most.
 */
function racialBonuses({ abilities }: RaceEntity, abilityOrder: readonly Ability[]): Partial<AbilityScores> {
  const { any, ...fixed } = abilities;
  return any ? { [abilityOrder[0]!]: any } : fixed;
}

function hitPoints(
  figures: ClassEntity,
  level: number,
  constitution: number,
  favoured: FavouredClassBonus,
  feats: readonly string[],
): number {
  const die = Number(figures.hit_die.slice(1));
  const further = Math.max(1, die / 2 + 1 + constitution) * (level - 1);
  const tough = feats.includes('Toughness') ? Math.max(3, level) : 0;
  return Math.max(1, die + constitution) + further + tough + (favoured === 'hit points' ? level : 0);
}

function languagesOf(kind: Class1e, race: RaceEntity, intelligence: number, rolls: RollRecorder): string[] {
  const known = [...race.languages, ...(kind.languages ?? [])];
  const choices = race.bonus_languages.includes('any') ? LANGUAGES : race.bonus_languages;
  const learnable = choices.filter((language) => !known.includes(language));
  return [...known, ...rolls.pickDistinct('language', learnable, Math.max(0, intelligence))];
}

/** Makes characters of the first edition (1e), at levels 1 to 20. */
export const chargen1e: CharacterGenerator = ({ level, class: className, rng }) => {
  const rolls = new RollRecorder(rng);
  const found = chooseClass(
    className,
    CLASSES_1E.map(({ name }) => name),
    rolls,
  );
  if (!found.ok) return found;
  const kind = CLASSES_1E.find(({ name }) => name === found.value)!;
  const character = makeCharacter(kind, level, rolls);
  return ok({ ...character, text: formatSheet1e(character) });
};

/**
 * Rolls ability scores and returns them by level: with bonuses of the race, and one point more at every fourth level.
 */
function scoresByLevel(race: RaceEntity, abilityOrder: readonly Ability[], rolls: RollRecorder) {
  const startingScores = addScores(rollScores(rolls, abilityOrder), racialBonuses(race, abilityOrder));
  const [mainAbility] = abilityOrder as [Ability];
  const byLevel = Array.from({ length: 20 }, (_, i) =>
    addScores(startingScores, { [mainAbility]: abilityIncreasesUpTo(i + 1).length }),
  );
  const scoresAt = (level: number): AbilityScores => byLevel[level - 1]!;
  return { scoresAt, mainAbility };
}

/** First step: chooses race, role, ability scores and everything else that does not depend on training. */
function chooseOrigin(kind: Class1e, level: number, rolls: RollRecorder) {
  const figures = findEntity1e('class', kind.name);
  const race = rolls.pick('race', entities1e('race'), ({ name }) => name);
  const role = kind.roles.length === 1 ? kind.roles[0]! : rolls.pick('way to fight', kind.roles);
  const { scoresAt, mainAbility } = scoresByLevel(race, abilityOrderOf(kind, role), rolls);
  const favoured = rolls.pick('favoured class', FAVOURED_CLASS_BONUSES);
  const alignment = kind.alignments.length === 1 ? kind.alignments[0]! : rolls.pick('alignment', kind.alignments);
  const calling = chooseCalling(kind.name, level, alignment, rolls);
  const classSkills = [...new Set([...figures.class_skills, ...moreClassSkills(calling)])];
  const familiar = calling.bond === 'familiar' ? chooseFamiliar(rolls) : null;
  const bonuses = callingBonuses(calling, familiar, level);
  return {
    ...{ kind, level, figures, race, role, scoresAt, mainAbility, favoured, alignment, calling, classSkills },
    ...{ familiar, bonuses },
  };
}

type Origin = ReturnType<typeof chooseOrigin>;

/** Chooses weapons, and the tricks of the class that go with them. */
function chooseFighting(
  { kind, level, figures, role, race, scoresAt, calling }: Origin,
  kinds: ReadonlyMap<string, readonly string[]>,
  rolls: RollRecorder,
) {
  const budget = rollBudget(figures, level, rolls);
  const isSmall = race.size === 'small';
  const scores = scoresAt(level);
  const arms = chooseArms({ kind, role, budget, favoured: calling.faith?.weapon, scores, isSmall, rolls });
  const weapons = [arms.melee, arms.ranged].flatMap((weapon) => weapon?.name ?? []);
  const options = chooseOptions({
    className: kind.name,
    level,
    scores,
    isSmall,
    performances: (kinds.get('Perform') ?? []).map((name) => name.slice('Perform ('.length, -1)),
    weapons: role === 'archer' ? weapons.toReversed() : weapons,
    rolls,
  });
  return { budget, arms, options };
}

/** Second step: chooses skills, feats and gear, and adds the bonuses of worn items to the ability scores. */
function chooseTraining(origin: Origin, rolls: RollRecorder) {
  const { kind, level, figures, race, role, scoresAt, favoured, calling, classSkills } = origin;
  const ownScores = scoresAt(level);
  const { intelligence } = modifiersOf(ownScores);
  const ranks = ranksPerLevel(figures, intelligence, race, favoured === 'skill ranks');
  const { performances, covered } =
    kind.name === 'Bard' ? drawPerformances(level, PERFORMANCES, rolls) : { performances: [], covered: [] };
  const first = performances.map(() => 'Perform').slice(0, ranks);
  const skills = chooseSkills(kind, first, classSkills, covered, ranks, rolls);
  const kinds = chooseKinds(skills, rolls, performances.slice(0, first.length));
  const { budget, arms, options } = chooseFighting(origin, kinds, rolls);
  const mainWeapon = role === 'archer' && arms.ranged ? arms.ranged : arms.melee;
  const feats = chooseFeats({
    ...{ kind, figures, role, level, scoresAt, skills, rolls },
    isHuman: race.name === 'Human',
    isHalfElf: race.name === 'Half-elf',
    weapon: role === 'unarmed' ? 'unarmed strike' : mainWeapon.name,
    shoots: arms.ranged !== null,
    bloodlineFeats: calling.bloodline?.feats ?? [],
    grantedFeats: callingFeats(calling),
    talentFeats: featsOfTalents(options),
    channels: calling.channels,
    school: calling.school?.name,
    opposition: calling.opposition,
  });
  const isSmall = race.size === 'small';
  const gear = buyGear({
    ...{ kind, role, level, scores: ownScores, isSmall, arms, budget, rolls },
    bondedObject: calling.bondedObject,
    tools: toolsOf(kind, kinds),
    spellList: figures.spell_list,
    opposition: calling.opposition,
  });
  const headbandSkills = pickHeadbandSkills(gear.abilityBonuses.intelligence ?? 0, classSkills, skills, rolls);
  const trained = new Map([...kinds, ...chooseKinds(headbandSkills, rolls)]);
  const abilities = addCallingScores(ownScores, calling, level, gear.abilityBonuses);
  return { intelligence, ranks, feats, gear, trained, abilities, options };
}

/** Tools of the class. Bards carry an instrument only if they play one. */
function toolsOf(kind: Class1e, kinds: ReadonlyMap<string, readonly string[]>): string[] {
  const plays = (kinds.get('Perform') ?? []).some((name) => name.includes('instruments'));
  return kind.tools.filter((tool) => plays || tool !== 'Common musical instrument');
}

type Training = ReturnType<typeof chooseTraining>;

/** What the character carries, and the money left. */
function burdenOf({ race }: Origin, { gear, abilities }: Training) {
  const purse = purseOf(gear.money);
  const carried = roundWeight(gear.gear.reduce((sum, { weight }) => sum + weight, 0) + coinWeight(purse));
  return { load: loadOf(carried, abilities.strength, race.size === 'small'), purse };
}

/** Third step: computes the values on the sheet that follow from origin and training. */
function figuresOf(origin: Origin, training: Training) {
  const { level, figures, race, role, favoured, bonuses, classSkills, calling } = origin;
  const { feats: taken, gear, trained, abilities, options } = training;
  const modifiers = modifiersOf(abilities);
  const feats = taken.map(({ name }) => name);
  const burden = burdenOf(origin, training);
  const fighter: CombatFacts1e = {
    ...{ figures, race, role, level, modifiers, feats, gear, bonuses, options },
    load: burden.load.category,
  };
  const skillFacts = { className: figures.name, classSkills, race, modifiers, level, trained, feats };
  return {
    abilities,
    modifiers,
    hit_points: hitPoints(figures, level, modifiers.constitution, favoured, feats) + bonuses.hitPoints,
    hit_points_method: HIT_POINTS_METHOD,
    hit_dice: `${level}${figures.hit_die}`,
    base_attack: baseAttackBonus(figures.attack_bonus, level),
    ...defenceOf(fighter),
    cmb: combatManoeuvreBonus(fighter),
    initiative: modifiers.dexterity + (feats.includes('Improved initiative') ? 4 : 0) + bonuses.initiative,
    speed: speedOf(fighter),
    saves: savesOf(fighter),
    skills: skillBonuses({ ...skillFacts, penalty: checkPenalty(fighter), bonuses: bonuses.skills }),
    attacks: attacksOf(fighter),
    class_figures: classValues1e(figures.name, { level, modifiers, feats, channels: calling.channels }),
    ...burden,
  };
}

/** The animal at the character's side, if there is one. */
function companionOf(
  { kind, level, race, calling, familiar }: Origin,
  hitPoints: number,
  rolls: RollRecorder,
): Companion1e | undefined {
  if (familiar) return familiarAt(familiar, level, hitPoints);
  if (calling.bond === 'mount') return mountAt(level, race.size === 'small');
  const hasAnimalDomain = calling.domains.some(({ name }) => name === 'Animal') && level >= 4;
  if (calling.bond !== 'animal companion' && !hasAnimalDomain) return undefined;
  return chooseCompanion(kind.name === 'Druid' && !hasAnimalDomain ? level : level - 3, kind.name === 'Ranger', rolls);
}

const COMBAT_STYLES: ReadonlyMap<string, string> = new Map([
  ['archer', 'archery'],
  ['two-weapon', 'two-weapon combat'],
]);

/** The fields that say what a character is called to. Those that the class lacks are absent. */
function callingFields({ kind, level, role, calling }: Origin) {
  const { faith, channels, domains, bloodline, school, opposition, bond, bondedObject } = calling;
  const style = kind.name === 'Ranger' && level >= 2 ? COMBAT_STYLES.get(role) : undefined;
  return {
    ...(faith && { deity: faith.name, favoured_weapon: faith.weapon.toLowerCase() }),
    ...(channels && { channels }),
    ...(domains.length && { domains: domains.map(({ name }) => name) }),
    ...(bloodline && { bloodline: bloodline.name }),
    ...(school && { school: school.name }),
    ...(opposition.length && { opposition_schools: opposition }),
    ...(style && { combat_style: style }),
    ...(bond && { bond: bondedObject ? `bonded ${bondedObject}` : bond }),
  };
}

function makeCharacter(kind: Class1e, level: number, rolls: RollRecorder): Character1e {
  const origin = chooseOrigin(kind, level, rolls);
  const training = chooseTraining(origin, rolls);
  const { figures, race, mainAbility, favoured, alignment, calling } = origin;
  const { feats, gear, trained, abilities, intelligence, options } = training;
  const featNames = feats.map(({ name }) => name);
  const values = figuresOf(origin, training);
  const companion = companionOf(origin, values.hit_points, rolls);
  const powerAbility = figures.casting_ability ?? 'charisma';
  return {
    system: '1e',
    name: rollName('1e', race.name, rolls),
    level,
    class: kind.name,
    race: race.name,
    size: race.size,
    alignment,
    xp: XP_1E[level - 1]!,
    ability_method: SCORE_METHOD_TEXT,
    ability_increases: abilityIncreasesUpTo(level).map((at) => ({ level: at, ability: mainAbility })),
    favoured_class: favoured,
    ...values,
    skill_ranks: training.ranks * level,
    feats: feats.map((feat) => ({ ...feat, name: withSkill(feat.name, trained) })),
    features: figures.features
      .filter(([from, name]) => from <= level && !isListedElsewhere(name, featNames))
      .map(([from, name]) => ({ name, level: from })),
    powers: [...options, ...callingPowers(calling, powerAbility, level, abilities, race.size === 'small')],
    traits: traitsOf1e(race.traits, level, abilities),
    senses: race.senses,
    proficiencies: proficienciesOf(figures, calling),
    ...callingFields(origin),
    ...(companion && { companion }),
    ...spellsOf(origin, training, rolls),
    languages: languagesOf(kind, race, intelligence, rolls),
    gear: gear.gear,
    wealth: gear.budget,
    gear_worth: Math.round((gear.budget - gear.money) * 100) / 100,
    money: gear.money,
    credit: ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === '1e')!.credit,
    rolls: rolls.recorded,
    text: '',
  };
}

/** The spells, or why there are none. */
function spellsOf(
  { figures, level, alignment, calling }: Origin,
  { abilities, feats, gear }: Training,
  rolls: RollRecorder,
) {
  const focus = feats.flatMap(({ name }) => /^Spell focus \((.+)\)$/.exec(name)?.[1] ?? []);
  const worn = gear.abilityBonuses;
  const spellcasting = chooseSpellcasting({
    figures,
    level,
    scores: abilities,
    alignment,
    calling,
    worn,
    focus,
    rolls,
  });
  const reason = spellcasting ? undefined : whyNoSpells(figures, level, abilities);
  return { spellcasting, ...(reason && { no_spells: reason }) };
}

/** Proficiencies of the class. Clerics add the favoured weapon of their deity. */
function proficienciesOf({ proficiencies }: ClassEntity, { faith }: Calling): ClassEntity['proficiencies'] {
  const { armour } = proficiencies;
  const favoured = faith?.weapon.toLowerCase();
  const weapons = proficiencies.weapons.filter((name) => !favoured || name !== 'the favoured weapon of the deity');
  return { armour, weapons: favoured && !weapons.includes(favoured) ? [...weapons, favoured] : weapons };
}

/** Picks the skills that a headband of intelligence grants: one for each 2 points of the headband's bonus. */
function pickHeadbandSkills(
  bonus: number,
  classSkills: readonly string[],
  skills: readonly string[],
  rolls: RollRecorder,
): string[] {
  const learnable = classSkills.filter((name) => !skills.includes(name) && name !== 'Linguistics');
  return rolls.pickDistinct('skill of the headband', learnable, bonus / 2);
}

/** Whether a class feature need not be listed, because the feats or the bloodline spells already include it. */
const isListedElsewhere = (feature: string, feats: readonly string[]): boolean =>
  /^(?:Bonus feat|Combat style feat|Bloodline feat|Bloodline spell)/.test(feature) ||
  feats.some((feat) => featWithoutChoice(feat) === feature);

/**
 * Adds the kind of craft or art to the name of a feat that focuses on a skill: `Skill focus (Craft (bows))`. `trained`
 * maps skills to their names on the sheet.
 */
function withSkill(feat: string, trained: ReadonlyMap<string, readonly string[]>): string {
  const [, skill] = /^Skill focus \((.+)\)$/.exec(feat) ?? [];
  return skill ? `Skill focus (${trained.get(skill)?.[0] ?? skill})` : feat;
}
