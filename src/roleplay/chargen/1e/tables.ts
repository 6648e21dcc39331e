import { content } from '../../content.ts';

/** Tables of the first edition of the d20 line; row 0 is level 1. */
interface LevelFile {
  /** Experience, by the medium track. */
  readonly xp: readonly number[];
  /** Total wealth in gold pieces; null at level 1, where it is rolled. */
  readonly wealth: readonly (number | null)[];
  /** Damage of a small weapon by that of the same weapon of medium size. */
  readonly smallerDamage: Readonly<Record<string, string>>;
}

export const { xp: XP_1E, wealth: WEALTH, smallerDamage: SMALL_DAMAGE } = content<LevelFile>('roleplay/1e/levels');

export type AttackProgression = 'full' | 'three-quarters' | 'half';

const QUARTERS: Readonly<Record<AttackProgression, number>> = { full: 4, 'three-quarters': 3, half: 2 };

export const baseAttackBonus = (progress: AttackProgression, level: number): number =>
  Math.floor((QUARTERS[progress] * level) / 4);

export const baseSaveBonus = (isGood: boolean, level: number): number =>
  isGood ? 2 + Math.floor(level / 2) : Math.floor(level / 3);

/** Penalties of the attacks of a round: 0, and then 5, 10 and 15 as far as the base attack bonus exceeds them. */
export const attackPenalties = (base: number): number[] => [0, 5, 10, 15].filter((less) => less === 0 || base > less);

/** Levels up to this one at which an ability score rises by 1. */
export const abilityIncreasesUpTo = (level: number): number[] => [4, 8, 12, 16, 20].filter((at) => at <= level);

/** Additional slots of a spell level for a high ability score. */
export const bonusSpellSlots = (modifier: number, spellLevel: number): number =>
  spellLevel && modifier >= spellLevel ? Math.floor((modifier - spellLevel) / 4) + 1 : 0;

/**
 * Slots by spell level: those of the class's row plus those for a high ability score. A score below 10 plus the spell
 * level casts none of that level. A 0 in the row leaves only the additional slots; null means none.
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
