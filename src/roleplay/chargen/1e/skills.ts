import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import type { Ability, AbilityScores } from '../d20-abilities.ts';
import type { Class1e } from './classes.ts';
import { type ClassEntity, entities1e, type RaceEntity } from './figures.ts';

interface SkillFile {
  /** Skills that consist of several trades or arts, each a skill of its own, such as `Craft (bows)`. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Racial bonuses by race and skill. */
  readonly raceBonuses: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Bonuses of small characters by skill. */
  readonly smallBonuses: Readonly<Record<string, number>>;
  /** Feats that raise two skills by 2, or by 4 from 10 ranks on. */
  readonly featSkills: Readonly<Record<string, readonly [string, string]>>;
}

const {
  kinds: KINDS,
  raceBonuses: RACE_BONUSES,
  smallBonuses: SMALL_BONUSES,
  featSkills: FEAT_SKILLS,
} = content<SkillFile>('roleplay/1e/skills');

/** Kinds of the skill Perform. */
export const PERFORMANCES = KINDS['Perform']!;

/** Skills that are never chosen. Each rank of Linguistics would add a language. */
const NEVER_CHOSEN = ['Linguistics'];

/** Number of skill ranks that a character gains per level. */
export const ranksPerLevel = (
  figures: ClassEntity,
  intelligence: number,
  race: RaceEntity,
  favoured: boolean,
): number => Math.max(1, figures.skill_ranks + intelligence) + Number(race.name === 'Human') + Number(favoured);

/**
 * Chooses `count` skills, each of which gains a rank at every level: the class's main skills, then its other class
 * skills, then any. `first` are learned before all others; a skill with several kinds can occur in it more than once.
 * Ranks in `covered` skills would be wasted.
 */
export function chooseSkills(
  kind: Class1e,
  first: readonly string[],
  ofClass: readonly string[],
  covered: readonly string[],
  count: number,
  rolls: RollRecorder,
): string[] {
  const never = [...NEVER_CHOSEN, ...covered];
  const wanted = kind.skills.filter((name) => !first.includes(name) && !covered.includes(name));
  const mainSkills = [...first, ...wanted].slice(0, count);
  const classSkills = ofClass.filter((name) => !mainSkills.includes(name) && !never.includes(name));
  const chosen = [...mainSkills, ...rolls.pickDistinct('skill', classSkills, count - mainSkills.length)];
  const otherSkills = entities1e('skill')
    .map(({ name }) => name)
    .filter((name) => !ofClass.includes(name) && !never.includes(name));
  return [...chosen, ...rolls.pickDistinct('skill', otherSkills, count - chosen.length)].sort();
}

/**
 * Draws kinds for skills that have several, as many as the skill occurs in the list. Returns the names on the sheet by
 * skill: `Craft (bows)` for `Craft`. The `performances` of a bard are drawn already.
 */
export function chooseKinds(
  skills: readonly string[],
  rolls: RollRecorder,
  performances: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  const names = [...new Set(skills)].map((skill): [string, readonly string[]] => {
    const kinds = KINDS[skill];
    if (!kinds) return [skill, [skill]];
    if (skill === 'Perform' && performances.length) return [skill, performances.map((each) => `${skill} (${each})`)];
    const count = skills.filter((name) => name === skill).length;
    return [skill, rolls.pickDistinct(`kind of ${skill}`, kinds, count).map((each) => `${skill} (${each})`)];
  });
  return new Map(names);
}

export interface Skill1e {
  readonly name: string;
  readonly ability: Ability;
  readonly ranks: number;
  readonly bonus: number;
  readonly class_skill: boolean;
}

/** The facts about a character from which skill bonuses are computed. */
export interface SkillFacts1e {
  readonly className: string;
  /** Class skills, with those of domains and bloodline. */
  readonly classSkills: readonly string[];
  readonly race: RaceEntity;
  readonly modifiers: AbilityScores;
  readonly level: number;
  /** By trained skill: its names on the sheet, several if it has been learned in several kinds. */
  readonly trained: ReadonlyMap<string, readonly string[]>;
  readonly feats: readonly string[];
  /** Check penalty for armour and load: 0 or negative. */
  readonly penalty: number;
  /** Further bonuses by skill, such as that of a familiar. */
  readonly bonuses: ReadonlyMap<string, number>;
}

/** Bonus that a class adds to a skill: bards know a little of everything, druids know nature, rogues know traps. */
function classBonus(className: string, skill: string, level: number): number {
  const half = Math.max(1, Math.floor(level / 2));
  if (className === 'Bard' && skill.startsWith('Knowledge')) return half;
  if (className === 'Druid' && (skill === 'Knowledge (nature)' || skill === 'Survival')) return 2;
  return className === 'Rogue' && skill === 'Disable device' ? half : 0;
}

/** Bonuses of the trained skills, and of Perception in any event, because every character uses it. */
export function skillBonuses(rules: SkillFacts1e): Skill1e[] {
  const { className, classSkills, race, modifiers, level, trained, feats, penalty, bonuses } = rules;
  const listedSkills = entities1e('skill').filter(({ name }) => trained.has(name) || name === 'Perception');
  return listedSkills.flatMap(({ name, ability, armour_check_penalty }) => {
    const ranks = trained.has(name) ? level : 0;
    const isOfClass = classSkills.includes(name);
    const factor = ranks >= 10 ? 2 : 1;
    const featBonus = feats.filter((feat) => FEAT_SKILLS[feat]?.includes(name)).length * 2 * factor;
    const focusBonus = feats.includes(`Skill focus (${name})`) ? 3 * factor : 0;
    const racialBonus =
      (RACE_BONUSES[race.name]?.[name] ?? 0) + (race.size === 'small' ? (SMALL_BONUSES[name] ?? 0) : 0);
    const bonus =
      ranks +
      modifiers[ability] +
      (ranks && isOfClass ? 3 : 0) +
      racialBonus +
      featBonus +
      classBonus(className, name, level) +
      (bonuses.get(name) ?? 0) +
      (armour_check_penalty ? penalty : 0);
    return (trained.get(name) ?? [name]).map((shown, i) => ({
      ...{ name: shown, ability, ranks },
      // The feat is for one kind of a skill that has several.
      bonus: i ? bonus : bonus + focusBonus,
      class_skill: isOfClass,
    }));
  });
}
