import { formatChallenge, XP_BY_CR } from '../../entity/srd.ts';
import { content } from '../content.ts';
import { DIFFICULTIES, type Difficulty, type DifficultyScale, type Party } from './yardstick.ts';

interface EncounterFile {
  /** XP per character of levels 1-20 from which an encounter is easy, medium, hard, deadly (2014). */
  readonly thresholds: readonly (readonly [easy: number, medium: number, hard: number, deadly: number])[];
  /** The first and the last are only for parties of six or more, and of one or two. */
  readonly multipliers: readonly number[];
  /** Index into `multipliers` by the number of monsters, for a party of three to five; more count as the last. */
  readonly multiplierSteps: readonly number[];
  /** How far the challenge of a single monster may be above the level of the party: our own bound. */
  readonly capAboveLevel: Readonly<Record<Difficulty, number>>;
}

const {
  thresholds: THRESHOLDS,
  multipliers: MULTIPLIERS,
  multiplierSteps: STEPS,
  capAboveLevel: CAP_ABOVE_LEVEL,
} = content<EncounterFile>('roleplay/5e/encounters');

export function xpMultiplier(monsters: number, partySize: number): number {
  const step = STEPS[Math.min(monsters, STEPS.length - 1)]!;
  const shift = partySize <= 2 ? 1 : partySize >= 6 ? -1 : 0;
  return MULTIPLIERS[step + shift]!;
}

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
      const cr = formatChallenge(level + CAP_ABOVE_LEVEL[difficulty]);
      return { cr, xp: XP_BY_CR[cr]! };
    },
  };
}
