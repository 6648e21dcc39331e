import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import type { Ability, AbilityScores } from '../d20-abilities.ts';

/** By skill: its ability. */
export const { skills: SKILLS_5E } = content<{ readonly skills: Readonly<Record<string, Ability>> }>(
  'roleplay/5e/skills',
);

/** Where trained skills come from: fixed skills, and choices of a number of skills from a list. */
export interface SkillSources {
  readonly given: readonly string[];
  readonly choices: readonly { readonly choose: number; readonly from: readonly string[] }[];
}

/**
 * Chooses the trained skills. If two sources grant the same skill, any other skill is chosen instead, as the rules say.
 */
export function chooseSkills({ given: fixed, choices }: SkillSources, rolls: RollRecorder): string[] {
  const skills = new Set(fixed);
  const choose = (from: readonly string[], count: number) => {
    const choosable = from.filter((name) => !skills.has(name));
    for (const name of rolls.pickDistinct('skill', choosable, count)) skills.add(name);
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
