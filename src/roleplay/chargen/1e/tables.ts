import { content } from '../../content.ts';

/** Tables of the first edition by level, with level 1 in row 0. */
interface LevelFile {
  /** Experience points at which each level begins, on the medium track. */
  readonly xp: readonly number[];
  /** Total wealth at each level in gold pieces; null at level 1, where it is rolled. */
  readonly wealth: readonly (number | null)[];
  /** Damage of weapons of small size, by the damage of the same weapon in medium size. */
  readonly smallerDamage: Readonly<Record<string, string>>;
}

export const { xp: XP_1E, wealth: WEALTH, smallerDamage: SMALL_DAMAGE } = content<LevelFile>('roleplay/1e/levels');

/** How fast the base attack bonus of a class rises: by the full class level, three quarters of it, or half. */
export type AttackProgression = 'full' | 'three-quarters' | 'half';

const QUARTERS: Readonly<Record<AttackProgression, number>> = { full: 4, 'three-quarters': 3, half: 2 };

/** Base attack bonus at a level. */
export const baseAttackBonus = (progress: AttackProgression, level: number): number =>
  Math.floor((QUARTERS[progress] * level) / 4);

/** Base bonus of a saving throw at a level. */
export const baseSaveBonus = (isGood: boolean, level: number): number =>
  isGood ? 2 + Math.floor(level / 2) : Math.floor(level / 3);

/**
 * Penalties of the attacks in a round, as positive numbers. The first is 0; attacks at 5, 10 and 15 follow while the
 * base attack bonus is higher than the penalty.
 */
export const attackPenalties = (base: number): number[] => [0, 5, 10, 15].filter((less) => less === 0 || base > less);

/** The levels up to a given one at which an ability score rises by 1. */
export const abilityIncreasesUpTo = (level: number): number[] => [4, 8, 12, 16, 20].filter((at) => at <= level);

/** Number of additional slots of a spell level for a high ability score. */
export const bonusSpellSlots = (modifier: number, spellLevel: number): number =>
  spellLevel && modifier >= spellLevel ? Math.floor((modifier - spellLevel) / 4) + 1 : 0;

/**
 * Number of slots by spell level: those of the class table, plus those for a high ability score. Casting a level
 * requires an ability score of 10 plus that level. Where the table has 0, only additional slots count; where it has
 * null, there are no slots.
 */
export function spellSlotsFor(row: readonly (number | null)[], score: number): Readonly<Record<number, number>> {
  const modifier = Math.floor((score - 10) / 2);
  return Object.fromEntries(
    row.flatMap((count, spellLevel) => {
      if (count === null || score < 10 + spellLevel) return [];
      const total = count + bonusSpellSlots(modifier, spellLevel);
      return total ? [[spellLevel, total]] : [];
    }),
  );
}
