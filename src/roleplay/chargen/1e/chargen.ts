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
import { BLOODLINES, type ClericDomain, DOMAINS } from './callings.ts';
import { type Character1e, FAVOURED_CLASS_BONUSES, type FavouredClassBonus } from './character.ts';
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
import { chooseFeats, featWithoutChoice } from './feats.ts';
import { type ClassEntity, entities1e, findEntity1e, type RaceEntity } from './figures.ts';
import { buyGear, chooseArms, rollBudget } from './gear.ts';
import { formatSheet1e } from './sheet.ts';
import { chooseKinds, chooseSkills, ranksPerLevel, skillBonuses } from './skills.ts';
import { chooseSpellcasting } from './spells.ts';
import { abilityIncreasesUpTo, baseAttackBonus, XP_1E } from './tables.ts';

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
  const domains: ClericDomain[] = kind.name === 'Cleric' ? pickTwo(DOMAINS, rolls) : [];
  const bloodline = kind.name === 'Sorcerer' ? rolls.pick('bloodline', BLOODLINES, ({ name }) => name) : null;
  return { kind, level, figures, race, role, scoresAt, mainAbility, favoured, alignment, domains, bloodline };
}

type Origin = ReturnType<typeof chooseOrigin>;

/** Second step: chooses skills, feats and gear, and adds the bonuses of worn items to the ability scores. */
function chooseTraining(
  { kind, level, figures, race, role, scoresAt, favoured, bloodline }: Origin,
  rolls: RollRecorder,
) {
  const ownScores = scoresAt(level);
  const { intelligence } = modifiersOf(ownScores);
  const ranks = ranksPerLevel(figures, intelligence, race, favoured === 'skill ranks');
  const skills = chooseSkills(kind, figures, ranks, rolls);
  const budget = rollBudget(figures, level, rolls);
  const arms = chooseArms(kind, role, budget, rolls);
  const mainWeapon = role === 'archer' && arms.ranged ? arms.ranged : arms.melee;
  const feats = chooseFeats({
    kind,
    figures,
    role,
    level,
    isHuman: race.name === 'Human',
    isHalfElf: race.name === 'Half-elf',
    scoresAt,
    skills,
    weapon: role === 'unarmed' ? 'unarmed strike' : mainWeapon.name,
    bloodlineFeats: bloodline?.feats ?? [],
    rolls,
  });
  const gear = buyGear({ kind, role, level, scores: ownScores, arms, budget, rolls });
  const headbandSkills = pickHeadbandSkills(gear.abilityBonuses.intelligence ?? 0, figures, skills, rolls);
  const trained = chooseKinds([...skills, ...headbandSkills], rolls);
  return { intelligence, ranks, feats, gear, trained, abilities: addScores(ownScores, gear.abilityBonuses) };
}

type Training = ReturnType<typeof chooseTraining>;

/** Third step: computes the values on the sheet that follow from origin and training. */
function figuresOf(
  { level, figures, race, role, favoured }: Origin,
  { feats: taken, gear, trained, abilities }: Training,
) {
  const modifiers = modifiersOf(abilities);
  const feats = taken.map(({ name }) => name);
  const fighter: CombatFacts1e = { figures, race, role, level, modifiers, feats, gear };
  return {
    abilities,
    modifiers,
    hit_points: hitPoints(figures, level, modifiers.constitution, favoured, feats),
    hit_points_method: HIT_POINTS_METHOD,
    hit_dice: `${level}${figures.hit_die}`,
    base_attack: baseAttackBonus(figures.attack_bonus, level),
    ...defenceOf(fighter),
    cmb: combatManoeuvreBonus(fighter),
    initiative: modifiers.dexterity + (feats.includes('Improved initiative') ? 4 : 0),
    speed: speedOf(fighter),
    saves: savesOf(fighter),
    skills: skillBonuses({ figures, race, modifiers, level, trained, feats, penalty: checkPenalty(fighter) }),
    attacks: attacksOf(fighter),
  };
}

function makeCharacter(kind: Class1e, level: number, rolls: RollRecorder): Character1e {
  const origin = chooseOrigin(kind, level, rolls);
  const training = chooseTraining(origin, rolls);
  const { figures, race, mainAbility, favoured, alignment, domains, bloodline } = origin;
  const { feats, gear, trained, abilities, intelligence } = training;
  const featNames = feats.map(({ name }) => name);
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
    ...figuresOf(origin, training),
    skill_ranks: training.ranks * level,
    feats: feats.map((feat) => ({ ...feat, name: withSkill(feat.name, trained) })),
    features: figures.features
      .filter(([from, name]) => from <= level && !isListedElsewhere(name, featNames))
      .map(([from, name]) => ({ name, level: from })),
    traits: race.traits,
    senses: race.senses,
    proficiencies: figures.proficiencies,
    ...(domains.length && { domains: domains.map(({ name }) => name) }),
    ...(bloodline && { bloodline: bloodline.name }),
    spellcasting: chooseSpellcasting({ figures, level, scores: abilities, alignment, domains, bloodline, rolls }),
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

function pickTwo(domains: readonly ClericDomain[], rolls: RollRecorder): ClericDomain[] {
  const names = rolls.pickDistinct(
    'domain',
    domains.map(({ name }) => name),
    2,
  );
  return domains.filter(({ name }) => names.includes(name));
}

/** Picks the skills that a headband of intelligence grants: one for each 2 points of the headband's bonus. */
function pickHeadbandSkills(
  bonus: number,
  figures: ClassEntity,
  skills: readonly string[],
  rolls: RollRecorder,
): string[] {
  const learnable = figures.class_skills.filter((name) => !skills.includes(name) && name !== 'Linguistics');
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
function withSkill(feat: string, trained: ReadonlyMap<string, string>): string {
  const [, skill] = /^Skill focus \((.+)\)$/.exec(feat) ?? [];
  return skill ? `Skill focus (${trained.get(skill) ?? skill})` : feat;
}
