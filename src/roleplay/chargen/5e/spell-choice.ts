import { content } from '../../content.ts';

/** How a spell harms: by an attack roll, by the saving throw against it, or without either (`sure`). */
/** The harm that a spell does. */
export interface Harm {
  readonly hit: string;
  readonly damage: string;
  readonly type: string;
  readonly range: string;
  /** Dice that each level above the spell's own adds, of spells that are cast at a higher one. */
  readonly perLevel?: number;
  /** Rays or darts that each level above the spell's own adds. */
  readonly timesPerLevel?: number;
  /** Number of rays or darts. */
  readonly times?: number;
  /** Whether the spellcasting modifier adds to the damage. */
  readonly addsAbility?: boolean;
}

interface ChoiceFile {
  readonly attacks: Readonly<Record<string, Harm>>;
  /** Spells that serve most characters well. About half of the spells chosen are of these. */
  readonly staples: readonly string[];
  /** Cantrips that are learned only if there is no other. */
  readonly rarelyLearned: readonly string[];
  /** By subclass: spells that do nothing for it. */
  readonly useless: Readonly<Record<string, readonly string[]>>;
}

const FILE = content<ChoiceFile>('roleplay/5e/spell-choice');
/** By spell: how it harms. */
export const HARMS: ReadonlyMap<string, Harm> = new Map(Object.entries(FILE.attacks));

export const { staples: STAPLES, rarelyLearned: RARELY_LEARNED, useless: USELESS } = FILE;

/** Whether a spell deals damage by itself. */
export const isAttackSpell = (name: string): boolean => HARMS.has(name);
