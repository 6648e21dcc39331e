import type { RollRecorder } from '../../rolls.ts';
import { ABILITIES, type Ability, type AbilityScores } from '../d20-abilities.ts';
import type { Class1e, FightingRole } from './classes.ts';
import {
  combatStyleFeats,
  featsUpTo,
  isNeverTaken,
  isUsefulAt,
  MONK_FEATS,
  suitsScores,
  suitsTraining,
  TAKEN_FIRST,
  WANTED_FEATS,
} from './feat-lists.ts';
import { type ClassEntity, entities1e, type FeatEntity, findEntity1e } from './figures.ts';
import { allowsSave } from './spells.ts';
import { baseAttackBonus } from './tables.ts';

export interface Feat1e {
  /** Name of the feat, including any choice: `Weapon focus (longsword)`. */
  readonly name: string;
  readonly level: number;
  /**
   * What grants the feat: `class`, `human`, `fighter` …; undefined for the feats that all characters gain at odd
   * levels.
   */
  readonly from?: string;
}

/** The facts about a character on which the choice of feats depends. */
export interface FeatFacts {
  readonly kind: Class1e;
  readonly figures: ClassEntity;
  readonly role: FightingRole;
  readonly level: number;
  readonly isHuman: boolean;
  readonly isHalfElf: boolean;
  readonly scoresAt: (level: number) => AbilityScores;
  readonly skills: readonly string[];
  /** The character's main weapon. */
  readonly weapon: string;
  /** Whether the character has a ranged weapon. */
  readonly shoots: boolean;
  /** Bonus feats of a sorcerer's bloodline. Empty for other classes. */
  readonly bloodlineFeats: readonly string[];
  /** Feats that domains or the school grant. */
  readonly grantedFeats: readonly { readonly level: number; readonly name: string; readonly from: string }[];
  /** Bonus feats that rogue talents grant. */
  readonly talentFeats: readonly { readonly level: number; readonly feat: 'combat' | 'any' }[];
  readonly channels?: 'positive' | 'negative' | undefined;
  /** The school of a specialist wizard, and schools that are no use to focus on. */
  readonly school?: string | undefined;
  readonly opposition: readonly string[];
  readonly rolls: RollRecorder;
}

/** A place for a feat, which a character gains at a level. */
interface Opening {
  readonly level: number;
  readonly from?: string;
  readonly among?: (feat: FeatEntity, level: number) => boolean;
  /** Whether the feat's prerequisites need not be met. */
  readonly isFree?: boolean;
  readonly fixed?: string;
}

const openingsAt = (levels: readonly number[], level: number, opening: Omit<Opening, 'level'>): Opening[] =>
  levels.filter((at) => at <= level).map((at) => ({ ...opening, level: at }));

function openingsOf(facts: FeatFacts): Opening[] {
  const { kind, role, level, isHuman, isHalfElf, bloodlineFeats } = facts;
  const atOddLevels = Array.from({ length: Math.ceil(level / 2) }, (_, i) => ({ level: 2 * i + 1 }));
  const ofClass: Record<string, () => Opening[]> = {
    Fighter: () =>
      openingsAt([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], level, {
        from: 'fighter',
        among: (feat) => feat.kind === 'combat',
      }),
    Monk: () =>
      openingsAt([1, 2, 6, 10, 14, 18], level, {
        from: 'monk',
        isFree: true,
        among: ({ name }, at) => featsUpTo(MONK_FEATS, at).includes(name),
      }),
    Ranger: () =>
      openingsAt([2, 6, 10, 14, 18], level, {
        from: 'combat style',
        isFree: true,
        among: ({ name }, at) => featsUpTo(combatStyleFeats(role), at).includes(name),
      }),
    Sorcerer: () =>
      openingsAt([7, 13, 19], level, { from: 'bloodline', among: ({ name }) => bloodlineFeats.includes(name) }),
    Wizard: () =>
      openingsAt([5, 10, 15, 20], level, {
        from: 'wizard',
        among: (feat) => feat.kind === 'metamagic' || feat.kind === 'item creation' || feat.name === 'Spell mastery',
      }),
  };
  return [
    ...(kind.feats ?? []).filter(([at]) => at <= level).map(([at, fixed]) => ({ level: at, fixed, from: 'class' })),
    ...grantedOpenings(facts),
    ...(isHalfElf ? [{ level: 1, fixed: 'Skill focus', from: 'half-elf' }] : []),
    ...(isHuman ? [{ level: 1, from: 'human' }] : []),
    ...atOddLevels,
    ...(ofClass[kind.name]?.() ?? []),
  ].sort((a, b) => a.level - b.level);
}

/** Places for feats that domains, schools and rogue talents grant. */
const grantedOpenings = ({ level, grantedFeats, talentFeats }: FeatFacts): Opening[] => [
  ...grantedFeats
    .filter((feat) => feat.level <= level)
    .map(({ level: at, name, from }) => ({ level: at, fixed: name, from })),
  ...talentFeats.map(({ level: at, feat: talent }) => ({
    level: at,
    from: 'rogue talent',
    ...(talent === 'combat' && { among: (feat: FeatEntity) => feat.kind === 'combat' }),
  })),
];

