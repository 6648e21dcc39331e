import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Ability, AbilityScores } from '../d20-abilities.ts';
import type { AttackProgression } from './tables.ts';

/** A class, with the fields of its entity in `content/entities/1e`. */
export interface ClassEntity {
  readonly name: string;
  readonly hit_die: string;
  readonly attack_bonus: AttackProgression;
  readonly good_saves: readonly ('fortitude' | 'reflex' | 'will')[];
  readonly skill_ranks: number;
  readonly class_skills: readonly string[];
  /** Dice for the starting wealth, in tens of gold pieces. */
  readonly gold_dice: string;
  readonly casting: 'none' | 'prepared' | 'spontaneous';
  readonly casting_ability?: Ability;
  readonly spell_list?: string;
  readonly spells_per_day?: readonly (readonly (number | null)[])[];
  readonly spells_known?: readonly (readonly (number | null)[])[];
  readonly features: readonly (readonly [level: number, name: string, text: string])[];
  readonly proficiencies: { readonly weapons: readonly string[]; readonly armour: readonly string[] };
}

/** A race, with the fields of its entity in `content/entities/1e`. */
export interface RaceEntity {
  readonly name: string;
  /** Bonuses by ability. `any` is a bonus to an ability of the player's choice. */
  readonly abilities: Readonly<Partial<AbilityScores> & { any?: number }>;
  readonly size: 'small' | 'medium';
  readonly speed: number;
  readonly senses: readonly string[];
  readonly traits: readonly string[];
  readonly languages: readonly string[];
  readonly bonus_languages: readonly string[];
}

/** A skill, with the fields of its entity in `content/entities/1e`. */
export interface SkillEntity {
  readonly name: string;
  readonly ability: Ability;
  readonly armour_check_penalty: boolean;
}

/** A feat, with the fields of its entity in `content/entities/1e`. */
export interface FeatEntity {
  readonly name: string;
  readonly kind: 'general' | 'combat' | 'metamagic' | 'item creation';
  readonly prerequisites: readonly string[];
}

/** A spell, with the fields of its entity in `content/entities/1e`. */
export interface SpellEntity {
  readonly name: string;
  readonly school: string;
  /** The saving throw against the spell, such as `Will negates` or `none`. */
  readonly saving_throw?: string;
  /** The spell's level, for each class that can cast it. */
  readonly levels: Readonly<Record<string, number>>;
}

/** An item, with the fields of its entity in `content/entities/1e`. */
export interface ItemEntity {
  readonly name: string;
  readonly kind: string;
  /** Price in gold pieces. */
  readonly price: number;
  /** Weight in pounds. */
  readonly weight?: number;
  readonly damage?: string;
  readonly critical?: string;
  readonly damage_type?: string;
  readonly range?: number;
  readonly proficiency?: string;
  readonly armour_bonus?: number;
  readonly maximum_dexterity?: number;
  readonly check_penalty?: number;
  readonly slot?: string;
}

interface Categories {
  class: ClassEntity;
  race: RaceEntity;
  skill: SkillEntity;
  feat: FeatEntity;
  spell: SpellEntity;
  item: ItemEntity;
}

/** All entities of one category in the first edition. */
export const entities1e = <Category extends keyof Categories>(category: Category): readonly Categories[Category][] =>
  entityCatalogueOf('1e').byCategory.get(category) as unknown as readonly Categories[Category][];

const byName = new Map<keyof Categories, ReadonlyMap<string, { readonly name: string }>>();

/** Finds an entity of the first edition by category and exact name; undefined if there is none. */
export function findEntity1e<Category extends keyof Categories>(
  category: Category,
  name: string,
): Categories[Category] {
  let names = byName.get(category);
  if (!names) {
    names = new Map(entities1e(category).map((thing) => [thing.name, thing]));
    byName.set(category, names);
  }
  return names.get(name) as Categories[Category];
}
