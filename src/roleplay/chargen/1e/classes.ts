import { content } from '../../content.ts';
import type { Ability } from '../d20-abilities.ts';

export type Role = 'melee' | 'archer' | 'unarmed' | 'finesse' | 'divine' | 'arcane';

/** How a class is played here: what its figures leave open. */
export interface Class1e {
  readonly name: string;
  /** One of them is drawn. */
  readonly roles: readonly Role[];
  /** Abilities, the one that is needed most first. */
  readonly abilityOrder: readonly Ability[];
  readonly alignments: readonly string[];
  /** Skills that everybody of the class learns first. */
  readonly skills: readonly string[];
  /** One of those that the character can pay for. */
  readonly weapons: readonly string[];
  readonly ranged: readonly string[];
  /** By name, the lightest first. */
  readonly armour: readonly string[];
  readonly shield?: string;
  /** What the class can't do without, before all else. */
  readonly tools: readonly string[];
  /** Feats that come with the class, by level. */
  readonly feats?: readonly (readonly [level: number, feat: string])[];
  readonly languages?: readonly string[];
}

interface ClassFile {
  readonly classes: readonly Class1e[];
  /** Of fighters who shoot: they need speed more than strength. */
  readonly archerAbilityOrder: readonly Ability[];
  /** Weapons for two hands: they strike with half as much strength again and leave no hand for a shield. */
  readonly twoHandedWeapons: readonly string[];
  /** Weapons that may be guided by dexterity. */
  readonly lightWeapons: readonly string[];
  /** Features that come again at later levels, better each time. */
  readonly growingFeatures: readonly string[];
}

const CLASS_FILE = content<ClassFile>('roleplay/1e/classes');

export const {
  classes: CLASSES_1E,
  twoHandedWeapons: TWO_HANDED,
  lightWeapons: LIGHT_WEAPONS,
  growingFeatures: GROWING_FEATURES,
} = CLASS_FILE;

export const abilityOrderOf = (kind: Class1e, role: Role): readonly Ability[] =>
  role === 'archer' ? CLASS_FILE.archerAbilityOrder : kind.abilityOrder;
