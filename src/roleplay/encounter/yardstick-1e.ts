import { content } from '../content.ts';
import type { ChallengeRating, Difficulty, DifficultyScale, Party } from './yardstick.ts';

interface EncounterFile {
  readonly challengesBelowOne: readonly ChallengeRating[];
  /** Gold pieces of an encounter of challenge 1-20, at a medium pace. */
  readonly goldByChallenge: readonly number[];
}

const { challengesBelowOne: BELOW_ONE, goldByChallenge } = content<EncounterFile>('roleplay/1e/encounters');

export const GOLD_BY_CHALLENGE = goldByChallenge;

const HIGHEST_CHALLENGE = 30;

/** XP of a whole challenge rating. It doubles with every second one: 1 is 400, 2 is 600, 3 is 800, 4 is 1200 … */
const xpOf = (cr: number): number => (cr % 2 ? 400 * 2 ** ((cr - 1) / 2) : 600 * 2 ** ((cr - 2) / 2));

/**
 * All challenge ratings from 1/8 to 30 in order. Two equal monsters are two steps above one alone, four of them four
 * steps.
 */
export const CHALLENGE_RATINGS: readonly ChallengeRating[] = [
  ...BELOW_ONE,
  ...Array.from({ length: HIGHEST_CHALLENGE }, (_, i) => ({ cr: String(i + 1), xp: xpOf(i + 1) })),
];

/** The entry of a whole challenge rating; numbers below 1 continue into the fractions. */
const challengeAt = (cr: number): ChallengeRating => CHALLENGE_RATINGS[Math.max(0, cr + BELOW_ONE.length - 1)]!;

/**
 * The challenge rating that suits a party: its level, one less for three or fewer characters, one more for six or more.
 */
export const partyChallengeRating = ({ level, size }: Party): number => level + (size <= 3 ? -1 : size >= 6 ? 1 : 0);

/** The lowest challenge of a difficulty, relative to the level of the party. Hard spans two. */
const LOWEST: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1, deadly: 3 };

/** The highest challenge of a difficulty, relative to the level of the party. The end of deadly is our own bound. */
const HIGHEST_OF_DIFFICULTY: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 2, deadly: 4 };

/**
 * The challenge rating of a group: the highest whose XP the group reaches. This agrees with the rules for doubling
 * numbers.
 */
export const groupChallengeRating = (rawXp: number): string =>
  (CHALLENGE_RATINGS.findLast(({ xp }) => rawXp >= xp) ?? CHALLENGE_RATINGS[0]!).cr;

export function difficultyScale1e(party: Party): DifficultyScale {
  const target = partyChallengeRating(party);
  const start = (difficulty: Difficulty) => challengeAt(target + LOWEST[difficulty]).xp;
  return {
    thresholds: { easy: start('easy'), medium: start('medium'), hard: start('hard'), deadly: start('deadly') },
    ceiling: challengeAt(target + HIGHEST_OF_DIFFICULTY.deadly + 1).xp,
    multiplier: () => 1,
    cap: (difficulty) => challengeAt(target + HIGHEST_OF_DIFFICULTY[difficulty]),
    groupChallenge: groupChallengeRating,
  };
}
