import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import type { Ability, AbilityScores } from '../d20-abilities.ts';

interface SkillFile {
  /** By skill: its ability. */
  readonly skills: Readonly<Record<string, Ability>>;
  /** By class: skills that its members learn before any other, and those that serve them next. */
  readonly wanted: Readonly<Record<string, { readonly first: readonly string[]; readonly next: readonly string[] }>>;
}

const FILE = content<SkillFile>('roleplay/5e/skills');

export const { skills: SKILLS_5E } = FILE;

/**
 * The skills that serve a class, most wanted first. Those of an ability that is below average come last, unless the
 * class cannot do without.
 */
export function wantedSkills(className: string, modifiers: AbilityScores): string[] {
  const { first, next } = FILE.wanted[className]!;
  const isWeak = (name: string) => modifiers[SKILLS_5E[name]!] < 0;
  return [...first, ...next.filter((name) => !isWeak(name)), ...next.filter(isWeak)];
}

/** The skills that the members of a class learn before any other. */
const firstSkills = (className: string): readonly string[] => FILE.wanted[className]!.first;

/** Where trained skills come from: fixed skills, and choices of a number of skills from a list. */
export interface SkillSources {
  readonly given: readonly string[];
  readonly choices: readonly { readonly choose: number; readonly from: readonly string[] }[];
}

/**
 * Chooses the trained skills. If two sources grant the same skill, any other skill is chosen instead, as the rules say.
 */
export function chooseSkills(
  { given: fixed, choices }: SkillSources,
  className: string,
  modifiers: AbilityScores,
  rolls: RollRecorder,
): string[] {
  const skills = new Set(fixed);
  const wanted = wantedSkills(className, modifiers);
  const choose = (from: readonly string[], count: number) => {
    const choosable = from.filter((name) => !skills.has(name));
    const first = firstSkills(className).filter((name) => choosable.includes(name));
    for (const name of first.slice(0, count)) skills.add(name);
    // Of the skills that serve next, one more than are needed, so that not all members of a class are alike.
    const next = wanted.filter((name) => choosable.includes(name) && !skills.has(name));
    const open = count - Math.min(count, first.length);
    const drawn = rolls.pickDistinct('skill', next.slice(0, open + 2), open);
    for (const name of drawn) skills.add(name);
    const others = choosable.filter((name) => !skills.has(name));
    for (const name of rolls.pickDistinct('skill', others, open - drawn.length)) skills.add(name);
  };
  const repeats = fixed.length - skills.size;
  for (const { from, choose: count } of choices) choose(from, count);
  choose(Object.keys(SKILLS_5E), repeats);
  return [...skills].sort();
}

export interface Skill5e {
  readonly name: string;
  readonly ability: Ability;
  readonly bonus: number;
  readonly proficient: boolean;
  readonly expertise: boolean;
}

/** The facts about a character from which skill bonuses are computed. */
export interface SkillFacts5e {
  readonly modifiers: AbilityScores;
  readonly proficiency: number;
  readonly proficient: readonly string[];
  readonly expertise: readonly string[];
  /** Returns the bonus to checks of an ability without proficiency. */
  readonly untrained: (ability: Ability) => number;
}

/** Bonuses of all skills. */
export function skillBonuses({ modifiers, proficiency, proficient, expertise, untrained }: SkillFacts5e): Skill5e[] {
  return Object.entries(SKILLS_5E).map(([name, ability]) => {
    const isProficient = proficient.includes(name);
    const isExpert = expertise.includes(name);
    const trained = isExpert ? 2 * proficiency : proficiency;
    const bonus = modifiers[ability] + (isProficient ? trained : untrained(ability));
    return { name, ability, bonus, proficient: isProficient, expertise: isExpert };
  });
}
