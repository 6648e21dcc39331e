import { content } from '../../content.ts';
import type { Ability } from '../d20-abilities.ts';

/** A race of the System Reference Document 5.1, merged with its subrace if it has one. */
export interface Race5e {
  readonly name: string;
  /** Key of the race's table of names in `content/oracles/5e/names.json`. */
  readonly people: string;
  readonly abilities: Readonly<Partial<Record<Ability, number>>>;
  /** Number of abilities, of the player's choice, that rise by 1. */
  readonly freeAbilities?: number;
  readonly size: 'small' | 'medium';
  readonly speed: number;
  readonly skills?: readonly string[];
  /** Number of skills of the player's choice. */
  readonly freeSkills?: number;
  readonly weapons?: readonly string[];
  readonly tools?: readonly string[];
  readonly languages: readonly string[];
  readonly freeLanguages?: number;
  readonly traits: readonly string[];
  /** Spells that the race grants, with the character levels at which they are gained. */
  readonly spells?: readonly (readonly [level: number, name: string, castAt?: number])[];
  readonly casts?: Ability;
}

interface RaceFile {
  readonly races: readonly Race5e[];
  /** Colours of dragons, and the type of damage that dragonborn of such ancestry breathe and resist. */
  readonly dragons: readonly (readonly [colour: string, damage: string])[];
  /** Languages that can be chosen. */
  readonly languages: readonly string[];
}

export const { races: RACES_5E, dragons: DRAGONS, languages: LANGUAGES_5E } = content<RaceFile>('roleplay/5e/races');

/** A background in 5e: what the character did before adventuring. */
export interface Background {
  readonly name: string;
  readonly skills: readonly [string, string];
  readonly tools?: readonly string[];
  readonly freeLanguages?: number;
  readonly gear: readonly string[];
  readonly gold: number;
}

export const { backgrounds: BACKGROUNDS } = content<{ readonly backgrounds: readonly Background[] }>(
  'roleplay/5e/backgrounds',
);
