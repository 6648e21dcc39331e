import type { Character } from '../../character.ts';
import type { Ability, AbilityScores, GearEntry } from '../d20-abilities.ts';
import type { Attack5e } from './combat.ts';
import type { Feature5e } from './features.ts';
import type { Load5e } from './load.ts';
import type { Skill5e } from './skills.ts';
import type { SpellAttack5e } from './spell-attacks.ts';
import type { InnateSpell, Spellcasting5e } from './spells.ts';

export interface SavingThrow {
  readonly bonus: number;
  readonly proficient: boolean;
}

/** An entry of gear with its weight. */
export interface CarriedEntry extends GearEntry {
  /** Weight of all `count` items together, in pounds. */
  readonly weight: number;
  /** What a pack contains. */
  readonly contents?: readonly GearEntry[];
}

export interface Character5e extends Character {
  readonly class: string;
  readonly subclass: string | null;
  readonly race: string;
  readonly size: 'small' | 'medium';
  readonly background: string;
  readonly alignment: string;
  readonly xp: number;
  readonly abilities: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly ability_method: string;
  /** The abilities raised at each increase, each by one point. An ability that is listed twice rises by 2. */
  readonly ability_increases: readonly { readonly level: number; readonly abilities: readonly Ability[] }[];
  readonly hit_points: number;
  readonly hit_points_method: string;
  readonly hit_dice: string;
  readonly proficiency_bonus: number;
  readonly armour_class: number;
  readonly armour_class_from: string;
  readonly initiative: number;
  /** Speed in feet per turn. */
  readonly speed: number;
  readonly passive_perception: number;
  readonly saving_throws: Readonly<Record<Ability, SavingThrow>>;
  readonly skills: readonly Skill5e[];
  readonly proficiencies: Readonly<Record<'armour' | 'weapons' | 'tools', readonly string[]>>;
  readonly languages: readonly string[];
  readonly attacks: readonly Attack5e[];
  /** Cantrips and ready spells that deal damage. */
  readonly spell_attacks?: readonly SpellAttack5e[];
  readonly attacks_per_action: number;
  readonly class_figures: Readonly<Record<string, string>>;
  readonly features: readonly Feature5e[];
  readonly traits: readonly string[];
  readonly spellcasting: Spellcasting5e | null;
  readonly innate_spells: readonly InnateSpell[];
  /** For rangers: creatures and country that they know best. */
  readonly favored_enemies?: readonly string[];
  readonly favored_terrains?: readonly string[];
  readonly gear: readonly CarriedEntry[];
  /** Parts of packs that are too heavy for the character. */
  readonly left_behind?: readonly CarriedEntry[];
  readonly load: Load5e;
  /** Money in gold pieces. */
  readonly money: number;
  /** Where money, gems and potions come from. */
  readonly wealth_method: string;
}
