import { content } from '../../content.ts';

/** Figures of the first edition of the d20 line with challenge ratings; row 0 is level 1. */
interface LevelFile {
  /** Experience, by the medium track. */
  readonly xp: readonly number[];
  /** Gold pieces that a character owns in all; null at level 1, where dice decide. */
  readonly wealth: readonly (number | null)[];
  /** Damage of a small weapon by that of the same weapon of medium size. */
  readonly smallerDamage: Readonly<Record<string, string>>;
}

export const { xp: XP_1E, wealth: WEALTH, smallerDamage: SMALL_DAMAGE } = content<LevelFile>('roleplay/1e/levels');

export type AttackProgress = 'full' | 'three-quarters' | 'half';

const QUARTERS: Readonly<Record<AttackProgress, number>> = { full: 4, 'three-quarters': 3, half: 2 };

export const baseAttack = (progress: AttackProgress, level: number): number =>
  Math.floor((QUARTERS[progress] * level) / 4);

export const baseSave = (isGood: boolean, level: number): number =>
  isGood ? 2 + Math.floor(level / 2) : Math.floor(level / 3);

/** The further attacks of a round: each 5 lower, for as long as the base attack bonus is above 5, 10 and 15. */
export const furtherAttacks = (base: number): number[] => [0, 5, 10, 15].filter((less) => less === 0 || base > less);

/** Levels up to this one at which one score rises by 1. */
export const increasesUpTo = (level: number): number[] => [4, 8, 12, 16, 20].filter((at) => at <= level);

/** Slots of a spell level that a high score adds. */
export const bonusSlots = (modifier: number, spellLevel: number): number =>
  spellLevel && modifier >= spellLevel ? Math.floor((modifier - spellLevel) / 4) + 1 : 0;

/**
 * Slots by spell level: those of the class's row and those that the score adds. A score below 10 and the spell's level
 * casts none of it; a row may say 0, which leaves only what the score adds.
 */
export function slotsFor(row: readonly (number | null)[], score: number): Readonly<Record<number, number>> {
  const modifier = Math.floor((score - 10) / 2);
  return Object.fromEntries(
    row.flatMap((count, spellLevel) => {
      if (count === null || score < 10 + spellLevel) return [];
      const total = count + bonusSlots(modifier, spellLevel);
      return total ? [[spellLevel, total]] : [];
    }),
  );
}
