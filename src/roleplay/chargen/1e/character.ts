import type { Character } from '../../character.ts';
import type { Ability, AbilityScores } from '../d20-abilities.ts';
import type { Attack1e } from './combat.ts';
import type { Companion1e } from './companions.ts';
import type { Feat1e } from './feats.ts';
import type { ClassEntity } from './figures.ts';
import type { Load1e, Purse1e } from './load.ts';
import type { Power1e } from './powers.ts';
import type { Purchase } from './purse.ts';
import type { Skill1e } from './skills.ts';
import type { Spellcasting1e } from './spells.ts';

/** What a character may gain at each level of a favoured class: one hit point or one skill rank. */
export const FAVOURED_CLASS_BONUSES = ['hit points', 'skill ranks'] as const;
export type FavouredClassBonus = (typeof FAVOURED_CLASS_BONUSES)[number];

export interface Character1e extends Character {
  readonly class: string;
  readonly race: string;
  readonly size: 'small' | 'medium';
  readonly alignment: string;
  /** Experience points, on the medium track of advancement. */
  readonly xp: number;
  /** Ability scores, including bonuses of worn items. */
  readonly abilities: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly ability_method: string;
  readonly ability_increases: readonly { readonly level: number; readonly ability: Ability }[];
  readonly hit_points: number;
  readonly hit_points_method: string;
  readonly hit_dice: string;
  /** What each level of the favoured class adds. */
  readonly favoured_class: FavouredClassBonus;
  readonly base_attack: number;
  readonly armour_class: number;
  readonly touch: number;
  readonly flat_footed: number;
  readonly armour_class_from: string;
  readonly cmb: number;
  readonly cmd: number;
  readonly initiative: number;
  /** Speed in feet per turn, in the armour that the character wears and with its load. */
  readonly speed: number;
  readonly saves: Readonly<Record<'fortitude' | 'reflex' | 'will', number>>;
  readonly skill_ranks: number;
  readonly skills: readonly Skill1e[];
  readonly attacks: readonly Attack1e[];
  readonly feats: readonly Feat1e[];
  readonly features: readonly { readonly name: string; readonly level: number }[];
  readonly traits: readonly string[];
  readonly senses: readonly string[];
  readonly proficiencies: ClassEntity['proficiencies'];
  /** What the character was chosen or trained for: powers, tricks and favoured things. */
  readonly powers: readonly Power1e[];
  /** Special values of the class as text by name, such as rounds of rage. */
  readonly class_figures: Readonly<Record<string, string>>;
  readonly deity?: string;
  readonly favoured_weapon?: string;
  readonly channels?: 'positive' | 'negative';
  readonly domains?: readonly string[];
  readonly bloodline?: string;
  readonly school?: string;
  readonly opposition_schools?: readonly string[];
  readonly combat_style?: string;
  /** A bond with an animal, object, spirit or companions. */
  readonly bond?: string;
  readonly companion?: Companion1e;
  readonly spellcasting: Spellcasting1e | null;
  /** Why a class that casts spells at the level has none. */
  readonly no_spells?: string;
  readonly languages: readonly string[];
  readonly gear: readonly Purchase[];
  readonly load: Load1e;
  /** The money left, as gems and coins. */
  readonly purse: Purse1e;
  /** Starting wealth in gold pieces. Below are the price of the gear and the money left. */
  readonly wealth: number;
  readonly gear_worth: number;
  readonly money: number;
}
