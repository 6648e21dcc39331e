import { content } from '../../content.ts';
import type { Ability } from '../d20-abilities.ts';

/** The way a character fights, which determines weapons, feats and the order of abilities. */
export type Role = 'melee' | 'archer' | 'unarmed' | 'finesse' | 'divine' | 'arcane';

/** How this generator builds characters of a class where the rules leave a choice. */
export interface Class1e {
  readonly name: string;
  /** The possible roles, one of which is drawn. */
  readonly roles: readonly Role[];
  /** Abilities in the order of need, the most needed first. */
  readonly abilityOrder: readonly Ability[];
  readonly alignments: readonly string[];
  /** Skills that every character of the class learns first. */
  readonly skills: readonly string[];
  /** Preferred weapons. The character gets one that the money is enough for. */
  readonly weapons: readonly string[];
  readonly ranged: readonly string[];
  /** Names of suitable armour, the lightest first. */
  readonly armour: readonly string[];
  readonly shield?: string;
  /** Items that the class depends on, bought before the rest of the gear. */
  readonly tools: readonly string[];
  /** Feats that the class grants, with the levels at which they are gained. */
  readonly feats?: readonly (readonly [level: number, feat: string])[];
  readonly languages?: readonly string[];
}

interface ClassFile {
  readonly classes: readonly Class1e[];
  /** The order of abilities for archers, who need dexterity more than strength. */
  readonly archerAbilityOrder: readonly Ability[];
  /**
   * Weapons for two hands: they add one and a half times the strength modifier to damage and leave no hand for a
   * shield.
   */
  readonly twoHandedWeapons: readonly string[];
  /** Weapons that Weapon finesse applies to: they hit by dexterity. */
  readonly lightWeapons: readonly string[];
  /** Features that recur at later levels, improved each time. */
  readonly growingFeatures: readonly string[];
}

const CLASS_FILE = content<ClassFile>('roleplay/1e/classes');

export const {
  classes: CLASSES_1E,
  twoHandedWeapons: TWO_HANDED,
  lightWeapons: LIGHT_WEAPONS,
  growingFeatures: GROWING_FEATURES,
} = CLASS_FILE;

/** The abilities in the order in which a class and role needs them. */
export const abilityOrderOf = (kind: Class1e, role: Role): readonly Ability[] =>
  role === 'archer' ? CLASS_FILE.archerAbilityOrder : kind.abilityOrder;
