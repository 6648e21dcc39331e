import { content } from '../../content.ts';

/** Tables of the first edition by level. Row 0 is for level 1. */
interface LevelFile {
  /** Experience points for each level, on the medium track. */
  readonly xp: readonly number[];
  /** Total wealth in gold pieces; null at level 1, where it is rolled. */
  readonly wealth: readonly (number | null)[];
  /** Damage of weapons of small size, by the damage of the same weapon in medium size. */
  readonly smallerDamage: Readonly<Record<string, string>>;
}

export const { xp: XP_1E, wealth: WEALTH, smallerDamage: SMALL_DAMAGE } = content<LevelFile>('roleplay/1e/levels');

/** How fast the base attack bonus of a class rises: by its level, three quarters of it, or half of it. */
export type AttackProgression = 'full' | 'three-quarters' | 'half';

const QUARTERS: Readonly<Record<AttackProgression, number>> = { full: 4, 'three-quarters': 3, half: 2 };

/** Base attack bonus at a level. */
export const baseAttackBonus = (progress: AttackProgression, level: number): number =>
  Math.floor((QUARTERS[progress] * level) / 4);

/** Base bonus of a saving throw at a level. */
export const baseSaveBonus = (isGood: boolean, level: number): number =>
  isGood ? 2 + Math.floor(level / 2) : Math.floor(level / 3);

/**
 * Penalties of the attacks in a round. The first is 0; further attacks at 5, 10 and 15 exist as long as the base attack
 * bonus is higher than the penalty.
 */
export const attackPenalties = (base: number): number[] => [0, 5, 10, 15].filter((less) => less === 0 || base > less);

/** The levels, up to this one, at which one ability score rises by 1. */
export const abilityIncreasesUpTo = (level: number): number[] => [4, 8, 12, 16, 20].filter((at) => at <= level);

/** Additional slots of a spell level that a high ability score gives. */
export const bonusSpellSlots = (modifier: number, spellLevel: number): number =>
  spellLevel && modifier >= spellLevel ? Math.floor((modifier - spellLevel) / 4) + 1 : 0;

/**
 * Number of slots by spell level: those of the class table plus those for a high ability score. Spells of a level
 * require an ability score of 10 plus that level. Where the table has 0, there are only the additional slots; where it
 * has null, there are none.
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
