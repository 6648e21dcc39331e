import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Ability, Scores } from '../d20-abilities.ts';
import type { AttackProgress } from './tables.ts';

/** A class as `content/entities/1e` describes it. */
export interface ClassFigures {
  readonly name: string;
  readonly hit_die: string;
  readonly attack_bonus: AttackProgress;
  readonly good_saves: readonly ('fortitude' | 'reflex' | 'will')[];
  readonly skill_ranks: number;
  readonly class_skills: readonly string[];
  /** Starting wealth as dice, times 10 gp. */
  readonly gold_dice: string;
  readonly casting: 'none' | 'prepared' | 'spontaneous';
  readonly casting_ability?: Ability;
  readonly spell_list?: string;
  readonly spells_per_day?: readonly (readonly (number | null)[])[];
  readonly spells_known?: readonly (readonly (number | null)[])[];
  readonly features: readonly (readonly [level: number, name: string, text: string])[];
  readonly proficiencies: { readonly weapons: readonly string[]; readonly armour: readonly string[] };
}

export interface RaceFigures {
  readonly name: string;
  /** `any` is a bonus to one ability of free choice. */
  readonly abilities: Readonly<Partial<Scores> & { any?: number }>;
  readonly size: 'small' | 'medium';
  readonly speed: number;
  readonly senses: readonly string[];
  readonly traits: readonly string[];
  readonly languages: readonly string[];
  readonly bonus_languages: readonly string[];
}

export interface SkillFigures {
  readonly name: string;
  readonly ability: Ability;
  readonly armour_check_penalty: boolean;
}

export interface FeatFigures {
  readonly name: string;
  readonly kind: 'general' | 'combat' | 'metamagic' | 'item creation';
  readonly prerequisites: readonly string[];
}

export interface SpellFigures {
  readonly name: string;
  readonly school: string;
  /** Spell level by class. */
  readonly levels: Readonly<Record<string, number>>;
}

export interface ItemFigures {
  readonly name: string;
  readonly kind: string;
  /** Gold pieces. */
  readonly price: number;
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
  class: ClassFigures;
  race: RaceFigures;
  skill: SkillFigures;
  feat: FeatFigures;
  spell: SpellFigures;
  item: ItemFigures;
}

/** All entities of a category of the first edition. */
export const entities1e = <Category extends keyof Categories>(category: Category): readonly Categories[Category][] =>
  entityCatalogueOf('1e').byCategory.get(category) as unknown as readonly Categories[Category][];

export const findEntity1e = <Category extends keyof Categories>(
  category: Category,
  name: string,
): Categories[Category] =>
  entityCatalogueOf('1e')
    .withName(name, category)
    .find((thing) => thing.name === name) as unknown as Categories[Category];
