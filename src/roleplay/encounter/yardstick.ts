export const DIFFICULTIES = ['easy', 'medium', 'hard', 'deadly'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type DifficultyRating = 'trivial' | Difficulty;

export interface Party {
  /** Level of every character, 1-20. */
  readonly level: number;
  readonly size: number;
}

/** A challenge rating as it is printed, and the XP of a monster of that rating. */
export interface ChallengeRating {
  readonly cr: string;
  readonly xp: number;
}

/**
 * How a system rates a group of monsters against a party. Everything is in XP, also where the system uses challenge
 * ratings.
 */
export interface DifficultyScale {
  /** The adjusted XP from which an encounter has this difficulty. */
  readonly thresholds: Readonly<Record<Difficulty, number>>;
  /** Upper bound of the adjusted XP of a deadly encounter: our own, since the rules have none. */
  readonly ceiling: number;
  /** Factor on the XP of a group by its number of monsters. Never falls as monsters are added. */
  multiplier(monsters: number): number;
  /** The highest challenge rating of a single monster in an encounter of this difficulty. */
  cap(difficulty: Difficulty): ChallengeRating;
  /** The challenge rating of a whole group, if the system has such a rule. */
  groupChallenge?(rawXp: number): string;
}

/** The range of adjusted XP of a difficulty; `below` is not part of it. */
export function xpRangeOf(
  { thresholds, ceiling }: DifficultyScale,
  difficulty: Difficulty,
): readonly [from: number, below: number] {
  const next = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1];
  return [thresholds[difficulty], next ? thresholds[next] : ceiling];
}

export const difficultyRating = ({ thresholds }: DifficultyScale, adjustedXp: number): DifficultyRating =>
  DIFFICULTIES.findLast((difficulty) => adjustedXp >= thresholds[difficulty]) ?? 'trivial';
