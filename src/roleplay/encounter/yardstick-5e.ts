import { formatChallengeRating, XP_BY_CR } from '../../entity/srd.ts';
import { content } from '../content.ts';
import { DIFFICULTIES, type Difficulty, type DifficultyScale, type Party } from './yardstick.ts';

interface EncounterFile {
  /**
   * By level of the characters, from 1: XP per character from which an encounter is easy, medium, hard or deadly (rules
   * of 2014).
   */
  readonly thresholds: readonly (readonly [easy: number, medium: number, hard: number, deadly: number])[];
  /**
   * Factors for the XP of a group, in ascending order. The first is only for parties of six or more, the last only for
   * parties of one or two.
   */
  readonly multipliers: readonly number[];
  /**
   * By number of monsters: index into `multipliers` for a party of three to five. Larger numbers use the last entry.
   */
  readonly multiplierSteps: readonly number[];
  /**
   * By difficulty: how far the challenge rating of a monster may exceed the level of the party. This limit is our own.
   */
  readonly capAboveLevel: Readonly<Record<Difficulty, number>>;
}

const {
  thresholds: THRESHOLDS,
  multipliers: MULTIPLIERS,
  multiplierSteps: STEPS,
  capAboveLevel: CAP_ABOVE_LEVEL,
} = content<EncounterFile>('roleplay/5e/encounters');

/** Factor for the XP of a group, by number of monsters and size of the party. */
export function xpMultiplier(monsters: number, partySize: number): number {
  const step = STEPS[Math.min(monsters, STEPS.length - 1)]!;
  const shift = partySize <= 2 ? 1 : partySize >= 6 ? -1 : 0;
  return MULTIPLIERS[step + shift]!;
}

/** The difficulty scale of 5e for a party. */
export function difficultyScale5e({ level, size }: Party): DifficultyScale {
  const each = THRESHOLDS[level - 1]!;
  const thresholds = Object.fromEntries(
    DIFFICULTIES.map((difficulty, i) => [difficulty, each[i]! * size]),
  ) as DifficultyScale['thresholds'];
  return {
    thresholds,
    ceiling: thresholds.deadly * 1.5,
    multiplier: (monsters) => xpMultiplier(monsters, size),
    cap(difficulty) {
      const cr = formatChallengeRating(level + CAP_ABOVE_LEVEL[difficulty]);
      return { cr, xp: XP_BY_CR[cr]! };
    },
  };
}