const FEATURES: Readonly<Record<string, RegExp>> = {
  'channel energy': /^Channel (?:energy|positive)/,
  'lay on hands': /^Lay on hands/,
  mercy: /^Mercy/,
  'bardic performance': /^Bardic performance/,
  rage: /^Rage$/,
  'ki pool': /^Ki pool/,
  'wild shape': /^Wild shape/,
};

const ARMOUR: Readonly<Record<string, string>> = {
  'Armor proficiency (light)': 'light armour',
  'Armor proficiency (medium)': 'medium armour',
  'Armor proficiency (heavy)': 'heavy armour',
};

/** Caster level at a class level: three lower for paladins and rangers, 0 for classes that cast no spells. */
function casterLevel({ name, casting }: ClassEntity, level: number): number {
  if (casting === 'none') return 0;
  return name === 'Paladin' || name === 'Ranger' ? Math.max(0, level - 3) : level;
}

/**
 * Splits a prerequisite such as `base attack bonus +11` into `['base attack bonus', 11]`. The number is NaN if there is
 * none.
 */
function splitPrerequisite(prerequisite: string): [word: string, number: number] {
  const words = prerequisite.split(' ');
  return [words.slice(0, -1).join(' '), Number(words.at(-1))];
}

/** Whether a prerequisite of a feat is met at a level. One that the generator does not understand counts as not met. */
function meets(prerequisite: string, rules: FeatFacts, at: number, taken: readonly string[]): boolean {
  const { figures, scoresAt } = rules;
  const [word, minimum] = splitPrerequisite(prerequisite);
  if (ABILITIES.includes(word as Ability)) return scoresAt(at)[word as Ability] >= minimum;
  if (word === 'base attack bonus') return baseAttackBonus(figures.attack_bonus, at) >= minimum;
  if (word === 'caster level') return casterLevel(figures, at) >= minimum;
  if (word === 'character level') return at >= minimum;
  if (word.endsWith(' level')) return word === `${figures.name.toLowerCase()} level` && at >= minimum;
  if (prerequisite === 'proficiency with the weapon') return true;
  const [, energy] = /^channel (positive|negative) energy$/.exec(prerequisite) ?? [];
  if (energy) return figures.name === 'Paladin' ? energy === 'positive' && at >= 4 : rules.channels === energy;
  if (prerequisite === 'ability to cast arcane spells') return ['Bard', 'Sorcerer', 'Wizard'].includes(figures.name);
  const feature = FEATURES[prerequisite];
  if (feature) return figures.features.some(([from, name]) => from <= at && feature.test(name));
  const armour = ARMOUR[prerequisite];
  if (armour && figures.proficiencies.armour.includes(armour)) return true;
  return taken.some((feat) => feat === prerequisite || featWithoutChoice(feat) === prerequisite);
}

/**
 * Removes the choice from the name of a feat: `Weapon focus (longsword)` becomes `Weapon focus`. Brackets that belong
 * to the name stay.
 */
export const featWithoutChoice = (name: string): string => (findEntity1e('feat', name) ? name : name.split(' (')[0]!);

const SCHOOLS = ['conjuration', 'enchantment', 'evocation', 'illusion', 'necromancy', 'transmutation'];
const OF_WEAPONS = [
  'Weapon focus',
  'Greater weapon focus',
  'Weapon specialization',
  'Greater weapon specialization',
  'Improved critical',
];

/** Number of spells with a saving throw that make a school worth a feat. */
const WORTH_A_FEAT = 3;

/** The schools of which the class's list has several spells with a saving throw that are cast at the level. */
function usefulSchools({ figures, level }: FeatFacts, opposition: readonly string[]): string[] {
  const highest = Math.ceil(level / 2);
  const spells = entities1e('spell').filter((spell) => {
    const at = spell.levels[figures.spell_list ?? ''];
    return at !== undefined && at > 0 && at <= highest && allowsSave(spell);
  });
  const count = (school: string) => spells.filter((spell) => spell.school === school).length;
  const open = SCHOOLS.filter((school) => !opposition.includes(school));
  const best = Math.max(...open.map(count));
  return open.filter((school) => count(school) >= Math.min(best, WORTH_A_FEAT));
}

/** Adds the choice to the name of a feat that requires one: a weapon, a skill or a school of magic. */
function withChoice(name: string, facts: FeatFacts, taken: readonly string[]): string {
  const { weapon, skills, school = '', opposition, rolls } = facts;
  if (OF_WEAPONS.includes(name)) return `${name} (${weapon.toLowerCase()})`;
  if (name === 'Skill focus') return `${name} (${rolls.pick('skill to focus on', skills)})`;
  const focus = taken.find((feat) => feat.startsWith('Spell focus ('));
  if (name === 'Spell focus') {
    const schools = SCHOOLS.includes(school) ? [school] : usefulSchools(facts, opposition);
    return `${name} (${rolls.pick('school to focus on', schools)})`;
  }
  if (name === 'Greater spell focus' && focus) return focus.replace('Spell', 'Greater spell');
  return name;
}

