/** The difficulties of encounters, in ascending order. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'deadly'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** The difficulty that an encounter actually has. */
export type DifficultyRating = 'trivial' | Difficulty;

/** The party of characters for which an encounter is made. */
export interface Party {
  /** Level of each character, 1 to 20. */
  readonly level: number;
  readonly size: number;
}

/** A challenge rating as the rules write it, with the XP of a monster of that rating. */
export interface ChallengeRating {
  readonly cr: string;
  readonly xp: number;
}

/** How a system rates groups of monsters for a party. All values are XP, even if the system uses challenge ratings. */
export interface DifficultyScale {
  /** By difficulty: the lowest adjusted XP of such an encounter. */
  readonly thresholds: Readonly<Record<Difficulty, number>>;
  /** Upper limit of the adjusted XP of a deadly encounter. It is our own, because the rules have none. */
  readonly ceiling: number;
  /** Returns the factor for the XP of a group, by its number of monsters. More monsters never have a lower factor. */
  multiplier(monsters: number): number;
  /** Returns the highest challenge rating of a single monster in an encounter of a difficulty. */
  cap(difficulty: Difficulty): ChallengeRating;
  /** Returns the challenge rating of a whole group. Undefined if the system has no rule for it. */
  groupChallenge?(rawXp: number): string;
}

/** The range of adjusted XP of a difficulty. It includes `from` but not `below`. */
export function xpRangeOf(
  { thresholds, ceiling }: DifficultyScale,
  difficulty: Difficulty,
): readonly [from: number, below: number] {
  const next = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1];
  return [thresholds[difficulty], next ? thresholds[next] : ceiling];
}

/** The difficulty that an adjusted XP amounts to. */
export const difficultyRating = ({ thresholds }: DifficultyScale, adjustedXp: number): DifficultyRating =>
  DIFFICULTIES.findLast((difficulty) => adjustedXp >= thresholds[difficulty]) ?? 'trivial';
