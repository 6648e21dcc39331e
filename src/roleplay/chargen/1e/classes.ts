import { content } from '../../content.ts';
import type { Ability } from '../d20-abilities.ts';

/** The way in which a character fights. It determines weapons, feats and the order of abilities. */
export type FightingRole = 'melee' | 'archer' | 'two-weapon' | 'unarmed' | 'finesse' | 'divine' | 'arcane';

/** How this generator builds characters of a class, where the rules leave a choice. */
export interface Class1e {
  readonly name: string;
  /** Possible roles. One is drawn for each character. */
  readonly roles: readonly FightingRole[];
  /** Abilities, the one that the class needs most first. */
  readonly abilityOrder: readonly Ability[];
  readonly alignments: readonly string[];
  /** Skills that every character of the class learns first. */
  readonly skills: readonly string[];
  /** Preferred weapons. The character gets one of those that are affordable. */
  readonly weapons: readonly string[];
  readonly ranged: readonly string[];
  /** Names of suitable armour, lightest first. */
  readonly armour: readonly string[];
  readonly shield?: string;
  /** Items without which the class cannot work. They are bought before other gear. */
  readonly tools: readonly string[];
  /** Feats that the class grants, with the levels at which they are gained. */
  readonly feats?: readonly (readonly [level: number, feat: string])[];
  readonly languages?: readonly string[];
}

interface ClassFile {
  readonly classes: readonly Class1e[];
  /** Abilities in order of need for archers and two-weapon fighters, to whom dexterity matters more than strength. */
  readonly archerAbilityOrder: readonly Ability[];
  /**
   * Two-handed weapons. They add one and a half times the strength modifier to damage, and leave no hand for a shield.
   */
  readonly twoHandedWeapons: readonly string[];
  /** Weapons to which the feat Weapon finesse applies, so that dexterity decides whether they hit. */
  readonly lightWeapons: readonly string[];
  /** Pairs of weapons for those who fight with two: the main weapon, and a light one for the other hand. */
  readonly weaponPairs: readonly (readonly [main: string, offHand: string])[];
  /** Beginnings of the names of features that are listed again, improved, at later levels. */
  readonly growingFeatures: readonly string[];
  /** Beginnings of the names of features that the sheet omits, because it lists what was chosen for them. */
  readonly featuresListedElsewhere: readonly string[];
}

const CLASS_FILE = content<ClassFile>('roleplay/1e/classes');

export const {
  classes: CLASSES_1E,
  twoHandedWeapons: TWO_HANDED,
  lightWeapons: LIGHT_WEAPONS,
  weaponPairs: WEAPON_PAIRS,
  growingFeatures: GROWING_FEATURES,
  featuresListedElsewhere: FEATURES_LISTED_ELSEWHERE,
} = CLASS_FILE;

/** Abilities of a class and role, the one needed most first. */
export const abilityOrderOf = (kind: Class1e, role: FightingRole): readonly Ability[] =>
  role === 'archer' || role === 'two-weapon' ? CLASS_FILE.archerAbilityOrder : kind.abilityOrder;
