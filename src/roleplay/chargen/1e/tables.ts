/** Figures of the first edition of the d20 line with challenge ratings; row 0 is level 1. */

/** Experience of the medium track. */
export const FIRST_XP: readonly number[] = [
  0, 2000, 5000, 9000, 15_000, 23_000, 35_000, 51_000, 75_000, 105_000, 155_000, 220_000, 315_000, 445_000, 635_000,
  890_000, 1_300_000, 1_800_000, 2_550_000, 3_600_000,
];

/** Gold pieces that a character owns in all; at level 1 dice decide. */
export const WEALTH: readonly (number | null)[] = [
  null,
  1000,
  3000,
  6000,
  10_500,
  16_000,
  23_500,
  33_000,
  46_000,
  62_000,
  82_000,
  108_000,
  140_000,
  185_000,
  240_000,
  315_000,
  410_000,
  530_000,
  685_000,
  880_000,
];

export type AttackProgress = 'full' | 'three-quarters' | 'half';

const QUARTERS: Readonly<Record<AttackProgress, number>> = { full: 4, 'three-quarters': 3, half: 2 };

export const baseAttack = (progress: AttackProgress, level: number): number =>
  Math.floor((QUARTERS[progress] * level) / 4);

export const baseSave = (isGood: boolean, level: number): number =>
  isGood ? 2 + Math.floor(level / 2) : Math.floor(level / 3);

/** The further attacks of a round: each 5 lower, for as long as the base attack bonus is above 5, 10 and 15. */
export const furtherAttacks = (base: number): number[] => [0, 5, 10, 15].filter((less) => less === 0 || base > less);

/** Levels up to this one at which one score rises by 1. */
export const increasesBy = (level: number): number[] => [4, 8, 12, 16, 20].filter((at) => at <= level);

/** Slots of a spell level that a high score adds. */
export const bonusSlots = (modifier: number, spellLevel: number): number =>
  spellLevel && modifier >= spellLevel ? Math.floor((modifier - spellLevel) / 4) + 1 : 0;

/**
 * Slots by spell level: those of the class's row and those that the score adds. A score below 10 and the spell's level
 * casts none of it; a row may say 0, which leaves only what the score adds.
 */
export function slotsBy(row: readonly (number | null)[], score: number): Readonly<Record<number, number>> {
  const modifier = Math.floor((score - 10) / 2);
  return Object.fromEntries(
    row.flatMap((count, spellLevel) => {
      if (count === null || score < 10 + spellLevel) return [];
      const total = count + bonusSlots(modifier, spellLevel);
      return total ? [[spellLevel, total]] : [];
    }),
  );
}

/** What weapons of small size do, by what those of medium size do. */
export const SMALLER: Readonly<Record<string, string>> = {
  '1d2': '1',
  '1d3': '1d2',
  '1d4': '1d3',
  '1d6': '1d4',
  '1d8': '1d6',
  '1d10': '1d8',
  '1d12': '1d10',
  '2d4': '1d6',
  '2d6': '1d10',
  '2d8': '2d6',
  '2d10': '2d8',
};