const isOfCasters = ({ kind, name }: FeatEntity): boolean =>
  kind === 'metamagic' ||
  kind === 'item creation' ||
  /[Ss]pell (?:focus|penetration|mastery)|casting|Eschew|Improved counter|Augment/.test(name);

function candidates(opening: Opening, rules: FeatFacts, taken: readonly string[]): string[] {
  const { level: at, among, isFree } = opening;
  const isCaster = casterLevel(rules.figures, at) > 0;
  const plainNames = new Set(taken.map(featWithoutChoice));
  return entities1e('feat')
    .filter((feat) => !plainNames.has(feat.name) && isUsefulAt(feat.name, at))
    .filter(({ name }) => suitsTraining(name, rules.skills, rules.shoots) && suitsScores(name, rules.scoresAt(at)))
    .filter((feat) => (among ? among(feat, at) : true) && (isCaster || !isOfCasters(feat) || isFree))
    .filter((feat) => isFree || feat.prerequisites.every((prerequisite) => meets(prerequisite, rules, at, taken)))
    .map(({ name }) => name);
}

/** The list of bonus feats of a class, and how many of them a character gains up to level 20. */
function classList({ kind, role, bloodlineFeats }: FeatFacts): {
  readonly names: readonly string[];
  readonly count: number;
} {
  if (kind.name === 'Monk') return { names: featsUpTo(MONK_FEATS, 20), count: 6 };
  if (kind.name === 'Ranger') return { names: featsUpTo(combatStyleFeats(role), 20), count: 5 };
  return { names: bloodlineFeats, count: kind.name === 'Sorcerer' ? 3 : 0 };
}

/**
 * Bonus feats of the class that must not be taken in other places, because too few would be left for the places that
 * need them.
 */
function reservedFeats(rules: FeatFacts, at: number, feats: readonly Feat1e[]): readonly string[] {
  const { names, count } = classList(rules);
  const taken = feats.map(({ name }) => name);
  const isFree = rules.kind.name !== 'Sorcerer';
  const available = candidates({ level: at, isFree, among: ({ name }) => names.includes(name) }, rules, taken);
  const takenCount = feats.filter(({ from }) => ['monk', 'combat style', 'bloodline'].includes(from ?? '')).length;
  return available.length <= count - takenCount ? names : [];
}

/** Feats that the role takes first. Weapon finesse is among them only if dexterity is higher than strength. */
const takenFirst = ({ kind, role, scoresAt }: FeatFacts, level: number): readonly string[] => {
  const { strength, dexterity } = scoresAt(level);
  return TAKEN_FIRST[role].filter(
    (name) =>
      (name !== 'Weapon finesse' || dexterity > strength) &&
      // Rangers gain the feats of their style later without paying for them.
      !(kind.name === 'Ranger' && name.endsWith('wo-weapon fighting')),
  );
};

/** The feats without which two weapons are of no use; otherwise all that are available. */
function styleFeats(available: readonly string[]): readonly string[] {
  const next = available.find((name) => name.endsWith('wo-weapon fighting'));
  return next ? [next] : available;
}

/**
 * The feats from which to draw one for a place: the next feat that the role takes first; otherwise those that the role
 * wants; otherwise any.
 */
function poolFor(opening: Opening, rules: FeatFacts, feats: readonly Feat1e[]): readonly string[] {
  const { level, fixed, among, isFree } = opening;
  if (fixed) return [fixed];
  const reserved = among ? [] : reservedFeats(rules, level, feats);
  const taken = feats.map(({ name }) => name);
  const available = candidates(opening, rules, taken).filter((name) => !reserved.includes(name));
  if (isFree) return styleFeats(available);
  const next = takenFirst(rules, level).find((name) => available.includes(name));
  if (next) return [next];
  const wanted = available.filter((name) => WANTED_FEATS[rules.role].includes(name));
  if (wanted.length) return wanted;
  return among ? available : available.filter((name) => !isNeverTaken(name));
}

/** Chooses all feats of a character, level by level. The prerequisites of each are met at its level. */
export function chooseFeats(rules: FeatFacts): Feat1e[] {
  const feats: Feat1e[] = [];
  for (const opening of openingsOf(rules)) {
    const { level, from } = opening;
    const pool = poolFor(opening, rules, feats);
    if (!pool.length) continue;
    const name = pool.length === 1 ? pool[0]! : rules.rolls.pick(`feat at level ${level}`, pool);
    const taken = feats.map((feat) => feat.name);
    feats.push({ name: withChoice(name, rules, taken), level, ...(from && { from }) });
  }
  return feats;
}
