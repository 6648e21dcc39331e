/** The difficulties of encounters, in ascending order. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'deadly'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** The difficulty that an encounter actually has. */
export type DifficultyRating = 'trivial' | Difficulty;

/** The party of characters that an encounter is made for. */
export interface Party {
  /** Level of every character, 1-20. */
  readonly level: number;
  readonly size: number;
}

/** A challenge rating as printed in the rules, and the XP of a monster with that rating. */
export interface ChallengeRating {
  readonly cr: string;
  readonly xp: number;
}

/**
 * How a system rates a group of monsters against a party. All values are XP, even if the system uses challenge ratings.
 */
export interface DifficultyScale {
  /** For each difficulty, the lowest adjusted XP of such an encounter. */
  readonly thresholds: Readonly<Record<Difficulty, number>>;
  /** Upper limit of the adjusted XP of a deadly encounter. It is our own, since the rules have none. */
  readonly ceiling: number;
  /** Returns the factor on the XP of a group by its number of monsters. It never falls as monsters are added. */
  multiplier(monsters: number): number;
  /** Returns the highest challenge rating of a single monster in an encounter of this difficulty. */
  cap(difficulty: Difficulty): ChallengeRating;
  /** Returns the challenge rating of a whole group, if the system has such a rule. */
  groupChallenge?(rawXp: number): string;
}

/** The range of adjusted XP of a difficulty: `from` is included, `below` is not. */
export function xpRangeOf(
  { thresholds, ceiling }: DifficultyScale,
  difficulty: Difficulty,
): readonly [from: number, below: number] {
  const next = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1];
  return [thresholds[difficulty], next ? thresholds[next] : ceiling];
}

/** The difficulty that matches an adjusted XP. */
export const difficultyRating = ({ thresholds }: DifficultyScale, adjustedXp: number): DifficultyRating =>
  DIFFICULTIES.findLast((difficulty) => adjustedXp >= thresholds[difficulty]) ?? 'trivial';
