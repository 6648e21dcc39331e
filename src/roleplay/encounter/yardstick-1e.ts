import { content } from '../content.ts';
import type { ChallengeRating, Difficulty, DifficultyScale, Party } from './yardstick.ts';

interface EncounterFile {
  readonly challengesBelowOne: readonly ChallengeRating[];
  /**
   * Usual treasure of an encounter in gold pieces, for challenge ratings 1 to 20, at the medium pace of advancement.
   */
  readonly goldByChallenge: readonly number[];
}

const { challengesBelowOne: BELOW_ONE, goldByChallenge } = content<EncounterFile>('roleplay/1e/encounters');

/** Usual treasure of an encounter in gold pieces, for challenge ratings 1 to 20. */
export const GOLD_BY_CHALLENGE = goldByChallenge;

const HIGHEST_CHALLENGE = 30;

/** XP for a whole challenge rating: 400 for 1, 600 for 2, 800 for 3, 1200 for 4 … They double every two ratings. */
const xpOf = (cr: number): number => (cr % 2 ? 400 * 2 ** ((cr - 1) / 2) : 600 * 2 ** ((cr - 2) / 2));

/**
 * All challenge ratings from 1/8 to 30, in order. Two equal monsters count as two entries above one of them, four as
 * four.
 */
export const CHALLENGE_RATINGS: readonly ChallengeRating[] = [
  ...BELOW_ONE,
  ...Array.from({ length: HIGHEST_CHALLENGE }, (_, i) => ({ cr: String(i + 1), xp: xpOf(i + 1) })),
];

/** The entry of a whole challenge rating. 0 gives 1/2, -1 the fraction below, and so on. */
const challengeAt = (cr: number): ChallengeRating => CHALLENGE_RATINGS[Math.max(0, cr + BELOW_ONE.length - 1)]!;

/** The challenge rating that suits a party: its level, less 1 for three or fewer characters, plus 1 for six or more. */
export const partyChallengeRating = ({ level, size }: Party): number => level + (size <= 3 ? -1 : size >= 6 ? 1 : 0);

/**
 * By difficulty: the lowest challenge rating of an encounter, relative to the rating that suits the party. The book
 * calls these easy, average (which includes challenging, one above), hard and epic.
 */
const LOWEST: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 2, deadly: 3 };

/**
 * By difficulty: the highest challenge rating of a monster, relative to the rating that suits the party. The limit for
 * deadly is our own.
 */
const HIGHEST_OF_DIFFICULTY: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 1, hard: 2, deadly: 4 };

/**
 * The challenge rating of a group: the highest whose XP is at most that of the group. This agrees with the rule that
 * doubling the number of monsters adds two.
 */
export const groupChallengeRating = (rawXp: number): string =>
  (CHALLENGE_RATINGS.findLast(({ xp }) => rawXp >= xp) ?? CHALLENGE_RATINGS[0]!).cr;

/** The difficulty scale of the first edition for a party. */
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
