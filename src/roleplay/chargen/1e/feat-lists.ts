import { content } from '../../content.ts';
import { type Ability, type AbilityScores, abilityModifier } from '../d20-abilities.ts';
import type { FightingRole } from './classes.ts';

/** Lists of feats, each with the level from which its feats can be chosen. */
type Steps = readonly (readonly [from: number, ...feats: string[]])[];

interface FeatFile {
  /** By role: feats to take first, because others build on them. */
  readonly takenFirst: Readonly<Record<FightingRole, readonly string[]>>;
  /** By role: feats to take next. After these, any feat may be taken. */
  readonly wanted: Readonly<Record<FightingRole, readonly string[]>>;
  /**
   * Beginnings of the names of feats that the generator never takes. They concern weapons and armour that the class
   * masters already or does not use, or mounts, familiars or followers, or they require a further choice.
   */
  readonly neverTaken: readonly string[];
  /** By feat: the skills of which at least one must be trained for it to be of use. */
  readonly ofSkills: Readonly<Record<string, readonly string[]>>;
  /** Feats that are of no use without a ranged weapon. */
  readonly ofShooters: readonly string[];
  /** By feat: the ability whose modifier is the number of its uses. */
  readonly byModifier: Readonly<Record<string, Ability>>;
  /** Feats that are of no use below a character level, such as metamagic for spells that cannot be cast yet. */
  readonly leastLevels: Readonly<Record<string, number>>;
  /** Bonus feats of monks, who need not meet the prerequisites. */
  readonly monk: Steps;
  /** Bonus feats of rangers with the archery style, who need not meet the prerequisites. */
  readonly archery: Steps;
  /** Bonus feats of rangers with the two-weapon style. The first of each step are taken first. */
  readonly twoWeapon: Steps;
}

const FEATS = content<FeatFile>('roleplay/1e/feats');

export const { takenFirst: TAKEN_FIRST, wanted: WANTED_FEATS, monk: MONK_FEATS } = FEATS;

/** Bonus feats of rangers by their way to fight. */
export const combatStyleFeats = (role: FightingRole): Steps => (role === 'archer' ? FEATS.archery : FEATS.twoWeapon);

/** Whether the generator never takes a feat, because it would be useless or require a further choice. */
export const isNeverTaken = (feat: string): boolean =>
  feat.includes('proficiency') || FEATS.neverTaken.some((start) => feat.startsWith(start));

/** Whether a feat is of use at a character level. */
export const isUsefulAt = (feat: string, level: number): boolean =>
  !Object.hasOwn(FEATS.leastLevels, feat) || level >= FEATS.leastLevels[feat]!;

/** Whether a feat is of use with the trained skills and, if it is about shooting, with the weapons. */
export const suitsTraining = (feat: string, skills: readonly string[], shoots: boolean): boolean =>
  (!Object.hasOwn(FEATS.ofSkills, feat) || FEATS.ofSkills[feat]!.some((skill) => skills.includes(skill))) &&
  (shoots || !FEATS.ofShooters.includes(feat));

/** Whether ability scores make a feat of use. */
export const suitsScores = (feat: string, scores: AbilityScores): boolean =>
  !Object.hasOwn(FEATS.byModifier, feat) || abilityModifier(scores[FEATS.byModifier[feat]!]) > 0;

/** All feats of a list that can be chosen up to a level. */
export const featsUpTo = (steps: Steps, level: number): string[] =>
  steps.flatMap(([from, ...feats]) => (level >= from ? feats : []));
