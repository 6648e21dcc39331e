import { content } from '../../content.ts';

export interface Domain {
  readonly name: string;
  /** One spell for each spell level, 1 to 9. */
  readonly spells: readonly string[];
}

export interface Bloodline {
  readonly name: string;
  /** One spell for each spell level, 1 to 9, known from class level 3, 5 … 19. */
  readonly spells: readonly string[];
  readonly feats: readonly string[];
}

interface CallingFile {
  readonly domains: readonly Domain[];
  readonly bloodlines: readonly Bloodline[];
  /** Spells that clerics and druids of the opposite alignment are not granted. */
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

/** Whether a divine spell is granted to a character of an alignment such as `lawful good`. */
export const isSpellGranted = (spell: string, alignment: string): boolean =>
  !alignment.split(' ').some((word) => OPPOSITES[word] && CALLINGS.alignedSpells[OPPOSITES[word]].includes(spell));
