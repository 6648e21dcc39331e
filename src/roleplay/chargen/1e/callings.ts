import { content } from '../../content.ts';

/** A cleric's domain. */
export interface ClericDomain {
  readonly name: string;
  /** One spell for each spell level from 1 to 9. */
  readonly spells: readonly string[];
}

/** A sorcerer's bloodline. */
export interface SorcererBloodline {
  readonly name: string;
  /** Bonus spells, one for each spell level from 1 to 9, gained at class levels 3, 5 … 19. */
  readonly spells: readonly string[];
  readonly feats: readonly string[];
}

interface CallingFile {
  readonly domains: readonly ClericDomain[];
  readonly bloodlines: readonly SorcererBloodline[];
  /** By alignment: spells that clerics and druids of the opposite alignment cannot cast. */
  readonly alignedSpells: Readonly<Record<'good' | 'evil' | 'lawful' | 'chaotic', readonly string[]>>;
}

const CALLINGS = content<CallingFile>('roleplay/1e/callings');

export const { domains: DOMAINS, bloodlines: BLOODLINES } = CALLINGS;

const OPPOSITES: Readonly<Record<string, keyof CallingFile['alignedSpells']>> = {
  good: 'evil',
  evil: 'good',
  lawful: 'chaotic',
  chaotic: 'lawful',
};

/**
 * Whether a character of an alignment, such as `lawful good`, may cast a divine spell. Spells of an opposite alignment
 * are refused.
 */
export const isSpellGranted = (spell: string, alignment: string): boolean =>
  !alignment.split(' ').some((word) => OPPOSITES[word] && CALLINGS.alignedSpells[OPPOSITES[word]].includes(spell));
